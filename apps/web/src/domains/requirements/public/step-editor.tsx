// The steps of a mission as its makers write them: a grid of types to add, and rows that are edited, moved and deleted.
import { reorder } from '@stagepass/base/reorder.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useReorder } from '../data/editing.ts';
import { editCopy } from '../edit-copy.ts';
import { offeredTypes } from '../model/offered-types.ts';
import { AnswersSheet } from '../parts/edit/answers-sheet.tsx';
import { RemoveDialog } from '../parts/edit/remove-dialog.tsx';
import { RequirementSheet } from '../parts/edit/requirement-sheet.tsx';
import { StepRow } from '../parts/edit/step-row.tsx';
import { requirementTypes } from '../parts/requirement-types.tsx';
import type { ListAt } from './requirement-list.ts';
import '../parts/edit/edit.css';

/** Every type that a mission can ask for. */
export const stepTypes: readonly RequirementType[] = offeredTypes('mission');

const MOST_STEPS = 10;

type Open =
  | { what: 'write'; of: EditableRequirement | RequirementType }
  | { what: 'answers' | 'remove'; of: EditableRequirement };

export interface StepEditorProps {
  /** Null before there is a mission to add steps to. */
  at: ListAt | null;
  club_id: string;
  list: readonly EditableRequirement[];
  /** Nothing of it can change now. */
  fixed?: boolean | undefined;
  /** A new step that is written as soon as this is shown. */
  adds?: RequirementType | undefined;
  /** Asked for where there is no list yet; otherwise the step is written here. */
  onFirst: (type: RequirementType) => void;
  onPreview: (requirement: EditableRequirement) => void;
}

export function StepEditor({ at, club_id, list, fixed, adds, onFirst, onPreview }: StepEditorProps) {
  const { steps } = useCopy(editCopy);
  const [open, setOpen] = useState<Open | null>(() =>
    adds === undefined ? null : { what: 'write', of: adds },
  );
  const add = (type: RequirementType) => (at === null ? onFirst(type) : setOpen({ what: 'write', of: type }));
  const isFull = list.length >= MOST_STEPS;
  return (
    <section aria-label={steps.list}>
      {fixed ? null : <Types disabled={isFull} onAdd={add} />}
      {isFull && !fixed ? <p className="sp-small sp-quiet mt-2">{steps.full}</p> : null}
      {list.length === 0 || at === null ? (
        <p className="sp-small sp-quiet mt-3">{steps.empty}</p>
      ) : (
        <Rows at={at} list={list} fixed={fixed} onOpen={setOpen} onPreview={onPreview} />
      )}
      {at === null ? null : (
        <Opened at={at} club_id={club_id} open={open} list={list} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function Types({ disabled, onAdd }: { disabled: boolean; onAdd: (type: RequirementType) => void }) {
  const { steps, types } = useCopy(editCopy);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="sp-field-label">{steps.add}</h2>
        <span className="sp-small sp-faint">{steps.xpByType}</span>
      </div>
      <ul className="sp-step-types">
        {stepTypes.map((type) => (
          <li key={type}>
            <button
              type="button"
              aria-label={steps.addType({ type: types[type] })}
              disabled={disabled}
              onClick={() => onAdd(type)}
            >
              <Icon of={requirementTypes[type].icon} size="1.375rem" />
              {types[type]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowsProps extends Pick<StepEditorProps, 'fixed' | 'list' | 'onPreview'> {
  at: ListAt;
  onOpen: (open: Open) => void;
}

function Rows({ at, list, fixed, onOpen, onPreview }: RowsProps) {
  const copy = useCopy(editCopy);
  const [said, setSaid] = useState('');
  const save = useReorder(at, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const move = (change: { from: number; to: number }) => {
    const title = list[change.from]?.title;
    if (title === undefined || change.to < 0 || change.to >= list.length) return;
    save.mutate(reorder(list, change));
    setSaid(copy.steps.moved({ title, place: change.to + 1, count: list.length }));
  };
  const sortable = useSortable(move);
  return (
    <>
      <ol className="sp-step-rows" data-dragging={sortable.dragged === null ? undefined : ''}>
        {list.map((requirement, place) => (
          <StepRow
            key={requirement.id}
            at={at}
            requirement={requirement}
            place={place}
            count={list.length}
            fixed={fixed}
            sortable={sortable}
            onMove={(to) => move({ from: place, to })}
            onEdit={() => onOpen({ what: 'write', of: requirement })}
            onPreview={() => onPreview(requirement)}
            onAnswers={() => onOpen({ what: 'answers', of: requirement })}
            onRemove={() => onOpen({ what: 'remove', of: requirement })}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface OpenedProps extends Pick<StepEditorProps, 'club_id' | 'list'> {
  at: ListAt;
  open: Open | null;
  onClose: () => void;
}

function Opened({ at, club_id, open, list, onClose }: OpenedProps) {
  if (open === null) return null;
  if (open.what === 'answers') return <AnswersSheet id={open.of.id} onClose={onClose} />;
  if (open.what === 'remove') return <RemoveDialog at={at} of={open.of} onClose={onClose} />;
  const { of } = open;
  const follows = typeof of === 'string' ? list.length > 0 : list[0]?.id !== of.id;
  return <RequirementSheet at={at} club_id={club_id} of={of} follows={follows} onClose={onClose} />;
}
