// Owns the doors to missions: who sees one, who may do it and why not, who makes them.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { missionNotFound } from '@stagepass/contract/missions/errors.ts';
import {
  alreadyOver,
  notAttemptable,
  notEligible,
  notOpenYet,
  onBreak,
} from '@stagepass/contract/requirements/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaff, may, whyNot } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isExpired, periodAt, stateAt } from './mission.rules.ts';
import { findMission } from './missions.store.ts';
import { findPart, hasPart } from './parts.store.ts';
import { clubsWithPrivateMissions } from './private-missions.ts';
import type { MissionRow, PartRow } from './tables.ts';

export interface Door {
  mission: MissionRow;
  club: Club;
  standing: Standing;
}

/** Drafts, what was archived and what is out of sight are there for those who make missions; everything else for whoever sees the club's inside. */
export async function loadMission(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const mission = await findMission(tx, id);
  if (mission === undefined) return fail(missionNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, mission.club_id);
  if (found === undefined) return fail(missionNotFound);
  const { club, standing } = found;
  const makes = may(club, standing, 'manage-content');
  if (mission.state === 'draft' && !makes) fail(missionNotFound);
  if (mission.state === 'archived' && !makes && !(await tookPart(tx, mission, standing)))
    fail(missionNotFound);
  if (mission.hidden_at !== null && !makes && !standing.operator && !(await tookPart(tx, mission, standing)))
    fail(missionNotFound);
  if (!makes) requireMay(club, standing, 'see-inside');
  return { mission, club, standing };
}

/** Whoever took part still finds the mission, and what it may owe them. */
async function tookPart(tx: Executor, mission: MissionRow, { user_id }: Standing): Promise<boolean> {
  return user_id !== null && hasPart(tx, { mission_id: mission.id, user_id });
}

export async function loadMissionToManage(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Door> {
  const mission = await findMission(tx, id);
  if (mission === undefined) return fail(missionNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, mission.club_id);
  if (found === undefined) return fail(missionNotFound);
  requireMay(found.club, found.standing, 'manage-content');
  return { mission, ...found };
}

export interface TakingPart {
  period: string;
  part: PartRow | undefined;
  /** Null where they may do it now. */
  refusal: ErrorCode | null;
}

/** Where one person is in a round: the one that runs, or the one that `round` names, to be finished. */
export async function takingPart(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  { mission, club, standing }: Door,
  round?: { period: string },
): Promise<TakingPart> {
  const now = platform.clock.now();
  const current = periodAt(mission.repeat, now, club.time_zone);
  const period = round?.period ?? current;
  const user_id = standing.user_id;
  const part = user_id === null ? undefined : await findPart(tx, { mission_id: mission.id, user_id, period });
  const over = part !== undefined && isExpired(part.expires_at, now);
  const starts = part === undefined || part.state === 'expired' || over;
  const late = period !== current && (part === undefined || over);
  const reason =
    whyNot(club, standing, 'take-part') ??
    windowRefusal(mission, now, part) ??
    (late || (over && round !== undefined) ? alreadyOver : undefined) ??
    (starts && !(await isEligible(tx, { mission, club, standing })) ? notEligible : undefined);
  return { period, part, refusal: reason ?? null };
}

/** What was begun before the end may still be handed in for a moment. */
function windowRefusal(mission: MissionRow, now: Date, part: PartRow | undefined): ErrorCode | undefined {
  const state = stateAt(mission, now);
  if (state === 'active') return undefined;
  if (state === 'scheduled') return notOpenYet;
  if (state === 'paused') return onBreak;
  if (state === 'draft') return notAttemptable;
  const inGrace = mission.state === 'live' && part !== undefined && !isExpired(mission.closes_at, now);
  return inGrace ? undefined : alreadyOver;
}

/** Staff try out what they made, whoever it is for. */
export async function isEligible(tx: Executor, { mission, club, standing }: Door): Promise<boolean> {
  if (standing.user_id === null) return false;
  if (isStaff(standing)) return true;
  if (mission.private) {
    const open = await clubsWithPrivateMissions(tx, standing.user_id, [club.id]);
    if (!open.has(club.id)) return false;
  }
  return evaluate(tx, mission.condition, { user_id: standing.user_id, club_id: club.id });
}
