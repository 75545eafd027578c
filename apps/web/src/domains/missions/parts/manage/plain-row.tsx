// A mission in a list that nobody sorts: what it shows, how it stands, and what can be done beside it.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import type { ReactNode } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { MissionPrint } from './mission-print.tsx';
import { MissionState } from './mission-state.tsx';

interface PlainRowProps {
  club: ClubView;
  mission: ManagedMission;
  /** Said behind how it stands. */
  fact?: ReactNode;
  /** Beside the row, which opens the mission itself. */
  action?: ReactNode;
  onOpen: (mission: ManagedMission) => void;
}

export function PlainRow({ club, mission, fact, action, onOpen }: PlainRowProps) {
  return (
    <li>
      <div className="sp-managed-row" data-plain="">
        <button
          type="button"
          className="sp-managed-open"
          aria-haspopup="dialog"
          onClick={() => onOpen(mission)}
        >
          <MissionPrint picture={mission.picture} />
          <span className="sp-managed-words">
            <span className="sp-head" dir="auto">
              {mission.title}
            </span>
            <span className="sp-managed-facts">
              <MissionState mission={mission} zone={club.time_zone} />
              {fact}
            </span>
          </span>
        </button>
        {action}
      </div>
    </li>
  );
}
