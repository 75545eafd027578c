// Owns the end of a mission, by its clock or by hand: places are given back, what was promised and not received goes back to the club.
import { assert } from '@stagepass/base/assert.ts';
import { missionEnded } from '@stagepass/contract/missions/events.ts';
import { releaseKept } from '#domains/items/public/kept-in-place.ts';
import { listWaitingOnly } from '#domains/requirements/public/list-waiting-only.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import { withdrawPromise } from '#domains/tokens/public/promise-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { reserveCents } from './budgets.store.ts';
import { placeOf, promisedCents, promisedTokens, promiserOf } from './escrow.rules.ts';
import { keepGifts, rewardsFor } from './give-rewards.ts';
import { listRewards, updateMission } from './missions.store.ts';
import { giveSlotBack, listOpenParts, lockPart, updatePart } from './parts.store.ts';
import type { MissionRow, PartRow } from './tables.ts';

/** With the mission locked, live or paused. */
export async function endMissionRow(
  platform: Platform,
  tx: Tx,
  mission: MissionRow,
  state: 'ended' | 'archived' = 'ended',
): Promise<MissionRow> {
  const now = platform.clock.now();
  await keepForReviewed(platform, tx, mission);
  const rewards = await listRewards(tx, [mission.id]);
  await updateMission(tx, mission.id, { state, ended_at: now });
  // What is kept for those who finished stays kept. Copies, tokens, credits: as where they are given.
  for (const { design_id, total, given } of rewards)
    if (design_id !== null && total !== null)
      await releaseKept(tx, { place: placeOf(mission.id), design_id, limit: total - given, at: now });
  await withdrawPromise(tx, { ...promiserOf(mission), amount: promisedTokens(rewards) });
  const freed = await reserveCents(tx, { club_id: mission.club_id, cents: -promisedCents(rewards) });
  assert(freed, 'what a mission promises is reserved');
  await removeDocument(tx, { kind: 'mission', id: mission.id });
  await platform.jobs.queue(tx, EXPIRE_PARTS, { mission_id: mission.id });
  await tx.emit(missionEnded, { mission_id: mission.id, club_id: mission.club_id });
  return { ...mission, state, ended_at: now };
}

/** Whoever only waits for the club to look at something has done their part in time: what is left is set aside for them. */
async function keepForReviewed(platform: Platform, tx: Tx, { id }: MissionRow): Promise<void> {
  const rewards = await listRewards(tx, [id]);
  if (rewards.length === 0) return;
  for (const { user_id, period } of await listWaitingOnly(tx, { kind: 'mission', id })) {
    const part = await lockPart(tx, { mission_id: id, user_id, period });
    if (part === undefined || part.state !== 'submitted') continue;
    const due = rewardsFor(rewards, part);
    if (due.length === 0) continue;
    if (!(await keepGifts(platform, tx, { part, rewards: due }))) return;
  }
}

export const EXPIRE_PARTS = 'missions.expire-parts';

/** With the part locked. */
export async function expirePart(tx: Tx, part: PartRow): Promise<void> {
  await updatePart(tx, part.id, { state: 'expired', has_slot: false });
  if (part.has_slot) await giveSlotBack(tx, part);
}

/** Those who had begun a mission that is over; answers whether more are left. */
export async function expireSome(tx: Tx, missionId: string, limit: number): Promise<boolean> {
  const parts = await listOpenParts(tx, missionId, limit);
  for (const part of parts) await expirePart(tx, part);
  return parts.length === limit;
}
