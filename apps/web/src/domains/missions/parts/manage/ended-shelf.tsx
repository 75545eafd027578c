// Missions that ended, and behind a control those that were archived.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { More } from '#platform/query/more.tsx';
import { useShelf } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { PlainRow } from './plain-row.tsx';

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
      <Listed
        query={ended}
        copy={copy}
        failed={copy.failed}
        empty={{ title: copy.emptyEndedTitle, text: copy.emptyEnded, picture: <Illustration name="case" /> }}
      >
        {(missions) => <EndedRows club={club} missions={missions} onOpen={onOpen} />}
      </Listed>
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
        <PlainRow
          key={mission.id}
          club={club}
          mission={mission}
          onOpen={onOpen}
          fact={<span className="sp-small sp-faint">{copy.completed({ count: mission.completed })}</span>}
        />
      ))}
    </ul>
  );
}
