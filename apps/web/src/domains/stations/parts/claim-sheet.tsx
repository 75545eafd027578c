// Before a claim that costs something: the price, what it leaves in the wallet, that it is final; the press names the dollars.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { type Spending, SpendSlip, useSpendable, useTopUpWay } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { thingName } from '../model/thing-words.ts';
import { stationPageCopy } from '../page-copy.ts';
import { stationPath } from '../public/paths.ts';

export interface ClaimSheetProps {
  station: StationView;
  loading: boolean;
  error: unknown;
  onPay: () => void;
  onClose: () => void;
}

export function ClaimSheet({ station, loading, error, onPay, onClose }: ClaimSheetProps) {
  const copy = useCopy(stationPageCopy);
  const { sheet } = copy;
  const { thing, price_cents, id } = station;
  const name = thing === null ? station.title : thingName(thing);
  const spending: Spending = {
    lines: [{ name: sheet.line, cents: -price_cents }],
    next: stationPath(id),
    topUpBelow: true,
  };
  return (
    <Sheet
      onClose={() => (loading ? undefined : onClose())}
      title={sheet.title({ thing: name })}
      footer={<PayOrTopUp cents={price_cents} spending={spending} loading={loading} onPay={onPay} />}
    >
      <div className="grid gap-4">
        <Slip>
          <SlipLine name={name} amount={formatUsd(price_cents)} />
          <p className="sp-slip-note">{sheet.final}</p>
          <SlipPerf />
          <SlipTotal name={sheet.total} amount={formatUsd(price_cents)} />
        </Slip>
        <SpendSlip {...spending} />
        {thing?.kind === 'NFT' ? <Notice tone="plain">{copy.custodyBefore}</Notice> : null}
        <SpendTrouble error={error} copy={copy} />
      </div>
    </Sheet>
  );
}

interface PayProps {
  cents: number;
  spending: Spending;
  loading: boolean;
  onPay: () => void;
}

function PayOrTopUp({ cents, spending, loading, onPay }: PayProps) {
  const { sheet } = useCopy(stationPageCopy);
  const isSpendable = useSpendable(spending);
  const topUp = useTopUpWay(spending);
  if (topUp !== null)
    return (
      <LinkButton to={topUp.to} wide variant="pay" stub={formatUsd(topUp.cents)}>
        {sheet.topUp}
      </LinkButton>
    );
  return (
    <PayButton
      stub={formatUsd(cents)}
      disabled={!isSpendable}
      loading={loading}
      restsOn={cents}
      onClick={onPay}
    >
      {sheet.pay}
    </PayButton>
  );
}
