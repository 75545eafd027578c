// A forgotten password: the e-mail gets a code, the code sets a new password, and every device is signed out.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { authCopy } from '../copy.ts';
import { useOffered } from '../data/use-offered.ts';
import { useResend } from '../data/use-resend.ts';
import { looksLikeEmail } from '../model/email-shape.ts';
import { meetsAll, passwordRules } from '../model/password-rules.ts';
import { registerTroubleField } from '../model/register-trouble.ts';
import { RESEND_AFTER_S } from '../model/resend-clock.ts';
import { authPath } from '../public/paths.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OutboxRow } from './outbox-row.tsx';
import { ResendRow } from './resend-row.tsx';

interface Props {
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
      {wait_s === null ? (
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
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!looksLikeEmail(email)) {
      return setTrouble(email.trim() === '' ? copy.signIn.emailMissing : copy.signIn.emailWrong);
    }
    setTrouble(undefined);
    setBusy(true);
    try {
      const { data } = await askForCode(email);
      onSent(data.resend_after_s || RESEND_AFTER_S);
    } catch (error) {
      setTrouble(errorSentence(copy, error));
      setBusy(false);
    }
  };
  return (
    <form className="sp-auth-form" noValidate onSubmit={submit}>
      <p className="sp-quiet">{copy.reset.lead}</p>
      <Field
        label={copy.signIn.email}
        labelHidden
        placeholder={copy.signIn.email}
        icon={<Icon of={envelopeSimple} />}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={email}
        error={trouble}
        onChange={(event) => onEmail(event.target.value)}
      />
      <Button type="submit" wide loading={busy}>
        {copy.reset.send}
      </Button>
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
  const [otp, setOtp] = useState('');
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [trouble, setTrouble] = useState<{ otp?: string; password?: string; again?: string }>({});
  const [busy, setBusy] = useState(false);
  const rules = passwordRules({ email, ...typed });
  const offered = useOffered();
  const resend = useResend({
    initial_s: wait_s,
    ask: () => askForCode(email),
    onFailure: (error) => setTrouble({ otp: errorSentence(copy, error) }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (otp.length < 6) return setTrouble({ otp: copy.reset.codeMissing });
    if (!rules.length) {
      const long = [...typed.password].length > 128;
      return setTrouble({
        password: copy.errors[long ? 'auth.password-too-long' : 'auth.password-too-short'],
      });
    }
    if (!rules.notEmail) return setTrouble({ password: copy.errors['auth.password-is-email'] });
    if (!meetsAll(rules)) return setTrouble({ again: copy.errors['auth.passwords-differ'] });
    setTrouble({});
    setBusy(true);
    try {
      await call('POST /auth/system/verifyResetPassword', {
        body: { email: email.trim(), otp, password: typed.password },
      });
      void navigate(authPath({ next }), { replace: true, state: { passwordChanged: true } });
    } catch (error) {
      const onPassword = isApiError(error) && registerTroubleField(error.code) === 'password';
      setTrouble({ [onPassword ? 'password' : 'otp']: errorSentence(copy, error) });
      if (isApiError(error, 'auth.otp-wrong')) setOtp('');
      setBusy(false);
    }
  };
  return (
    <form className="sp-auth-form" noValidate onSubmit={submit}>
      <p className="sp-quiet">{copy.reset.codeLead({ email: email.trim() })}</p>
      <div>
        <DigitStrip label={copy.code.label} value={otp} onChange={setOtp} error={trouble.otp} autoFocus />
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
        typed={typed}
        rules={rules}
        labels={{ password: copy.reset.password, again: copy.reset.again }}
        errors={trouble}
        onType={(change) => {
          setTrouble({});
          setTyped({ ...typed, ...change });
        }}
      />
      <Button type="submit" wide loading={busy}>
        {copy.reset.submit}
      </Button>
      <OutboxRow offered={offered} />
    </form>
  );
}
