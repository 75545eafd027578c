// Before a claim that costs something: the price, what it leaves in the wallet, that it is final; the press names the dollars.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { PayOrTopUp } from '#domains/ledger/public/pay-or-top-up.tsx';
import { type Spending, SpendSlip } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
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
      footer={
        <PayOrTopUp
          cents={price_cents}
          spending={spending}
          topUp={sheet.topUp}
          loading={loading}
          onPay={onPay}
        >
          {sheet.pay}
        </PayOrTopUp>
      }
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
