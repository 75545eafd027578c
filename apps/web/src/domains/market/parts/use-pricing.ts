// The setting of what an own copy costs: the price as typed, what the server counts of it, and the deed with what was shown.
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@stagepass/base/market-limits.ts';
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { usePaused } from '#platform/query/use-settled.ts';
import { usePrices } from '../data/market.ts';
import { useNewPrice, useResaleQuote, useSell } from '../data/trade.ts';
import { marketItemPath } from '../public/paths.ts';
import { sellCopy } from '../sell-copy.ts';

export interface PricedCopy {
  id: string;
  number: number;
  design: ItemDesignCard;
}

interface Wanted {
  copy: PricedCopy;
  /** The one whose price changes; left out, a new one is put up. */
  listing?: ListingView | undefined;
  onDone: () => void;
}

const WAIT_MS = 250;

export type Pricing = ReturnType<typeof usePricing>;

export function usePricing({ copy: item, listing, onDone }: Wanted) {
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
        onDone();
      },
    });
  };
  const problem =
    shown === '' ? undefined : cents === undefined ? copy.noAmount : fits ? undefined : copy.bounds;
  return {
    ...{ shown, problem, prices: prices.data, quote, counted, confirm, setText },
    waiting: wanted !== null && !counted,
    busy: deed.isPending,
    error: deed.isError ? deed.error : null,
  };
}
