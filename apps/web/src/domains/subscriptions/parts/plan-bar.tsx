// The bar over a plan or a subscription: the way back, and its club.
import type { ItemClub } from '@stagepass/contract/items/shapes.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { clubPlansPath } from '../public/paths.ts';
import '#domains/clubs/public/club-bar.css';

export interface PlanBarProps {
  club: ItemClub;
  /** Where back leads on a first visit; the club's plans if left out. */
  above?: string;
  actions?: ReactNode;
}

export function PlanBar({ club, above = clubPlansPath(club.handle), actions }: PlanBarProps) {
  return (
    <TopBar
      leading={<BackButton above={above} />}
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
