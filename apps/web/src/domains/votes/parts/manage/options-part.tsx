// The options of a vote in its editor: a row each, moved by its handle, and one more where the next goes.
import { MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { MoveHandle } from '@stagepass/ui/sortable/move-handle.tsx';
import { type Sortable, useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { voteEditorCopy } from '../../manage-copy.ts';
import { newOption, type OptionForm, type VoteForm } from '../../model/draft.ts';
import './vote-editor.css';

const OptionSheet = lateSheet(() => import('./option-sheet.tsx'), 'OptionSheet');

export function OptionsPart({ form, disabled }: { form: Form<VoteForm>; disabled: boolean }) {
  const copy = useCopy(voteEditorCopy);
  const [opened, setOpened] = useState<string | null>(null);
  const { options } = form.values;
  const at = options.findIndex(({ key }) => key === opened);
  const chosen = options[at];
  const put = (next: OptionForm[]) => form.set({ options: next });
  const change = (key: string, part: Partial<OptionForm>) =>
    put(options.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const move = ({ from, to }: { from: number; to: number }) => {
    const one = options[from];
    if (one !== undefined && to >= 0 && to < options.length)
      put(options.toSpliced(from, 1).toSpliced(to, 0, one));
  };
  const sortable = useSortable(move);
  // What is wrong is said where the next name is missing.
  const unnamed = options.findIndex(({ label }) => label.trim() === '');
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0" disabled={disabled}>
      <legend className="sp-field-label">{copy.options}</legend>
      <ol className="sp-vote-edit-rows" data-dragging={sortable.dragged === null ? undefined : ''}>
        {options.map((option, place) => (
          <Row
            key={option.key}
            option={option}
            at={place}
            sortable={disabled ? null : sortable}
            error={place === unnamed ? form.errors.options : undefined}
            onLabel={(label) => change(option.key, { label })}
            onMove={(to) => move({ from: place, to })}
            onOpen={() => setOpened(option.key)}
          />
        ))}
      </ol>
      {options.length < MOST_OPTIONS && !disabled ? (
        <button type="button" className="sp-vote-edit-row" onClick={() => put([...options, newOption()])}>
          <b aria-hidden="true">{options.length + 1}</b>
          <span className="sp-vote-pick">
            <Icon of={image} size="1.375rem" />
          </span>
          <span className="sp-faint">{copy.addOption}</span>
        </button>
      ) : null}
      {chosen === undefined ? null : (
        <OptionSheet
          key={chosen.key}
          waitingTitle={copy.option({ number: at + 1 })}
          option={chosen}
          at={at}
          count={options.length}
          onChange={(part: Partial<OptionForm>) => change(chosen.key, part)}
          onMove={(to: number) => move({ from: at, to })}
          onRemove={() => put(options.filter(({ key }) => key !== chosen.key))}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  );
}

interface RowProps {
  option: OptionForm;
  /** From 0. */
  at: number;
  /** Null where nothing can be moved any more. */
  sortable: Sortable | null;
  error: string | undefined;
  onLabel: (label: string) => void;
  onMove: (to: number) => void;
  onOpen: () => void;
}

function Row({ option: { label, picture }, at, sortable, error, onLabel, onMove, onOpen }: RowProps) {
  const copy = useCopy(voteEditorCopy);
  const number = at + 1;
  return (
    <li
      ref={sortable?.itemRef(at)}
      className="sp-vote-edit-row"
      data-dragged={sortable?.dragged === at ? '' : undefined}
      style={sortable?.styleOf(at)}
    >
      <b aria-hidden="true">{number}</b>
      <button
        type="button"
        className="sp-vote-pick"
        data-filled={picture === null ? undefined : ''}
        aria-label={copy.pictureOf({ number })}
        onClick={onOpen}
      >
        {picture === null ? (
          <Icon of={image} size="1.375rem" />
        ) : (
          <img src={pictureAddress(picture.small_url ?? undefined)} alt={picture.alt} />
        )}
      </button>
      <div className="min-w-0">
        <Field
          label={copy.option({ number })}
          labelHidden
          placeholder={copy.option({ number })}
          value={label}
          maxLength={60}
          disabled={sortable === null}
          error={error}
          onChange={(event) => onLabel(event.target.value)}
        />
        {picture === null ? null : (
          <button
            type="button"
            className="sp-vote-edit-note"
            data-missing={picture.alt.trim() === '' ? '' : undefined}
            onClick={onOpen}
          >
            {picture.alt.trim() === '' ? copy.undescribed : copy.described}
          </button>
        )}
      </div>
      {sortable === null ? null : (
        <MoveHandle
          label={copy.editOption({ number })}
          at={at}
          sortable={sortable}
          onMove={onMove}
          onPress={onOpen}
        />
      )}
    </li>
  );
}
