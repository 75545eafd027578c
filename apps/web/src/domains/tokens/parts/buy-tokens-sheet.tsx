// Buying tokens: how many, what it costs and leaves in the wallet, and that it is no investment, said before anything is paid.
import { formatUsd } from '@stagepass/base/money.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import { PayOrTopUp } from '#domains/ledger/public/pay-or-top-up.tsx';
import { type Spending, SpendSlip } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { useReturn } from '#platform/navigation/return-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { tokensCopy } from '../copy.ts';
import { useBuyTokens } from '../data/tokens.ts';
import { clubTokenPath } from '../public/paths.ts';
import { AmountField, mostOf, usualOf } from './amount-field.tsx';

export interface BuyTokensSheetProps {
  token: FanToken;
  /** What somebody was short of; 0 where nothing was asked for. */
  asked: number;
  /** Where they were short of it: once bought, they are back there. */
  next: string | null;
  onClose: () => void;
}

export function BuyTokensSheet({ token, asked, next, onClose }: BuyTokensSheetProps) {
  const copy = useCopy(tokensCopy);
  const words = copy.buying;
  const { symbol, price_cents, club } = token;
  const most = mostOf(token.left);
  const [chosen, setAmount] = useState(() => (asked > 0 ? Math.min(asked, most) : usualOf(token.left)));
  // Others bought meanwhile: fewer than that are left.
  const amount = chosen <= most ? chosen : 0;
  const goBack = useReturn();
  const [understood, setUnderstood] = useState(false);
  const buying = useBuyTokens(club.id);
  const total = price_cents * amount;
  const spending: Spending = {
    lines: [{ name: words.line({ count: amount, symbol }), cents: -total }],
    next: clubTokenPath(club.handle, amount === 0 ? 'buy' : { buy: amount, next }),
    topUpBelow: true,
  };
  const pay = () =>
    buying.mutateAsync({ amount, expected_price_cents: price_cents }).then(
      ({ amount: count, transfer_id }) => {
        haptic('punch');
        if (next === null) onClose();
        else goBack(next);
        showToast({
          title: words.done({ count, symbol }),
          tone: 'good',
          action: { label: words.receipt, onAction: () => go(receiptPath(transfer_id)) },
        });
      },
      () => haptic('error'),
    );
  const changed = isApiError(buying.error, 'tokens.price-changed');
  return (
    <Sheet
      onClose={() => (buying.isPending ? undefined : onClose())}
      title={words.title({ symbol })}
      footer={
        <PayOrTopUp
          cents={total}
          spending={spending}
          topUp={words.topUp}
          ready={understood && amount > 0}
          loading={buying.isPending}
          onPay={pay}
        >
          {amount === 0 ? copy.buy({ symbol }) : words.pay({ count: amount, symbol })}
        </PayOrTopUp>
      }
    >
      <div className="grid gap-4">
        <AmountField value={amount} there={token.left} disabled={buying.isPending} onChange={setAmount} />
        <p className="sp-small sp-quiet">{copy.perToken({ price: formatUsd(price_cents) })}</p>
        {amount === 0 ? null : <SpendSlip {...spending} />}
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
