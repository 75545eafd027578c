// What every field shares: its label, its frame, the hint or the sentence that says what is wrong.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningCircle } from '../icon/phosphor/lean/warning-circle.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './field.css';

export type FieldWords = {
  label: string;
  /** Keeps the label for screen readers only, where an icon or a heading says it to the eye. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The sentence that says what is wrong; its presence turns the field red. */
  error?: string | undefined;
  /** Stands at the end of the hint's line, for example a link to reset a password. */
  aside?: ReactNode;
};

export type FieldFrameProps = FieldWords & {
  id: string;
  disabled?: boolean | undefined;
  icon?: ReactNode;
  trailing?: ReactNode;
  tall?: boolean | undefined;
  children: ReactNode;
};

/** The id a control points at with `aria-describedby`, or undefined where there is nothing to describe. */
export const describedBy = (id: string, words: FieldWords): string | undefined =>
  words.error !== undefined || words.hint !== undefined ? `${id}-help` : undefined;

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, hint, error, aside, disabled, icon, trailing, tall, children } = props;
  const helped = error !== undefined || hint !== undefined || aside !== undefined;
  return (
    <div className="sp-field" data-disabled={disabled ? '' : undefined}>
      <label className="sp-field-label" htmlFor={id}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div
        className="sp-input"
        data-error={error === undefined ? undefined : ''}
        data-tall={tall ? '' : undefined}
      >
        {icon}
        {children}
        {trailing}
      </div>
      {helped ? (
        <div className="sp-field-foot">
          {error === undefined ? (
            <div className="sp-field-help" id={`${id}-help`}>
              {hint}
            </div>
          ) : (
            <div className="sp-field-help" data-error="" id={`${id}-help`} role="alert">
              <Icon of={warningCircle} weight="fill" />
              <span>{error}</span>
            </div>
          )}
          {aside}
        </div>
      ) : null}
    </div>
  );
}
