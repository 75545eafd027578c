// One requirement in the editor: opened by pressing it, moved by its handle or its buttons, the rest behind the dots.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsSixVertical } from '@stagepass/ui/icon/phosphor/dots-six-vertical.ts';
import { dotsThreeVertical } from '@stagepass/ui/icon/phosphor/dots-three-vertical.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import type { Sortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import type { ListAt } from '../../public/requirement-list.ts';
import { requirementTypes } from '../requirement-types.tsx';
import { RowMenu } from './row-menu.tsx';

export interface EditableRowProps {
  at: ListAt;
  requirement: EditableRequirement;
  /** From 0; shown from 1. */
  place: number;
  last: boolean;
  sortable: Sortable;
  onMove: (to: number) => void;
  onEdit: () => void;
  onAnswers: () => void;
  onRemove: () => void;
}

export function EditableRow(props: EditableRowProps) {
  const copy = useCopy(editCopy);
  const { requirement, place, sortable, onEdit } = props;
  const [menu, setMenu] = useState(false);
  const { title, passed_count } = requirement;
  return (
    <li
      ref={sortable.itemRef(place)}
      className="sp-requirement-row"
      data-dragged={sortable.dragged === place ? '' : undefined}
      style={sortable.styleOf(place)}
    >
      <span className="sp-requirement-number" aria-hidden="true">
        {place + 1}
      </span>
      <button type="button" className="sp-requirement-words" onClick={onEdit}>
        <span className="sp-head flex items-center gap-2">
          <Icon of={requirementTypes[requirement.config.type].icon} />
          {title}
        </span>
        <span className="sp-small sp-quiet">
          {copy.xp({ xp: requirement.xp })}
          {passed_count > 0 ? ` · ${copy.edit.passed({ count: passed_count })}` : ''}
        </span>
      </button>
      <IconButton
        label={copy.edit.more({ title })}
        icon={<Icon of={dotsThreeVertical} weight="bold" />}
        onClick={() => setMenu(true)}
      />
      {/* By pointer only: Move up and Move down are the keyboard's and the screen reader's way. */}
      <span className="sp-requirement-handle grid place-items-center size-11" {...sortable.handle(place)}>
        <Icon of={dotsSixVertical} weight="bold" size="1.5rem" />
      </span>
      <RowMenu {...props} open={menu} onClose={() => setMenu(false)} />
    </li>
  );
}
