// Owns the taking back of XP that was given wrongly: once per cause, never below zero, and the tiers that it reached with it.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { changeXp } from '../change-xp.ts';
import { lockTotals, sumGranted } from '../xp.store.ts';

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
  const cause = { kind: TAKEN_BACK, id: cause_id };
  const { changed } = await changeXp(platform, tx, { club_id, user_id, amount: -amount, cause });
  return changed ? amount : 0;
}
