// Changing the email: both addresses get a code, and both codes are needed.
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidateOwnProfile } from '#domains/users/public/invalidate.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { updateSession, useSession } from '#platform/session/session.ts';
import { accountCopy } from '../../account-copy.ts';
import { authCopy } from '../../copy.ts';
import { securityKey } from '../../data/security.ts';
import { useOffered } from '../../data/use-offered.ts';
import { useResend } from '../../data/use-resend.ts';
import { emailTrouble } from '../../model/email-shape.ts';
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
  const form = useForm({
    initial: { email: '' },
    copy,
    check: ({ email }) =>
      email.trim().toLowerCase() === now
        ? { email: copy.email.same }
        : { email: emailTrouble(signIn, email) },
    send: async (typed) => {
      const email = typed.email.trim().toLowerCase();
      const { data } = await stepUp.guarded(() => start(email));
      onStarted({ email, wait_s: data.resend_after_s, oldConfirms: data.old_confirms });
    },
    explain: (error) => ({ email: errorSentence(copy, error) }),
  });
  return (
    <>
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('email')}
          label={copy.email.address}
          icon={<Icon of={envelopeSimple} />}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={copy.email.now({ email: now })}
        />
        <SubmitButton of={form}>{copy.email.send}</SubmitButton>
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
  const form = useForm({
    initial: { old_otp: '', new_otp: '' },
    copy,
    check: ({ old_otp, new_otp }) =>
      new_otp.length < 6 || (started.oldConfirms && old_otp.length < 6)
        ? { form: copy.email.codesMissing }
        : {},
    send: async ({ old_otp, new_otp }) => {
      const body = started.oldConfirms ? { old_otp, new_otp } : { new_otp };
      await call('POST /auth/email-change/confirm', { body });
      updateSession({ email: started.email, email_verified: true });
      void invalidateOwnProfile(client);
      void client.invalidateQueries({ queryKey: securityKey });
      showToast({ title: copy.email.done, tone: 'good' });
      void navigate(settingsPath(), { replace: true });
    },
  });
  const resend = useResend({
    initial_s: started.wait_s,
    ask: () => start(started.email),
    onFailure: (error) => form.fail({ form: errorSentence(copy, error) }),
  });
  return (
    <form {...form.form} className="grid gap-5">
      {started.oldConfirms ? (
        <LabelledCode
          label={copy.email.oldCode({ email: now })}
          value={form.values.old_otp}
          onChange={(old_otp) => form.set({ old_otp })}
          autoFocus
        />
      ) : null}
      <LabelledCode
        label={copy.email.newCode({ email: started.email })}
        value={form.values.new_otp}
        onChange={(new_otp) => form.set({ new_otp })}
        error={form.errors.form}
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
      <SubmitButton of={form}>{copy.email.confirm}</SubmitButton>
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
