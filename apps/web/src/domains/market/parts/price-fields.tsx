// The price of an own copy as it is typed, what royalty and fee take of it, and what its seller gets.
import { formatUsd } from '@stagepass/base/money.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { sellCopy } from '../sell-copy.ts';
import type { Pricing } from './use-pricing.ts';

export function PriceFields({ pricing }: { pricing: Pricing }) {
  const copy = useCopy(sellCopy);
  const { form, problem, prices } = pricing;
  return (
    <form {...form.form} className="grid gap-4">
      <Field
        {...form.field('price')}
        label={copy.price}
        inputMode="decimal"
        autoComplete="off"
        error={problem ?? form.errors.price}
        hint={marketHint(prices, copy)}
      />
      <WhatIGet pricing={pricing} />
      <FormError of={form} />
    </form>
  );
}

type HintWords = { floor: (v: { price: string }) => string; last: (v: { price: string }) => string };

function marketHint(prices: Pricing['prices'], words: HintWords): string | undefined {
  if (prices?.floor_cents != null) return words.floor({ price: formatUsd(prices.floor_cents) });
  return prices?.last_cents == null ? undefined : words.last({ price: formatUsd(prices.last_cents) });
}

function WhatIGet({ pricing: { quote, waiting } }: { pricing: Pricing }) {
  const copy = useCopy(sellCopy);
  if (quote.isError)
    return (
      <Notice
        tone="bad"
        live
        action={
          <Button variant="ghost" size="small" onClick={() => void quote.refetch()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.quoteFailed}
      </Notice>
    );
  const { data } = quote;
  if (data === undefined) return waiting ? <Skeleton width="100%" height="9rem" /> : null;
  return (
    <div aria-live="polite" aria-busy={waiting}>
      <Slip>
        <SlipLine name={copy.buyerPays} amount={formatUsd(data.total_cents)} />
        <SlipLine
          name={copy.royalty({ percent: data.royalty_bp / 100 })}
          amount={`−${formatUsd(data.royalty_cents)}`}
          tone="held"
        />
        <SlipLine
          name={copy.fee({ percent: data.fee_bp / 100 })}
          amount={`−${formatUsd(data.fee_cents)}`}
          tone="held"
        />
        <SlipPerf />
        <SlipTotal name={copy.youGet} amount={formatUsd(data.to_seller_cents)} />
      </Slip>
    </div>
  );
}
