// The user name, checked while it is typed.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { at } from '@stagepass/ui/icon/phosphor/at.ts';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../copy.ts';
import type { NameCheck } from '../data/use-name-check.ts';
import { isUserName } from '../model/name-rules.ts';

export function UserNameField(props: {
  value: string;
  check: NameCheck;
  /** What the server said about the name. */
  error?: string | undefined;
  disabled?: boolean;
  /** Under the field while there is nothing to say about the name itself. */
  rest: string;
  onChange: (typed: string) => void;
}) {
  const { value, check, error, disabled, rest, onChange } = props;
  const { names } = useCopy(usersCopy);
  const trouble = () => {
    if (error) return error;
    if (check === 'taken') return names.userTaken;
    return value !== '' && !isUserName(value) ? names.userWrong : undefined;
  };
  const hints: Partial<Record<NameCheck, ReactNode>> = {
    checking: names.userChecking,
    free: <span className="text-good">{names.userFree}</span>,
  };
  return (
    <Field
      label={names.user}
      icon={<Icon of={at} />}
      name="user_name"
      autoCapitalize="none"
      autoComplete="nickname"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      disabled={disabled}
      value={value}
      error={trouble()}
      hint={<span aria-live="polite">{hints[check] ?? rest}</span>}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
