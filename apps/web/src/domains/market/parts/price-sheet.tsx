// The sheet that sets what an own copy costs: the price, what royalty and fee take, and what its seller gets, counted by
// the server before anything is confirmed.

import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@stagepass/base/market-limits.ts';
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { usePaused } from '#platform/query/use-settled.ts';
import { usePrices } from '../data/market.ts';
import { useNewPrice, useResaleQuote, useSell } from '../data/trade.ts';
import { marketItemPath } from '../public/paths.ts';
import { sellCopy } from '../sell-copy.ts';

export interface PriceSheetProps {
  copy: { id: string; number: number; design: ItemDesignCard };
  /** The one whose price changes; left out, a new one is put up. */
  listing?: ListingView | undefined;
  onClose: (listed: boolean) => void;
}

const WAIT_MS = 250;

export function PriceSheet({ copy: item, listing, onClose }: PriceSheetProps) {
  const copy = useCopy(sellCopy);
  const prices = usePrices(item.design.id);
  const hint = listing?.price_cents ?? prices.data?.floor_cents ?? prices.data?.last_cents ?? null;
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? (hint === null ? '' : (hint / 100).toFixed(2));
  const cents = parseUsd(shown);
  const fits = cents !== undefined && cents >= MIN_PRICE_CENTS && cents <= MAX_PRICE_CENTS;
  const wanted = fits ? cents : null;
  const paused = usePaused(wanted === null ? '' : String(wanted), WAIT_MS);
  const asked = paused === '' ? null : Number(paused);
  const quote = useResaleQuote(item.id, asked);
  const selling = useSell(item.id);
  const changing = useNewPrice(listing?.id ?? '');
  const deed = listing === undefined ? selling : changing;
  const counted = quote.data !== undefined && !quote.isPlaceholderData && asked === wanted;
  const confirm = () => {
    if (wanted === null || quote.data === undefined) return;
    const told = { price_cents: wanted, royalty_bp: quote.data.royalty_bp };
    deed.mutate(told, {
      onSuccess: ({ id }) => {
        showToast({
          title: copy.done({ price: formatUsd(wanted) }),
          tone: 'good',
          ...(listing === undefined
            ? { action: { label: copy.see, onAction: () => go(marketItemPath(id)) } }
            : {}),
        });
        onClose(true);
      },
    });
  };
  const problem =
    shown === '' ? undefined : cents === undefined ? copy.noAmount : fits ? undefined : copy.bounds;
  return (
    <Drawer
      open
      onOpenChange={(open) => (open || deed.isPending ? undefined : onClose(false))}
      title={listing === undefined ? copy.title({ name: item.design.name }) : copy.changeTitle}
      description={listing === undefined ? copy.lead({ number: item.number }) : undefined}
      closeLabel={copy.close}
      footer={
        <Button wide disabled={!counted} loading={deed.isPending} onClick={confirm}>
          {listing === undefined ? copy.confirm : copy.change}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={copy.price}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          error={problem}
          hint={marketHint(prices.data, copy)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <WhatIGet quote={quote} waiting={wanted !== null && !counted} />
        {deed.isError ? (
          <Notice tone="bad" live>
            {errorSentence(copy, deed.error)}
          </Notice>
        ) : null}
      </div>
    </Drawer>
  );
}

type Hints = { floor_cents: number | null; last_cents: number | null } | undefined;
type HintWords = { floor: (v: { price: string }) => string; last: (v: { price: string }) => string };

function marketHint(prices: Hints, words: HintWords): string | undefined {
  if (prices?.floor_cents != null) return words.floor({ price: formatUsd(prices.floor_cents) });
  return prices?.last_cents == null ? undefined : words.last({ price: formatUsd(prices.last_cents) });
}

type WhatIGetProps = { quote: ReturnType<typeof useResaleQuote>; waiting: boolean };

function WhatIGet({ quote, waiting }: WhatIGetProps) {
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
