// Owns the taking back of XP that was given wrongly: once per cause, never below zero, and the tiers that it reached with it.
import { listXpTiers } from '#domains/memberships/public/list-xp-tiers.ts';
import { setXpTiers } from '#domains/memberships/public/set-xp-tiers.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockTotals, sumGranted, takeGrant } from '../xp.store.ts';

export interface XpTaking {
  club_id: string;
  user_id: string;
  /** What had given it. */
  given_by: { kind: string; ids: readonly string[] };
  /** What it is taken back for: once, however often it is told. */
  cause_id: string;
}

const TAKEN_BACK = 'taken-back';

/** How much was taken: no more than was given, and no more than is there. */
export async function takeXp(platform: Platform, tx: Tx, taking: XpTaking): Promise<number> {
  const { club_id, user_id, given_by, cause_id } = taking;
  const before = (await lockTotals(tx, club_id, [user_id])).get(user_id) ?? 0;
  const given = await sumGranted(tx, {
    club_id,
    user_id,
    cause_kind: given_by.kind,
    cause_ids: given_by.ids,
  });
  const amount = Math.min(given, before);
  if (amount <= 0) return 0;
  const xp = await takeGrant(tx, {
    id: newId(platform),
    club_id,
    user_id,
    amount: -amount,
    cause_kind: TAKEN_BACK,
    cause_id,
    created_at: platform.clock.now(),
  });
  if (xp === undefined) return 0;
  const tiers = await listXpTiers(tx, club_id);
  if (tiers.some(({ at_xp }) => at_xp > xp && at_xp <= before))
    await setXpTiers(platform, tx, club_id, new Map([[user_id, { xp }]]));
  return amount;
}
