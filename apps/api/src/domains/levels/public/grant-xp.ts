// Owns the granting of XP: once per cause, the total and the tiers that it reaches in the same transaction.
import { levelAt } from '@stagepass/base/level.ts';
import { levelReached } from '@stagepass/contract/levels/events.ts';
import { listXpTiers } from '#domains/memberships/public/list-xp-tiers.ts';
import { setXpTiers } from '#domains/memberships/public/set-xp-tiers.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { addToTotal, findTotal, insertGrant } from '../xp.store.ts';

export interface XpGrant {
  club_id: string;
  user_id: string;
  amount: number;
  /** What gives it: one deed gives once, however often it is told. */
  cause: { kind: string; id: string };
}

/** The total after it; `granted` is false where this cause had given before. */
export async function grantXp(
  platform: Platform,
  tx: Tx,
  grant: XpGrant,
): Promise<{ granted: boolean; xp: number; level: number }> {
  const { club_id, user_id, amount, cause } = grant;
  const row = { club_id, user_id, amount, cause_kind: cause.kind, cause_id: cause.id };
  const granted = await insertGrant(tx, { id: newId(platform), ...row, created_at: platform.clock.now() });
  if (!granted) {
    const xp = await findTotal(tx, club_id, user_id);
    return { granted, xp, level: levelAt(xp) };
  }
  const xp = await addToTotal(tx, row);
  const before = xp - amount;
  const level = levelAt(xp);
  if (level > levelAt(before)) await tx.emit(levelReached, { club_id, user_id, level, xp });
  const tiers = await listXpTiers(tx, club_id);
  if (tiers.some(({ at_xp }) => at_xp > before && at_xp <= xp))
    await setXpTiers(platform, tx, club_id, new Map([[user_id, { xp }]]));
  return { granted, xp, level };
}
