// Owns the writing of missions: made as a draft, changed, given a picture, copied, deleted; each in the club's log.
import { badgeNotFound } from '@stagepass/contract/badges/errors.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { conditionBadgeOnly } from '@stagepass/contract/conditions/errors.ts';
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import {
  missionNotFound,
  missionNotReady,
  missionRunning,
  missionWrongState,
} from '@stagepass/contract/missions/errors.ts';
import type { MissionDraft, MissionEditor, RewardInput } from '@stagepass/contract/missions/shapes.ts';
import { tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import { loadBadgesOfClub } from '#domains/badges/public/badge-of-club.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { asksForBadgeOnly } from '#domains/conditions/public/asks-for-badge-only.ts';
import { checkTree } from '#domains/conditions/public/check-tree.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { copyPicture } from '#domains/media/public/copy-picture.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { setPicture } from '#domains/media/public/set-picture.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { moveReminders } from '#domains/reminders/public/move-reminders.ts';
import { copyList } from '#domains/requirements/public/copy-list.ts';
import { removeList } from '#domains/requirements/public/remove-list.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import { loadTokens } from '#domains/tokens/public/load-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMissionToManage } from '../access.ts';
import { isOfValue } from '../mission.rules.ts';
import {
  insertMission,
  listRewards,
  lockMission,
  putRewards,
  removeMissionRow,
  updateMission,
} from '../missions.store.ts';
import { retimeParts } from '../retime-parts.ts';
import { indexMission } from '../search-document.ts';
import type { MissionRow } from '../tables.ts';
import { presentEditor } from '../views.ts';

export async function createMission(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: MissionDraft,
  object: DrawnObject = 'ticket',
): Promise<MissionEditor> {
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    if (givesSold(draft.rewards)) requireMay(club, standing, 'manage-sales');
    const row = rowOf(platform, club, actor, draft);
    await requireCondition(tx, row, draft.rewards);
    await insertMission(tx, stored(row));
    await setRewards(platform, tx, row, draft.rewards);
    const picture = await drawn(platform, tx, { row, club, object });
    await updateMission(tx, row.id, { picture: JSON.stringify(picture) });
    await log(platform, tx, actor, row, 'missions.made');
    return presentEditor(platform, tx, { mission: { ...row, picture }, club, standing });
  });
}

export async function changeMission(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, ...draft }: MissionDraft & { version: number },
): Promise<MissionEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadMissionToManage(platform, tx, actor, id);
    const before = (await lockMission(tx, id)) ?? fail(missionNotFound);
    if (before.version !== version) fail(conflict);
    const { rewards, ...fields } = draft;
    const row: MissionRow = { ...before, ...timesOf(fields), version: version + 1 };
    // What fans were promised stays as it was: the words may change, and times while it is paused.
    if (before.state !== 'draft') {
      requireWordsOnly(before, row);
      requireWindow(row);
    }
    if (before.state === 'draft') {
      const gives = givesSold(rewards) || givesSold(await rewardsOf(tx, id));
      if (gives) requireMay(door.club, door.standing, 'manage-sales');
      await requireCondition(tx, row, rewards);
      await setRewards(platform, tx, row, rewards);
    }
    if (before.state === 'paused') await retimeParts(tx, row, door.club.time_zone);
    await moveReminders(tx, { kind: 'mission', id }, { start: row.opens_at, end: row.closes_at });
    const { id: _, ...changes } = stored(row);
    await updateMission(tx, id, changes);
    await indexMission(tx, row);
    await log(platform, tx, actor, row, 'missions.changed');
    return presentEditor(platform, tx, { ...door, mission: row });
  });
}

export async function setMissionPicture(
  platform: Platform,
  actor: Actor,
  id: string,
  given: { from: 'upload'; media_id: string } | { from: 'drawn'; object: DrawnObject },
): Promise<MissionEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadMissionToManage(platform, tx, actor, id);
    const row = (await lockMission(tx, id)) ?? fail(missionNotFound);
    const picture =
      given.from === 'drawn'
        ? await drawn(platform, tx, { row, club: door.club, object: given.object })
        : await setPicture(platform, tx, { ...pictureOf(row, signedIn(actor).user_id), picture: given });
    await updateMission(tx, id, { picture: JSON.stringify(picture) });
    return presentEditor(platform, tx, { ...door, mission: { ...row, picture } });
  });
}

/** The same words, picture, steps and rewards, to be given new times. */
export async function duplicateMission(platform: Platform, actor: Actor, id: string): Promise<MissionEditor> {
  return platform.db.transaction(async (tx) => {
    const { mission, club, standing } = await loadMissionToManage(platform, tx, actor, id);
    const rewards = await rewardsOf(tx, id);
    if (givesSold(rewards)) requireMay(club, standing, 'manage-sales');
    const { title, story, repeat, slots, finish_within_h, condition } = mission;
    const words = { title, story, repeat, slots, finish_within_h, condition, private: mission.private };
    const row = rowOf(platform, club, actor, { ...words, opens_at: null, closes_at: null, rewards });
    await insertMission(tx, stored(row));
    await setRewards(platform, tx, row, rewards);
    await copyList(platform, tx, { from: { kind: 'mission', id }, to: { kind: 'mission', id: row.id } });
    const picture =
      (await copiedPicture(platform, tx, { from: mission, to: row, owner_id: signedIn(actor).user_id })) ??
      (await drawn(platform, tx, { row, club, object: 'ticket' }));
    await updateMission(tx, row.id, { picture: JSON.stringify(picture) });
    await log(platform, tx, actor, row, 'missions.made');
    return presentEditor(platform, tx, { mission: { ...row, picture }, club, standing });
  });
}

export async function removeMission(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadMissionToManage(platform, tx, actor, id);
    const row = (await lockMission(tx, id)) ?? fail(missionNotFound);
    if (row.state !== 'draft') fail(missionWrongState, { state: row.state });
    await removeList(platform, tx, { kind: 'mission', id });
    await releaseMedia(platform, tx, { for: { kind: 'mission', id } });
    await removeMissionRow(tx, id);
    await log(platform, tx, actor, row, 'missions.removed');
  });
}

async function requireCondition(
  tx: Tx,
  { condition, club_id }: MissionRow,
  rewards: readonly RewardInput[],
): Promise<void> {
  await checkTree(tx, condition, club_id);
  if (rewards.some(isOfValue) && (await asksForBadgeOnly(tx, condition))) fail(conditionBadgeOnly);
}

function rowOf(platform: Platform, club: Club, actor: Actor, draft: MissionDraft): MissionRow {
  const { rewards: _, ...fields } = draft;
  return {
    id: newId(platform),
    club_id: club.id,
    state: 'draft',
    position: 0,
    picture: null,
    ...timesOf(fields),
    version: 1,
    created_by: signedIn(actor).user_id,
    created_at: platform.clock.now(),
    published_at: null,
    ended_at: null,
    hidden_at: null,
    hidden_reason: null,
    rests_since: null,
  };
}

function timesOf<Fields extends { opens_at: string | null; closes_at: string | null }>(fields: Fields) {
  const { opens_at, closes_at } = fields;
  return {
    ...fields,
    opens_at: opens_at === null ? null : new Date(opens_at),
    closes_at: closes_at === null ? null : new Date(closes_at),
  };
}

function stored(row: MissionRow) {
  return {
    ...row,
    picture: row.picture === null ? null : JSON.stringify(row.picture),
    condition: row.condition === null ? null : JSON.stringify(row.condition),
  };
}

const words: ReadonlySet<string> = new Set(['title', 'story', 'version']);
const times: ReadonlySet<string> = new Set(['opens_at', 'closes_at']);

function requireWordsOnly(before: MissionRow, after: MissionRow): void {
  const changed = (Object.keys(after) as (keyof MissionRow)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const allowed = (name: string) => words.has(name) || (before.state === 'paused' && times.has(name));
  if (!changed.every(allowed)) fail(missionRunning, { fields: changed.filter((name) => !allowed(name)) });
}

function requireWindow({ opens_at, closes_at }: MissionRow): void {
  if (opens_at !== null && closes_at !== null && closes_at <= opens_at)
    fail(missionNotReady, { problems: ['closes-before-open'] });
}

async function rewardsOf(tx: Tx, missionId: string): Promise<RewardInput[]> {
  return (await listRewards(tx, [missionId])).map((row) => {
    if (row.kind === 'badge') return { kind: 'badge', badge_id: row.badge_id ?? '' };
    if (row.kind === 'tokens')
      return { kind: 'tokens', amount: row.token_amount ?? 0, total: row.total ?? 0 };
    return row.kind === 'item'
      ? { kind: 'item', design_id: row.design_id ?? '', total: row.total }
      : { kind: 'credits', amount_cents: row.amount_cents ?? 0, total: row.total ?? 0 };
  });
}

/** Items and tokens are the club's to sell: whoever gives them away may sell them. */
function givesSold(rewards: readonly RewardInput[]): boolean {
  return rewards.some(({ kind }) => kind === 'item' || kind === 'tokens');
}

async function setRewards(
  platform: Platform,
  tx: Tx,
  row: MissionRow,
  rewards: readonly RewardInput[],
): Promise<void> {
  const ids = rewards.flatMap((reward) => (reward.kind === 'item' ? [reward.design_id] : []));
  const designs = await loadDesigns(tx, ids);
  const foreign = ids.find((design) => designs.get(design)?.club_id !== row.club_id);
  if (foreign !== undefined) fail(designNotFound);
  const badgeIds = rewards.flatMap((reward) => (reward.kind === 'badge' ? [reward.badge_id] : []));
  // A retired one may stand in a draft: publishing says what is wrong with it.
  const badges = await loadBadgesOfClub(tx, { club_id: row.club_id, ids: badgeIds });
  if (!badgeIds.every((badge) => badges.has(badge))) fail(badgeNotFound);
  const tokens = rewards.some(({ kind }) => kind === 'tokens');
  if (tokens && !(await loadTokens(tx, [row.club_id])).has(row.club_id)) fail(tokenNotFound);
  const written = rewards.map((reward, position) => ({
    id: newId(platform),
    mission_id: row.id,
    position,
    kind: reward.kind,
    design_id: reward.kind === 'item' ? reward.design_id : null,
    badge_id: reward.kind === 'badge' ? reward.badge_id : null,
    amount_cents: reward.kind === 'credits' ? reward.amount_cents : null,
    token_amount: reward.kind === 'tokens' ? reward.amount : null,
    total: reward.kind === 'badge' ? null : reward.total,
  }));
  await putRewards(tx, row.id, written);
}

function pictureOf(row: MissionRow, ownerId: string) {
  return { owner_id: ownerId, for: { kind: 'mission', id: row.id }, alt: '' };
}

async function copiedPicture(
  platform: Platform,
  tx: Tx,
  { from, to, owner_id }: { from: MissionRow; to: MissionRow; owner_id: string },
) {
  if (from.picture === null) return undefined;
  return copyPicture(platform, tx, { ...pictureOf(to, owner_id), media_id: from.picture.id });
}

async function drawn(
  platform: Platform,
  tx: Tx,
  { row, club, object }: { row: MissionRow; club: Pick<Club, 'hue' | 'owner_id'>; object: DrawnObject },
) {
  return setPicture(platform, tx, {
    ...pictureOf(row, row.created_by ?? club.owner_id),
    picture: {
      from: 'drawn',
      svg: async () => (await import('#platform/art/item.ts')).item(row.title, club.hue, object),
    },
  });
}

export const log = deedLog(({ title }: Pick<MissionRow, 'club_id' | 'title'>) => ({ title }));
