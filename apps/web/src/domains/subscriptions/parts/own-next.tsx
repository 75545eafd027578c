// What comes next for a subscription: its renewal, a payment that failed, a new price, or its end.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { calendarCheck } from '@stagepass/ui/icon/phosphor/calendar-check.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { CardConsent } from '#domains/ledger/public/card-consent.tsx';
import { ChargeUnderWay } from '#domains/ledger/public/charge-under-way.tsx';
import { useSavedCard } from '#domains/ledger/public/saved-card.ts';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useWallet } from '#domains/ledger/public/use-wallet.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ownSubscriptionCopy } from '../copy.ts';
import { useOwnAct, useRenewed } from '../data/subscriptions.ts';
import { subscriptionPath } from '../public/paths.ts';

interface Props {
  subscription: Subscription;
}

export function OwnNext({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const renewed = useRenewed();
  const { status, offer, past_due, charge } = subscription;
  return (
    <div className="grid gap-3">
      {charge !== null ? (
        <ChargeUnderWay
          charge={charge}
          meanwhile={copy.whileCharged}
          next={subscriptionPath(subscription.id)}
          onEnded={renewed}
        />
      ) : past_due === null ? (
        <Coming subscription={subscription} />
      ) : (
        <PastDue subscription={subscription} />
      )}
      {status === 'ended' || status === 'cancelled' || status === 'gifted' ? null : (
        <UseCard subscription={subscription} />
      )}
      {offer === null || status === 'cancelled' || status === 'gifted' ? null : (
        <Offer subscription={subscription} />
      )}
    </div>
  );
}

/** The next date, in one row. */
function Coming({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const [title, detail] = useWords(subscription, (time) => dayIn(tag, time), copy);
  return (
    <RowGroup>
      <ListRow
        leading={<IconPlate tone="gel" icon={<Icon of={calendarCheck} />} />}
        title={title}
        detail={detail}
      />
    </RowGroup>
  );
}

function useWords(
  {
    status,
    billing,
    price_cents,
    renewal,
    period,
    plan,
    access_until,
    ended_at,
    ended_why,
    changes,
    can_resume,
  }: Subscription,
  day: (time: string) => string,
  copy: Copy<typeof ownSubscriptionCopy>,
): [string, string | undefined] {
  const wallet = useWallet();
  if (status === 'ended')
    return [
      copy.ended({ date: day(ended_at ?? access_until) }),
      ended_why === null ? undefined : copy.why[ended_why],
    ];
  if (status === 'gifted')
    return [
      copy.gifted({ date: day(access_until) }),
      can_resume ? copy.giftedText[billing]({ price: formatUsd(price_cents) }) : copy.cancelledText,
    ];
  if (renewal === null) return [copy.cancelled({ date: day(access_until) }), copy.cancelledText];
  const balance = wallet.data?.credits.available_cents;
  const amount = formatUsd(renewal.amount_cents);
  const pays =
    renewal.amount_cents === 0
      ? copy.renewsFree
      : (status === 'trialing' ? copy.trialText : copy.renewsText)({
          amount,
          balance: balance === undefined ? '…' : formatUsd(balance),
        });
  const date = day(renewal.at);
  if (changes) return [copy.changesTo({ plan: renewal.plan.name, date }), pays];
  const title = status === 'trialing' ? copy.trialEnds({ date: day(period.ends_at) }) : copy.renews({ date });
  return [title, plan.state === 'paused' ? copy.renewsFree : pays];
}

/** Whether the next payments may charge the saved card. */
function UseCard({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const act = useOwnAct(subscription.id);
  const given = act.isPending && act.variables.act === 'card' ? act.variables : subscription;
  const change = (use_card: boolean) =>
    act.mutateAsync({ act: 'card', use_card }).then(
      () => showToast({ title: use_card ? copy.cardOn : copy.cardOff, tone: 'good' }),
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return <CardConsent checked={given.use_card} disabled={act.isPending} onChange={change} />;
}

function PastDue({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const act = useOwnAct(subscription.id);
  const card = useSavedCard();
  const { past_due, access_until } = subscription;
  if (past_due === null) return null;
  const amount = formatUsd(past_due.amount_cents);
  const pay = () =>
    act.mutateAsync({ act: 'pay', price_cents: past_due.amount_cents, pay_by: 'wallet' }).then(
      () => showToast({ title: copy.paid({ amount }), tone: 'good' }),
      () => {},
    );
  const payByCard = () => act.mutate({ act: 'pay', price_cents: past_due.amount_cents, pay_by: 'card' });
  return (
    <>
      <Notice tone="warn">
        <b className="block">{copy.pastDue({ amount })}</b>
        {copy.pastDueText({ date: dayIn(tag, past_due.next_try_at), until: dayIn(tag, access_until) })}
      </Notice>
      <PayButton stub={amount} loading={act.isPending} restsOn={past_due.amount_cents} onClick={pay}>
        {copy.pay({ amount })}
      </PayButton>
      {card === null ? null : (
        <PayButton
          className="sp-pay-second"
          stub={amount}
          loading={act.isPending}
          restsOn={past_due.amount_cents}
          onClick={payByCard}
        >
          {copy.payCard({ card: card.name })}
        </PayButton>
      )}
      <SpendTrouble error={act.error} copy={copy} />
    </>
  );
}

function Offer({ subscription }: Props) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const act = useOwnAct(subscription.id);
  const { offer, price_cents } = subscription;
  if (offer === null) return null;
  const amount = formatUsd(offer.price_cents);
  const accept = () =>
    act.mutateAsync({ act: 'accept', price_cents: offer.price_cents }).then(
      () => showToast({ title: copy.accepted, tone: 'good' }),
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <>
      <Notice tone="warn">
        <b className="block">{copy.offer({ amount })}</b>
        {copy.offerText({ now: formatUsd(price_cents), date: dayIn(tag, offer.from) })}
      </Notice>
      <Button wide variant="secondary" loading={act.isPending} onClick={accept}>
        {copy.accept({ amount })}
      </Button>
    </>
  );
}
