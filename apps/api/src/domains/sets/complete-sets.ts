// Owns the moment somebody has all of a set: looked at whenever a copy comes to them, and for everybody when a set is published.
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { listHeldCopies } from '#domains/items/public/held-copies.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCompletion, listDesignIds, listEarningSets } from './sets.store.ts';
import type { SetRow } from './tables.ts';

/** After these designs came to somebody. Run again, it gives nothing twice. */
export async function completeSetsOf(
  platform: Platform,
  tx: Tx,
  { user_id, design_ids }: { user_id: string; design_ids: readonly string[] },
): Promise<void> {
  for (const set of await listEarningSets(tx, design_ids)) await completeSet(platform, tx, set, user_id);
}

/** False where something is missing, or it was completed before. */
export async function completeSet(
  platform: Platform,
  tx: Tx,
  set: Pick<SetRow, 'id' | 'badge_id'>,
  userId: string,
): Promise<boolean> {
  const wanted = (await listDesignIds(tx, [set.id])).get(set.id) ?? [];
  const held = await listHeldCopies(tx, userId, wanted);
  const counted = held.filter(({ not_drawn }) => not_drawn > 0).length;
  if (set.badge_id === null || wanted.length === 0 || counted < wanted.length) return false;
  const at = platform.clock.now();
  if (!(await insertCompletion(tx, { set_id: set.id, user_id: userId, completed_at: at }))) return false;
  await grantBadge(tx, { badge_id: set.badge_id, user_id: userId, cause: { kind: 'set', id: set.id }, at });
  return true;
}
