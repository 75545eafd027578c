// Owns the page of one mission: what it asks and gives, and where the viewer is in it.
import { missionNotFound } from '@stagepass/contract/missions/errors.ts';
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { describe } from '#domains/conditions/public/describe.ts';
import { may } from '#domains/memberships/public/may.ts';
import { presentList } from '#domains/requirements/public/present-list.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isEligible, loadMission, takingPart } from '../access.ts';
import { countTakingPart, findUnclaimed } from '../parts.store.ts';
import { campaignOfMission } from '../public/campaign-of-mission.ts';
import { findTakeBack, type TakeBackRow } from '../take-backs.store.ts';
import { presentMissionCards } from '../views.ts';

export async function getMission(platform: Platform, actor: Actor, id: string): Promise<MissionView> {
  const { db } = platform;
  const door = await loadMission(platform, db, actor, id);
  const { mission, club, standing } = door;
  const { period, part, refusal } = await takingPart(platform, db, door);
  const { user_id } = standing;
  const locked = new Set((await isEligible(db, door)) ? [] : [mission.id]);
  const row = { mission, time_zone: club.time_zone };
  const [card] = await presentMissionCards(platform, db, [row], { user_id, locked });
  if (card === undefined) return fail(missionNotFound);
  const owed = user_id === null ? undefined : await findUnclaimed(db, { mission_id: mission.id, user_id });
  const whose = user_id === null ? null : { user_id, period };
  const done = part?.state === 'completed' || part?.state === 'claimed';
  return {
    ...card,
    story: mission.story,
    condition: mission.condition === null ? null : await describe(db, mission.condition, club.id, user_id),
    requirements: await presentList(db, { kind: 'mission', id: mission.id }, whose),
    taking_part: await countTakingPart(db, mission.id),
    refusal: refusal === null ? null : { code: refusal.code, message: refusal.message },
    invite_only: club.join_policy === 'invite' && ['visitor', 'guest'].includes(standing.role),
    campaign: await campaignOfMission.read()(db, mission.id, platform.clock.now()),
    hidden: mission.hidden_at !== null,
    finish_within_h: mission.finish_within_h,
    taken_back: done && part !== undefined ? presentTakeBack(await findTakeBack(db, part.id)) : null,
    now: platform.clock.now().toISOString(),
    can: {
      take_part: refusal === null && !done,
      claim: owed !== undefined,
      edit: may(club, standing, 'manage-content'),
    },
  };
}

function presentTakeBack(row: TakeBackRow | undefined): MissionView['taken_back'] {
  if (row === undefined) return null;
  return {
    at: row.taken_at.toISOString(),
    reason: row.reason,
    xp: row.xp,
    items: row.items,
    tokens: row.tokens,
  };
}
