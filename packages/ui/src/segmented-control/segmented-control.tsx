// One choice out of a few, side by side; native radios, so arrows, forms and screen readers work by themselves.
import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './segmented-control.css';

export type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean | undefined };

export type SegmentedControlProps<Value extends string> = {
  /** Names the choice for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="sp-segmented">
      <legend>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </legend>
      {props.segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            disabled={segment.disabled ?? false}
            onChange={() => props.onChange(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
