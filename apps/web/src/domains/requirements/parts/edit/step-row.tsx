// One step of a mission in its editor: its number, type, title and XP; pressed for what can be done with it, moved by its handle.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { MoveHandle } from '@stagepass/ui/sortable/move-handle.tsx';
import type { Sortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import { requirementTypes } from '../requirement-types.tsx';
import { RowMenu, type RowMenuProps } from './row-menu.tsx';
import './steps.css';

export interface StepRowProps extends Omit<RowMenuProps, 'open' | 'onClose' | 'last'> {
  count: number;
  sortable: Sortable;
}

export function StepRow({ sortable, count, ...menu }: StepRowProps) {
  const copy = useCopy(editCopy);
  const { requirement, place, fixed, onMove } = menu;
  const [open, setOpen] = useState(false);
  const { title, waits, xp } = requirement;
  return (
    <li
      ref={sortable.itemRef(place)}
      className="sp-step-row"
      data-dragged={sortable.dragged === place ? '' : undefined}
      style={sortable.styleOf(place)}
    >
      <span className="sp-step-number" aria-hidden="true">
        {place + 1}
      </span>
      <button type="button" className="sp-step-words" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={requirementTypes[requirement.config.type].icon} size="1.375rem" />
        <span>
          <span className="sp-step-title" dir="auto">
            {title}
          </span>
          {waits && place > 0 ? (
            <span className="sp-step-waits">{copy.steps.waitsMark({ number: place })}</span>
          ) : null}
        </span>
        <span className="sp-num sp-step-xp">{copy.xp({ xp })}</span>
      </button>
      {fixed ? null : (
        <MoveHandle
          label={copy.steps.move({ title, place: place + 1, count })}
          at={place}
          sortable={sortable}
          onMove={onMove}
          onPress={() => setOpen(true)}
        />
      )}
      <RowMenu {...menu} last={place === count - 1} open={open} onClose={() => setOpen(false)} />
    </li>
  );
}
