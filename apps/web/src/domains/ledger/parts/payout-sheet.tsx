// Asking for a payout: how much, and to which bank account; the server may ask again who is there.
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useId, useState } from 'react';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useRequestPayout } from '../data/club-money.ts';
import { type PayoutDraft, type PayoutTrouble, payoutAsked, payoutTrouble } from '../model/payout-draft.ts';
import { moneyCopy } from '../money-copy.ts';
import { countriesIn, countryOfPhone } from '../public/countries.ts';

type PayoutSheetProps = { clubId: string; revenue: Revenue; onClose: () => void };

export function PayoutSheet({ clubId, revenue, onClose }: PayoutSheetProps) {
  const copy = useCopy(moneyCopy);
  const { sheet } = copy;
  const form = useId();
  const stepUp = useStepUp();
  const ask = useRequestPayout(clubId, stepUp.guarded);
  const [draft, setDraft] = useState<PayoutDraft>(() => ({
    amount: formatUsd(revenue.payable_cents).slice(1),
    holder: '',
    account: '',
    country: countryOfPhone(),
  }));
  const [tried, setTried] = useState(false);
  const typed = parseUsd(draft.amount);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const asked = payoutAsked(draft, revenue);
    if (asked === undefined || ask.isPending) return;
    ask.mutate(asked, {
      onSuccess: ({ amount_cents }) => {
        showToast({ title: sheet.done({ amount: formatUsd(amount_cents) }) });
        onClose();
      },
    });
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={sheet.title}
      description={sheet.text}
      closeLabel={copy.close}
      footer={
        <Button
          variant="pay"
          wide
          type="submit"
          form={form}
          loading={ask.isPending}
          stub={typed === undefined ? '$–' : formatUsd(typed)}
        >
          {sheet.send}
        </Button>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={send}>
        <PayoutFields
          draft={draft}
          wrong={tried ? payoutTrouble(draft, revenue) : undefined}
          revenue={revenue}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        {ask.isError ? (
          <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
            {errorSentence(copy, ask.error)}
          </Notice>
        ) : null}
      </form>
      {stepUp.dialog}
    </Drawer>
  );
}

type PayoutFieldsProps = {
  draft: PayoutDraft;
  /** Undefined until it was tried. */
  wrong: PayoutTrouble | undefined;
  revenue: Revenue;
  onChange: (part: Partial<PayoutDraft>) => void;
};

function PayoutFields({ draft, wrong, revenue, onChange }: PayoutFieldsProps) {
  const { sheet } = useCopy(moneyCopy);
  const { tag } = useLocale();
  const range = { least: formatUsd(revenue.least_payout_cents), most: formatUsd(revenue.payable_cents) };
  return (
    <>
      <Field
        label={sheet.amount}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        hint={sheet.amountHint({ amount: range.most })}
        error={wrong?.amount ? sheet.amountWrong(range) : undefined}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <Field
        label={sheet.holder}
        autoComplete="name"
        value={draft.holder}
        error={wrong?.holder ? sheet.holderWrong : undefined}
        onChange={(event) => onChange({ holder: event.target.value })}
      />
      <Field
        label={sheet.account}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.account}
        hint={sheet.accountHint}
        error={wrong?.account ? sheet.accountWrong : undefined}
        onChange={(event) => onChange({ account: event.target.value })}
      />
      <Select
        label={sheet.country}
        value={draft.country}
        error={wrong?.country ? sheet.countryWrong : undefined}
        onChange={(event) => onChange({ country: event.target.value })}
      >
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
