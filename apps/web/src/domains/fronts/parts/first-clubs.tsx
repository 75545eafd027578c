// First clubs in the welcome: those near what the person just said they like, each to be joined on the spot.
import { randomId } from '@stagepass/base/random-id.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { JoinHere } from '#domains/admissions/public/join-here.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import type { WelcomeClubsProps } from '#domains/users/public/welcome-clubs.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import { frontsCopy } from '../copy.ts';
import { useFirstClubs } from '../data/use-my-clubs.ts';
import './club-rows.css';

export function Clubs({ isReady, waiting }: WelcomeClubsProps) {
  const copy = useCopy(frontsCopy);
  // One visit of the step: what is joined stays on the list as joined.
  const [visit] = useState(() => randomId());
  const clubs = useFirstClubs(visit, isReady);
  if (clubs.isError)
    return <LoadFailed query={clubs} title={copy.failedTitle} picture={<Illustration name="amp" />} />;
  if (clubs.data === undefined) return waiting;
  if (clubs.data.length === 0) return <Notice tone="plain">{copy.clubs.noneYet}</Notice>;
  return (
    <ul className="sp-club-rows">
      {clubs.data.map(({ club }) => (
        <li key={club.id} className="sp-club-row">
          <ClubPicture club={club} size={52} />
          <span className="sp-club-row-words">
            <span className="sp-head" dir="auto">
              {club.name}
            </span>
            <span className="sp-small sp-faint" dir="auto">
              {club.tagline}
            </span>
          </span>
          <JoinHere club={club} />
        </li>
      ))}
    </ul>
  );
}
