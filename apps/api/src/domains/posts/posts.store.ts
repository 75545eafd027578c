// Owns the SQL of posts themselves: rows in, rows out, no decisions.
import { isId } from '@stagepass/contract/shapes.ts';
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { NEWEST } from './posts.rules.ts';
import type { PostRow, PostsTables } from './tables.ts';

const db = tablesOf<PostsTables>();
export const { lock: lockPost, update: updatePost } = rowsById(db, 'posts');

export async function findPostByClientKey(
  tx: Executor,
  key: { author_id: string; client_key: string },
): Promise<string | undefined> {
  const row = await maybeOne(
    tx,
    db
      .selectFrom('posts')
      .select('id')
      .where('author_id', '=', key.author_id)
      .where('client_key', '=', key.client_key),
  );
  return row?.id;
}

export async function listPosts(tx: Executor, ids: readonly string[]): Promise<PostRow[]> {
  return many(
    tx,
    db
      .selectFrom('posts')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
}

export async function removePostRow(tx: Executor, id: string): Promise<boolean> {
  return (await run(tx, db.deleteFrom('posts').where('id', '=', id))) === 1;
}

/** The club's pins, latest first. */
export async function listPinnedIds(tx: Executor, clubId: string): Promise<string[]> {
  const rows = await many(
    tx,
    db
      .selectFrom('posts')
      .select('id')
      .where('club_id', '=', clubId)
      .where('pinned_at', 'is not', null)
      .where('published_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .orderBy('pinned_at', 'desc')
      .limit(3),
  );
  return rows.map((row) => row.id);
}

/** Pins of one club wait for each other here, so that no fourth slips in. */
export async function lockPins(tx: Executor, clubId: string): Promise<number> {
  await oneAtATime(tx, 'posts-pins', clubId);
  const { rows } = await tx.query<{ count: number }>({
    text: 'select count(*)::int as count from posts where club_id = $1 and pinned_at is not null',
    values: [clubId],
  });
  return rows[0]?.count ?? 0;
}

/** Not out yet, next first: of everybody, or of one author. Held ones come last. */
export async function listWaitingIds(
  tx: Executor,
  given: { club_id: string; author_id: string | null; after: { at_ms: number; id: string }; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from posts where club_id = $1 and published_at is null and ($2::uuid is null or author_id = $2)
        and (coalesce(publish_at, to_timestamp($6::float8 / 1000)), id) > (to_timestamp($3::float8 / 1000), $4::uuid)
      order by coalesce(publish_at, 'infinity'), id limit $5`,
    values: [given.club_id, given.author_id, given.after.at_ms, given.after.id, given.limit, NEWEST.at_ms],
  });
  return rows.map((row) => row.id);
}

/**
 * Scheduled posts whose time has come, in clubs that are there to read them, of authors who may still post there: what a
 * club's suspension or a mute holds up appears after it. Locked, so that another replica takes others.
 */
function dueAt(now: Date) {
  return db
    .selectFrom('posts')
    .where('published_at', 'is', null)
    .where('held_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('publish_at', '<=', now)
    .where(
      sql<boolean>`exists (select from club_facts c join member_standing m on m.club_id = c.id
        where c.id = posts.club_id and m.user_id = posts.author_id
          and c.closed_at is null and c.suspended_at is null and (c.delete_after is null or c.delete_after > ${now})
          and (c.posting = 'members' or m.order_role <> 'member') and (m.muted_until is null or m.muted_until <= ${now}))`,
    );
}

export function listDue(tx: Executor, { now, limit, except }: Asked): Promise<{ id: string }[]> {
  const wanted = dueAt(now).where(sql<boolean>`id <> all(${except}::uuid[])`);
  return many(tx, wanted.select('id').orderBy('publish_at').limit(limit));
}

/** Undefined where it is not due any more, or where another replica publishes it at this moment. */
export function lockDue(tx: Executor, id: string, now: Date): Promise<PostRow | undefined> {
  return maybeOne(tx, dueAt(now).selectAll().where('id', '=', id).forUpdate().skipLocked());
}

/** Posts for everybody whose files lie where the club's doors say they should not. */
export async function listMisplaced(
  tx: Executor,
  given: { club_id: string; doors: 'public' | 'private'; except: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from posts where club_id = $1 and audience = 'public'
        and starts_with(coalesce(media -> 0 ->> 'base', link -> 'picture' ->> 'base'), 'public/') <> $2
        and id <> all($3::uuid[])
      order by id limit $4`,
    values: [given.club_id, given.doors === 'public', given.except, given.limit],
  });
  return rows.map((row) => row.id);
}

/** In the order of the drafts' keys, which an index has anyway: one more for the order of time would be written with every post. */
export async function listPostsOfAuthor(
  tx: Executor,
  given: { author_id: string; after: string; limit: number },
): Promise<(PostRow & { client_key: string })[]> {
  return many(
    tx,
    db
      .selectFrom('posts')
      .selectAll()
      .where('author_id', '=', given.author_id)
      .where('client_key', '>', given.after)
      .orderBy('client_key')
      .limit(given.limit),
  );
}

export const insertBookmark = insertNew(db, 'bookmarks');

export async function removeBookmark(tx: Executor, key: { user_id: string; post_id: string }): Promise<void> {
  await run(
    tx,
    db.deleteFrom('bookmarks').where('user_id', '=', key.user_id).where('post_id', '=', key.post_id),
  );
}

/** Those of these names who are people, by name; in the club first, so that a name costs one look-up. */
export async function listMentioned(
  tx: Executor,
  given: { club_id: string; names: readonly string[]; author_id: string },
): Promise<{ user_id: string; user_name: string }[]> {
  if (given.names.length === 0) return [];
  const { rows } = await tx.query<{ user_id: string; user_name: string }>({
    text: `select u.user_id, u.user_name from user_standing u
      where u.user_name = any($2) and not u.out_of_sight
        and (exists (select 1 from member_standing m where m.club_id = $1 and m.user_id = u.user_id))
        and not exists (select 1 from user_hidden h where h.viewer_id = u.user_id and h.user_id = $3)`,
    values: [given.club_id, given.names, given.author_id],
  });
  return rows;
}

export interface SuggestedRow {
  id: string;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
}

// Each way in reads the first few of an index: names in the order of the alphabet, and the club's staff, who are few.
const suggested = (where: string, order: string) => `(
  select m.user_id, m.role, m.number, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key
  from member_standing m join user_standing u on u.user_id = m.user_id
  where m.club_id = $1 and m.user_id <> $2 and ${where} and not u.out_of_sight
    and not exists (select 1 from user_hidden h where h.viewer_id = $2 and h.user_id = m.user_id)
  order by ${order} limit $4)`;
// No sign of any text stands behind U+10FFFF.
const begins = (column: string) => `${column} >= $3 and ${column} < $3 || chr(1114111)`;
const staffBegins = `m.role <> 'member' and (${begins('m.user_name')} or ${begins('m.folded_name')})`;

/** Members whose name begins like this: staff first, then by the member's number among the first by name. */
export async function listSuggested(
  tx: Executor,
  given: { club_id: string; viewer_id: string; prefix: string; limit: number },
): Promise<SuggestedRow[]> {
  const { rows } = await tx.query<SuggestedRow>({
    text: `select user_id as id, user_name, display_name, avatar_small_key, avatar_large_key from (
        ${suggested(staffBegins, 'm.number')} union
        ${suggested(begins('m.user_name'), 'm.user_name')} union
        ${suggested(begins('m.folded_name'), 'm.folded_name')}) found
      order by role = 'member', number limit $4`,
    values: [given.club_id, given.viewer_id, given.prefix, given.limit],
  });
  return rows;
}

export async function findAccountAge(tx: Executor, userId: string): Promise<Date | undefined> {
  const { rows } = await tx.query<{ created_at: Date }>({
    text: 'select created_at from user_ages where user_id = $1',
    values: [userId],
  });
  return rows[0]?.created_at;
}

export interface TierFactRow {
  id: string;
  rank: number;
  name: string;
  hue: number;
}

export async function listTierFacts(
  tx: Executor,
  given: { club_id: string; ids: readonly string[] },
): Promise<TierFactRow[]> {
  if (given.ids.length === 0) return [];
  const { rows } = await tx.query<TierFactRow>({
    text: 'select id, rank, name, hue from tier_facts where club_id = $1 and id = any($2::uuid[])',
    values: [given.club_id, given.ids],
  });
  return rows;
}

export async function findAuthor(
  tx: Executor,
  idOrName: string,
): Promise<{ id: string; out_of_sight: boolean } | undefined> {
  const { rows } = await tx.query<{ id: string; out_of_sight: boolean }>({
    text: `select user_id as id, out_of_sight from user_standing where ${isId(idOrName) ? 'user_id' : 'user_name'} = $1`,
    values: [idOrName.toLowerCase()],
  });
  return rows[0];
}
