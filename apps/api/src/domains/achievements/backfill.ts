// Owns what is counted and given for deeds from before: once for each club when counters came, and for each achievement that goes live.
import { type CounterKind, counterKinds } from '@stagepass/contract/achievements/kinds.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import type { Platform } from '#platform/platform.ts';
import { hasLive } from './achievements.store.ts';
import { findBackfill, insertFirstCounts, putBackfill } from './counters.store.ts';
import { listCounted, listToGive } from './earned.store.ts';
import { deedSources } from './public/deed-sources.ts';
import { awardReached } from './recount.ts';
import type { AchievementRow } from './tables.ts';

const PEOPLE_IN_ONE_PAGE = 200;

/** Before all ids. */
export const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Members page by page: their counters, what they earn by them, then how far it came. A run that was killed does its page again, which
 * changes nothing. False where it was told to stop. People who are no members are counted when they join.
 */
export async function countFromBefore(
  platform: Platform,
  clubId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock } = platform;
  const state = await findBackfill(db, clubId);
  if (state !== undefined && state.done_at !== null) return true;
  let after = state?.after_user_id ?? FIRST;
  for (;;) {
    if (signal.aborted) return false;
    const user_ids = await listMemberIds(db, clubId, { after, limit: PEOPLE_IN_ONE_PAGE });
    const last = user_ids.at(-1);
    if (last === undefined) {
      await putBackfill(db, { club_id: clubId, after_user_id: after, done_at: clock.now() });
      return true;
    }
    const counted = await countPage(platform, clubId, user_ids);
    if (!(await awardAll(platform, clubId, counted, signal))) return false;
    after = last;
    await putBackfill(db, { club_id: clubId, after_user_id: after, done_at: null });
  }
}

/** Ids of those who have done anything. */
async function countPage(
  { db }: Platform,
  club_id: string,
  user_ids: readonly string[],
): Promise<readonly string[]> {
  const sources = deedSources.read();
  const written = new Set<string>();
  for (const kind of counterKinds) {
    const counts = await sources[kind](db, { club_id, user_ids });
    await insertFirstCounts(db, { club_id, kind }, counts);
    for (const user_id of counts.keys()) written.add(user_id);
  }
  return [...written];
}

/** An achievement that goes live after this look gives to these people by its own back-fill. False where it was told to stop. */
async function awardAll(
  platform: Platform,
  club_id: string,
  userIds: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await hasLive(platform.db, club_id))) return true;
  for (const user_id of userIds) {
    if (signal.aborted) return false;
    await awardReached(platform, { club_id, user_id }, counterKinds);
  }
  return true;
}

/** Answers where to go on: the last person who was looked at, undefined once all were. Each in a transaction of their own. */
export async function giveToEarlier(
  platform: Platform,
  achievement: AchievementRow,
  { after, signal }: { after: string; signal: AbortSignal },
): Promise<string | undefined> {
  const { counter } = achievement;
  let last = after;
  for (const whose of await peopleAfter(platform, achievement, after)) {
    if (signal.aborted) return last;
    await awardReached(platform, whose, [counter]);
    last = whose.user_id;
  }
  return last === after ? undefined : last;
}

async function peopleAfter(
  { db }: Platform,
  { id, club_id, counter }: Pick<AchievementRow, 'id' | 'club_id'> & { counter: CounterKind },
  after: string,
): Promise<{ club_id: string; user_id: string }[]> {
  const page = { counter, after, limit: PEOPLE_IN_ONE_PAGE };
  if (club_id === null) return listCounted(db, page);
  const ids = await listToGive(db, { ...page, achievement_id: id, club_id });
  return ids.map((user_id) => ({ club_id, user_id }));
}
