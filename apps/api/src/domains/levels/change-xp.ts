// Owns every change of somebody's XP, given or taken back: once per cause, with the total, the boards, the level and the tiers
// in the same transaction.
import { levelAt } from '@stagepass/base/level.ts';
import { levelLowered, levelReached } from '@stagepass/contract/levels/events.ts';
import { passesXpTier } from '#domains/memberships/public/list-xp-tiers.ts';
import { setXpTiers } from '#domains/memberships/public/set-xp-tiers.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { addToTotal, findTotal, insertGrant, updateLevelSince } from './xp.store.ts';

export interface XpChange {
  club_id: string;
  user_id: string;
  /** Negative takes XP back; never more than is there. */
  amount: number;
  /** What gives it: one cause gives once, however often it is named. */
  cause: { kind: string; id: string };
}

export interface XpChanged {
  /** False where this cause had counted before. */
  changed: boolean;
  xp: number;
  level: number;
}

export async function changeXp(platform: Platform, tx: Tx, change: XpChange): Promise<XpChanged> {
  const { club_id, user_id, amount, cause } = change;
  const whose = { club_id, user_id };
  const now = platform.clock.now();
  const grant = {
    id: newId(platform),
    ...whose,
    amount,
    cause_kind: cause.kind,
    cause_id: cause.id,
    created_at: now,
  };
  if (!(await insertGrant(tx, grant))) {
    const xp = await findTotal(tx, club_id, user_id);
    return { changed: false, xp, level: levelAt(xp) };
  }
  const xp = await addToTotal(tx, grant);
  const before = xp - amount;
  const [from, level] = [levelAt(before), levelAt(xp)];
  if (level !== from) {
    await updateLevelSince(tx, whose, now);
    const reached = { ...whose, level, xp, from, at: now.toISOString() };
    if (level > from) await tx.emit(levelReached, reached);
    else await tx.emit(levelLowered, reached);
  }
  if (await passesXpTier(tx, club_id, { from: before, to: xp }))
    await setXpTiers(platform, tx, club_id, new Map([[user_id, { xp }]]));
  return { changed: true, xp, level };
}
