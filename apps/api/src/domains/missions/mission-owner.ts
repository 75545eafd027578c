// Owns what a mission says to the requirements engine: who may do its steps, and what beginning, passing and finishing them brings.
import { experiencePoints } from '@stagepass/base/experience.ts';
import { missionNotFound } from '@stagepass/contract/missions/errors.ts';
import { missionProgressed } from '@stagepass/contract/missions/events.ts';
import { ownerRunning, requirementNotFound, slotsTaken } from '@stagepass/contract/requirements/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listStaffAmong } from '#domains/items/public/refuse-staff.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { may, whyNot } from '#domains/memberships/public/may.ts';
import type { Done, RequirementOwner } from '#domains/requirements/public/requirement-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMission, takingPart } from './access.ts';
import { completePart } from './complete.ts';
import { expiryOf } from './mission.rules.ts';
import { findMission, listMissionRows } from './missions.store.ts';
import { countBegun } from './open-by-condition.ts';
import { insertPart, lockPart, takeSlot, updatePart, updateWaiters } from './parts.store.ts';
import { reviewPart } from './review-part.ts';
import { stepCause } from './step-cause.rules.ts';
import type { MissionRow } from './tables.ts';

export const missionOwner: RequirementOwner = {
  async load(platform, tx, actor, id, round) {
    if (!isId(id)) return fail(requirementNotFound);
    const door = await loadMission(platform, tx, actor, id).catch(sayOfStep);
    const { mission, club, standing } = door;
    const { period, refusal } = await takingPart(platform, tx, door, round);
    const edit_refusal = whyNot(club, standing, 'manage-content') ?? null;
    const open = mission.state === 'draft' || mission.state === 'paused';
    return {
      owner_id: mission.id,
      title: mission.title,
      club_id: club.id,
      period,
      attempt_refusal: refusal,
      edit_refusal,
      // Whoever stands at the door shows it too.
      show_refusal: edit_refusal === null || may(club, standing, 'scan') ? null : edit_refusal,
      frozen: open ? null : ownerRunning,
    };
  },

  async onBegun(platform, tx, begun) {
    const part = await lockPart(tx, keyOf(begun));
    if (part !== undefined && part.state !== 'expired' && part.state !== 'rejected') return;
    const mission = (await findMission(tx, begun.owner_id)) ?? fail(missionNotFound);
    // What was refused keeps its place; whatever ran out of time takes a new one, if there is one.
    if (part?.state === 'rejected') return updatePart(tx, part.id, { state: 'started' });
    const times = await timesOf(platform, tx, mission, begun);
    const staff = (await listStaffAmong(tx, { club_id: begun.club_id, user_ids: [begun.user_id] })).size > 0;
    await countBegun(platform, tx, mission, { user_id: begun.user_id, staff });
    const has_slot = await takePlace(tx, mission, { period: begun.period, staff });
    await tx.emit(missionProgressed, toldOf(begun));
    if (part !== undefined) return updatePart(tx, part.id, { state: 'started', staff, has_slot, ...times });
    return insertPart(tx, {
      id: newId(platform),
      ...keyOf(begun),
      state: 'started',
      staff,
      has_slot,
      ...times,
      completed_at: null,
      claimed_at: null,
      reward_wait: null,
    });
  },

  /** A step's XP is granted once; in a mission that repeats, once a round. */
  async onPassed(platform, tx, { requirement, ...done }) {
    await grantXp(platform, tx, {
      club_id: done.club_id,
      user_id: done.user_id,
      amount: experiencePoints(requirement.type),
      cause: { kind: 'requirement', id: stepCause(requirement.id, done.period) },
    });
    await tx.emit(missionProgressed, toldOf(done));
  },

  onReview: reviewPart,

  onReviewsGone: (tx, { owner_id, people }) => updateWaiters(tx, owner_id, people),

  titlesOf: async (tx, ids) => new Map((await listMissionRows(tx, ids)).map(({ id, title }) => [id, title])),

  onSatisfied: completePart,
};

/** A step is not there for whoever may not know of its mission. */
function sayOfStep(error: unknown): never {
  if (error instanceof Failure && error.reason === missionNotFound) return fail(requirementNotFound);
  throw error;
}

export function keyOf({ owner_id, user_id, period }: Pick<Done, 'owner_id' | 'user_id' | 'period'>) {
  return { mission_id: owner_id, user_id, period };
}

function toldOf({ owner_id, club_id, user_id }: Pick<Done, 'owner_id' | 'club_id' | 'user_id'>) {
  return { mission_id: owner_id, club_id, user_id };
}

async function timesOf(platform: Platform, tx: Tx, mission: MissionRow, { period }: Done) {
  const club = await findClub(platform, tx, mission.club_id);
  const started_at = platform.clock.now();
  const zone = club?.time_zone ?? 'UTC';
  return { started_at, rested_s: 0, expires_at: expiryOf(mission, { now: started_at, period, zone }) };
}

/** Staff try a mission out and take nobody's place. */
async function takePlace(
  tx: Tx,
  { id, slots }: Pick<MissionRow, 'id' | 'slots'>,
  { period, staff }: { period: string; staff: boolean },
): Promise<boolean> {
  if (slots === null || staff) return false;
  if (!(await takeSlot(tx, { mission_id: id, period, slots }))) fail(slotsTaken);
  return true;
}
