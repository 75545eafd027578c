// Owns the giving back of what was taken from a club's limit.
import type { Tx } from '#platform/db/db.ts';
import type { LimitName } from '../limits.rules.ts';
import { giveUsed } from '../limits.store.ts';

export async function giveBackToLimit(tx: Tx, clubId: string, name: LimitName, amount = 1): Promise<void> {
  await giveUsed(tx, clubId, name, amount);
}
