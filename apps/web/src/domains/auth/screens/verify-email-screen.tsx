// /verify-email: check your mail. Opened cold, it asks for the address first.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowSquareOut } from '@stagepass/ui/icon/phosphor/arrow-square-out.ts';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { MailAddress } from '@stagepass/ui/mail-address/mail-address.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#platform/api/api.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { codeCopy } from '../code-copy.ts';
import { authCopy } from '../copy.ts';
import { useOffered } from '../data/use-offered.ts';
import { useResend } from '../data/use-resend.ts';
import { emailTrouble } from '../model/email-shape.ts';
import { mailApp } from '../model/mail-app.ts';
import { RESEND_AFTER_S } from '../model/resend-clock.ts';
import { CodeFrame } from '../parts/code-frame.tsx';
import { hasOpenOutbox, OutboxRow } from '../parts/outbox-row.tsx';
import { ResendRow } from '../parts/resend-row.tsx';
import { gaps, Sentence, Strong } from '../parts/sentence.tsx';
import { otpVerifyPath } from '../public/paths.ts';

const askForCode = (email: string) => call('POST /auth/system/resendOTP', { body: { email } });

export function Component() {
  const copy = useCopy(codeCopy);
  const session = useSession();
  const next = nextOf(useLocation().search);
  const [sentTo, setSentTo] = useState<{ email: string; wait_s: number } | null>(null);
  useTitle(copy.title);
  const email = session?.email ?? sentTo?.email;
  if (email === undefined) return <AskEmail onSent={setSentTo} />;
  return <CheckMail email={email} wait_s={sentTo?.wait_s ?? 0} next={next} />;
}

function CheckMail({ email, wait_s, next }: { email: string; wait_s: number; next: string | null }) {
  const copy = useCopy(codeCopy);
  const { code } = useCopy(authCopy);
  const offered = useOffered();
  const [trouble, setTrouble] = useState<string | null>(null);
  const resend = useResend({
    initial_s: wait_s,
    ask: () => askForCode(email),
    onFailure: (error) => setTrouble(errorSentence(copy, error)),
  });
  const app = mailApp(email);
  // Opening the screen sends nothing: only who was sent one, here or a moment ago, is told so.
  const [isSent, setSent] = useState(wait_s > 0);
  return (
    <CodeFrame
      title={isSent ? copy.title : copy.titleNotSent}
      later={next ?? '/discover'}
      dock={
        <LinkButton to={otpVerifyPath(next)} wide>
          {copy.haveCode}
        </LinkButton>
      }
    >
      <p className="sp-quiet mt-2.5">
        <Sentence
          text={(isSent ? copy.lead : copy.leadNotSent)({ email: gaps[0] })}
          parts={[
            <Strong key="email">
              <MailAddress>{email}</MailAddress>
            </Strong>,
          ]}
        />
      </p>
      {/* Kept free until it is known what stands here: the lines below must not jump. */}
      <div className={offered ? 'mt-5 grid gap-2.5' : 'mt-5 h-17'}>
        <OutboxRow offered={offered} />
        {offered && app && !hasOpenOutbox(offered) ? (
          <Button
            variant="secondary"
            wide
            trailingIcon={<Icon of={arrowSquareOut} weight="bold" />}
            render={(anatomy) => <a href={app.url} target="_blank" rel="noopener noreferrer" {...anatomy} />}
          >
            {copy.openMail({ name: app.name })}
          </Button>
        ) : null}
      </div>
      <div className="mt-3">
        <ResendRow
          resend={resend}
          onSent={() => {
            setSent(true);
            setTrouble(null);
            showToast({ title: code.resent });
          }}
        />
      </div>
      {trouble === null ? null : (
        <p className="sp-small text-bad" role="alert">
          {trouble}
        </p>
      )}
      <p className="sp-small sp-faint mt-1">{copy.notThere}</p>
    </CodeFrame>
  );
}

function AskEmail({ onSent }: { onSent: (sent: { email: string; wait_s: number }) => void }) {
  const copy = useCopy(codeCopy);
  const { signIn } = useCopy(authCopy);
  const formId = useId();
  const form = useForm({
    initial: { email: '' },
    copy,
    check: ({ email }) => ({ email: emailTrouble(signIn, email) }),
    send: async (typed) => {
      const email = typed.email.trim();
      const { data } = await askForCode(email);
      onSent({ email, wait_s: data.resend_after_s || RESEND_AFTER_S });
    },
    explain: (error) => ({ email: errorSentence(copy, error) }),
  });
  return (
    <CodeFrame
      title={copy.askEmailTitle}
      later="/discover"
      dock={
        <Button type="submit" form={formId} wide loading={form.pending}>
          {copy.send}
        </Button>
      }
    >
      <p className="sp-quiet mt-2.5">{copy.askEmailLead}</p>
      <form {...form.form} id={formId} className="mt-5">
        <Field
          {...form.field('email')}
          label={signIn.email}
          labelHidden
          placeholder={signIn.email}
          icon={<Icon of={envelopeSimple} />}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </CodeFrame>
  );
}
