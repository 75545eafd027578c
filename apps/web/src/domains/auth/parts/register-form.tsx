// A new account: email checked while typing, password rules shown as they are met, consent asked for plainly.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api/api.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { storeSession } from '#platform/session/session.ts';
import { authCopy } from '../copy.ts';
import { useEmailCheck } from '../data/use-email-check.ts';
import { emailTrouble } from '../model/email-shape.ts';
import { newPasswordTrouble, passwordRules } from '../model/password-rules.ts';
import { consentCodes, passwordCodes } from '../model/register-trouble.ts';
import { keepTypedEmail } from '../model/typed-email.ts';
import { authPath, otpVerifyPath } from '../public/paths.ts';
import { ConsentFields, consentTrouble } from './consent-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export function RegisterForm(props: {
  email: string;
  next: string | null;
  onEmail: (email: string) => void;
}) {
  const { email, next, onEmail } = props;
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const [left, setLeft] = useState(false);
  const check = useEmailCheck(email, left);
  const form = useForm({
    initial: { email, password: '', again: '', terms: false, age: false },
    copy,
    check: (typed) => {
      const wrong = emailTrouble(copy.signIn, typed.email);
      if (wrong !== undefined) return { email: wrong };
      if (check === 'taken') return { email: copy.register.emailTaken };
      const password = newPasswordTrouble(copy.errors, typed);
      return Object.keys(password).length > 0 ? password : consentTrouble(copy.errors, typed);
    },
    send: async ({ email: typed, password, again, terms, age }) => {
      const body = {
        email: typed.trim(),
        password,
        rawPassword: again,
        accepts_terms: terms,
        is_13_or_older: age,
      };
      const { data } = await call('POST /auth/system/register', { body });
      keepTypedEmail('');
      storeSession(data);
      void navigate(otpVerifyPath(next), { replace: true, state: { sent: true } });
    },
    codes: { 'auth.email-taken': 'email', ...passwordCodes, ...consentCodes },
  });
  const { values } = form;
  const emailField = form.field('email');
  const wrongEmail = () => {
    if (emailField.error) return emailField.error;
    if (check === 'taken') return copy.register.emailTaken;
    return left && email !== '' ? emailTrouble(copy.signIn, email) : undefined;
  };

  return (
    <>
      <form {...form.form} className="sp-auth-form">
        <Field
          {...emailField}
          label={copy.signIn.email}
          labelHidden
          placeholder={copy.signIn.email}
          icon={<Icon of={envelopeSimple} />}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          error={wrongEmail()}
          hint={check === 'free' ? <span className="text-good">{copy.register.emailFree}</span> : undefined}
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setLeft(false);
            emailField.onChange(event);
            onEmail(event.target.value);
          }}
        />
        <NewPasswordFields
          typed={values}
          rules={passwordRules(values)}
          labels={{ password: copy.register.password, again: copy.register.again }}
          errors={form.errors}
          onType={({ password, again }) => form.set({ password, again })}
        />
        <ConsentFields consent={values} errors={form.errors} onChange={form.set} />
        <FormError of={form} />
        <SubmitButton of={form}>{copy.register.submit}</SubmitButton>
      </form>
      <p className="sp-auth-foot">
        <Link to={authPath({ next })}>
          {copy.register.haveOne} <b>{copy.register.signIn}</b>
        </Link>
      </p>
    </>
  );
}
