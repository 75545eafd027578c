// The steps of a mission as fans see them listed; tried by pressing one where its settings are known.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useRequirementList } from '#domains/requirements/public/requirement-list.ts';
import { RequirementRow } from '#domains/requirements/public/requirement-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';

export interface FanStepsProps {
  missionId: string;
  steps?: readonly EditableRequirement[] | undefined;
  onPlay?: ((step: EditableRequirement) => void) | undefined;
}

export function FanSteps({ missionId, steps = [], onPlay }: FanStepsProps) {
  const copy = useCopy(missionBuilderCopy);
  const list = useRequirementList({ owner_kind: 'mission', owner_id: missionId });
  return (
    <Answered query={list} copy={copy} failed={copy.failedSteps}>
      {({ requirements }) => (
        <RowGroup>
          {requirements.map((entry) => {
            const step = steps.find(({ id }) => id === entry.id);
            return (
              <RequirementRow
                key={entry.id}
                // Whoever previews it may have tried it out: a fan begins anew.
                entry={{ ...entry, state: 'todo', tries_left: null }}
                onPress={step && onPlay && (() => onPlay(step))}
              />
            );
          })}
        </RowGroup>
      )}
    </Answered>
  );
}
