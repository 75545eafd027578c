// A number that may be left empty.
import { Field } from '@stagepass/ui/field/field.tsx';

export function NumberField(props: {
  label: string;
  hint?: string;
  value: number | null;
  min?: number;
  max?: number;
  onChange: (value: number | null) => void;
}) {
  const { label, hint, value, min, max, onChange } = props;
  return (
    <Field
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const typed = event.target.value;
        const number = Number(typed);
        onChange(typed === '' || !Number.isFinite(number) ? null : number);
      }}
    />
  );
}
