// The setting of what an own copy costs: the price as typed, what the server counts of it, and putting it up as shown.
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@stagepass/base/market-limits.ts';
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from '#platform/forms/use-form.ts';
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

const typed = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

export type Pricing = ReturnType<typeof usePricing>;

export function usePricing({ copy: item, listing, onDone }: Wanted) {
  const copy = useCopy(sellCopy);
  const prices = usePrices(item.design.id);
  const hint = listing?.price_cents ?? prices.data?.floor_cents ?? prices.data?.last_cents ?? null;
  const form = useForm({
    initial: { price: typed(hint) },
    copy,
    send: async ({ price }) => {
      // Nothing goes up at a price, or with a royalty, that was not shown.
      if (counted === undefined || asked === null || parseUsd(price) !== asked) return;
      const { id } = await offering.mutateAsync({ price_cents: asked, royalty_bp: counted.royalty_bp });
      showToast({
        title: copy.done({ price: formatUsd(asked) }),
        tone: 'good',
        ...(listing === undefined
          ? { action: { label: copy.see, onAction: () => go(marketItemPath(id)) } }
          : {}),
      });
      onDone();
    },
  });
  const shown = form.values.price;
  const suggest = useEffectEvent(() => {
    if (shown === '' && !form.dirty) form.saved({ price: typed(hint) });
  });
  // Only the first suggestion is put in: whoever read a price must not sell at the one that came since.
  useEffect(() => {
    if (hint !== null) suggest();
  }, [hint]);
  const cents = parseUsd(shown);
  const fits = cents !== undefined && cents >= MIN_PRICE_CENTS && cents <= MAX_PRICE_CENTS;
  const wanted = fits ? cents : null;
  const paused = usePaused(wanted === null ? '' : String(wanted), WAIT_MS);
  const asked = paused === '' ? null : Number(paused);
  const quote = useResaleQuote(item.id, asked);
  const selling = useSell(item.id);
  const changing = useNewPrice(listing?.id ?? '');
  const offering = listing === undefined ? selling : changing;
  const isCounted = quote.data !== undefined && !quote.isPlaceholderData && asked === wanted;
  const counted = isCounted ? quote.data : undefined;
  const problem =
    shown === '' ? undefined : cents === undefined ? copy.noAmount : fits ? undefined : copy.bounds;
  const waiting = wanted !== null && counted === undefined;
  return { form, problem, prices: prices.data, quote, isCounted, waiting };
}
