// The editor of a list: add, edit, reorder by dragging or by Move up and Move down, read and download answers, remove.

import { reorder } from '@stagepass/base/reorder.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useReorder } from '../data/editing.ts';
import { editCopy } from '../edit-copy.ts';
import { offeredTypes } from '../model/offered-types.ts';
import { AnswersSheet } from '../parts/edit/answers-sheet.tsx';
import { EditableRow } from '../parts/edit/editable-row.tsx';
import { RemoveDialog } from '../parts/edit/remove-dialog.tsx';
import { RequirementSheet } from '../parts/edit/requirement-sheet.tsx';
import { requirementTypes } from '../parts/requirement-types.tsx';
import { type ListAt, useEditableList } from './requirement-list.ts';
import '../parts/edit/edit.css';

type Open =
  | { what: 'types' }
  | { what: 'write'; of: EditableRequirement | RequirementType }
  | { what: 'answers' | 'remove'; of: EditableRequirement };

export function RequirementEditor({ at }: { at: ListAt }) {
  const copy = useCopy(editCopy);
  const list = useEditableList(at);
  const [open, setOpen] = useState<Open | null>(null);
  if (list.data === undefined) return <Unanswered query={list} copy={copy} failed={copy.failedTitle} />;
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState title={copy.edit.emptyTitle} picture={<Illustration name="rail" />}>
          {copy.edit.emptyText}
        </EmptyState>
      ) : (
        <Rows at={at} list={list.data} onOpen={setOpen} />
      )}
      <div className="mt-5">
        <Button
          // Where nothing is asked yet, this is what the screen is for.
          variant={list.data.length === 0 ? 'primary' : 'outline'}
          wide
          icon={<Icon of={plus} weight="bold" />}
          onClick={() => setOpen({ what: 'types' })}
        >
          {copy.edit.add}
        </Button>
      </div>
      <Opened at={at} open={open} onOpen={setOpen} />
    </>
  );
}

function Rows(props: { at: ListAt; list: EditableRequirement[]; onOpen: (open: Open) => void }) {
  const copy = useCopy(editCopy);
  const { at, list, onOpen } = props;
  const save = useReorder(at, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const move = (change: { from: number; to: number }) => save.mutate(reorder(list, change));
  const sortable = useSortable(move);
  return (
    <ol className="sp-requirement-rows" data-dragging={sortable.dragged === null ? undefined : ''}>
      {list.map((requirement, place) => (
        <EditableRow
          key={requirement.id}
          at={at}
          requirement={requirement}
          place={place}
          last={place === list.length - 1}
          sortable={sortable}
          onMove={(to) => move({ from: place, to })}
          onEdit={() => onOpen({ what: 'write', of: requirement })}
          onAnswers={() => onOpen({ what: 'answers', of: requirement })}
          onRemove={() => onOpen({ what: 'remove', of: requirement })}
        />
      ))}
    </ol>
  );
}

function Opened(props: { at: ListAt; open: Open | null; onOpen: (open: Open | null) => void }) {
  const copy = useCopy(editCopy);
  const { at, open, onOpen } = props;
  const close = () => onOpen(null);
  if (open === null) return null;
  if (open.what === 'write') return <RequirementSheet at={at} of={open.of} onClose={close} />;
  if (open.what === 'answers') return <AnswersSheet id={open.of.id} onClose={close} />;
  if (open.what === 'remove') return <RemoveDialog at={at} of={open.of} onClose={close} />;
  return (
    <Sheet onClose={close} title={copy.edit.addTitle} description={copy.edit.xpByType}>
      <RowGroup>
        {offeredTypes(at.owner_kind).map((type) => (
          <ListRow
            key={type}
            title={copy.types[type]}
            detail={copy.edit.hints[type]}
            leading={<IconPlate icon={<Icon of={requirementTypes[type].icon} />} />}
            leads
            onPress={() => onOpen({ what: 'write', of: type })}
          />
        ))}
      </RowGroup>
    </Sheet>
  );
}
