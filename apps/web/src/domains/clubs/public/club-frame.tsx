// The frame of every screen inside a club: the club itself, its gel, and the way in for who may not open the screen.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { storeCurrentClub } from '#platform/session/current-club.ts';
import { useTitle } from '#platform/title/title.ts';
import { useLiveMembers } from '../data/live-members.ts';
import { frameCopy } from '../frame-copy.ts';
import { missingFor, type Need } from '../model/way-in.ts';
import { myClubsPath } from './paths.ts';
import { type ClubView, useClub } from './use-club.ts';

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
  const { pathname, search } = useLocation();
  const club = useClub(id);
  const { data } = club;
  useEffect(() => {
    if (data) storeCurrentClub({ id: data.id, name: data.name, handle: data.handle, hue: data.hue });
  }, [data]);
  useLiveMembers(data);
  if (!data) return club.isError ? <Failed query={club} /> : (waiting ?? <Waiting />);
  const reason = need === undefined ? null : missingFor(need, data.viewer);
  if (reason !== null)
    return <Navigate replace to={permissionErrorPath({ reason, club: data.id, next: pathname + search })} />;
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

function Failed({ query }: { query: ReturnType<typeof useClub> }) {
  const copy = useCopy(frameCopy);
  const isMissing = isApiError(query.error, 'clubs.not-found');
  const title = isMissing ? copy.missingTitle : copy.failedTitle;
  useTitle(title);
  const retry = { label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching };
  return (
    <Screen>
      <TopBar leading={<BackButton above={myClubsPath()} />} />
      <ScreenBody>
        <ErrorState
          level={1}
          title={title}
          retry={isMissing ? undefined : retry}
          secondary={
            <Button variant="outline" render={(anatomy) => <Link to="/discover" {...anatomy} />}>
              {copy.toDiscover}
            </Button>
          }
        >
          {isMissing ? copy.missing : errorSentence(copy, query.error)}
        </ErrorState>
      </ScreenBody>
    </Screen>
  );
}
