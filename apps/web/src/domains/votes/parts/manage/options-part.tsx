// The options of a vote in its editor: a row each, and one more where the next goes.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThreeVertical } from '@stagepass/ui/icon/phosphor/dots-three-vertical.ts';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { voteEditorCopy } from '../../manage-copy.ts';
import { MOST_OPTIONS, newOption, type OptionForm, type VoteForm } from '../../model/draft.ts';
import '../votes.css';

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
  const move = (from: number, to: number) => {
    const one = options[from];
    if (one !== undefined) put(options.toSpliced(from, 1).toSpliced(to, 0, one));
  };
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0" disabled={disabled}>
      <legend className="sp-label">{copy.options}</legend>
      {options.map((option, place) => (
        <Row
          key={option.key}
          option={option}
          number={place + 1}
          error={form.errors.options}
          onLabel={(label) => change(option.key, { label })}
          onOpen={() => setOpened(option.key)}
        />
      ))}
      {options.length < MOST_OPTIONS && !disabled ? (
        <div className="mt-2">
          <Button
            variant="secondary"
            icon={<Icon of={plus} />}
            onClick={() => put([...options, newOption()])}
          >
            {copy.addOption}
          </Button>
        </div>
      ) : null}
      {chosen === undefined ? null : (
        <OptionSheet
          key={chosen.key}
          waitingTitle={copy.option({ number: at + 1 })}
          option={chosen}
          at={at}
          count={options.length}
          onChange={(part: Partial<OptionForm>) => change(chosen.key, part)}
          onMove={(to: number) => move(at, to)}
          onRemove={() => put(options.filter(({ key }) => key !== chosen.key))}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  );
}

interface RowProps {
  option: OptionForm;
  number: number;
  /** What is wrong where a picture has no name. */
  error: string | undefined;
  onLabel: (label: string) => void;
  onOpen: () => void;
}

function Row({ option: { label, picture }, number, error, onLabel, onOpen }: RowProps) {
  const copy = useCopy(voteEditorCopy);
  return (
    <div className="sp-vote-edit-row">
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
      <Field
        label={copy.option({ number })}
        labelHidden
        placeholder={copy.option({ number })}
        value={label}
        maxLength={60}
        error={label.trim() === '' && picture !== null ? error : undefined}
        onChange={(event) => onLabel(event.target.value)}
      />
      <IconButton
        label={copy.editOption({ number })}
        icon={<Icon of={dotsThreeVertical} />}
        onClick={onOpen}
      />
    </div>
  );
}
