// Owns the taking from a club's limits: under the counter's row lock, so that nobody gets past the cap at once.
import { licenseLimitReached } from '@stagepass/contract/clubs/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { LimitName } from '../limits.rules.ts';
import { listLimits, takeUsed } from '../limits.store.ts';
import { licenseName } from './license-name.ts';

/** Fails with `clubs.limit-reached` where the license gives no more. Held until the transaction ends. */
export async function takeFromLimit(tx: Tx, clubId: string, name: LimitName, amount = 1): Promise<void> {
  if (await takeUsed(tx, clubId, name, amount)) return;
  const limit = (await listLimits(tx, clubId)).find((row) => row.name === name);
  const { cap, used } = limit ?? { cap: 0, used: 0 };
  const license = await licenseName.read()(tx, clubId);
  fail(licenseLimitReached, { limit: name, allowed: cap ?? 0, used, license });
}
