// A tick beside a sentence.
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/phosphor/check.ts';
import { warningCircle } from '../icon/phosphor/warning-circle.ts';
import './checkbox.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  children: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ children, error, id, ...native }: CheckboxProps) {
  const madeId = useId();
  const fieldId = id ?? madeId;
  return (
    <div className="sp-checkbox">
      <label>
        <span className="sp-tick">
          <input
            {...native}
            id={fieldId}
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${fieldId}-help`}
          />
          <Icon of={check} weight="bold" />
        </span>
        <span>{children}</span>
      </label>
      {error === undefined ? null : (
        <div className="sp-checkbox-error" id={`${fieldId}-help`} role="alert">
          <Icon of={warningCircle} weight="fill" />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
