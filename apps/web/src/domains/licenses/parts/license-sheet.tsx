// Before a license changes: what happens and when, what it takes and from where, and what that leaves.
import { formatUsd } from '@stagepass/base/money.ts';
import type { License, LicenseOffer, PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useSavedCard } from '#domains/ledger/public/saved-card.ts';
import { type Spending, SpendSlip, useSpendable, useTopUpWay } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { licenseCopy } from '../copy.ts';
import { useChangeLicense } from '../data/license.ts';
import { PaidFrom } from './paid-from.tsx';

export interface LicenseSheetProps {
  clubId: string;
  license: License;
  offer: LicenseOffer;
  onClose: () => void;
}

/** Of offers that can be chosen. */
type Change = Exclude<LicenseOffer['change'], 'none'>;

export function LicenseSheet({ clubId, license, offer, onClose }: LicenseSheetProps) {
  const copy = useCopy(licenseCopy);
  const { tag } = useLocale();
  const change = offer.change as Change;
  const cents = offer.charge_cents;
  const [chosen, setPayFrom] = useState<PayFrom>(() =>
    license.pay_from !== 'club' || license.balance_cents >= cents ? license.pay_from : 'wallet',
  );
  const card = useSavedCard();
  // The card that it was paid by before may be gone.
  const pay_from = chosen === 'card' && card === null ? 'wallet' : chosen;
  const send = useChangeLicense(clubId);
  const date = license.ends_at === null ? '' : dayIn(tag, license.ends_at);
  const { name } = offer;
  const said = { name, date, from: license.plan.name, amount: formatUsd(offer.price_cents) };
  const press = () =>
    send.mutateAsync({ plan: offer.key, pay_from, expected_charge_cents: cents }).then(
      ({ charge }) => {
        onClose();
        // The screen says how far the card is.
        if (charge !== null) return;
        const { done, plannedDone, keptDone } = copy.sheet;
        const title =
          change === 'lower' ? plannedDone(said) : change === 'keep' ? keptDone(said) : done(said);
        showToast({ title, tone: 'good' });
      },
      () => {},
    );
  const act = copy.act[change]({ name });
  const spending: Spending = {
    lines: [{ name: copy.sheet.line({ name }), cents: -cents }],
    topUpBelow: true,
  };
  return (
    <Sheet
      onClose={() => (send.isPending ? undefined : onClose())}
      title={act}
      description={copy.sheet[change](said)}
      footer={
        cents === 0 ? (
          <Button wide loading={send.isPending} onClick={press}>
            {act}
          </Button>
        ) : (
          <PayOrTopUp
            {...{ cents, spending, act, onPay: press, loading: send.isPending }}
            enough={pay_from === 'wallet' ? null : pay_from === 'card' || license.balance_cents >= cents}
          />
        )
      }
    >
      <div className="grid gap-4">
        {cents === 0 ? null : (
          <PaidFrom value={pay_from} card={card !== null} onChange={setPayFrom}>
            {pay_from === 'club' ? (
              <ClubSlip balance={license.balance_cents} cents={cents} name={name} />
            ) : pay_from === 'card' && card !== null ? (
              <CardSlip card={card.name} cents={cents} name={name} />
            ) : (
              <SpendSlip {...spending} />
            )}
          </PaidFrom>
        )}
        <SpendTrouble error={send.error} copy={copy} />
      </div>
    </Sheet>
  );
}

function ClubSlip({ balance, cents, name }: { balance: number; cents: number; name: string }) {
  const { sheet } = useCopy(licenseCopy);
  return (
    <Slip>
      <SlipLine name={sheet.balance} amount={formatUsd(balance)} />
      <SlipLine name={sheet.line({ name })} amount={`−${formatUsd(cents)}`} />
      <SlipPerf />
      {balance >= cents ? (
        <SlipTotal name={sheet.after} amount={formatUsd(balance - cents)} />
      ) : (
        <p>
          <b>{sheet.short({ amount: formatUsd(cents - balance) })}</b>
        </p>
      )}
    </Slip>
  );
}

function CardSlip({ card, cents, name }: { card: string; cents: number; name: string }) {
  const { sheet } = useCopy(licenseCopy);
  return (
    <Slip>
      <SlipLine name={sheet.line({ name })} note={sheet.cardText} amount={formatUsd(cents)} />
      <SlipPerf />
      <SlipTotal name={card} amount={formatUsd(cents)} />
    </Slip>
  );
}

interface PayProps {
  cents: number;
  spending: Spending;
  act: string;
  /** Of the club's balance; null where the wallet pays. */
  enough: boolean | null;
  loading: boolean;
  onPay: () => void;
}

function PayOrTopUp({ cents, spending, act, enough, loading, onPay }: PayProps) {
  const { sheet } = useCopy(licenseCopy);
  const isSpendable = useSpendable(spending);
  const topUp = useTopUpWay(spending);
  if (enough === null && topUp !== null)
    return (
      <LinkButton to={topUp.to} wide variant="pay" stub={formatUsd(topUp.cents)}>
        {sheet.topUp}
      </LinkButton>
    );
  return (
    <PayButton
      stub={formatUsd(cents)}
      disabled={!(enough ?? isSpendable)}
      loading={loading}
      restsOn={cents}
      onClick={onPay}
    >
      {act}
    </PayButton>
  );
}
