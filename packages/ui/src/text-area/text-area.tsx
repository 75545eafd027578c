// A text field of several lines that grows with what is written.
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import './text-area.css';

export type TextAreaProps = ComponentPropsWithRef<'textarea'> &
  FieldWords & { /** For example "12 / 400". */ count?: ReactNode };

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, aside, count, id, ...native } = props;
  const madeId = useId();
  const fieldId = id ?? madeId;
  const words: FieldWords = {
    label,
    labelHidden,
    hint,
    error,
    aside:
      aside ?? (count === undefined ? undefined : <span className="sp-text-area-count sp-num">{count}</span>),
  };
  return (
    <FieldFrame {...words} id={fieldId} disabled={native.disabled} tall>
      <textarea
        rows={3}
        {...native}
        id={fieldId}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, words)}
      />
    </FieldFrame>
  );
}
