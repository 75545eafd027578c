// Owns the waiting for a club's counter: whoever may give back to it locks it before any membership, as those who take do.
import type { Tx } from '#platform/db/db.ts';
import type { LimitName } from '../limits.rules.ts';
import { lockLimitRow } from '../limits.store.ts';

export async function lockLimit(tx: Tx, clubId: string, name: LimitName): Promise<void> {
  await lockLimitRow(tx, clubId, name);
}
