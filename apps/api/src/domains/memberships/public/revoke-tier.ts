// Owns the taking back of a granted tier, by the source that gave it.
import type { Tx } from '#platform/db/db.ts';
import { changingTiers } from '../change-tiers.ts';
import { deleteGrants } from '../tiers.store.ts';

/** Without `tier_id`: everything that this source gave them in the club, but `except`. */
export async function revokeTier(
  tx: Tx,
  grant: { club_id: string; user_id: string; source: string; tier_id?: string; except?: readonly string[] },
): Promise<void> {
  await changingTiers(tx, grant.club_id, [grant.user_id], () => deleteGrants(tx, grant));
}
