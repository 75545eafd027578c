// Changing the e-mail: both addresses get a code, and both codes are needed.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { settingsPath } from '#domains/users/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { updateSession, useSession } from '#platform/session/session.ts';
import { accountCopy } from '../../account-copy.ts';
import { authCopy } from '../../copy.ts';
import { securityKey } from '../../data/security.ts';
import { useOffered } from '../../data/use-offered.ts';
import { useResend } from '../../data/use-resend.ts';
import { looksLikeEmail } from '../../model/email-shape.ts';
import { useStepUp } from '../../public/use-step-up.tsx';
import { OutboxRow } from '../outbox-row.tsx';
import { ResendRow } from '../resend-row.tsx';
import { ViewHead } from './view-parts.tsx';

interface Started {
  email: string;
  wait_s: number;
  oldConfirms: boolean;
}

const start = (email: string) => call('POST /auth/email-change', { body: { email } });

export function View() {
  const copy = useCopy(accountCopy);
  const session = useSession();
  const [started, setStarted] = useState<Started | null>(null);
  const now = session?.email ?? '';
  const lead = started?.oldConfirms === false ? copy.email.leadNew : copy.email.lead;
  return (
    <>
      <ViewHead title={copy.email.title} lead={lead} />
      {started ? (
        <Codes now={now} started={started} onOther={() => setStarted(null)} />
      ) : (
        <AskAddress now={now} onStarted={setStarted} />
      )}
    </>
  );
}

function AskAddress({ now, onStarted }: { now: string; onStarted: (started: Started) => void }) {
  const copy = useCopy(accountCopy);
  const { signIn } = useCopy(authCopy);
  const stepUp = useStepUp();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = typed.trim().toLowerCase();
    if (busy) return;
    if (!looksLikeEmail(email)) return setTrouble(email === '' ? signIn.emailMissing : signIn.emailWrong);
    if (email === now) return setTrouble(copy.email.same);
    setTrouble(undefined);
    setBusy(true);
    try {
      const { data } = await stepUp.guarded(() => start(email));
      onStarted({ email, wait_s: data.resend_after_s, oldConfirms: data.old_confirms });
    } catch (error) {
      setTrouble(errorSentence(copy, error));
      setBusy(false);
    }
  };
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field
          label={copy.email.address}
          icon={<Icon of={envelopeSimple} />}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={copy.email.now({ email: now })}
          value={typed}
          error={trouble}
          onChange={(event) => {
            setTrouble(undefined);
            setTyped(event.target.value);
          }}
        />
        <Button type="submit" wide loading={busy}>
          {copy.email.send}
        </Button>
      </form>
      {stepUp.dialog}
    </>
  );
}

function Codes({ now, started, onOther }: { now: string; started: Started; onOther: () => void }) {
  const copy = useCopy(accountCopy);
  const { code } = useCopy(authCopy);
  const navigate = useNavigate();
  const client = useQueryClient();
  const offered = useOffered();
  const [oldOtp, setOldOtp] = useState('');
  const [newOtp, setNewOtp] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const resend = useResend({
    initial_s: started.wait_s,
    ask: () => start(started.email),
    onFailure: (error) => setTrouble(errorSentence(copy, error)),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (newOtp.length < 6 || (started.oldConfirms && oldOtp.length < 6)) {
      return setTrouble(copy.email.codesMissing);
    }
    setTrouble(undefined);
    setBusy(true);
    try {
      const body = started.oldConfirms ? { old_otp: oldOtp, new_otp: newOtp } : { new_otp: newOtp };
      await call('POST /auth/email-change/confirm', { body });
      updateSession({ email: started.email, email_verified: true });
      void client.invalidateQueries({ queryKey: ['users', 'me'] });
      void client.invalidateQueries({ queryKey: securityKey });
      showToast({ title: copy.email.done, tone: 'good' });
      void navigate(settingsPath(), { replace: true });
    } catch (error) {
      setTrouble(errorSentence(copy, error));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {started.oldConfirms ? (
        <LabelledCode
          label={copy.email.oldCode({ email: now })}
          value={oldOtp}
          onChange={setOldOtp}
          autoFocus
        />
      ) : null}
      <LabelledCode
        label={copy.email.newCode({ email: started.email })}
        value={newOtp}
        onChange={setNewOtp}
        error={trouble}
        autoFocus={!started.oldConfirms}
      />
      <ResendRow
        resend={resend}
        onSent={() => showToast({ title: code.resent })}
        aside={
          <button type="button" onClick={onOther}>
            {copy.email.startOver}
          </button>
        }
      />
      <Button type="submit" wide loading={busy}>
        {copy.email.confirm}
      </Button>
      <OutboxRow offered={offered} />
    </form>
  );
}

function LabelledCode(props: {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const { label, ...strip } = props;
  return (
    <div>
      <p className="sp-small sp-quiet mb-2 break-words" aria-hidden="true">
        {label}
      </p>
      <DigitStrip label={label} {...strip} />
    </div>
  );
}
