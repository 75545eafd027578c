// Giving a tip: how much, a note, whether with one's name, and what it leaves in the wallet before anything is paid.
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import {
  LEAST_TIP_CENTS,
  MOST_TIP_CENTS,
  TIP_NOTE_MAX,
  TIP_OFFERS_CENTS,
} from '@stagepass/base/tip-limits.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { Voucher, VoucherGroup } from '@stagepass/ui/voucher/voucher.tsx';
import { useState } from 'react';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import { PayOrTopUp } from '#domains/ledger/public/pay-or-top-up.tsx';
import { type Spending, SpendSlip } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { tipsCopy } from '../copy.ts';
import { useGiveTip } from '../data/tips.ts';
import { type AskedTip, askedTipPath } from '../model/asked-tip.ts';

export interface TipSheetProps {
  club: { id: string; name: string };
  postId: string | null;
  /** What was tapped, or chosen before a top-up. */
  first: AskedTip;
  /** Of the screen that it is given on: a top-up leads back there, with what was chosen. */
  path: string;
  onClose: () => void;
}

export function TipSheet({ club, postId, first, path, onClose }: TipSheetProps) {
  const copy = useCopy(tipsCopy);
  const words = copy.sheet;
  const isOffer = TIP_OFFERS_CENTS.some((cents) => cents === first.cents);
  const [chosen, setChosen] = useState(isOffer ? String(first.cents) : 'other');
  const [typed, setTyped] = useState(isOffer || first.cents === null ? '' : (first.cents / 100).toFixed(2));
  const [note, setNote] = useState(first.note);
  const [anonymous, setAnonymous] = useState(first.anonymous);
  const giving = useGiveTip(club.id);
  const amount = chosen === 'other' ? amountOf(typed) : Number(chosen);
  const spending: Spending = {
    lines: [{ name: words.line, cents: -(amount ?? 0) }],
    next: askedTipPath(path, { cents: amount ?? null, note: note.trim(), anonymous }),
    topUpBelow: true,
  };
  const give = () =>
    giving.mutateAsync({ amount_cents: amount ?? 0, note: note.trim(), anonymous, post_id: postId }).then(
      ({ amount_cents, transfer_id }) => {
        haptic('punch');
        onClose();
        showToast({
          title: words.done({ club: club.name, amount: formatUsd(amount_cents) }),
          tone: 'good',
          action: { label: words.receipt, onAction: () => go(receiptPath(transfer_id)) },
        });
      },
      () => haptic('error'),
    );
  return (
    <Sheet
      onClose={() => (giving.isPending ? undefined : onClose())}
      title={words.title({ club: club.name })}
      footer={
        <PayOrTopUp
          cents={amount}
          spending={spending}
          topUp={words.topUp}
          loading={giving.isPending}
          onPay={give}
        >
          {words.pay}
        </PayOrTopUp>
      }
    >
      <div className="grid gap-4">
        <Amounts chosen={chosen} onChoose={setChosen} />
        {chosen === 'other' ? (
          <OtherAmount typed={typed} isWrong={typed !== '' && amount === undefined} onType={setTyped} />
        ) : null}
        <TextArea
          label={words.note}
          hint={words.noteHint}
          rows={2}
          maxLength={TIP_NOTE_MAX}
          value={note}
          count={`${note.length} / ${TIP_NOTE_MAX}`}
          onChange={(event) => setNote(event.target.value)}
        />
        <Checkbox checked={anonymous} onChange={(event) => setAnonymous(event.currentTarget.checked)}>
          {words.anonymous}
        </Checkbox>
        {amount === undefined ? null : <SpendSlip {...spending} />}
        <p className="sp-small sp-quiet">{words.final}</p>
        <SpendTrouble error={giving.error} copy={copy} next={spending.next} />
      </div>
    </Sheet>
  );
}

/** Undefined while it is none that can be given. */
function amountOf(typed: string): number | undefined {
  const cents = parseUsd(typed);
  return cents !== undefined && cents >= LEAST_TIP_CENTS && cents <= MOST_TIP_CENTS ? cents : undefined;
}

interface OtherAmountProps {
  typed: string;
  isWrong: boolean;
  onType: (typed: string) => void;
}

function OtherAmount({ typed, isWrong, onType }: OtherAmountProps) {
  const { sheet: words } = useCopy(tipsCopy);
  return (
    <Field
      label={words.otherLabel}
      inputMode="decimal"
      autoComplete="transaction-amount"
      value={typed}
      error={isWrong ? words.otherWrong : undefined}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function Amounts({ chosen, onChoose }: { chosen: string; onChoose: (value: string) => void }) {
  const { sheet: words } = useCopy(tipsCopy);
  const common = { name: 'tip', onChoose };
  return (
    <VoucherGroup label={words.amount}>
      {TIP_OFFERS_CENTS.map((cents) => (
        <Voucher
          key={cents}
          {...common}
          value={String(cents)}
          amount={formatUsd(cents).replace(/\.00$/, '')}
          checked={chosen === String(cents)}
        />
      ))}
      <Voucher
        {...common}
        value="other"
        amount={words.other}
        note={words.otherNote}
        checked={chosen === 'other'}
      />
    </VoucherGroup>
  );
}
