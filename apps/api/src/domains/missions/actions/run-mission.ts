// Owns the life of a mission: published, paused, resumed, ended, archived; and the order in which fans see those that run.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { soldOut } from '@stagepass/contract/items/errors.ts';
import {
  missionInCampaign,
  missionNotFound,
  missionNotReady,
  missionOrderNotRight,
  missionWrongState,
} from '@stagepass/contract/missions/errors.ts';
import { missionPublished } from '@stagepass/contract/missions/events.ts';
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { keepCopies } from '#domains/items/public/kept-in-place.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { refuseAbove } from '#domains/licenses/public/limits.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { lockSteps } from '#domains/requirements/public/lock-steps.ts';
import { promiseTokens } from '#domains/tokens/public/promise-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadMissionToManage } from '../access.ts';
import { reserveCents } from '../budgets.store.ts';
import { endMissionRow } from '../end-mission.ts';
import { placeOf, promisedCents, promisedTokens, promiserOf } from '../escrow.rules.ts';
import { stateAt } from '../mission.rules.ts';
import {
  listLiveIds,
  listRewards,
  lockClubMissions,
  lockMission,
  nextPosition,
  updateMission,
  updateOrder,
} from '../missions.store.ts';
import { problemsOf } from '../problems.ts';
import { missionKeepers } from '../public/mission-keepers.ts';
import { restOrGoOn } from '../retime-parts.ts';
import { indexMission } from '../search-document.ts';
import type { MissionRow, RewardRow } from '../tables.ts';
import { presentEditor } from '../views.ts';
import { log } from './edit-mission.ts';

/** A draft, or one that was paused. What it promises is set aside in the same transaction. */
export function publishMission(platform: Platform, actor: Actor, id: string): Promise<MissionEditor> {
  return change(platform, actor, id, 'missions.published', async (tx, mission, club) => {
    if (club.delete_after !== null) return fail(clubClosing);
    // Editors wait: no step goes while it is being published.
    await lockSteps(tx, { kind: 'mission', id: mission.id });
    if (mission.state !== 'draft' && mission.state !== 'paused')
      return fail(missionWrongState, { state: mission.state });
    const problems = await problemsOf(platform, tx, mission);
    if (problems.length > 0) return fail(missionNotReady, { problems });
    const first = mission.state === 'draft';
    // Under the lock of the club's missions: of two together, the second counts the first.
    if (first) await refuseAbove(platform, tx, mission.club_id, 'missions');
    if (first) await setAside(platform, tx, mission, await listRewards(tx, [mission.id]));
    const published_at = mission.published_at ?? platform.clock.now();
    const position = first ? await nextPosition(tx, mission.club_id) : mission.position;
    const changes = { state: 'live' as const, published_at, position };
    const rests = await restOrGoOn(platform, tx, { ...mission, ...changes });
    const live: MissionRow = { ...mission, ...changes, ...rests };
    await updateMission(tx, mission.id, { ...changes, ...rests });
    if (first) await tx.emit(missionPublished, { mission_id: mission.id, club_id: mission.club_id });
    return live;
  });
}

export function pauseMission(platform: Platform, actor: Actor, id: string): Promise<MissionEditor> {
  return change(platform, actor, id, 'missions.paused', async (tx, mission) => {
    const state = stateAt(mission, platform.clock.now());
    if (state !== 'active' && state !== 'scheduled') return fail(missionWrongState, { state });
    await requireFree(tx, mission);
    const paused: MissionRow = { ...mission, state: 'paused' };
    const rests = await restOrGoOn(platform, tx, paused);
    await updateMission(tx, mission.id, { state: 'paused', ...rests });
    return { ...paused, ...rests };
  });
}

export function endMission(platform: Platform, actor: Actor, id: string): Promise<MissionEditor> {
  return change(platform, actor, id, 'missions.ended', async (tx, mission) => {
    if (mission.state !== 'live' && mission.state !== 'paused')
      return fail(missionWrongState, { state: mission.state });
    await requireFree(tx, mission);
    return endMissionRow(platform, tx, mission);
  });
}

export function archiveMission(platform: Platform, actor: Actor, id: string): Promise<MissionEditor> {
  return change(platform, actor, id, 'missions.archived', async (tx, mission) => {
    if (mission.state === 'archived') return fail(missionWrongState, { state: mission.state });
    await requireFree(tx, mission);
    if (mission.state === 'live' || mission.state === 'paused')
      return endMissionRow(platform, tx, mission, 'archived');
    await updateMission(tx, mission.id, { state: 'archived' });
    return { ...mission, state: 'archived' };
  });
}

export async function reorderMissions(
  platform: Platform,
  actor: Actor,
  clubId: string,
  ids: readonly string[],
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    await lockClubMissions(tx, club.id);
    const known = new Set(await listLiveIds(tx, club.id, platform.clock.now()));
    const complete = ids.length === known.size && new Set(ids).size === known.size;
    if (!complete || !ids.every((id) => known.has(id))) fail(missionOrderNotRight);
    await updateOrder(tx, ids);
  });
}

/** What a campaign promises for doing it stays possible while the campaign runs. */
async function requireFree(tx: Tx, { id }: MissionRow): Promise<void> {
  for (const keeps of missionKeepers.read()) if (await keeps(tx, id)) fail(missionInCampaign);
}

/** One at a time in a club: two publications together cannot promise the same money or be one too many. */
async function change(
  platform: Platform,
  actor: Actor,
  id: string,
  deed: DeedName,
  to: (tx: Tx, mission: MissionRow, club: Club) => Promise<MissionRow>,
): Promise<MissionEditor> {
  return platform.db.transaction(async (tx) => {
    const door: Door = await loadMissionToManage(platform, tx, actor, id);
    await lockClubMissions(tx, door.club.id);
    const mission = (await lockMission(tx, id)) ?? fail(missionNotFound);
    const changed = await to(tx, mission, door.club);
    await indexMission(tx, changed);
    await log(platform, tx, actor, changed, deed);
    return presentEditor(platform, tx, { ...door, mission: changed });
  });
}

/** Somebody bought what was left in this very moment. */
function sayStock(error: unknown): never {
  if (error instanceof Failure && error.reason === soldOut)
    return fail(missionNotReady, { problems: ['reward-stock'] });
  throw error;
}

async function setAside(
  platform: Platform,
  tx: Tx,
  mission: MissionRow,
  rewards: readonly RewardRow[],
): Promise<void> {
  const at = platform.clock.now();
  const designs = await loadDesigns(
    tx,
    rewards.flatMap(({ design_id }) => design_id ?? []),
  );
  for (const { design_id, total } of rewards) {
    const design = designs.get(design_id ?? '');
    if (design === undefined || design.edition_size === null) continue;
    const kept = { design_id: design.id, count: total ?? 0, place: placeOf(mission.id) };
    await keepCopies(platform, tx, { ...kept, origin: 'mission', at }).catch(sayStock);
  }
  const tokens = { ...promiserOf(mission), amount: promisedTokens(rewards) };
  // Somebody bought what was left in this very moment.
  if (!(await promiseTokens(tx, tokens))) fail(missionNotReady, { problems: ['tokens'] });
  const cents = promisedCents(rewards);
  if (!(await reserveCents(tx, { club_id: mission.club_id, cents })))
    fail(missionNotReady, { problems: ['budget'] });
}
