// Owns the tiers that XP gives: for each person exactly those whose threshold they have reached.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { changingTiers } from '../change-tiers.ts';
import { replaceXpGrants } from '../xp-grants.store.ts';

/** Many people of one club at once, in a fixed number of queries. Emits `memberships.tier-changed` for each change. */
export async function setXpTiers(
  platform: Platform,
  tx: Tx,
  clubId: string,
  people: ReadonlyMap<string, { xp: number }>,
): Promise<void> {
  const ids = [...people.keys()].toSorted();
  if (ids.length === 0) return;
  const totals = ids.map((id) => people.get(id)?.xp ?? 0);
  const at = platform.clock.now();
  const change = () => replaceXpGrants(tx, clubId, { user_ids: ids, totals, granted_at: at });
  await changingTiers(tx, clubId, ids, change, at);
}
