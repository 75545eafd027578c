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
  const runsOut = status === 'cancelled' || status === 'gifted';
  if (runsOut && !subscription.can_resume && subscription.refund === null) return null;
  return (
    <Dock>
      <div className="grid w-full gap-2">
        {runsOut ? (
          <>
            {subscription.can_resume ? <Resume subscription={subscription} /> : null}
            {subscription.refund === null ? null : <Refund subscription={subscription} />}
          </>
        ) : (
          <>
            <Change subscription={subscription} />
            {subscription.refund === null ? null : <Refund subscription={subscription} />}
            <Cancel subscription={subscription} />
          </>
        )}
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
      act.mutateAsync(given).then(
        () => {
          showToast({ title, tone: 'good' });
          done?.();
        },
        (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      ),
  };
}

function Resume({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { isPending, perform } = useAct(subscription);
  const isGift = subscription.status === 'gifted';
  return (
    <Button
      wide
      loading={isPending}
      onClick={() => perform({ act: 'resume' }, isGift ? copy.goesOn : copy.resumed)}
    >
      {isGift ? copy.goOn : copy.resume}
    </Button>
  );
}

function Change({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const [open, setOpen] = useState(false);
  const { isPending, perform } = useAct(subscription);
  const { plan, changes, status, charge } = subscription;
  if (status === 'past_due' || charge !== null) return null;
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
  const { plan, period, past_due, charge, stay } = subscription;
  const keep = () => perform({ act: 'stay' }, copy.stayed, () => setOpen(false));
  const cancel = () =>
    perform({ act: 'cancel', reason: reason === 'none' ? null : reason }, copy.cancelDone, () =>
      setOpen(false),
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="sp-small sp-quiet min-w-0 flex-[1_1_8rem]">{copy.stays}</p>
        <Button
          size="small"
          variant="ghost"
          tone="danger"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {copy.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        cancelLabel={copy.cancelKeep}
        title={copy.cancelTitle({ plan: plan.name })}
        description={
          charge !== null
            ? copy.cancelCharging
            : past_due === null
              ? copy.cancelText({ date: dayIn(tag, period.ends_at) })
              : copy.cancelNow
        }
        confirm={{ label: copy.cancel, tone: 'danger', loading: isPending, onConfirm: cancel }}
      >
        <div className="grid gap-4">
          {stay === null ? null : (
            <Button wide variant="secondary" loading={isPending} onClick={keep}>
              {copy.stay({ percent: stay.percent, count: stay.periods })}
            </Button>
          )}
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
        </div>
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
