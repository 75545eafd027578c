// Owns the moment a fan has passed every step of a round: the reward is given in the same transaction, once, or kept for them.
import { missionCompleted } from '@stagepass/contract/missions/events.ts';
import { REWARD_ACCOUNT_AGE_H, type RewardWait } from '@stagepass/contract/missions/kinds.ts';
import type { Done } from '#domains/requirements/public/requirement-owners.ts';
import { accountSince } from '#domains/users/public/account-since.ts';
import type { Tx } from '#platform/db/db.ts';
import { deviceMark } from '#platform/http/device.ts';
import type { Platform } from '#platform/platform.ts';
import { claimDevice } from './devices.store.ts';
import { handOverGifts, keepGifts, rewardsFor } from './give-rewards.ts';
import { letGoGifts } from './let-go-gifts.ts';
import { isOfValue, isRunning } from './mission.rules.ts';
import { listRewards, shareMission } from './missions.store.ts';
import { countOpenedBy } from './open-by-condition.ts';
import { findRole, lockPart, updatePart, updateSettledPart } from './parts.store.ts';
import { completionListeners } from './public/completion-listeners.ts';
import type { MissionRow, PartRow } from './tables.ts';

/**
 * With the person's lock held. False where it brings nothing: the round ran out of time or was finished before, or the person has left
 * the club.
 */
export async function completePart(
  platform: Platform,
  tx: Tx,
  done: Done & { device: () => string | null },
): Promise<boolean> {
  const { owner_id: mission_id, club_id, user_id, period, device } = done;
  // Its end waits until this is done, and this sees whether it has ended. Before the part, as where a mission ends.
  const mission = await shareMission(tx, mission_id);
  const part = await lockPart(tx, { mission_id, user_id, period });
  if (mission === undefined || part === undefined || !open.has(part.state)) return false;
  const role = await findRole(tx, { club_id, user_id });
  if (role === undefined) return false;
  // Before any account is locked by what is given.
  await countOpenedBy(platform, tx, mission, { user_id, role });
  await tx.emit(missionCompleted, { mission_id, club_id, user_id, period });
  const at = platform.clock.now();
  for (const listen of completionListeners.read())
    await listen(platform, tx, { mission_id, club_id, user_id, period, device, at });
  const staff = part.staff || role !== 'member';
  const completed = { ...part, staff, state: 'completed' as const, completed_at: at };
  await settleReward(platform, tx, { mission, part: completed, device, first: true });
  return true;
}

const open: ReadonlySet<string> = new Set(['started', 'submitted', 'rejected']);
/** What time or the person's own tap mends; everything else is settled at once. */
const waits: ReadonlySet<RewardWait | null> = new Set(['account-age', 'unclaimed']);

export interface Settling {
  mission: MissionRow;
  part: PartRow;
  device: () => string | null;
  /** When the last step is passed: what is left is set aside for this person now, so that waiting costs them nothing. */
  first: boolean;
}

/** With the part locked, and completed in `settling`. Answers what keeps the reward, null where it was given or there is none. */
export async function settleReward(
  platform: Platform,
  tx: Tx,
  settling: Settling,
): Promise<RewardWait | null> {
  const { mission, part, first } = settling;
  const promised = await listRewards(tx, [mission.id]);
  const rewards = rewardsFor(promised, part);
  const { state, completed_at } = part;
  // What is given asks how the part stands; where nothing is given, it is written once.
  if (first && promised.length > 0) await updatePart(tx, part.id, { state, completed_at });
  // A badge can neither be sold nor spent: it waits for nothing.
  let wait = rewards.some(isOfValue) ? await whatKeepsIt(platform, tx, settling) : null;
  if (first && isRunning(mission) && (wait === null || waits.has(wait)))
    await keepGifts(platform, tx, { part, rewards });
  if (wait === null && rewards.length > 0) {
    const given = await handOverGifts(platform, tx, { mission, part, rewards });
    if (given === 0) wait = 'none-left';
  }
  if (rewards.length < promised.length) wait = 'staff';
  // Whoever is refused for good leaves what was kept for them to others.
  if (wait !== null && !waits.has(wait)) await letGoGifts(platform, tx, part);
  const settled = waits.has(wait) ? {} : { state: 'claimed' as const, claimed_at: platform.clock.now() };
  await updateSettledPart(tx, { ...part, reward_wait: wait, ...settled });
  return wait;
}

async function whatKeepsIt(
  platform: Platform,
  tx: Tx,
  { mission, part, device }: Settling,
): Promise<RewardWait | null> {
  const since = await accountSince(tx, part.user_id);
  const now = platform.clock.now();
  if (since === undefined || now.getTime() - since.getTime() < REWARD_ACCOUNT_AGE_H * 3_600_000)
    return 'account-age';
  const device_id = device();
  // Passed beside a request: the person's own tap says which phone it is.
  if (device_id === null) return 'unclaimed';
  const device_mark = deviceMark(platform, { purpose: 'mission-device', scope: mission.id, device_id });
  const own = await claimDevice(tx, { mission_id: mission.id, device_mark, user_id: part.user_id });
  return own ? null : 'device';
}
