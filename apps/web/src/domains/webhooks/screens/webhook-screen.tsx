// /club/{id}/manage-webhooks/{webhook}: one webhook, turned on and off, tested, changed, and the log of what was sent.
import type { Webhook } from '@stagepass/contract/webhooks/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useTitle } from '#platform/title/title.ts';
import { webhooksCopy } from '../copy.ts';
import { useChangeWebhook, useDeleteWebhook, useTestWebhook, useWebhook } from '../data/webhooks.ts';
import { DeliveryLog } from '../parts/delivery-log.tsx';
import { WebhookSheet } from '../parts/webhook-sheet.tsx';
import { useWebhookState } from '../parts/webhook-state.ts';
import { manageWebhooksPath } from '../public/paths.ts';

export function Component() {
  const { webhook = '' } = useParams();
  return <ClubFrame need="manage_club">{(club) => <OneWebhook club={club} id={webhook} />}</ClubFrame>;
}

function OneWebhook({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(webhooksCopy);
  useTitle(copy.title);
  const query = useWebhook(id);
  return (
    <ClubScreen club={club} above={manageWebhooksPath(club.handle)}>
      <Answered query={query} copy={copy} failed={copy.failed}>
        {(webhook) => (
          <div className="grid gap-5">
            <Head webhook={webhook} />
            <Acts club={club} webhook={webhook} />
            <DeliveryLog webhookId={webhook.id} />
          </div>
        )}
      </Answered>
    </ClubScreen>
  );
}

function Head({ webhook }: { webhook: Webhook }) {
  const copy = useCopy(webhooksCopy);
  const stateOf = useWebhookState();
  const change = useChangeWebhook(webhook.id);
  const on = change.isPending ? (change.variables?.on ?? webhook.on) : webhook.on;
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="sp-display wrap-anywhere">{URL.parse(webhook.url)?.host ?? webhook.url}</h1>
        <p className="sp-quiet mt-2 wrap-anywhere">{webhook.url}</p>
        <p className="sp-small sp-quiet mt-1">
          {webhook.kinds.map((kind) => copy.kindNames[kind]).join(' · ')}
        </p>
      </div>
      <SwitchRow
        title={copy.switch}
        detail={
          webhook.failing_since === null && !webhook.turned_off_by_site
            ? detailOf(copy, on)
            : stateOf(webhook)
        }
        checked={on}
        disabled={change.isPending}
        onChange={(next) =>
          change
            .mutateAsync({ on: next })
            .catch((error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }))
        }
      />
    </div>
  );
}

function detailOf(copy: { switchOn: string; switchOff: string }, on: boolean): string {
  return on ? copy.switchOn : copy.switchOff;
}

function Acts({ club, webhook }: { club: ClubView; webhook: Webhook }) {
  const copy = useCopy(webhooksCopy);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const change = useChangeWebhook(webhook.id);
  const remove = useDeleteWebhook(webhook.id);
  const test = useTestWebhook(webhook.id);
  const failed = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const send = () =>
    test.mutateAsync(undefined).then(() => showToast({ title: copy.tested, tone: 'good' }), failed);
  const perform = () =>
    remove.mutateAsync(undefined).then(() => {
      showToast({ title: copy.removed });
      void navigate(manageWebhooksPath(club.handle), { replace: true });
    }, failed);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
      <Button variant="secondary" loading={test.isPending} disabled={!webhook.on} onClick={send}>
        {copy.test}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('edit')}>
        {copy.edit}
      </Button>
      <Button variant="outline" tone="danger" onClick={() => setOpen('remove')}>
        {copy.remove}
      </Button>
      {open === 'edit' ? (
        <WebhookSheet
          webhook={webhook}
          send={async (draft) => {
            await change.mutateAsync(draft);
            close();
            showToast({ title: copy.saved, tone: 'good' });
          }}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title={copy.removeTitle}
        description={copy.removeText}
        confirm={{ label: copy.remove, tone: 'danger', loading: remove.isPending, onConfirm: perform }}
      />
    </div>
  );
}
