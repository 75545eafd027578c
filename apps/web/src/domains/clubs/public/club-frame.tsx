// The frame of every screen inside a club: the club itself, its gel, and the way in for who may not open the screen.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { storeCurrentClub } from '#platform/session/current-club.ts';
import { useLiveMembers } from '../data/live-members.ts';
import { frameCopy } from '../frame-copy.ts';
import { mayOpen, type Need } from '../model/way-in.ts';
import { myClubsPath } from './paths.ts';
import { type ClubView, useClub } from './use-club.ts';

// Seldom seen, and it brings the sentence for everything that can go wrong.
const ClubFailed = latePart(
  () => import('../parts/club-failed.tsx'),
  'ClubFailed',
  undefined,
  'fails-screen',
);
const ShutDoor = latePart(() => import('../parts/shut-door.tsx'), 'ShutDoor', undefined, 'fails-screen');

export type ClubFrameProps = {
  /** What the viewer must be allowed to do; without it they are led to the permission screen. */
  need?: Need | undefined;
  /** Shown until the club is there; by default three rows. */
  waiting?: ReactNode;
  children: (club: ClubView) => ReactNode;
};

/** For routes with the club in `:id`. */
export function ClubFrame({ need, waiting, children }: ClubFrameProps) {
  const { id = '' } = useParams();
  const club = useClub(id);
  const { data } = club;
  useEffect(() => {
    if (data) storeCurrentClub({ id: data.id, name: data.name, handle: data.handle, hue: data.hue });
  }, [data]);
  useLiveMembers(data);
  const wait = waiting ?? <Waiting />;
  if (!data && club.isError) return <ClubFailed meanwhile={wait} query={club} />;
  if (!data) return wait;
  if (need !== undefined && !mayOpen(need, data.viewer))
    return <ShutDoor meanwhile={wait} need={need} club={data} query={club} waiting={wait} />;
  return <GelScope hue={data.hue}>{children(data)}</GelScope>;
}

function Waiting() {
  const { loading } = useCopy(frameCopy);
  return (
    <Screen>
      <TopBar leading={<BackButton above={myClubsPath()} />} />
      <ScreenBody>
        <SkeletonGroup label={loading}>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </SkeletonGroup>
      </ScreenBody>
    </Screen>
  );
}
