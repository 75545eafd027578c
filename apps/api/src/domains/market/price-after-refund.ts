// Owns that a price which a tier lowered is counted with the sale, and is another one where that tier went with a refund meanwhile.
import { countOpened } from '#domains/memberships/public/opened-slot.ts';
import { rankWithout } from '#domains/memberships/public/rank-without.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { storePrice } from './prices.rules.ts';
import { type StoreDiscount, storeDiscount } from './store-discount.ts';
import type { StoreSale } from './store-sales.store.ts';

/** What the buyer pays now; null where the price stands. */
export async function priceAfterRefund(
  platform: Platform,
  tx: Tx,
  { sale: { club_id, buyer_id, price, paid }, call }: { sale: StoreSale; call: StoreDiscount | undefined },
): Promise<number | null> {
  if (call === undefined || paid >= price || call.discount_percent <= call.level_percent) return null;
  const lowered = { otherwise_percent: call.level_percent };
  if (await countOpened.read()(platform, tx, buyer_id, [{ club_id, lowered }])) return null;
  const rank = await rankWithout(tx, { club_id, user_id: buyer_id, source: '', now: platform.clock.now() });
  const tier = rank === 0 ? null : { rank };
  const discount_percent = await storeDiscount(tx, club_id, { role: 'member', tier, user_id: buyer_id });
  return storePrice({ price_cents: price, discount_percent }).total_cents;
}
