// Missions that ended, and behind a control those that were archived.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useShelf } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { MissionPrint } from './mission-print.tsx';
import { MissionState } from './mission-state.tsx';

export interface EndedShelfProps {
  club: ClubView;
  archived: number;
  onOpen: (mission: ManagedMission) => void;
}

export function EndedShelf({ club, archived, onOpen }: EndedShelfProps) {
  const copy = useCopy(manageMissionsCopy);
  const [shown, setShown] = useState(false);
  const ended = useShelf(club.id, 'ended');
  const kept = useShelf(club.id, 'archived', { enabled: shown });
  return (
    <>
      <Answered query={ended} copy={copy} failed={copy.failed}>
        {(missions) =>
          missions.length === 0 ? (
            <EmptyState title={copy.emptyEndedTitle} picture={<Illustration name="case" />}>
              {copy.emptyEnded}
            </EmptyState>
          ) : (
            <EndedRows club={club} missions={missions} onOpen={onOpen} />
          )
        }
      </Answered>
      <More query={ended} />
      {archived === 0 ? null : (
        <div className="mt-5">
          <Button wide variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? copy.hideArchived : copy.showArchived({ count: archived })}
          </Button>
        </div>
      )}
      {shown && archived > 0 ? (
        <>
          <SectionHead title={copy.archivedTitle} />
          <Answered query={kept} copy={copy} failed={copy.failed}>
            {(missions) => <EndedRows club={club} missions={missions} onOpen={onOpen} />}
          </Answered>
          <More query={kept} />
        </>
      ) : null}
    </>
  );
}

type EndedRowsProps = Pick<EndedShelfProps, 'club' | 'onOpen'> & { missions: readonly ManagedMission[] };

function EndedRows({ club, missions, onOpen }: EndedRowsProps) {
  const copy = useCopy(manageMissionsCopy);
  return (
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
                  <span className="sp-small sp-faint">{copy.completed({ count: mission.completed })}</span>
                </span>
              </span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
