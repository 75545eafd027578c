// Before a subscription begins: what is paid today, what is paid next and when, what stays in the wallet; the press names the dollars.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { Plan } from '@stagepass/contract/subscriptions/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { type Spending, SpendSlip, useSpendable, useTopUpWay } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { subscriptionsCopy } from '../copy.ts';
import { firstEnd } from '../model/plan-words.ts';
import { planPath } from '../public/paths.ts';

export interface SubscribeSheetProps {
  plan: Plan;
  billing: Billing;
  price_cents: number;
  days: number;
  loading: boolean;
  error: unknown;
  onPay: () => void;
  onClose: () => void;
}

export function SubscribeSheet(props: SubscribeSheetProps) {
  const { plan, billing, price_cents, days, loading, error, onPay, onClose } = props;
  const copy = useCopy(subscriptionsCopy);
  const { tag } = useLocale();
  const { sheet } = copy;
  const today = days > 0 ? 0 : price_cents;
  const date = dayIn(tag, firstEnd(new Date(), { billing, trial_days: days }));
  const spending: Spending = {
    lines: [{ name: plan.name, cents: -today }],
    next: planPath(plan.id),
    topUpBelow: true,
  };
  const price = copy.per[billing]({ price: formatUsd(price_cents) });
  return (
    <Sheet
      onClose={() => (loading ? undefined : onClose())}
      title={sheet.title({ plan: plan.name })}
      footer={<PayOrTopUp cents={today} days={days} spending={spending} loading={loading} onPay={onPay} />}
    >
      <div className="grid gap-4">
        <Slip>
          <SlipLine
            name={plan.name}
            note={days > 0 ? sheet.free({ date }) : price}
            amount={formatUsd(today)}
          />
          <p className="sp-slip-note">{days > 0 ? sheet.after({ price, date }) : sheet.next({ date })}</p>
          <SlipPerf />
          <SlipTotal name={sheet.today} amount={formatUsd(today)} />
        </Slip>
        {today === 0 ? null : <SpendSlip {...spending} />}
        <p className="sp-quiet">{copy.terms}</p>
        {today === 0 ? null : <p className="sp-quiet">{sheet.refund}</p>}
        <SpendTrouble error={error} copy={copy} />
      </div>
    </Sheet>
  );
}

interface PayProps {
  cents: number;
  days: number;
  spending: Spending;
  loading: boolean;
  onPay: () => void;
}

function PayOrTopUp({ cents, days, spending, loading, onPay }: PayProps) {
  const { sheet } = useCopy(subscriptionsCopy);
  const isSpendable = useSpendable(spending);
  const topUp = useTopUpWay(spending);
  if (topUp !== null && cents > 0)
    return (
      <LinkButton to={topUp.to} wide variant="pay" stub={formatUsd(topUp.cents)}>
        {sheet.topUp}
      </LinkButton>
    );
  return (
    <PayButton
      stub={formatUsd(cents)}
      disabled={cents > 0 && !isSpendable}
      loading={loading}
      restsOn={cents}
      onClick={onPay}
    >
      {days > 0 ? sheet.trial : sheet.pay}
    </PayButton>
  );
}
