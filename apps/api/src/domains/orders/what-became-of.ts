// Owns what else decides about a refund: whether the buyer sold the copy on, and whether there is still somebody to pay.
import { hasSoldOn } from '#domains/items/public/left-hands.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { OrderRow } from './tables.ts';

export async function whatBecameOf(
  tx: Executor,
  { item_id, buyer_id, at }: Pick<OrderRow, 'item_id' | 'buyer_id' | 'at'>,
): Promise<{ soldOn: boolean; buyerGone: boolean }> {
  const buyer = await findPerson(tx, { id: buyer_id });
  const soldOn = item_id !== null && (await hasSoldOn(tx, { item_id, user_id: buyer_id, since: at }));
  return { soldOn, buyerGone: buyer === undefined || (buyer.suspended && buyer.email === null) };
}
