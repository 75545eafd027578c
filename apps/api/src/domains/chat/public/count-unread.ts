// Owns how many conversations people have not read, for many at once: what `GET /conversations/unread` counts for one.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { listUnreadOfMany } from '../readers.store.ts';
import { readableOf } from '../reads/read-conversations.ts';

/** Muted ones are left out. By person; who has none is left out. */
export async function countUnreadConversations(
  { clock }: Platform,
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { user_id, open, asking } of await listUnreadOfMany(tx, userIds, clock.now())) {
    const met = asking.length === 0 ? [] : await readableOf({ db: tx }, user_id, asking);
    counts.set(user_id, open + met.length);
  }
  return counts;
}
