// A one-line text field, and the one for passwords with its eye.
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { eye } from '../icon/phosphor/lean/eye.ts';
import { eyeSlash } from '../icon/phosphor/lean/eye-slash.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type FieldProps = ComponentPropsWithRef<'input'> &
  FieldWords & {
    icon?: ReactNode;
    /** A button or a unit at the end of the line. */
    trailing?: ReactNode;
  };

export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, aside, icon, trailing, id, ...native } = props;
  const madeId = useId();
  const fieldId = id ?? madeId;
  const words: FieldWords = { label, labelHidden, hint, error, aside };
  return (
    <FieldFrame {...words} id={fieldId} disabled={native.disabled} icon={icon} trailing={trailing}>
      <input
        {...native}
        id={fieldId}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, words)}
      />
    </FieldFrame>
  );
}

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'> & {
  revealLabel: string;
  concealLabel: string;
};

export function PasswordField({ revealLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? concealLabel : revealLabel}
          icon={<Icon of={shown ? eyeSlash : eye} />}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
