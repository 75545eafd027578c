// Ending the account: what happens when, what stands in the way, and the one button that does it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { downloadSimple } from '@stagepass/ui/icon/phosphor/download-simple.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { type Deletion, useAskForDeletion, useDeletion } from '../../data/account-end.ts';
import { lostSentence } from '../../model/lost-value.ts';
import { peopleCopy } from '../../people-copy.ts';
import { settingsPath } from '../../public/paths.ts';
import { settingsViews } from '../../public/settings-views.ts';
import type { Guarded } from '../../public/step-up-slot.ts';
import { Lost } from './lost-value.tsx';
import { Answered, Guard, ViewHead } from './view-parts.tsx';

const GRACE_MS = 14 * 86_400_000;

export function View() {
  const { deletion } = useCopy(peopleCopy);
  const query = useDeletion();
  return (
    <>
      <ViewHead title={deletion.title} lead={deletion.lead} />
      <ul className="mb-5 grid list-disc gap-2 ps-5">
        {Object.values(deletion.points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Answered query={query} failed={deletion.failed}>
        {(data) => <Guard>{(guarded) => <Decide deletion={data} guarded={guarded} />}</Guard>}
      </Answered>
      <ContactLine className="sp-small sp-quiet mt-5" text={deletion.contact} />
    </>
  );
}

function Decide({ deletion, guarded }: { deletion: Deletion; guarded: Guarded }) {
  const copy = useCopy(peopleCopy);
  const words = copy.deletion;
  const { tag } = useLocale();
  const [asks, setAsks] = useState(false);
  const [now_ms] = useState(() => Date.now());
  const day = (time: Date) => dayIn(tag, time);
  const ask = useAskForDeletion(guarded, (due_at) =>
    showToast({ title: words.done({ day: day(new Date(due_at)) }), description: words.doneText }),
  );
  const owns = deletion.owned_clubs;
  const lost = lostSentence(deletion.value, words.lost.sure);
  const confirm = () => {
    setAsks(false);
    ask.mutate(undefined, {
      onError: (error) => {
        if (!isApiError(error, 'auth.step-up-needed'))
          showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    });
  };
  return (
    <div className="grid gap-4">
      {deletion.cancelled_at === null ? null : (
        <Notice tone="plain">{words.cancelled({ day: day(new Date(deletion.cancelled_at)) })}</Notice>
      )}
      <Lost value={deletion.value} />
      {owns.length > 0 ? <Owned clubs={owns} /> : null}
      <LinkButton
        to={settingsPath(settingsViews.data)}
        variant="secondary"
        wide
        icon={<Icon of={downloadSimple} />}
      >
        {words.exportFirst}
      </LinkButton>
      <Button
        tone="danger"
        wide
        disabled={owns.length > 0}
        loading={ask.isPending}
        onClick={() => setAsks(true)}
      >
        {words.ask}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.confirmTitle}
        description={[words.confirmText({ day: day(new Date(now_ms + GRACE_MS)) }), lost]
          .filter(Boolean)
          .join(' ')}
        cancelLabel={words.keep}
        confirm={{ label: words.confirm, tone: 'danger', onConfirm: confirm }}
      />
    </div>
  );
}

function Owned({ clubs }: { clubs: Deletion['owned_clubs'] }) {
  const { deletion } = useCopy(peopleCopy);
  return (
    <Notice tone="warn">
      {deletion.owns({ count: clubs.length })}
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {clubs.map((club) => (
          <li key={club.id} dir="auto">
            {club.name}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
