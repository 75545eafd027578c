// The foot of one's own subscription: change the plan, cancel in two taps, resume, or have the money back.
import { formatUsd } from '@stagepass/base/money.ts';
import { type CancelReason, cancelReasons } from '@stagepass/base/subscription-kinds.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { ownSubscriptionCopy } from '../copy.ts';
import { type OwnAct, useOwnAct } from '../data/subscriptions.ts';
import { clubPlansPath } from '../public/paths.ts';

const ChangeSheet = lateSheet(() => import('./change-sheet.tsx'), 'ChangeSheet');

interface Props {
  subscription: Subscription;
}

export function OwnActs({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { status, plan } = subscription;
  if (status === 'ended')
    return (
      <Dock>
        <LinkButton wide to={clubPlansPath(plan.club.handle)}>
          {copy.again}
        </LinkButton>
      </Dock>
    );
  return (
    <Dock>
      <div className="grid gap-2">
        {status === 'cancelled' ? (
          <Resume subscription={subscription} />
        ) : (
          <>
            <Change subscription={subscription} />
            <Cancel subscription={subscription} />
          </>
        )}
        {subscription.refund === null ? null : <Refund subscription={subscription} />}
      </div>
    </Dock>
  );
}

/** Says what came of it. */
function useAct({ id }: Subscription) {
  const copy = useCopy(ownSubscriptionCopy);
  const act = useOwnAct(id);
  return {
    isPending: act.isPending,
    perform: (given: OwnAct, title: string, done?: () => void) =>
      act.mutate(given, {
        onSuccess: () => {
          showToast({ title, tone: 'good' });
          done?.();
        },
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      }),
  };
}

function Resume({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { isPending, perform } = useAct(subscription);
  return (
    <Button wide loading={isPending} onClick={() => perform({ act: 'resume' }, copy.resumed)}>
      {copy.resume}
    </Button>
  );
}

function Change({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const [open, setOpen] = useState(false);
  const { isPending, perform } = useAct(subscription);
  const { plan, changes, status } = subscription;
  if (status === 'past_due') return null;
  if (changes)
    return (
      <Button
        wide
        variant="secondary"
        loading={isPending}
        onClick={() => perform({ act: 'keep' }, copy.kept({ plan: plan.name }))}
      >
        {copy.keep({ plan: plan.name })}
      </Button>
    );
  return (
    <>
      <Button wide variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.change}
      </Button>
      {open ? (
        <ChangeSheet
          waitingTitle={copy.sheet.title}
          subscription={subscription}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function Cancel({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<CancelReason | 'none'>('none');
  const { isPending, perform } = useAct(subscription);
  const { plan, period, past_due } = subscription;
  const cancel = () =>
    perform({ act: 'cancel', reason: reason === 'none' ? null : reason }, copy.cancelDone, () =>
      setOpen(false),
    );
  return (
    <>
      <Button wide variant="ghost" tone="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.cancel}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        cancelLabel={copy.cancelKeep}
        title={copy.cancelTitle({ plan: plan.name })}
        description={
          past_due === null ? copy.cancelText({ date: dayIn(tag, period.ends_at) }) : copy.cancelNow
        }
        confirm={{ label: copy.cancel, tone: 'danger', loading: isPending, onConfirm: cancel }}
      >
        <Select
          label={copy.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value as CancelReason | 'none')}
        >
          {(['none', ...cancelReasons] as const).map((value) => (
            <option key={value} value={value}>
              {copy.reasons[value]}
            </option>
          ))}
        </Select>
      </ConfirmDialog>
    </>
  );
}

function Refund({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const [open, setOpen] = useState(false);
  const { isPending, perform } = useAct(subscription);
  const { refund } = subscription;
  if (refund === null) return null;
  const amount = formatUsd(refund.amount_cents);
  return (
    <>
      <Button wide variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.refund({ amount })}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.refundTitle({ amount })}
        description={copy.refundText({ date: dayIn(tag, refund.until) })}
        confirm={{
          label: copy.refund({ amount }),
          loading: isPending,
          onConfirm: () => perform({ act: 'refund' }, copy.refunded({ amount }), () => setOpen(false)),
        }}
      />
    </>
  );
}
