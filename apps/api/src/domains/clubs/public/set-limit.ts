// Owns the setting of a club's cap: by its license, or by tests. Null is unlimited; nothing is taken back.
import type { Tx } from '#platform/db/db.ts';
import type { LimitName } from '../limits.rules.ts';
import { setLimitCap } from '../limits.store.ts';

export async function setLimit(tx: Tx, clubId: string, name: LimitName, cap: number | null): Promise<void> {
  await setLimitCap(tx, clubId, name, cap);
}
