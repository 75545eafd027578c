// The levels that a club has named, as its staff edits them.
import type { LevelLadder, LevelStep } from '@stagepass/contract/levels/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { levelsCopy } from '../copy.ts';
import { editLevelsCopy } from '../edit-copy.ts';
import { firstUnnamed } from '../model/ladder-rows.ts';
import { LevelSheet } from './level-sheet.tsx';
import { perkWords } from './perk-words.tsx';

export function EditLevels({ clubId, ladder }: { clubId: string; ladder: LevelLadder }) {
  const copy = useCopy(editLevelsCopy);
  const { perk: perks, levelName } = useCopy(levelsCopy);
  const [open, setOpen] = useState<LevelStep | 'new' | null>(null);
  const { steps } = ladder;
  const notes = (step: LevelStep) =>
    [copy.from({ count: step.begins_at_xp }), ...step.perks.map((perk) => perkWords(perk, perks))].join(
      ' · ',
    );
  return (
    <>
      <p className="sp-quiet mt-2.5 mb-5">{copy.lead}</p>
      {steps.length === 0 ? (
        <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState>
      ) : (
        <RowGroup>
          {steps.toReversed().map((step) => (
            <ListRow
              key={step.level}
              leading={<span className="sp-board-place">{step.level}</span>}
              title={<bdi>{step.name ?? levelName({ level: step.level })}</bdi>}
              detail={<bdi>{notes(step)}</bdi>}
              leads
              onPress={() => setOpen(step)}
            />
          ))}
        </RowGroup>
      )}
      <Button
        variant="outline"
        wide
        className="mt-4"
        icon={<Icon of={plus} weight="bold" />}
        onClick={() => setOpen('new')}
      >
        {copy.add}
      </Button>
      {open === null ? null : (
        <LevelSheet
          clubId={clubId}
          step={open === 'new' ? null : open}
          suggested={firstUnnamed(steps)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
