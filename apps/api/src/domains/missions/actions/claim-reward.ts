// Owns the claim of a reward that could not be given when its mission was completed.
import { nothingToClaim, rewardTooEarly } from '@stagepass/contract/missions/errors.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaff } from '#domains/memberships/public/may.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMission } from '../access.ts';
import { settleReward } from '../complete.ts';
import { shareMission } from '../missions.store.ts';
import { lockUnclaimed } from '../parts.store.ts';

export async function claimReward(
  platform: Platform,
  actor: Actor,
  id: string,
  device: () => string | null,
): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { mission, club, standing } = await loadMission(platform, tx, actor, id);
    requireMay(club, standing, 'take-part');
    // Before the part, as where something is completed.
    await shareMission(tx, mission.id);
    const found = await lockUnclaimed(tx, { mission_id: mission.id, user_id });
    if (found === undefined) return fail(nothingToClaim);
    const part = { ...found, staff: found.staff || isStaff(standing) };
    const wait = await settleReward(platform, tx, { mission, part, device, first: false });
    if (wait === 'account-age') fail(rewardTooEarly);
  });
}
