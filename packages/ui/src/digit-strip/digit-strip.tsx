// Six digits on a strip of paper. One real input lies over the boxes, so that paste and the phone's own code autofill work.
import { type ChangeEvent, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningCircle } from '../icon/phosphor/warning-circle.ts';
import './digit-strip.css';

export type DigitStripProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called once the last digit is in. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
};

export function DigitStrip(props: DigitStripProps) {
  const { label, value, onChange, onComplete, length = 6, error, disabled, autoFocus, name } = props;
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    if (disabled || digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // The caret cannot be seen, so it stays behind the last digit, wherever the strip is touched.
  const caretToEnd = () => input.current?.setSelectionRange(value.length, value.length);
  const boxes = Array.from({ length }, (_, index) => index);
  return (
    <div className="sp-digits-field">
      <div
        className="sp-digits"
        data-error={error === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        {boxes.map((index) => (
          <span
            key={index}
            aria-hidden="true"
            className="sp-digit"
            data-state={index < value.length ? 'filled' : index === value.length ? 'now' : 'empty'}
          >
            {value[index]}
          </span>
        ))}
        <input
          ref={input}
          type="text"
          name={name}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the code is the only thing to do on its screen, and the caller decides.
          autoFocus={autoFocus}
          // Not `disabled`: that takes the focus, and with it a phone's keyboard, just when a wrong code is to be typed anew.
          aria-disabled={disabled ? true : undefined}
          value={value}
          onChange={change}
          onFocus={caretToEnd}
          onSelect={caretToEnd}
        />
      </div>
      {error === undefined ? null : (
        <p className="sp-digits-error" id={`${id}-error`} role="alert">
          <Icon of={warningCircle} weight="fill" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
