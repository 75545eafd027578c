// The platform's own select in our frame: the phone's picker is better than any we could draw.
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { caretDown } from '../icon/phosphor/caret-down.ts';
import './select.css';

export type SelectProps = ComponentPropsWithRef<'select'> & FieldWords & { icon?: ReactNode };

export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, aside, icon, id, ...native } = props;
  const madeId = useId();
  const fieldId = id ?? madeId;
  const words: FieldWords = { label, labelHidden, hint, error, aside };
  return (
    <FieldFrame
      {...words}
      id={fieldId}
      disabled={native.disabled}
      icon={icon}
      trailing={<Icon of={caretDown} weight="bold" size="1rem" className="sp-select-caret" />}
    >
      <select
        {...native}
        id={fieldId}
        className="sp-select"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, words)}
      />
    </FieldFrame>
  );
}
