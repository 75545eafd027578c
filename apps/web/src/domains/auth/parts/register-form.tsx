// A new account: e-mail checked while typing, password rules shown as they are met, consent asked for plainly.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { storeSession } from '#platform/session/session.ts';
import { authCopy } from '../copy.ts';
import { useEmailCheck } from '../data/use-email-check.ts';
import { looksLikeEmail } from '../model/email-shape.ts';
import { meetsAll, passwordRules } from '../model/password-rules.ts';
import { registerTroubleField } from '../model/register-trouble.ts';
import { keepTypedEmail } from '../model/typed-email.ts';
import { authPath, otpVerifyPath } from '../public/paths.ts';
import { type Consent, ConsentFields } from './consent-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Trouble = Partial<Record<'email' | 'password' | 'again' | 'terms' | 'age' | 'form', string>>;

export function RegisterForm(props: {
  email: string;
  next: string | null;
  onEmail: (email: string) => void;
}) {
  const { email, next, onEmail } = props;
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [left, setLeft] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>({});
  const [busy, setBusy] = useState(false);
  const [consent, setConsent] = useState<Consent>({ accepts: false, oldEnough: false });
  const form = useRef<HTMLFormElement>(null);
  const check = useEmailCheck(email, left);
  const rules = passwordRules({ email, ...typed });

  const emailTrouble = () => {
    if (trouble.email) return trouble.email;
    if (check === 'taken') return copy.register.emailTaken;
    return left && email !== '' && !looksLikeEmail(email) ? copy.signIn.emailWrong : undefined;
  };
  const missing = (): Trouble => {
    if (email.trim() === '') return { email: copy.signIn.emailMissing };
    if (!looksLikeEmail(email)) return { email: copy.signIn.emailWrong };
    if (check === 'taken') return { email: copy.register.emailTaken };
    if (!rules.length) {
      const long = [...typed.password].length > 128;
      return { password: copy.errors[long ? 'auth.password-too-long' : 'auth.password-too-short'] };
    }
    if (!rules.notEmail) return { password: copy.errors['auth.password-is-email'] };
    if (!meetsAll(rules)) return { again: copy.errors['auth.passwords-differ'] };
    if (!consent.accepts) return { terms: copy.errors['auth.terms-not-accepted'] };
    return consent.oldEnough ? {} : { age: copy.errors['auth.too-young'] };
  };
  const fail = (next: Trouble) => {
    setTrouble(next);
    const [field] = Object.keys(next);
    // The field is found by its name, once React has drawn the sentence beside it.
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = missing();
    if (Object.keys(found).length > 0) return fail(found);
    setTrouble({});
    setBusy(true);
    try {
      const body = {
        email: email.trim(),
        password: typed.password,
        rawPassword: typed.again,
        accepts_terms: consent.accepts,
        is_13_or_older: consent.oldEnough,
      };
      const { data } = await call('POST /auth/system/register', { body });
      keepTypedEmail('');
      storeSession(data);
      void navigate(otpVerifyPath(next), { replace: true, state: { sent: true } });
    } catch (error) {
      const field = isApiError(error) ? registerTroubleField(error.code) : 'form';
      fail({ [field]: errorSentence(copy, error) });
      setBusy(false);
    }
  };

  return (
    <>
      <form ref={form} className="sp-auth-form" noValidate onSubmit={submit}>
        <Field
          label={copy.signIn.email}
          labelHidden
          placeholder={copy.signIn.email}
          icon={<Icon of={envelopeSimple} />}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          value={email}
          error={emailTrouble()}
          hint={check === 'free' ? <span className="text-good">{copy.register.emailFree}</span> : undefined}
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setLeft(false);
            setTrouble({});
            onEmail(event.target.value);
          }}
        />
        <NewPasswordFields
          typed={typed}
          rules={rules}
          labels={{ password: copy.register.password, again: copy.register.again }}
          errors={trouble}
          onType={(change) => {
            setTrouble({});
            setTyped({ ...typed, ...change });
          }}
        />
        <ConsentFields consent={consent} errors={trouble} onChange={setConsent} />
        {trouble.form ? (
          <p className="sp-small text-bad" role="alert">
            {trouble.form}
          </p>
        ) : null}
        <Button type="submit" wide loading={busy}>
          {copy.register.submit}
        </Button>
      </form>
      <p className="sp-auth-foot">
        <Link to={authPath({ next })}>
          {copy.register.haveOne} <b>{copy.register.signIn}</b>
        </Link>
      </p>
    </>
  );
}
