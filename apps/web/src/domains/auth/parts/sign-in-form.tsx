// Email and password. A failed login stays here and says so; the way to reset stands beside it.
import { Field, PasswordField } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/lean/envelope-simple.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lean/lock-simple.ts';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { type SignInOutcome, settleSignIn } from '../data/sign-in.ts';
import { emailTrouble } from '../model/email-shape.ts';

function useSignInForm(email: string, onOutcome: (outcome: SignInOutcome) => void) {
  const copy = useCopy(authCopy);
  /** Once the server asks for it: a demo account, opened from another machine. */
  const [needsDemoKey, setNeedsDemoKey] = useState(false);
  const form = useForm({
    initial: { email, password: '', demo_key: '' },
    copy,
    check: (typed) => {
      const wrong = emailTrouble(copy.signIn, typed.email);
      if (wrong !== undefined) return { email: wrong };
      if (typed.password === '') return { password: copy.signIn.passwordMissing };
      return needsDemoKey && typed.demo_key.trim() === '' ? { demo_key: copy.demo.keyMissing } : {};
    },
    send: async ({ password, email: typed, demo_key }) => {
      const body = {
        email: typed.trim(),
        password,
        ...(needsDemoKey ? { demo_key: demo_key.trim() } : {}),
      };
      try {
        onOutcome(await settleSignIn(call('POST /auth/system', { body })));
      } catch (error) {
        if (isApiError(error, 'auth.demo-key-wrong')) setNeedsDemoKey(true);
        throw error;
      }
    },
    codes: { 'auth.demo-key-wrong': 'demo_key' },
  });
  return { form, needsDemoKey };
}

export function SignInForm({
  email,
  onEmail,
  onOutcome,
  resetLink,
}: {
  email: string;
  onEmail: (email: string) => void;
  onOutcome: (outcome: SignInOutcome) => void;
  /** The way to a new password, given the words for it. */
  resetLink: (words: string) => ReactNode;
}) {
  const copy = useCopy(authCopy);
  const { form, needsDemoKey } = useSignInForm(email, onOutcome);
  const refused = form.errors.form === copy.errors['auth.invalid-credentials'];
  const emailField = form.field('email');
  const passwordField = form.field('password');

  return (
    <form {...form.form} className="sp-auth-form">
      <Field
        {...emailField}
        label={copy.signIn.email}
        labelHidden
        placeholder={copy.signIn.email}
        icon={<Icon of={envelopeSimple} />}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        onChange={(event) => {
          emailField.onChange(event);
          onEmail(event.target.value);
        }}
      />
      <PasswordField
        {...passwordField}
        label={copy.signIn.password}
        labelHidden
        placeholder={copy.signIn.password}
        icon={<Icon of={lockSimple} />}
        enterKeyHint="go"
        revealLabel={copy.signIn.showPassword}
        concealLabel={copy.signIn.hidePassword}
        // A refusal is read out here; the focus stays, so that a phone's keyboard does not jump back up.
        error={passwordField.error ?? form.errors.form}
        aside={resetLink(refused ? copy.signIn.resetIt : copy.signIn.forgot)}
      />
      {needsDemoKey ? (
        <Field
          {...form.field('demo_key')}
          label={copy.demo.key}
          hint={copy.demo.keyHelp}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
      ) : null}
      <SubmitButton of={form}>{copy.signIn.submit}</SubmitButton>
    </form>
  );
}
