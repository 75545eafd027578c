// How a pack stands, how much was drawn from it, and what can be done with what is announced or open.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useClosePool, useOpenPool, useWithdraw } from '../../data/manage-pool.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { gachaPath } from '../../public/paths.ts';

type Words = Copy<typeof manageGachaCopy>;

function standing(pool: GachaPool, { stateText, next }: Words, tag: string): string {
  const { state, version, announced } = pool;
  if (state === 'announced')
    return stateText.announced({ date: announced === null ? '' : momentIn(tag, announced.opens_at) });
  const now =
    state === 'open' && version !== null
      ? stateText.open({ date: dayIn(tag, version.opens_at), version: version.n })
      : state === 'draft'
        ? stateText.draft
        : stateText.closed;
  if (announced === null) return now;
  return `${now} ${next({ version: announced.n, date: momentIn(tag, announced.opens_at) })}`;
}

export function PoolState({ pool }: { pool: GachaPool }) {
  const copy = useCopy(manageGachaCopy);
  const { tag } = useLocale();
  const { management, announced, state } = pool;
  return (
    <Card>
      <h2 className="sp-head">{copy.state}</h2>
      <p className="mt-1">{standing(pool, copy, tag)}</p>
      {management === null || management.draws === 0 ? null : (
        <p className="sp-small sp-quiet mt-1">
          {copy.drawnBy({ drawn: copy.drawn({ count: management.draws }), count: management.fans })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'draft' ? null : (
          <LinkButton to={gachaPath(pool.id)} size="small" variant="secondary">
            {copy.look}
          </LinkButton>
        )}
        {announced !== null && management?.may_open_now ? <OpenNow pool={pool} /> : null}
        {announced === null ? null : <Withdraw pool={pool} />}
        {state === 'open' ? <Close pool={pool} /> : null}
      </div>
    </Card>
  );
}

function OpenNow({ pool }: { pool: GachaPool }) {
  const copy = useCopy(manageGachaCopy);
  const open = useOpenPool();
  return (
    <Button
      size="small"
      loading={open.isPending}
      onClick={() =>
        open.mutateAsync(pool.id).then(
          () => showToast({ title: copy.opened, tone: 'good' }),
          (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
        )
      }
    >
      {copy.openNow}
    </Button>
  );
}

function Withdraw({ pool }: { pool: GachaPool }) {
  const copy = useCopy(manageGachaCopy);
  const withdraw = useWithdraw();
  return (
    <Asked
      label={copy.withdraw}
      title={copy.withdrawTitle}
      text={copy.withdrawText}
      busy={withdraw.isPending}
      onYes={(done) =>
        withdraw
          .mutateAsync(pool.id)
          .then(
            () => showToast({ title: copy.withdrawn, tone: 'good' }),
            (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
          )
          .then(done)
      }
    />
  );
}

function Close({ pool }: { pool: GachaPool }) {
  const copy = useCopy(manageGachaCopy);
  const close = useClosePool();
  return (
    <Asked
      label={copy.closePool}
      title={copy.closeTitle({ name: pool.name })}
      text={copy.closeText}
      busy={close.isPending}
      onYes={(done) =>
        close
          .mutateAsync(pool.id)
          .then(
            () => showToast({ title: copy.closed, tone: 'good' }),
            (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
          )
          .then(done)
      }
    />
  );
}

interface AskedProps {
  label: string;
  title: string;
  text: string;
  busy: boolean;
  onYes: (done: () => void) => void;
}

/** What cannot be taken back is asked about first, and named by its verb. */
function Asked({ label, title, text, busy, onYes }: AskedProps) {
  const copy = useCopy(manageGachaCopy);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        description={text}
        cancelLabel={copy.cancel}
        confirm={{ label, tone: 'danger', loading: busy, onConfirm: () => onYes(() => setOpen(false)) }}
      />
    </>
  );
}
