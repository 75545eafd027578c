// Asking for a payout: how much, and to which bank account; the server may ask again who is there.
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { Revenue, SavedBank } from '@stagepass/contract/ledger/payout-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { bankCopy } from '../bank-copy.ts';
import { usePayoutBank, useRequestPayout } from '../data/club-money.ts';
import {
  bankRefused,
  bankTrouble,
  emptyDraft,
  isAmountWrong,
  type PayoutDraft,
  payoutAsked,
} from '../model/payout-draft.ts';
import { moneyCopy } from '../money-copy.ts';
import { countryOfPhone } from '../public/countries.ts';
import { BankFields } from './bank-fields.tsx';

type PayoutSheetProps = { clubId: string; revenue: Revenue; onClose: () => void };

export function PayoutSheet({ clubId, revenue, onClose }: PayoutSheetProps) {
  const copy = useCopy(moneyCopy);
  const { sheet } = copy;
  const bank = useCopy(bankCopy);
  const saved = usePayoutBank(clubId);
  const [isChanging, setChanging] = useState(false);
  const isNewBank = isChanging || saved.data === null;
  const stepUp = useStepUp();
  const ask = useRequestPayout(clubId, stepUp.guarded);
  const range = { least: formatUsd(revenue.least_payout_cents), most: formatUsd(revenue.payable_cents) };
  const form = useForm<PayoutDraft>({
    initial: () =>
      emptyDraft({ amount: formatUsd(revenue.payable_cents).slice(1), country: countryOfPhone() }),
    copy,
    check: (draft) => ({
      amount: isAmountWrong(draft.amount, revenue) ? sheet.amountWrong(range) : undefined,
      ...(isNewBank ? bankTrouble(draft, bank) : {}),
    }),
    explain: (error) => bankRefused(error, bank),
    send: async (draft) => {
      const { amount_cents } = await ask.mutateAsync(payoutAsked(draft, isNewBank));
      showToast({ title: sheet.done({ amount: formatUsd(amount_cents) }) });
      onClose();
    },
  });
  const typed = parseUsd(form.values.amount);
  return (
    <Sheet
      onClose={onClose}
      title={sheet.title}
      description={sheet.text}
      footer={
        <SubmitButton of={form} variant="pay" stub={typed === undefined ? '$–' : formatUsd(typed)}>
          {sheet.send}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('amount')}
          label={sheet.amount}
          inputMode="decimal"
          autoComplete="off"
          hint={sheet.amountHint({ amount: range.most })}
        />
        <Answered
          query={saved}
          copy={copy}
          failed={sheet.bankFailed}
          skeleton={<Skeleton height="4rem" width="100%" />}
        >
          {(found) =>
            found === null || isChanging ? (
              <NewBank form={form} onKeep={found === null ? undefined : () => setChanging(false)} />
            ) : (
              <SavedBankRow saved={found} onChange={() => setChanging(true)} />
            )
          }
        </Answered>
        <FormError of={form} />
      </form>
      {stepUp.dialog}
    </Sheet>
  );
}

function NewBank({ form, onKeep }: { form: Form<PayoutDraft>; onKeep: (() => void) | undefined }) {
  const copy = useCopy(bankCopy);
  return (
    <>
      {onKeep === undefined ? null : (
        <Button variant="ghost" size="small" onClick={onKeep}>
          {copy.keep}
        </Button>
      )}
      <BankFields form={form} />
    </>
  );
}

function SavedBankRow({ saved, onChange }: { saved: SavedBank; onChange: () => void }) {
  const copy = useCopy(bankCopy);
  return (
    <div>
      <p className="sp-small sp-quiet">{copy.saved}</p>
      <ListRow
        title={saved.masked}
        detail={saved.holder}
        trailing={
          <Button variant="ghost" size="small" aria-label={copy.changeName} onClick={onChange}>
            {copy.change}
          </Button>
        }
      />
    </div>
  );
}
