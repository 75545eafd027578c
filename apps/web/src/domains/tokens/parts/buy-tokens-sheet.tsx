// Buying tokens: how many, what it costs and leaves in the wallet, and that it is no investment, said before anything is paid.
import { formatUsd } from '@stagepass/base/money.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import { type Spending, SpendSlip, useSpendable, useTopUpWay } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { tokensCopy } from '../copy.ts';
import { useBuyTokens } from '../data/tokens.ts';
import { clubTokenPath } from '../public/paths.ts';
import { AmountStepper, mostOf } from './amount-stepper.tsx';

const USUAL = 10;

export function BuyTokensSheet({ token, onClose }: { token: FanToken; onClose: () => void }) {
  const copy = useCopy(tokensCopy);
  const words = copy.buying;
  const { symbol, price_cents, club } = token;
  const most = mostOf(token.left);
  const [chosen, setAmount] = useState(Math.min(USUAL, most));
  const amount = Math.min(chosen, most);
  const [understood, setUnderstood] = useState(false);
  const buying = useBuyTokens(club.id);
  const total = price_cents * amount;
  const spending: Spending = {
    lines: [{ name: words.line({ count: amount, symbol }), cents: -total }],
    next: clubTokenPath(club.handle, 'buy'),
    topUpBelow: true,
  };
  const pay = () =>
    buying.mutate(
      { amount, expected_price_cents: price_cents },
      {
        onSuccess: ({ amount: count, transfer_id }) => {
          haptic('punch');
          onClose();
          showToast({
            title: words.done({ count, symbol }),
            tone: 'good',
            action: { label: words.receipt, onAction: () => go(receiptPath(transfer_id)) },
          });
        },
        onError: () => haptic('error'),
      },
    );
  const changed = isApiError(buying.error, 'tokens.price-changed');
  return (
    <Sheet
      onClose={() => (buying.isPending ? undefined : onClose())}
      title={words.title({ symbol })}
      footer={
        <PayOrTopUp
          spending={spending}
          total={total}
          ready={understood && amount > 0}
          loading={buying.isPending}
          onPay={pay}
        >
          {words.pay({ count: amount, symbol })}
        </PayOrTopUp>
      }
    >
      <div className="grid gap-4">
        <AmountStepper value={amount} there={token.left} disabled={buying.isPending} onChange={setAmount} />
        <p className="sp-small sp-quiet">{copy.perToken({ price: formatUsd(price_cents) })}</p>
        <SpendSlip {...spending} />
        <Checkbox checked={understood} onChange={(event) => setUnderstood(event.currentTarget.checked)}>
          {words.understood}
        </Checkbox>
        <SpendTrouble
          error={buying.error}
          copy={copy}
          sentence={changed ? words.changed({ price: formatUsd(price_cents) }) : undefined}
        />
      </div>
    </Sheet>
  );
}

interface PayOrTopUpProps {
  spending: Spending;
  total: number;
  ready: boolean;
  loading: boolean;
  onPay: () => void;
  children: string;
}

function PayOrTopUp({ spending, total, ready, loading, onPay, children }: PayOrTopUpProps) {
  const { buying: words } = useCopy(tokensCopy);
  const isSpendable = useSpendable(spending);
  const topUp = useTopUpWay(spending);
  if (topUp !== null)
    return (
      <LinkButton to={topUp.to} wide variant="pay" stub={formatUsd(topUp.cents)}>
        {words.topUp}
      </LinkButton>
    );
  return (
    <PayButton
      stub={formatUsd(total)}
      disabled={!ready || !isSpendable}
      loading={loading}
      restsOn={total}
      onClick={onPay}
    >
      {children}
    </PayButton>
  );
}
