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
import { moneyCopy } from '../money-copy.ts';
import { countriesIn, countryOfPhone } from '../public/countries.ts';

type PayoutSheetProps = { clubId: string; revenue: Revenue; onClose: () => void };

export function PayoutSheet({ clubId, revenue, onClose }: PayoutSheetProps) {
  const copy = useCopy(moneyCopy);
  const { sheet } = copy;
  const { tag } = useLocale();
  const form = useId();
  const stepUp = useStepUp();
  const ask = useRequestPayout(clubId, stepUp.guarded);
  const most = revenue.payable_cents;
  const [given, setGiven] = useState({
    amount: formatUsd(most).slice(1),
    holder: '',
    account: '',
    country: countryOfPhone(),
  });
  const [tried, setTried] = useState(false);
  const amount_cents = parseUsd(given.amount);
  const wrong = {
    amount: amount_cents === undefined || amount_cents < revenue.least_payout_cents || amount_cents > most,
    holder: given.holder.trim().length < 2,
    account: !/^[A-Za-z0-9/ -]{6,50}$/.test(given.account.trim()),
    country: given.country === '',
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount_cents === undefined || Object.values(wrong).some(Boolean) || ask.isPending) return;
    const to = { holder: given.holder.trim(), account: given.account.trim(), country: given.country };
    ask.mutate(
      { amount_cents, to },
      {
        onSuccess: ({ amount_cents: asked }) => {
          showToast({ title: sheet.done({ amount: formatUsd(asked) }) });
          onClose();
        },
      },
    );
  };
  const range = { least: formatUsd(revenue.least_payout_cents), most: formatUsd(most) };
  const change = (part: Partial<typeof given>) => setGiven({ ...given, ...part });
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
          stub={amount_cents === undefined ? '$–' : formatUsd(amount_cents)}
        >
          {sheet.send}
        </Button>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={send}>
        <Field
          label={sheet.amount}
          inputMode="decimal"
          autoComplete="off"
          value={given.amount}
          hint={sheet.amountHint({ amount: range.most })}
          error={tried && wrong.amount ? sheet.amountWrong(range) : undefined}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <Field
          label={sheet.holder}
          autoComplete="name"
          value={given.holder}
          error={tried && wrong.holder ? sheet.holderWrong : undefined}
          onChange={(event) => change({ holder: event.target.value })}
        />
        <Field
          label={sheet.account}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={given.account}
          hint={sheet.accountHint}
          error={tried && wrong.account ? sheet.accountWrong : undefined}
          onChange={(event) => change({ account: event.target.value })}
        />
        <Select
          label={sheet.country}
          value={given.country}
          error={tried && wrong.country ? sheet.countryWrong : undefined}
          onChange={(event) => change({ country: event.target.value })}
        >
          <option value="">{sheet.choose}</option>
          {countriesIn(tag).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
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
