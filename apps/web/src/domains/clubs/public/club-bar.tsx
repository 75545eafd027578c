// The bar at the head of a screen inside a club: the way back, the club's picture and name, the screen's own buttons.
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { ClubPicture } from './club-picture.tsx';
import { clubPath } from './paths.ts';
import type { ClubView } from './use-club.ts';
import './club-bar.css';

export type ClubBarProps = {
  club: ClubView;
  /** Where back leads on a first visit; the front door if left out. */
  above?: string | undefined;
  actions?: ReactNode;
};

export function ClubBar({ club, above, actions }: ClubBarProps) {
  return (
    <TopBar
      leading={<BackButton above={above ?? clubPath(club.handle)} />}
      title={
        <Link to={clubPath(club.handle)} className="sp-club-bar">
          <ClubPicture club={club} size={26} round />
          <span dir="auto">{club.name}</span>
        </Link>
      }
      actions={actions}
    />
  );
}
