// How much to top up: vouchers or an amount of one's own, what limits it, and the one press that pays.
import { formatUsd } from '@stagepass/base/money.ts';
import type { SavedCard, Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Dock, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Voucher, VoucherGroup } from '@stagepass/ui/voucher/voucher.tsx';
import { useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { amountOf, type Chosen, firstChoice, mostOf } from '../model/amount.ts';
import { limitOver, resetOf } from '../model/left.ts';
import { roundUsd } from '../model/signed.ts';
import type { TopUpPurpose } from '../public/paths.ts';
import { topUpCopy } from '../top-up-copy.ts';
import { CardRow, TillRows } from './till-rows.tsx';
import { useCardName } from './use-card-name.ts';
import { usePay } from './use-pay.ts';
import './top-up.css';

const IdentitySheet = lateSheet(() => import('../public/identity-sheet.tsx'), 'IdentitySheet');
const ReturnSheet = lateSheet(() => import('./return-sheet.tsx'), 'ReturnSheet');

export interface ChooseAmountProps {
  wallet: Wallet;
  next: string | null;
  /** What is missing where somebody came from, and is told. */
  missing_cents: number | null;
  purpose: TopUpPurpose;
  /** What was chosen before: it only stands chosen again. */
  chosen_cents: number | null;
}

/** With whether birth date and country were given here, just now. */
type Choice = Chosen & { hasIdentity: boolean };

/** A card that has expired is not offered: it would only be declined. */
function usableCard({ card }: Till): SavedCard | null {
  return card === null || card.expired ? null : card;
}

export function ChooseAmount({ wallet, next, missing_cents, purpose, chosen_cents }: ChooseAmountProps) {
  const copy = useCopy(topUpCopy);
  const [sheet, setSheet] = useState<'identity' | 'return' | null>(null);
  const pay = usePay(next);
  const till = wallet.top_up;
  const saved = usableCard(till);
  const [otherWay, setOtherWay] = useState(false);
  const card = otherWay ? null : saved;
  const shut = till.month_left_cents !== null && mostOf(till) < till.min_cents;
  const form = useForm<Choice>({
    initial: () => ({ ...firstChoice(till, missing_cents ?? chosen_cents), hasIdentity: false }),
    copy,
    check: (chosen) => ({ typed: amountTrouble(copy, till, chosen) }),
    send: async ({ hasIdentity, ...chosen }) => {
      const amount = amountOf(till, chosen);
      if (till.needs_identity && !hasIdentity) setSheet('identity');
      else if (typeof amount === 'number') await pay(amount, card?.id ?? null);
    },
    explain: (error) =>
      shut && isApiError(error, 'ledger.top-up-cap') ? { form: copy.youthOver } : undefined,
  });
  // The age may allow less: the amount is checked again before it is sent.
  const said = () => {
    setSheet(null);
    form.set({ hasIdentity: true });
    void form.submit();
  };
  return (
    <>
      <ScreenBody>
        <h1 className="sp-display mt-1 mb-4">{copy.howMuch}</h1>
        {missing_cents === null ? null : (
          <p className="sp-quiet mb-4">{copy.missing[purpose]({ amount: formatUsd(missing_cents) })}</p>
        )}
        <form {...form.form} className="grid gap-4">
          <Vouchers till={till} form={form} />
          <FormError of={form} />
        </form>
        <CardRow saved={saved} otherWay={otherWay} onChange={setOtherWay} />
        <TillRows wallet={wallet} hasCard={card !== null} onReturn={() => setSheet('return')} />
      </ScreenBody>
      <PayDock wallet={wallet} form={form} shut={shut} card={card} />
      {sheet === 'identity' ? (
        <IdentitySheet purpose="top-up" onSaid={said} onClose={() => setSheet(null)} />
      ) : null}
      {sheet === 'return' ? <ReturnSheet wallet={wallet} onClose={() => setSheet(null)} /> : null}
    </>
  );
}

type Till = Wallet['top_up'];
type TillWords = Pick<ReturnType<typeof useCopy<typeof topUpCopy>>, 'otherMissing' | 'tooLittle' | 'tooMuch'>;

const rangeOf = (till: Till) => ({ min: roundUsd(till.min_cents), max: roundUsd(mostOf(till)) });

function amountTrouble(copy: TillWords, till: Till, chosen: Chosen): string | undefined {
  const amount = amountOf(till, chosen);
  if (typeof amount === 'number') return undefined;
  if (amount === 'missing') return copy.otherMissing;
  return amount === 'too-little' ? copy.tooLittle(rangeOf(till)) : copy.tooMuch(rangeOf(till));
}

function Vouchers({ till, form }: { till: Till; form: Form<Choice> }) {
  const copy = useCopy(topUpCopy);
  const most = mostOf(till);
  const chosen = form.values;
  const onChoose = (voucher: string) => form.set({ voucher });
  const isTyped = chosen.typed !== '' && amountOf(till, chosen) !== 'missing';
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
            onChoose={onChoose}
          />
        ))}
        <Voucher
          name="amount"
          value="other"
          amount={copy.other}
          note={copy.otherNote(rangeOf(till))}
          checked={chosen.voucher === 'other'}
          onChoose={onChoose}
        />
      </VoucherGroup>
      {chosen.voucher === 'other' ? (
        <Field
          {...form.field('typed')}
          label={copy.otherLabel}
          inputMode="decimal"
          autoComplete="transaction-amount"
          placeholder="12.50"
          error={form.errors.typed ?? (isTyped ? amountTrouble(copy, till, chosen) : undefined)}
        />
      ) : null}
    </>
  );
}

type PayDockProps = { wallet: Wallet; form: Form<Choice>; shut: boolean; card: SavedCard | null };

function PayDock({ wallet, form, shut, card }: PayDockProps) {
  const copy = useCopy(topUpCopy);
  const nameOf = useCardName();
  const amount = amountOf(wallet.top_up, form.values);
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
      <LimitNote wallet={wallet} cents={paid} />
      <SubmitButton
        of={form}
        variant="pay"
        stub={typeof amount === 'number' ? formatUsd(amount) : '$–'}
        disabled={shut}
      >
        {card !== null
          ? copy.byCard({ card: nameOf(card) })
          : wallet.top_up.way === 'test'
            ? copy.payTest
            : copy.pay}
      </SubmitButton>
    </Dock>
  );
}

/** The limit refuses spending, not topping up: said before paying, since the credit would only lie there. */
function LimitNote({ wallet, cents }: { wallet: Wallet; cents: number }) {
  const copy = useCopy(topUpCopy);
  const { tag } = useLocale();
  const over = limitOver(wallet.limits, cents);
  const when = over === null ? '' : momentIn(tag, resetOf(over.by, new Date()));
  return (
    <div aria-live="polite">
      {over === null ? null : (
        <p className="sp-small mb-3">
          {over.cents === 0 ? copy.overNone({ when }) : copy.over({ left: formatUsd(over.cents), when })}
        </p>
      )}
    </div>
  );
}
