// A forgotten password: the email brings a code and a link, either sets a new password, and every device is signed out.
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { authCopy } from '../copy.ts';
import { useOffered } from '../data/use-offered.ts';
import { useResend } from '../data/use-resend.ts';
import { emailTrouble } from '../model/email-shape.ts';
import { newPasswordTrouble, passwordRules } from '../model/password-rules.ts';
import { passwordCodes } from '../model/register-trouble.ts';
import { RESEND_AFTER_S } from '../model/resend-clock.ts';
import { authPath } from '../public/paths.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OutboxRow } from './outbox-row.tsx';
import { ResendRow } from './resend-row.tsx';
import { ResetByLink } from './reset-by-link.tsx';

interface Props {
  /** Of the link in the email, where that was opened. */
  token: string | null;
  email: string;
  next: string | null;
  onEmail: (email: string) => void;
}

const askForCode = (email: string) =>
  call('POST /auth/system/resetPassword', { body: { email: email.trim() } });

export function ResetForm(props: Props) {
  const copy = useCopy(authCopy);
  const [wait_s, setWait] = useState<number | null>(null);
  return (
    <>
      {props.token !== null ? (
        <ResetByLink token={props.token} next={props.next} />
      ) : wait_s === null ? (
        <AskEmail {...props} onSent={setWait} />
      ) : (
        <SetPassword {...props} wait_s={wait_s} onOtherEmail={() => setWait(null)} />
      )}
      <p className="sp-auth-foot">
        <Link to={authPath({ next: props.next })}>
          {copy.reset.remembered} <b>{copy.register.signIn}</b>
        </Link>
      </p>
    </>
  );
}

function AskEmail({ email, onEmail, onSent }: Props & { onSent: (wait_s: number) => void }) {
  const copy = useCopy(authCopy);
  const form = useForm({
    initial: { email },
    copy,
    check: (typed) => ({ email: emailTrouble(copy.signIn, typed.email) }),
    send: async (typed) => {
      const { data } = await askForCode(typed.email);
      onSent(data.resend_after_s || RESEND_AFTER_S);
    },
  });
  const field = form.field('email');
  return (
    <form {...form.form} className="sp-auth-form">
      <p className="sp-quiet">{copy.reset.lead}</p>
      <Field
        {...field}
        label={copy.signIn.email}
        labelHidden
        placeholder={copy.signIn.email}
        icon={<Icon of={envelopeSimple} />}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        error={field.error ?? form.errors.form}
        onChange={(event) => {
          field.onChange(event);
          onEmail(event.target.value);
        }}
      />
      <SubmitButton of={form}>{copy.reset.send}</SubmitButton>
    </form>
  );
}

function SetPassword({
  email,
  next,
  wait_s,
  onOtherEmail,
}: Props & { wait_s: number; onOtherEmail: () => void }) {
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const form = useForm({
    initial: { otp: '', password: '', again: '' },
    copy,
    check: (typed) =>
      typed.otp.length < 6
        ? { otp: copy.reset.codeMissing }
        : newPasswordTrouble(copy.errors, { email, ...typed }),
    send: async ({ otp, password }) => {
      await call('POST /auth/system/verifyResetPassword', { body: { email: email.trim(), otp, password } });
      void navigate(authPath({ next }), { replace: true, state: { passwordChanged: true } });
    },
    codes: passwordCodes,
    explain: (error) => {
      if (isApiError(error, 'auth.otp-wrong')) form.set({ otp: '' });
      const isAboutPassword = isApiError(error) && Object.hasOwn(passwordCodes, error.code);
      return isAboutPassword ? undefined : { otp: errorSentence(copy, error) };
    },
  });
  const { values, errors } = form;
  const offered = useOffered();
  const resend = useResend({
    initial_s: wait_s,
    ask: () => askForCode(email),
    onFailure: (error) => form.fail({ otp: errorSentence(copy, error) }),
  });
  return (
    <form {...form.form} className="sp-auth-form">
      <p className="sp-quiet">{copy.reset.codeLead({ email: email.trim() })}</p>
      <div>
        <DigitStrip
          label={copy.code.label}
          value={values.otp}
          onChange={(otp) => form.set({ otp })}
          error={errors.otp}
          autoFocus
        />
        <ResendRow
          resend={resend}
          onSent={() => showToast({ title: copy.code.resent })}
          aside={
            <button type="button" onClick={onOtherEmail}>
              {copy.reset.otherEmail}
            </button>
          }
        />
      </div>
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email.trim()} readOnly />
      <NewPasswordFields
        typed={values}
        rules={passwordRules({ email, ...values })}
        labels={{ password: copy.reset.password, again: copy.reset.again }}
        errors={errors}
        onType={({ password, again }) => form.set({ password, again })}
      />
      <SubmitButton of={form}>{copy.reset.submit}</SubmitButton>
      <OutboxRow offered={offered} />
    </form>
  );
}
