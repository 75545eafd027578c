// A line with a switch at its end; the whole line is its label.
import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';

export type SwitchRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
};

export function SwitchRow({ title, detail, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="sp-switch-row">
      <label htmlFor={id}>{title}</label>
      {detail === undefined ? null : <p id={`${id}-detail`}>{detail}</p>}
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
