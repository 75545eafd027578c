// A colour by its hue: a slider under what it looks like.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { useId } from 'react';
import './hue-picker.css';

export type HuePickerProps = { label: string; hue: number; onChange: (hue: number) => void };

export function HuePicker({ label, hue, onChange }: HuePickerProps) {
  const id = useId();
  return (
    <GelScope hue={hue} className="sp-hue-picker">
      <label htmlFor={id} className="sp-small">
        {label}
      </label>
      <span className="sp-hue-picker-swatch" aria-hidden="true" />
      <input
        id={id}
        type="range"
        min={0}
        max={359}
        value={hue}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </GelScope>
  );
}
