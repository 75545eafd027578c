// Owns the granting of a tier to somebody: by a source, maybe until a time. The best granted tier counts.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { changingTiers } from '../change-tiers.ts';
import { insertGrants } from '../tiers.store.ts';

export interface TierGrant {
  club_id: string;
  user_id: string;
  tier_id: string;
  /** What gives it: `subscription:<id>`, `station:<id>` … The same source never grants one tier twice. */
  source: string;
  until?: Date | null;
}

/** Emits `memberships.tier-changed` where the best tier of a member changes by it. */
export async function grantTier(platform: Platform, tx: Tx, grant: TierGrant): Promise<void> {
  const granted_at = platform.clock.now();
  const change = () => insertGrants(tx, [{ ...grant, until: grant.until ?? null, granted_at }]);
  await changingTiers(tx, grant.club_id, [grant.user_id], change, granted_at);
}
