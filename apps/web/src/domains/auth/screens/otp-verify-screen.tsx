// /otp-verify: the six digits that verify an email. Opened cold, it first asks whose code it is.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { MailAddress } from '@stagepass/ui/mail-address/mail-address.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invalidateOwnProfile } from '#domains/users/public/invalidate.ts';
import { settingsPath, welcomePath } from '#domains/users/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
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
        <LinkButton to={onward} replace wide>
          {copy.goOn}
        </LinkButton>
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

/** Sends the code, and knows what is wrong with it. */
function useCodeForm({ userId, onward, next }: EnterProps) {
  const copy = useCopy(codeCopy);
  const { code } = useCopy(authCopy);
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm({
    initial: { otp: '' },
    copy,
    send: async ({ otp }) => {
      await call('POST /auth/system/verifyOtp', { body: { otp, user_id: userId } });
      haptic('punch');
      updateSession({ email_verified: true });
      void invalidateOwnProfile(client);
      // The welcome says it by itself, and a toast would lie over its head.
      const welcomed = onward?.startsWith(welcomePath()) ?? false;
      if (!welcomed) {
        showToast({ title: onward === null ? copy.verifiedSignIn : copy.verified, tone: 'good' });
      }
      void navigate(onward ?? authPath({ next }), { replace: true });
    },
    explain: (error) => {
      haptic('error');
      form.set({ otp: '' });
      if (isApiError(error, 'too-many-requests')) return { otp: code.tooMany };
      return { otp: isApiError(error, 'auth.otp-wrong') ? code.wrong : errorSentence(copy, error) };
    },
  });
  return form;
}

function EnterCode(props: EnterProps) {
  const { email, sent, later } = props;
  const copy = useCopy(codeCopy);
  const { code } = useCopy(authCopy);
  const formId = useId();
  const offered = useOffered();
  const form = useCodeForm(props);
  const { otp } = form.values;
  const resend = useResend({
    initial_s: sent ? RESEND_AFTER_S : 0,
    ask: () => call('POST /auth/system/resendOTP', { body: { email: email ?? '' } }),
    onFailure: (error) => form.fail({ otp: errorSentence(copy, error) }),
  });
  // Opening the screen sends nothing: only who was sent one, here or a moment ago, is told so.
  const [isSent, setSent] = useState(sent);
  return (
    <CodeFrame
      title={isSent ? copy.title : copy.titleNotSent}
      later={later}
      dock={
        <Button
          type="submit"
          form={formId}
          wide
          loading={form.pending}
          disabled={otp.length < 6 && !form.pending}
        >
          {copy.submit}
        </Button>
      }
    >
      <p className="sp-quiet mt-2.5">
        {email ? (
          <Sentence
            text={(isSent ? copy.lead : copy.leadNotSent)({ email: gaps[0] })}
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
      <form {...form.form} id={formId} className="mt-6">
        <DigitStrip
          label={code.label}
          value={otp}
          error={form.errors.otp}
          disabled={form.pending}
          autoFocus
          onChange={(digits) => form.set({ otp: digits })}
          onComplete={() => void form.submit()}
        />
        {email ? (
          <div className="mt-5">
            <ResendRow
              resend={resend}
              onSent={() => {
                setSent(true);
                form.reset();
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
