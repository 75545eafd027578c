// /otp-verify: the six digits that verify an e-mail. Opened cold, it first asks whose code it is.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { MailAddress } from '@stagepass/ui/mail-address/mail-address.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { settingsPath, welcomePath } from '#domains/users/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { updateSession, useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { codeCopy } from '../code-copy.ts';
import { authCopy } from '../copy.ts';
import { useOffered } from '../data/use-offered.ts';
import { useResend } from '../data/use-resend.ts';
import { RESEND_AFTER_S } from '../model/resend-clock.ts';
import { AskWho } from '../parts/ask-who.tsx';
import { CodeFrame } from '../parts/code-frame.tsx';
import { OutboxRow } from '../parts/outbox-row.tsx';
import { ResendRow } from '../parts/resend-row.tsx';
import { gaps, Sentence, Strong } from '../parts/sentence.tsx';
import { authPath } from '../public/paths.ts';

function justSent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sent' in state && state.sent === true;
}

export function Component() {
  const copy = useCopy(codeCopy);
  const session = useSession();
  const { search, state } = useLocation();
  const [sent] = useState(() => justSent(state));
  useTitle(copy.title);
  const query = new URLSearchParams(search);
  const next = nextOf(query);
  const userId = session?.user_id ?? query.get('user_id');
  const onward = session && !session.welcome_done ? welcomePath(next) : (next ?? '/home');
  const later = session ? (session.welcome_done ? (next ?? '/discover') : onward) : '/discover';
  if (userId === null) return <AskWho later={later} />;
  if (session?.email_verified) return <AlreadyVerified onward={onward} />;
  return (
    <EnterCode
      userId={userId}
      email={session?.email ?? query.get('email')}
      sent={sent}
      later={later}
      onward={session ? onward : null}
      next={next}
    />
  );
}

function AlreadyVerified({ onward }: { onward: string }) {
  const copy = useCopy(codeCopy);
  return (
    <CodeFrame
      title={copy.alreadyTitle}
      later="/discover"
      dock={
        <Button wide render={(anatomy) => <Link to={onward} replace {...anatomy} />}>
          {copy.goOn}
        </Button>
      }
    >
      <p className="sp-quiet mt-2.5" role="status">
        {copy.already}
      </p>
    </CodeFrame>
  );
}

interface EnterProps {
  userId: string;
  email: string | null;
  sent: boolean;
  later: string;
  /** Null where nobody is signed in: verifying gives no session. */
  onward: string | null;
  next: string | null;
}

/** Hands the code in, and knows what is wrong with it. */
function useVerify({ userId, onward, next }: EnterProps) {
  const copy = useCopy(codeCopy);
  const { code } = useCopy(authCopy);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [otp, setOtp] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const sentenceFor = (error: unknown) => {
    if (isApiError(error, 'too-many-requests')) return code.tooMany;
    return isApiError(error, 'auth.otp-wrong') ? code.wrong : errorSentence(copy, error);
  };
  const verify = async (digits: string) => {
    if (busy || digits.length < 6) return;
    setBusy(true);
    try {
      await call('POST /auth/system/verifyOtp', { body: { otp: digits, user_id: userId } });
      haptic('punch');
      updateSession({ email_verified: true });
      void client.invalidateQueries({ queryKey: ['users', 'me'] });
      // The welcome says it by itself, and a toast would lie over its head.
      const welcomed = onward?.startsWith(welcomePath()) ?? false;
      if (!welcomed) {
        showToast({ title: onward === null ? copy.verifiedSignIn : copy.verified, tone: 'good' });
      }
      void navigate(onward ?? authPath({ next }), { replace: true });
    } catch (error) {
      haptic('error');
      setOtp('');
      setTrouble(sentenceFor(error));
      setBusy(false);
    }
  };
  const type = (digits: string) => {
    if (digits !== '') setTrouble(undefined);
    setOtp(digits);
  };
  return { otp, type, trouble, setTrouble, busy, verify };
}

function EnterCode(props: EnterProps) {
  const { email, sent, later } = props;
  const copy = useCopy(codeCopy);
  const { code } = useCopy(authCopy);
  const formId = useId();
  const offered = useOffered();
  const entry = useVerify(props);
  const resend = useResend({
    initial_s: sent ? RESEND_AFTER_S : 0,
    ask: () => call('POST /auth/system/resendOTP', { body: { email: email ?? '' } }),
    onFailure: (error) => entry.setTrouble(errorSentence(copy, error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void entry.verify(entry.otp);
  };
  return (
    <CodeFrame
      title={copy.title}
      later={later}
      dock={
        <Button
          type="submit"
          form={formId}
          wide
          loading={entry.busy}
          disabled={entry.otp.length < 6 && !entry.busy}
        >
          {copy.submit}
        </Button>
      }
    >
      <p className="sp-quiet mt-2.5">
        {email ? (
          <Sentence
            text={copy.lead({ email: gaps[0] })}
            parts={[
              <Strong key="email">
                <MailAddress>{email}</MailAddress>
              </Strong>,
            ]}
          />
        ) : (
          copy.leadUnknown
        )}
      </p>
      <form id={formId} className="mt-6" noValidate onSubmit={submit}>
        <DigitStrip
          label={code.label}
          value={entry.otp}
          error={entry.trouble}
          disabled={entry.busy}
          autoFocus
          onChange={entry.type}
          onComplete={(digits) => void entry.verify(digits)}
        />
        {email ? (
          <div className="mt-5">
            <ResendRow
              resend={resend}
              onSent={() => {
                entry.setTrouble(undefined);
                showToast({ title: code.resent });
              }}
              aside={
                <Link to={props.onward === null ? authPath() : settingsPath('email')}>
                  {copy.otherAddress}
                </Link>
              }
            />
          </div>
        ) : null}
      </form>
      <div className="mt-1">
        <OutboxRow offered={offered} />
      </div>
      <p className="sp-small sp-faint mt-3">{copy.untilThen}</p>
    </CodeFrame>
  );
}
