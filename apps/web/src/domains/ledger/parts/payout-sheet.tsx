// Asking for a payout: how much, and to which bank account; the server may ask again who is there.
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useRequestPayout } from '../data/club-money.ts';
import { type PayoutDraft, payoutAsked, payoutTrouble } from '../model/payout-draft.ts';
import { moneyCopy } from '../money-copy.ts';
import { countriesIn, countryOfPhone } from '../public/countries.ts';

type PayoutSheetProps = { clubId: string; revenue: Revenue; onClose: () => void };

export function PayoutSheet({ clubId, revenue, onClose }: PayoutSheetProps) {
  const copy = useCopy(moneyCopy);
  const { sheet } = copy;
  const stepUp = useStepUp();
  const ask = useRequestPayout(clubId, stepUp.guarded);
  const form = useForm<PayoutDraft>({
    initial: () => ({
      amount: formatUsd(revenue.payable_cents).slice(1),
      holder: '',
      account: '',
      country: countryOfPhone(),
    }),
    copy,
    check: (draft) => {
      const wrong = payoutTrouble(draft, revenue);
      return {
        amount: wrong.amount ? sheet.amountWrong(rangeOf(revenue)) : undefined,
        holder: wrong.holder ? sheet.holderWrong : undefined,
        account: wrong.account ? sheet.accountWrong : undefined,
        country: wrong.country ? sheet.countryWrong : undefined,
      };
    },
    send: async (draft) => {
      const { amount_cents } = await ask.mutateAsync(payoutAsked(draft));
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
        <PayoutFields form={form} revenue={revenue} />
        <FormError of={form} />
      </form>
      {stepUp.dialog}
    </Sheet>
  );
}

const rangeOf = (revenue: Revenue) => ({
  least: formatUsd(revenue.least_payout_cents),
  most: formatUsd(revenue.payable_cents),
});

function PayoutFields({ form, revenue }: { form: Form<PayoutDraft>; revenue: Revenue }) {
  const { sheet } = useCopy(moneyCopy);
  const { tag } = useLocale();
  return (
    <>
      <Field
        {...form.field('amount')}
        label={sheet.amount}
        inputMode="decimal"
        autoComplete="off"
        hint={sheet.amountHint({ amount: rangeOf(revenue).most })}
      />
      <Field {...form.field('holder')} label={sheet.holder} autoComplete="name" />
      <Field
        {...form.field('account')}
        label={sheet.account}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={sheet.accountHint}
      />
      <Select {...form.field('country')} label={sheet.country}>
        <option value="">{sheet.choose}</option>
        {countriesIn(tag).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
