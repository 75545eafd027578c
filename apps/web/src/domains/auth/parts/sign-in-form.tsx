// E-mail and password. A failed login stays here and says so; the way to reset stands beside it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field, PasswordField } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/lean/envelope-simple.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lean/lock-simple.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { type SignInOutcome, settleSignIn } from '../data/sign-in.ts';
import { looksLikeEmail } from '../model/email-shape.ts';

interface Trouble {
  email?: string;
  password?: string;
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
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Trouble>({});
  const [busy, setBusy] = useState(false);
  const refused = trouble.password === copy.errors['auth.invalid-credentials'];
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const missing = (): Trouble => {
    if (email.trim() === '') return { email: copy.signIn.emailMissing };
    if (!looksLikeEmail(email)) return { email: copy.signIn.emailWrong };
    return password === '' ? { password: copy.signIn.passwordMissing } : {};
  };
  const fail = (next: Trouble) => {
    setTrouble(next);
    (next.email ? emailField : passwordField).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = missing();
    if (found.email || found.password) return fail(found);
    setTrouble({});
    setBusy(true);
    try {
      const body = { email: email.trim(), password };
      onOutcome(await settleSignIn(call('POST /auth/system', { body })));
    } catch (error) {
      // Read out where it appears; the focus stays, so that a phone's keyboard does not jump back up.
      setTrouble({ password: errorSentence(copy, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="sp-auth-form" noValidate onSubmit={submit}>
      <Field
        ref={emailField}
        label={copy.signIn.email}
        labelHidden
        placeholder={copy.signIn.email}
        icon={<Icon of={envelopeSimple} />}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        value={email}
        error={trouble.email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label={copy.signIn.password}
        labelHidden
        placeholder={copy.signIn.password}
        icon={<Icon of={lockSimple} />}
        name="password"
        enterKeyHint="go"
        revealLabel={copy.signIn.showPassword}
        concealLabel={copy.signIn.hidePassword}
        value={password}
        error={trouble.password}
        aside={resetLink(refused ? copy.signIn.resetIt : copy.signIn.forgot)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide loading={busy}>
        {copy.signIn.submit}
      </Button>
    </form>
  );
}
