// /unsubscribe: where the link of a mail leads; one tap, also without signing in, and back again.
import type { MailChoice } from '@stagepass/contract/notifications/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { useChangeMail, useMailChoice } from '../data/mail-choice.ts';
import { notificationSettingsPath } from '../public/paths.ts';
import { kindNames } from '../settings-copy.ts';
import { unsubscribeCopy } from '../unsubscribe-copy.ts';

export function Component() {
  const copy = useCopy(unsubscribeCopy);
  useTitle(copy.title);
  const [search] = useSearch();
  const token = search.get('token');
  return (
    <BackScreen above="/discover">{token === null ? <NoToken /> : <OfToken token={token} />}</BackScreen>
  );
}

/** A link that was cut short, or that the server does not know: asking again would change nothing. */
function NoToken() {
  const copy = useCopy(unsubscribeCopy);
  return (
    <>
      <h1 className="sp-display">{copy.failed}</h1>
      <p className="sp-quiet mt-2.5 mb-6">{copy.errors['notifications.unsubscribe-link-invalid']}</p>
      <LinkButton to={notificationSettingsPath()} wide>
        {copy.settings}
      </LinkButton>
    </>
  );
}

function OfToken({ token }: { token: string }) {
  const copy = useCopy(unsubscribeCopy);
  const choice = useMailChoice(token);
  if (isApiError(choice.error) && choice.error.code === 'notifications.unsubscribe-link-invalid')
    return <NoToken />;
  return (
    <Answered query={choice} copy={copy} failed={copy.failed} level={1}>
      {(data) => <Choice token={token} choice={data} />}
    </Answered>
  );
}

function Choice({ token, choice }: { token: string; choice: MailChoice }) {
  const copy = useCopy(unsubscribeCopy);
  const names = useCopy(kindNames);
  const session = useSession();
  const [isChanged, setChanged] = useState(false);
  const change = useChangeMail(token, {
    done: () => setChanged(true),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const { email, on } = choice;
  const what = choice.what === 'digest' ? copy.digest : names[choice.what];
  // The mail went to an address that is another one by now: the link only turns off.
  const isFormer = email === '';
  const ask = isFormer ? copy.askFormer : copy.ask({ email });
  const title = !on ? copy.done : isChanged ? copy.back : ask;
  const text = !on
    ? isFormer
      ? copy.doneFormer({ what })
      : copy.doneText({ email, what })
    : isChanged
      ? copy.backText({ email, what })
      : copy.what({ what });
  return (
    <>
      <h1 className="sp-display break-words">{title}</h1>
      <p className="sp-quiet mt-2.5 mb-6" aria-live="polite">
        {text}
      </p>
      <div className="grid gap-3">
        {on || !isFormer ? (
          <Button
            wide
            variant={on ? 'primary' : 'secondary'}
            loading={change.isPending}
            onClick={() => change.mutate(!on)}
          >
            {on ? copy.stop : copy.again}
          </Button>
        ) : null}
        {session === null ? null : (
          <LinkButton to={notificationSettingsPath()} variant="ghost" wide>
            {copy.settings}
          </LinkButton>
        )}
      </div>
    </>
  );
}
