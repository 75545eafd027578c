// Owns the granting of XP: once per cause, the total and the tiers that it reaches in the same transaction.
import { assert } from '@stagepass/base/assert.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { changeXp, type XpChange } from '../change-xp.ts';

export type XpGrant = XpChange;

/** The total after it; `granted` is false where this cause had given before. */
export async function grantXp(
  platform: Platform,
  tx: Tx,
  grant: XpGrant,
): Promise<{ granted: boolean; xp: number; level: number }> {
  assert(grant.amount > 0, `a grant gives XP, not ${grant.amount}`);
  const { changed, xp, level } = await changeXp(platform, tx, grant);
  return { granted: changed, xp, level };
}
