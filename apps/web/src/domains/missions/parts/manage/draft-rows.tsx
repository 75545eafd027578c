// Drafts with what each still needs, and the way to finish it.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { More, type MoreProps } from '#platform/query/more.tsx';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { builderPath } from '../../model/manage-addresses.ts';
import { MissionPrint } from './mission-print.tsx';
import { MissionState } from './mission-state.tsx';

export interface DraftRowsProps {
  club: ClubView;
  missions: readonly ManagedMission[];
  /** Where the list goes on. */
  query?: MoreProps['query'] | undefined;
  onOpen: (mission: ManagedMission) => void;
}

export function DraftRows({ club, missions, query, onOpen }: DraftRowsProps) {
  const copy = useCopy(manageMissionsCopy);
  return (
    <>
      <ul className="sp-managed-rows">
        {missions.map((mission) => (
          <li key={mission.id}>
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
                  </span>
                </span>
              </button>
              <LinkButton
                to={builderPath(club.handle, mission.id)}
                variant="secondary"
                size="small"
                aria-label={copy.finishOf({ title: mission.title })}
              >
                {copy.finish}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      {query === undefined ? null : <More query={query} />}
    </>
  );
}
