// Drafts with what each still needs, and the way to finish it.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { builderPath } from '../../model/manage-addresses.ts';
import { PlainRow } from './plain-row.tsx';

export interface DraftRowsProps {
  club: ClubView;
  missions: readonly ManagedMission[];
  onOpen: (mission: ManagedMission) => void;
}

export function DraftRows({ club, missions, onOpen }: DraftRowsProps) {
  const copy = useCopy(manageMissionsCopy);
  return (
    <ul className="sp-managed-rows">
      {missions.map((mission) => (
        <PlainRow
          key={mission.id}
          club={club}
          mission={mission}
          onOpen={onOpen}
          action={
            <LinkButton
              to={builderPath(club.handle, mission.id)}
              variant="secondary"
              size="small"
              aria-label={copy.finishOf({ title: mission.title })}
            >
              {copy.finish}
            </LinkButton>
          }
        />
      ))}
    </ul>
  );
}
