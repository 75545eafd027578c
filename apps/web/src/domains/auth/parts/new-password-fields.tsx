// A new password, typed twice, with its rules lighting up as they are met.
import { PasswordField } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import type { PasswordRules } from '../model/password-rules.ts';

interface Typed {
  password: string;
  again: string;
}

export function NewPasswordFields(props: {
  typed: Typed;
  rules: PasswordRules;
  labels: { password: string; again: string };
  errors: { password?: string | undefined; again?: string | undefined };
  /** Both fields, so that what was said about either is taken back. */
  onType: (typed: Typed) => void;
}) {
  const { typed, rules, labels, errors, onType } = props;
  const { register, signIn } = useCopy(authCopy);
  const shared = {
    labelHidden: true,
    icon: <Icon of={lockSimple} />,
    autoComplete: 'new-password',
    revealLabel: signIn.showPassword,
    concealLabel: signIn.hidePassword,
  } as const;
  const lines = [
    { words: register.ruleLength, met: rules.length },
    { words: register.ruleNotEmail, met: rules.notEmail },
    { words: register.ruleSame, met: rules.same },
  ];
  return (
    <>
      <PasswordField
        {...shared}
        label={labels.password}
        placeholder={labels.password}
        name="password"
        enterKeyHint="next"
        value={typed.password}
        error={errors.password}
        onChange={(event) => onType({ ...typed, password: event.target.value })}
      />
      <PasswordField
        {...shared}
        label={labels.again}
        placeholder={labels.again}
        name="again"
        enterKeyHint="done"
        value={typed.again}
        error={errors.again}
        onChange={(event) => onType({ ...typed, again: event.target.value })}
      />
      <ul className="sp-auth-rules" aria-label={register.rulesLabel}>
        {lines.map(({ words, met }) => (
          <li key={words} data-met={met ? '' : undefined}>
            <Icon of={met ? checkCircle : circle} weight={met ? 'fill' : 'bold'} />
            {words}
            <VisuallyHidden>, {met ? register.ruleMet : register.ruleOpen}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </>
  );
}
