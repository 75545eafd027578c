// One question of a form, drawn by its kind; every kind has its part, so that a missing one does not compile.

import type { FormField } from '@stagepass/contract/requirements/form.ts';
import type { FormFieldKind } from '@stagepass/contract/requirements/kinds.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import type { ComponentType } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { type FieldPartProps, useLabel } from './field-part.ts';
import { FileField } from './file-field.tsx';

const fieldParts: { [Kind in FormFieldKind]: ComponentType<FieldPartProps<Kind>> } = {
  text: TextPart,
  'long-text': LongTextPart,
  number: NumberPart,
  date: DatePart,
  choice: ChoicePart,
  scale: ScalePart,
  file: FileField,
};

export function FormFieldPart(props: FieldPartProps) {
  const Part = fieldParts[props.field.kind] as ComponentType<FieldPartProps>;
  return <Part {...props} />;
}

/** What every question that is answered by typing shares. */
function useTyped({
  field,
  id,
  value,
  error,
  onChange,
}: Omit<FieldPartProps, 'field'> & { field: FormField }) {
  return {
    id,
    label: useLabel(field),
    hint: field.help === '' ? undefined : field.help,
    error,
    value: typeof value === 'string' ? value : '',
    required: field.required,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
}

function TextPart(props: FieldPartProps<'text'>) {
  return <Field {...useTyped(props)} maxLength={200} />;
}

function LongTextPart(props: FieldPartProps<'long-text'>) {
  return <TextArea {...useTyped(props)} rows={5} maxLength={5000} />;
}

function NumberPart(props: FieldPartProps<'number'>) {
  const { least, most } = props.field;
  return (
    <Field
      {...useTyped(props)}
      type="number"
      inputMode="decimal"
      step="any"
      min={least ?? undefined}
      max={most ?? undefined}
    />
  );
}

function DatePart(props: FieldPartProps<'date'>) {
  const { earliest, latest } = props.field;
  return <Field {...useTyped(props)} type="date" min={earliest ?? undefined} max={latest ?? undefined} />;
}

function ChoicePart({ field, id, value, error, onChange }: FieldPartProps<'choice'>) {
  const label = useLabel(field);
  const chosen = Array.isArray(value) ? value : [];
  if (!field.several)
    return (
      <div id={id} tabIndex={-1}>
        <ChoiceGroup
          label={label}
          choices={field.options.map((option) => ({ value: option.key, title: option.label }))}
          value={chosen[0]}
          error={error}
          onChange={(key) => onChange([key])}
        />
      </div>
    );
  return (
    <fieldset id={id} tabIndex={-1} className="sp-form-checks">
      <legend className="sp-field-label">{label}</legend>
      {field.options.map((option, at) => (
        <Checkbox
          key={option.key}
          checked={chosen.includes(option.key)}
          error={at === field.options.length - 1 ? error : undefined}
          onChange={(event) =>
            onChange(
              event.target.checked ? [...chosen, option.key] : chosen.filter((key) => key !== option.key),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function ScalePart({ field, id, value, error, onChange }: FieldPartProps<'scale'>) {
  const copy = useCopy(requirementsCopy);
  const label = useLabel(field);
  const steps = Array.from({ length: field.steps }, (_, at) => String(at + 1));
  return (
    <fieldset id={id} tabIndex={-1} className="sp-scale" aria-describedby={error && `${id}-error`}>
      <legend className="sp-field-label">{label}</legend>
      <div className="sp-scale-steps">
        {steps.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={id}
              checked={value === step}
              aria-label={copy.play.scaleOf({ value: step, steps: field.steps })}
              onChange={() => onChange(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className="sp-scale-ends sp-small sp-quiet">
        <span>{field.low_label}</span>
        <span>{field.high_label}</span>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="sp-choice-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
