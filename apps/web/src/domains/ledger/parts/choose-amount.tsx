// How much to top up: vouchers or an amount of one's own, what limits it, and the one press that pays.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Voucher, VoucherGroup } from '@stagepass/ui/voucher/voucher.tsx';
import { lazy, Suspense, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { type AmountTrouble, amountOf, type Chosen, firstChoice, mostOf } from '../model/amount.ts';
import { roundUsd } from '../model/signed.ts';
import { topUpCopy } from '../top-up-copy.ts';
import { TillRows } from './till-rows.tsx';
import { usePay } from './use-pay.ts';
import './top-up.css';

const IdentitySheet = lazy(() =>
  import('../public/identity-sheet.tsx').then((module) => ({ default: module.IdentitySheet })),
);
const ReturnSheet = lazy(() =>
  import('./return-sheet.tsx').then((module) => ({ default: module.ReturnSheet })),
);

export interface ChooseAmountProps {
  wallet: Wallet;
  next: string | null;
  /** What is missing where somebody came from, and is told. */
  missing_cents: number | null;
  /** What was chosen before: it only stands chosen again. */
  chosen_cents: number | null;
}

export function ChooseAmount({ wallet, next, missing_cents, chosen_cents }: ChooseAmountProps) {
  const copy = useCopy(topUpCopy);
  const [chosen, setChosen] = useState(() => firstChoice(wallet.top_up, missing_cents ?? chosen_cents));
  const [tried, setTried] = useState(false);
  const [sheet, setSheet] = useState<'identity' | 'return' | null>(null);
  const pay = usePay(next);
  const amount = amountOf(wallet.top_up, chosen);
  const press = () => {
    setTried(true);
    if (typeof amount !== 'number') return;
    if (wallet.top_up.needs_identity) setSheet('identity');
    else pay.start(amount);
  };
  // Said meanwhile that one's age allows less: the amount is looked at again before it is sent.
  const said = () => {
    setSheet(null);
    if (typeof amount === 'number') pay.start(amount);
  };
  const shut = wallet.top_up.month_left_cents !== null && mostOf(wallet.top_up) < wallet.top_up.min_cents;
  return (
    <>
      <ScreenBody>
        <h1 className="sp-display mt-1 mb-4">{copy.howMuch}</h1>
        {missing_cents === null ? null : (
          <p className="sp-quiet mb-4">{copy.missing({ amount: formatUsd(missing_cents) })}</p>
        )}
        <Vouchers till={wallet.top_up} chosen={chosen} tried={tried} onChange={setChosen} />
        {pay.error === null ? null : (
          <div className="mt-4">
            <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
              {isApiError(pay.error, 'ledger.top-up-cap') && shut
                ? copy.youthOver
                : errorSentence(copy, pay.error)}
            </Notice>
          </div>
        )}
        <TillRows wallet={wallet} onReturn={() => setSheet('return')} />
      </ScreenBody>
      <PayDock wallet={wallet} amount={amount} shut={shut} busy={pay.busy} onPay={press} />
      <Suspense fallback={null}>
        {sheet === 'identity' ? (
          <IdentitySheet purpose="top-up" onSaid={said} onClose={() => setSheet(null)} />
        ) : null}
        {sheet === 'return' ? <ReturnSheet wallet={wallet} onClose={() => setSheet(null)} /> : null}
      </Suspense>
    </>
  );
}

type VouchersProps = {
  till: Wallet['top_up'];
  chosen: Chosen;
  tried: boolean;
  onChange: (chosen: Chosen) => void;
};

function Vouchers({ till, chosen, tried, onChange }: VouchersProps) {
  const copy = useCopy(topUpCopy);
  const most = mostOf(till);
  const range = { min: roundUsd(till.min_cents), max: roundUsd(most) };
  const amount = amountOf(till, chosen);
  const trouble: Record<AmountTrouble, string> = {
    missing: copy.otherMissing,
    'too-little': copy.tooLittle({ min: range.min }),
    'too-much': copy.tooMuch({ max: range.max }),
  };
  const isWrong = typeof amount !== 'number' && (tried || (chosen.typed !== '' && amount !== 'missing'));
  return (
    <>
      <VoucherGroup label={copy.amount}>
        {till.offers_cents.map((offer) => (
          <Voucher
            key={offer}
            name="amount"
            value={String(offer)}
            amount={roundUsd(offer)}
            note={copy.credits({ count: offer })}
            checked={chosen.voucher === String(offer)}
            disabled={offer > most}
            onChoose={(voucher) => onChange({ ...chosen, voucher })}
          />
        ))}
        <Voucher
          name="amount"
          value="other"
          amount={copy.other}
          note={copy.otherNote(range)}
          checked={chosen.voucher === 'other'}
          onChoose={(voucher) => onChange({ ...chosen, voucher })}
        />
      </VoucherGroup>
      {chosen.voucher === 'other' ? (
        <div className="mt-4">
          <Field
            label={copy.otherLabel}
            inputMode="decimal"
            autoComplete="transaction-amount"
            placeholder="12.50"
            value={chosen.typed}
            error={isWrong && typeof amount !== 'number' ? trouble[amount] : undefined}
            onChange={(event) => onChange({ ...chosen, typed: event.target.value })}
          />
        </div>
      ) : null}
    </>
  );
}

type PayDockProps = {
  wallet: Wallet;
  amount: number | AmountTrouble;
  shut: boolean;
  busy: boolean;
  onPay: () => void;
};

function PayDock({ wallet, amount, shut, busy, onPay }: PayDockProps) {
  const copy = useCopy(topUpCopy);
  const paid = typeof amount === 'number' ? amount : 0;
  const toOwed = Math.min(paid, wallet.owed_cents);
  return (
    <Dock>
      {shut ? (
        <p className="sp-small sp-quiet mb-3">{copy.youthOver}</p>
      ) : (
        <div className="sp-till-after">
          <span className="sp-small sp-quiet">
            {copy.afterwards}
            {toOwed === 0 ? null : <span className="block">{copy.owed({ amount: formatUsd(toOwed) })}</span>}
          </span>
          <b>{formatUsd(wallet.credits.available_cents + paid - toOwed)}</b>
        </div>
      )}
      <Button
        variant="pay"
        wide
        stub={typeof amount === 'number' ? formatUsd(amount) : '$–'}
        loading={busy}
        disabled={shut}
        onClick={onPay}
      >
        {wallet.top_up.way === 'test' ? copy.payTest : copy.pay}
      </Button>
    </Dock>
  );
}
