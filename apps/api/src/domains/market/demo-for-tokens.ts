// Owns what the demo world's stores sell for fan tokens: one listing of a club that has a token, and some who have spent theirs on it.
import type { Club } from '#domains/clubs/public/club.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { handOverOne } from './actions/buy-listing.ts';
import { putInStore } from './actions/keep-store.ts';

const PRICE = 12;
const STOCK = 20;
const SOLD = 4;

export async function sellForTokens(
  /** The platform some days ago. */
  ago: (days: number) => Platform,
  tx: Tx,
  { club, buyers }: { club: Club; buyers: readonly string[] },
  designs: readonly ItemDesign[],
): Promise<void> {
  if (!(await tokenSymbols(tx, [club.id])).has(club.id)) return;
  const design = designs.find(
    ({ state, edition_size, issued, held_back }) =>
      state === 'live' && (edition_size === null || edition_size - issued - held_back > STOCK + 5),
  );
  if (design === undefined) return;
  const listing_id = await putInStore(ago(9), tx, {
    ...{ club_id: club.id, by: club.owner_id, design_id: design.id, price_tokens: PRICE },
    ...{ stock: STOCK, per_fan_limit: 1, opens_at: null, closes_at: null, condition: null, club_copies: 0 },
  });
  for (const [turn, buyer_id] of buyers.slice(0, SOLD).entries()) {
    const sale = { kind: 'store', listing_id, buyer_id, expected_price_cents: PRICE } as const;
    await handOverOne(ago(8 - turn), tx, sale);
  }
}
