// One requirement in the editor: opened by pressing it, moved by its handle or its buttons, the rest behind the dots.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { chatText } from '@stagepass/ui/icon/phosphor/chat-text.ts';
import { dotsSixVertical } from '@stagepass/ui/icon/phosphor/dots-six-vertical.ts';
import { dotsThreeVertical } from '@stagepass/ui/icon/phosphor/dots-three-vertical.ts';
import { fileCsv } from '@stagepass/ui/icon/phosphor/file-csv.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { Sortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { requirementsCopy } from '../../copy.ts';
import { useExportAnswers } from '../../data/editing.ts';
import { requirementTypes } from '../requirement-types.tsx';

export interface EditableRowProps {
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
  const copy = useCopy(requirementsCopy);
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

function RowMenu(props: EditableRowProps & { open: boolean; onClose: () => void }) {
  const copy = useCopy(requirementsCopy);
  const { requirement, place, last, open, onClose } = props;
  const { title, answers_count } = requirement;
  const isForm = requirement.config.type === 'FORM';
  const exported = useExportAnswers();
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  const download = () =>
    exported.mutate(requirement.id, {
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <RowGroup>
        <ListRow title={copy.edit.editAct} leading={<Icon of={pencilSimple} />} onPress={act(props.onEdit)} />
        {place === 0 ? null : (
          <ListRow
            title={copy.edit.moveUp({ title })}
            leading={<Icon of={arrowUp} />}
            onPress={act(() => props.onMove(place - 1))}
          />
        )}
        {last ? null : (
          <ListRow
            title={copy.edit.moveDown({ title })}
            leading={<Icon of={arrowDown} />}
            onPress={act(() => props.onMove(place + 1))}
          />
        )}
        {isForm && answers_count > 0 ? (
          <>
            <ListRow
              title={copy.edit.answersAct({ count: answers_count })}
              leading={<Icon of={chatText} />}
              onPress={act(props.onAnswers)}
            />
            <ListRow title={copy.edit.exportAct} leading={<Icon of={fileCsv} />} onPress={act(download)} />
          </>
        ) : null}
        <ListRow
          title={copy.edit.removeAct}
          tone="danger"
          leading={<Icon of={trash} />}
          onPress={act(props.onRemove)}
        />
      </RowGroup>
    </Sheet>
  );
}
