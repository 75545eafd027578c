// The editor of FORM: a card for each question, whose kind decides what else it needs.

import type { FormField } from '@stagepass/contract/requirements/form.ts';
import type { FormFieldKind } from '@stagepass/contract/requirements/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import { blankField, fieldKinds, newKey } from '../../model/blank-config.ts';
import type { EditorProps } from './editor-props.ts';
import { NumberField } from './number-field.tsx';
import './edit.css';

const MOST_FIELDS = 20;

export function FormEditor({ config, onChange }: EditorProps<'FORM'>) {
  const { edit } = useCopy(editCopy);
  const set = (fields: FormField[]) => onChange({ ...config, fields });
  return (
    <div className="sp-edit-fields">
      <TextArea
        label={edit.intro}
        maxLength={2000}
        value={config.text}
        onChange={(event) => onChange({ ...config, text: event.target.value })}
      />
      {config.fields.map((field, at) => (
        <FieldCard
          key={field.key}
          field={field}
          number={at + 1}
          onChange={(next) => set(config.fields.map((one) => (one.key === field.key ? next : one)))}
          onRemove={
            config.fields.length > 1
              ? () => set(config.fields.filter((one) => one.key !== field.key))
              : undefined
          }
        />
      ))}
      {config.fields.length < MOST_FIELDS ? (
        <Button
          variant="outline"
          icon={<Icon of={plus} />}
          onClick={() => set([...config.fields, blankField('text')])}
        >
          {edit.addField}
        </Button>
      ) : null}
    </div>
  );
}

interface FieldCardProps {
  field: FormField;
  number: number;
  onChange: (field: FormField) => void;
  onRemove: (() => void) | undefined;
}

function FieldCard({ field, number, onChange, onRemove }: FieldCardProps) {
  const { edit } = useCopy(editCopy);
  return (
    <fieldset className="sp-edit-part">
      <legend className="sp-visually-hidden">{edit.questionText({ number })}</legend>
      <div className="sp-edit-option" style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
        <Field
          label={edit.fieldLabel}
          value={field.label}
          maxLength={120}
          onChange={(event) => onChange({ ...field, label: event.target.value })}
        />
        {onRemove === undefined ? null : (
          <IconButton label={edit.removeField({ number })} icon={<Icon of={trash} />} onClick={onRemove} />
        )}
      </div>
      <Field
        label={edit.fieldHelp}
        value={field.help}
        maxLength={240}
        onChange={(event) => onChange({ ...field, help: event.target.value })}
      />
      <Select
        label={edit.fieldKind}
        value={field.kind}
        onChange={(event) => onChange(blankField(event.target.value as FormFieldKind, field))}
      >
        {fieldKinds.map((kind) => (
          <option key={kind} value={kind}>
            {edit.kinds[kind]}
          </option>
        ))}
      </Select>
      <KindPart field={field} onChange={onChange} />
      <Checkbox
        checked={field.required}
        onChange={(event) => onChange({ ...field, required: event.target.checked })}
      >
        {edit.required}
      </Checkbox>
    </fieldset>
  );
}

function KindPart({ field, onChange }: Pick<FieldCardProps, 'field' | 'onChange'>) {
  const { edit } = useCopy(editCopy);
  if (field.kind === 'number')
    return (
      <div className="sp-edit-pair">
        <NumberField
          label={edit.least}
          value={field.least}
          onChange={(least) => onChange({ ...field, least })}
        />
        <NumberField label={edit.most} value={field.most} onChange={(most) => onChange({ ...field, most })} />
      </div>
    );
  if (field.kind === 'date')
    return (
      <div className="sp-edit-pair">
        <Field
          label={edit.earliest}
          type="date"
          value={field.earliest ?? ''}
          onChange={(event) => onChange({ ...field, earliest: event.target.value || null })}
        />
        <Field
          label={edit.latest}
          type="date"
          value={field.latest ?? ''}
          onChange={(event) => onChange({ ...field, latest: event.target.value || null })}
        />
      </div>
    );
  if (field.kind === 'scale')
    return (
      <div className="sp-edit-pair">
        <NumberField
          label={edit.steps}
          value={field.steps}
          min={3}
          max={10}
          onChange={(steps) => onChange({ ...field, steps: Math.min(10, Math.max(3, steps ?? 5)) })}
        />
        <Field
          label={edit.lowLabel}
          value={field.low_label}
          maxLength={40}
          onChange={(event) => onChange({ ...field, low_label: event.target.value })}
        />
        <Field
          label={edit.highLabel}
          value={field.high_label}
          maxLength={40}
          onChange={(event) => onChange({ ...field, high_label: event.target.value })}
        />
      </div>
    );
  return field.kind === 'choice' ? <OptionRows field={field} onChange={onChange} /> : null;
}

function OptionRows(props: {
  field: Extract<FormField, { kind: 'choice' }>;
  onChange: (field: FormField) => void;
}) {
  const { edit } = useCopy(editCopy);
  const { field, onChange } = props;
  const set = (options: typeof field.options) => onChange({ ...field, options });
  return (
    <div className="sp-edit-fields">
      {field.options.map((option, at) => (
        <div
          key={option.key}
          className="sp-edit-option"
          style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}
        >
          <Field
            label={edit.option({ number: at + 1 })}
            value={option.label}
            maxLength={80}
            onChange={(event) =>
              set(
                field.options.map((one) =>
                  one.key === option.key ? { ...one, label: event.target.value } : one,
                ),
              )
            }
          />
          {field.options.length > 2 ? (
            <IconButton
              label={edit.removeOption({ number: at + 1 })}
              icon={<Icon of={trash} />}
              onClick={() => set(field.options.filter((one) => one.key !== option.key))}
            />
          ) : null}
        </div>
      ))}
      {field.options.length < 20 ? (
        <Button
          variant="outline"
          size="small"
          icon={<Icon of={plus} />}
          onClick={() => set([...field.options, { key: newKey(), label: '' }])}
        >
          {edit.addOption}
        </Button>
      ) : null}
      <Checkbox
        checked={field.several}
        onChange={(event) => onChange({ ...field, several: event.target.checked })}
      >
        {edit.several}
      </Checkbox>
    </div>
  );
}
