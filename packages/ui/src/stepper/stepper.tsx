// A number with a button on either side; holding a button repeats it.
import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';
import { minus } from '../icon/phosphor/minus.ts';
import { plus } from '../icon/phosphor/plus.ts';
import './stepper.css';
import { useHold } from './use-hold.ts';

export type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Names the number for screen readers. */
  label: string;
  /** Named by result: "Raise bid by 50". */
  decreaseLabel: string;
  increaseLabel: string;
  /** How the number reads, for example "$26.04". */
  format?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
  /** `large`: the number is what the screen is about; it shrinks as it grows longer, and never breaks. */
  size?: 'medium' | 'large' | undefined;
};

export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    size = 'medium',
    disabled,
  } = props;
  const clamp = (next: number) => Math.max(min, Math.min(max, next));
  const move = (by: number) => {
    const next = clamp(value + by);
    if (next !== value) onChange(next);
  };
  const decrease = useHold(() => move(-step));
  const increase = useHold(() => move(step));
  const shown = props.format ? props.format(value) : String(value);
  return (
    <fieldset className="sp-stepper" data-size={size} aria-label={props.label} disabled={disabled}>
      <button type="button" aria-label={props.decreaseLabel} aria-disabled={value <= min} {...decrease}>
        <Icon of={minus} weight="bold" />
      </button>
      <output aria-live="polite">
        <span style={{ '--chars': shown.length } as CSSProperties}>{shown}</span>
      </output>
      <button type="button" aria-label={props.increaseLabel} aria-disabled={value >= max} {...increase}>
        <Icon of={plus} weight="bold" />
      </button>
    </fieldset>
  );
}
