// Owns the granting of a tier to somebody: by a source, maybe until a time. The best granted tier counts.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { changingTiers } from '../change-tiers.ts';
import { insertGrants, lockForTiers } from '../tiers.store.ts';
import { type HeldTier, isGain, listHeldTiers } from './held-tiers.ts';
import { loadTiers } from './load-tiers.ts';

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

/** Grants it only where it gives the person more than they have; otherwise answers the tier that they have. */
export async function grantTierOfUse(
  platform: Platform,
  tx: Tx,
  grant: TierGrant,
): Promise<HeldTier | undefined> {
  const { club_id, user_id, tier_id, until = null } = grant;
  // Other grants to the same member wait here, so that two at once cannot both count as a gain.
  await lockForTiers(tx, club_id, [user_id]);
  const tier = (await loadTiers(tx, [tier_id])).get(tier_id);
  const now = platform.clock.now();
  const held = (await listHeldTiers(tx, { user_id, club_ids: [club_id], now })).get(club_id);
  if (tier !== undefined && !isGain(held, tier, until)) return held;
  await grantTier(platform, tx, grant);
  return undefined;
}
