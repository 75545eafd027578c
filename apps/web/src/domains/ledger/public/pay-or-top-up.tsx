// The press that pays a price from the wallet; where the wallet has too little, the way to top up, which comes back here.
import { formatUsd } from '@stagepass/base/money.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { type Spending, useSpendable, useTopUpWay } from './spend-slip.tsx';

export interface PayOrTopUpProps {
  /** Undefined while no amount is chosen. */
  cents: number | undefined;
  spending: Spending;
  /** What the way to top up says. */
  topUp: string;
  /** Whatever else has to be agreed to before it. */
  ready?: boolean;
  loading: boolean;
  onPay: () => void;
  /** What the press says. */
  children: string;
}

export function PayOrTopUp({ cents, spending, ready = true, loading, onPay, ...words }: PayOrTopUpProps) {
  const isSpendable = useSpendable(spending);
  const way = useTopUpWay(spending);
  // Nothing to pay asks nothing of the wallet.
  if (way !== null && cents !== undefined && cents > 0)
    return (
      <LinkButton to={way.to} wide variant="pay" stub={formatUsd(way.cents)}>
        {words.topUp}
      </LinkButton>
    );
  return (
    <PayButton
      stub={cents === undefined ? '$–' : formatUsd(cents)}
      disabled={cents === undefined || !ready || (cents > 0 && !isSpendable)}
      loading={loading}
      restsOn={cents ?? 0}
      onClick={onPay}
    >
      {words.children}
    </PayButton>
  );
}
