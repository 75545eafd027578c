// Before a subscription begins: what is paid today, what is paid next and when, what stays in the wallet; the press names the dollars.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { Plan } from '@stagepass/contract/subscriptions/shapes.ts';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { useState } from 'react';
import { CardConsent } from '#domains/ledger/public/card-consent.tsx';
import { PayOrTopUp } from '#domains/ledger/public/pay-or-top-up.tsx';
import { useSavedCard } from '#domains/ledger/public/saved-card.ts';
import { type Spending, SpendSlip } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { discountCopy, subscriptionsCopy } from '../copy.ts';
import { discountWords, firstEnd, type Offer } from '../model/plan-words.ts';
import type { EnteredCode } from '../model/use-checked-code.ts';
import { subscribePath } from '../public/paths.ts';
import { CodeField } from './code-field.tsx';

export interface SubscribeSheetProps {
  plan: Plan;
  billing: Billing;
  price_cents: number;
  days: number;
  loading: boolean;
  error: unknown;
  code: EnteredCode;
  /** What it, or the offer to come back, makes of the price. */
  offer: Offer | null;
  onCode: (entered: string | null) => void;
  /** Whether the fan agreed to the saved card for renewals. */
  onPay: (use_card: boolean) => void;
  onClose: () => void;
}

export function SubscribeSheet(props: SubscribeSheetProps) {
  const { plan, billing, price_cents, days, loading, error, code, offer, onCode, onPay, onClose } = props;
  const copy = useCopy(subscriptionsCopy);
  const { sheet } = copy;
  const [agrees, setAgrees] = useState(false);
  const card = useSavedCard();
  const pay = () => onPay(agrees && card !== null);
  const today = days > 0 ? 0 : (offer?.amount_cents ?? price_cents);
  const spending: Spending = {
    lines: [{ name: plan.name, cents: -today }],
    next: subscribePath(plan.id, { billing, code: code.entered }),
    topUpBelow: true,
  };
  return (
    <Sheet
      onClose={() => (loading ? undefined : onClose())}
      title={sheet.title({ plan: plan.name })}
      footer={
        <PayOrTopUp
          // What a code makes of it is not known yet.
          cents={code.isChecking ? undefined : today}
          spending={spending}
          topUp={sheet.topUp}
          loading={loading}
          onPay={pay}
        >
          {days > 0 ? sheet.trial : sheet.pay}
        </PayOrTopUp>
      }
    >
      <div className="grid gap-4">
        <Terms {...props} today={today} />
        <CodeField code={code} onCode={onCode} />
        {today === 0 ? null : <SpendSlip {...spending} />}
        <p className="sp-quiet">{copy.terms}</p>
        <CardConsent checked={agrees} disabled={loading} onChange={setAgrees} />
        {today === 0 ? null : <p className="sp-quiet">{sheet.refund}</p>}
        <SpendTrouble error={error} copy={copy} next={spending.next} />
      </div>
    </Sheet>
  );
}

/** What is paid today, and what comes after it. */
function Terms({
  plan,
  billing,
  price_cents,
  days,
  code,
  offer,
  today,
}: SubscribeSheetProps & { today: number }) {
  const copy = useCopy(subscriptionsCopy);
  const discounts = useCopy(discountCopy);
  const { tag } = useLocale();
  const { sheet } = copy;
  const date = dayIn(tag, firstEnd(new Date(), { billing, trial_days: days }));
  const price = copy.per[billing]({ price: formatUsd(price_cents) });
  return (
    <Slip>
      <SlipLine
        name={plan.name}
        note={days > 0 ? sheet.free({ date }) : price}
        amount={formatUsd(days > 0 ? 0 : price_cents)}
      />
      {offer === null ? null : (
        <SlipLine
          name={code.quote === null ? sheet.winBack : sheet.code.line({ code: code.quote.code })}
          note={discountWords(discounts, offer)}
          amount={days > 0 ? formatUsd(0) : `−${formatUsd(offer.discount_cents)}`}
          tone="in"
        />
      )}
      <p className="sp-slip-note">
        {days === 0
          ? sheet.next({ date })
          : offer === null
            ? sheet.after({ price, date })
            : sheet.afterReduced({ amount: formatUsd(offer.amount_cents), date, price })}
      </p>
      <SlipPerf />
      <SlipTotal name={sheet.today} amount={formatUsd(today)} />
    </Slip>
  );
}
