// Before a license changes: what happens and when, what it takes and from where, and what that leaves.
import { formatUsd } from '@stagepass/base/money.ts';
import type { License, LicenseOffer, PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ReactNode, useState } from 'react';
import { type Spending, SpendSlip, useSpendable, useTopUpWay } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { licenseCopy } from '../copy.ts';
import { useChangeLicense } from '../data/license.ts';

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
  const [pay_from, setPayFrom] = useState<PayFrom>(() =>
    license.balance_cents >= cents ? license.pay_from : 'wallet',
  );
  const send = useChangeLicense(clubId);
  const date = license.ends_at === null ? '' : dayIn(tag, license.ends_at);
  const { name } = offer;
  const said = { name, date, from: license.plan.name, amount: formatUsd(offer.price_cents) };
  const press = () =>
    send.mutate(
      { plan: offer.key, pay_from, expected_charge_cents: cents },
      {
        onSuccess: () => {
          const { done, plannedDone, keptDone } = copy.sheet;
          const title =
            change === 'lower' ? plannedDone(said) : change === 'keep' ? keptDone(said) : done(said);
          showToast({ title, tone: 'good' });
          onClose();
        },
      },
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
            enough={pay_from === 'club' ? license.balance_cents >= cents : null}
          />
        )
      }
    >
      <div className="grid gap-4">
        {cents === 0 ? null : (
          <PaidFrom value={pay_from} onChange={setPayFrom}>
            {pay_from === 'club' ? (
              <ClubSlip balance={license.balance_cents} cents={cents} name={name} />
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

interface PaidFromProps {
  value: PayFrom;
  onChange: (from: PayFrom) => void;
  /** What it leaves there. */
  children: ReactNode;
}

function PaidFrom({ value, onChange, children }: PaidFromProps) {
  const { sheet } = useCopy(licenseCopy);
  const segments = [
    { value: 'club', label: sheet.club },
    { value: 'wallet', label: sheet.wallet },
  ] as const;
  return (
    <>
      <SegmentedControl<PayFrom> label={sheet.from} value={value} segments={segments} onChange={onChange} />
      {children}
    </>
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
