// Owns the cheapest way to buy one design now, for screens that lead to the market: the store's, for credits and for tokens, and fans' resale.
import type { Executor } from '#platform/db/executor.ts';
import { listOpenByPrice } from '../open-by-price.store.ts';

export interface Offer {
  listing_id: string;
  /** In tokens, where it is paid with them. */
  price_cents: number;
  /** Null in the store. */
  item_id: string | null;
  /** How many such offers there are, up to a hundred. */
  offers: number;
}

const COUNTED = 100;

export async function bestOffers(
  tx: Executor,
  of: { club_id: string; design_id: string; viewer_id: string | null; now: Date },
): Promise<{ store: Offer | null; for_tokens: Offer | null; resale: Offer | null }> {
  // What is paid in tokens cannot be compared with what is paid in credits.
  const read = async (
    kind: 'store' | 'resale',
    paid_in: 'credits' | 'token' = 'credits',
  ): Promise<Offer | null> => {
    const listings = await listOpenByPrice(
      tx,
      { ...of, kind, sort: 'cheapest', paid_in },
      { limit: COUNTED },
    );
    const open = listings.filter(({ opens_at }) => opens_at === null || opens_at <= of.now);
    const [best] = open;
    if (best === undefined) return null;
    return { listing_id: best.id, price_cents: best.price, item_id: best.item_id, offers: open.length };
  };
  return {
    store: await read('store'),
    for_tokens: await read('store', 'token'),
    resale: await read('resale'),
  };
}
