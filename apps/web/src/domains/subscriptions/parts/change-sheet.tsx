// Changing plan or billing: what it costs today, what is taken off for unused days, and when it begins.
import { formatUsd } from '@stagepass/base/money.ts';
import { type Billing, billings } from '@stagepass/base/subscription-kinds.ts';
import type { ChangeQuote, Plan, Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { type Spending, SpendSlip, useSpendable, useTopUpWay } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { ownSubscriptionCopy, subscriptionsCopy } from '../copy.ts';
import { useClubPlans, useOwnAct, useQuote, type Wish } from '../data/subscriptions.ts';
import { priceOf } from '../model/plan-words.ts';
import { subscriptionPath } from '../public/paths.ts';

interface Offered extends Wish {
  name: string;
  price_cents: number;
}

/** Every plan with each billing that it has, but for the one that the fan has. */
function offeredOf(plans: readonly Plan[], own: Subscription): Offered[] {
  return plans.flatMap((plan) =>
    billings.flatMap((billing: Billing) => {
      const price_cents = priceOf(plan, billing);
      const same = plan.id === own.plan.id && billing === own.billing;
      const full = plan.left === 0 && plan.id !== own.plan.id;
      if (price_cents === null || same || full) return [];
      return [{ plan_id: plan.id, billing, name: plan.name, price_cents }];
    }),
  );
}

const keyOf = ({ plan_id, billing }: Wish) => `${plan_id} ${billing}`;

export function ChangeSheet({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const copy = useCopy(ownSubscriptionCopy);
  const { per } = useCopy(subscriptionsCopy);
  const plans = useClubPlans(subscription.plan.club.id);
  const offered = offeredOf(plans.data?.plans ?? [], subscription);
  const [key, setKey] = useState<string | null>(null);
  const wish = offered.find((one) => keyOf(one) === key) ?? offered[0];
  const quote = useQuote(
    subscription.id,
    { plan_id: wish?.plan_id ?? '', billing: wish?.billing ?? 'monthly' },
    wish !== undefined,
  );
  const act = useOwnAct(subscription.id);
  return (
    <Sheet
      onClose={() => (act.isPending ? undefined : onClose())}
      title={copy.sheet.title}
      footer={
        quote.data === undefined || wish === undefined ? undefined : (
          <Press subscription={subscription} quote={quote.data} act={act} onDone={onClose} />
        )
      }
    >
      <div className="grid gap-4">
        <Answered query={plans} copy={copy} failed={copy.failed}>
          {() =>
            wish === undefined ? (
              <Notice tone="plain">{copy.sheet.same}</Notice>
            ) : (
              <Select
                label={copy.sheet.plan}
                value={keyOf(wish)}
                onChange={(event) => setKey(event.target.value)}
              >
                {offered.map((one) => (
                  <option key={keyOf(one)} value={keyOf(one)}>
                    {copy.sheet.line({
                      plan: one.name,
                      billing: per[one.billing]({ price: formatUsd(one.price_cents) }),
                    })}
                  </option>
                ))}
              </Select>
            )
          }
        </Answered>
        {wish === undefined ? null : (
          <Answered query={quote} copy={copy} failed={copy.failed}>
            {(told) => (
              <>
                {told.discount_ends ? <Notice tone="plain">{copy.discount.ends}</Notice> : null}
                <Told subscription={subscription} quote={told} />
              </>
            )}
          </Answered>
        )}
        <SpendTrouble error={act.error} copy={copy} />
      </div>
    </Sheet>
  );
}

function spendingOf({ id }: Subscription, { plan, charge_cents }: ChangeQuote): Spending {
  return { lines: [{ name: plan.name, cents: -charge_cents }], next: subscriptionPath(id), topUpBelow: true };
}

function Told({ subscription, quote }: { subscription: Subscription; quote: ChangeQuote }) {
  const { sheet } = useCopy(ownSubscriptionCopy);
  const { per } = useCopy(subscriptionsCopy);
  const { tag } = useLocale();
  const { plan, billing, price_cents, credit_cents, charge_cents, when, starts_at, next_payment_at } = quote;
  const price = per[billing]({ price: formatUsd(price_cents) });
  if (when === 'trial') return <p>{sheet.trial({ date: dayIn(tag, next_payment_at), price })}</p>;
  if (when === 'period-end') return <p>{sheet.later({ date: dayIn(tag, starts_at), price })}</p>;
  return (
    <>
      {subscription.status === 'trialing' ? <Notice tone="plain">{sheet.trialOver}</Notice> : null}
      <Slip>
        <SlipLine name={plan.name} amount={formatUsd(price_cents)} />
        {credit_cents === 0 ? null : (
          <SlipLine name={sheet.credit} amount={`−${formatUsd(credit_cents)}`} tone="in" />
        )}
        <p className="sp-slip-note">{sheet.now({ date: dayIn(tag, next_payment_at) })}</p>
        <SlipPerf />
        <SlipTotal name={sheet.total} amount={formatUsd(charge_cents)} />
      </Slip>
      <SpendSlip {...spendingOf(subscription, quote)} />
    </>
  );
}

interface PressProps {
  subscription: Subscription;
  quote: ChangeQuote;
  act: ReturnType<typeof useOwnAct>;
  onDone: () => void;
}

function Press({ subscription, quote, act, onDone }: PressProps) {
  const { sheet } = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const spending = spendingOf(subscription, quote);
  const isSpendable = useSpendable(spending);
  const topUp = useTopUpWay(spending);
  const { plan, billing, charge_cents, price_cents, when, starts_at } = quote;
  const press = () =>
    act.mutateAsync({ act: 'change', wish: { plan_id: plan.id, billing }, charge_cents, price_cents }).then(
      () => {
        const later = sheet.doneLater({ plan: plan.name, date: dayIn(tag, starts_at) });
        showToast({ title: when === 'period-end' ? later : sheet.done({ plan: plan.name }), tone: 'good' });
        onDone();
      },
      () => {},
    );
  if (charge_cents === 0)
    return (
      <Button wide loading={act.isPending} onClick={press}>
        {sheet.confirm}
      </Button>
    );
  if (topUp !== null)
    return (
      <LinkButton to={topUp.to} wide variant="pay" stub={formatUsd(topUp.cents)}>
        {sheet.topUp}
      </LinkButton>
    );
  return (
    <PayButton
      stub={formatUsd(charge_cents)}
      disabled={!isSpendable}
      loading={act.isPending}
      restsOn={charge_cents}
      onClick={press}
    >
      {sheet.pay}
    </PayButton>
  );
}
