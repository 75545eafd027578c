// Owns the cheapest way to buy one design now, for screens that lead to the market: the store's, and fans' resale.
import type { Executor } from '#platform/db/executor.ts';
import { listOpen } from '../listings.store.ts';

export interface Offer {
  listing_id: string;
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
): Promise<{ store: Offer | null; resale: Offer | null }> {
  const read = async (kind: 'store' | 'resale'): Promise<Offer | null> => {
    const listings = await listOpen(tx, { ...of, kind, sort: 'cheapest' }, { limit: COUNTED });
    const open = listings.filter(({ opens_at }) => opens_at === null || opens_at <= of.now);
    const [best] = open;
    if (best === undefined) return null;
    return { listing_id: best.id, price_cents: best.price, item_id: best.item_id, offers: open.length };
  };
  return { store: await read('store'), resale: await read('resale') };
}
