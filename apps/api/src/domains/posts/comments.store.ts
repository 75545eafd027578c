// Owns the SQL of comments: two levels under a post, read with authors, the viewer's own reaction and without whom they do not see.
import { batched, type HandIn } from '#platform/db/batch.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, maybeOne, prepared } from '#platform/db/executor.ts';
import { carriedEvents } from '#platform/outbox/deliveries.store.ts';
import type { Mention, PostsTables, ShownCommentRow } from './tables.ts';

const db = tablesOf<PostsTables>();
export const { update: updateComment, remove: removeCommentRow } = rowsById(db, 'comments');

export interface CommentRow {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  text: string;
  mentions: Mention[];
  created_at: Date;
  edited_at: Date | null;
  held_at: Date | null;
  hidden_at: Date | null;
  removed_at: Date | null;
  replies: number;
}

const columns = [
  'id',
  'post_id',
  'parent_id',
  'author_id',
  'text',
  'mentions',
  'created_at',
  'edited_at',
  'held_at',
  'hidden_at',
  'removed_at',
  'replies',
] as const;

export async function findComment(tx: Executor, id: string): Promise<CommentRow | undefined> {
  return maybeOne(
    tx,
    db
      .selectFrom('comments')
      .select([...columns])
      .where('id', '=', id),
  );
}

export async function lockComment(tx: Executor, id: string): Promise<CommentRow | undefined> {
  return maybeOne(
    tx,
    db
      .selectFrom('comments')
      .select([...columns])
      .where('id', '=', id)
      .forUpdate(),
  );
}

export async function listComments(
  tx: Executor,
  ids: readonly string[],
): Promise<(CommentRow & { club_id: string })[]> {
  const { rows } = await tx.query<CommentRow & { club_id: string }>({
    text: `select ${columns.map((one) => `c.${one}`).join(', ')}, p.club_id from comments c join posts p on p.id = c.post_id
      where c.id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

export interface NewComment {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  client_key: string;
  text: string;
  mentions: readonly Mention[];
  created_at: Date;
  held_at: Date | null;
}

interface Handed {
  comment: NewComment;
  event: CarriedEvent | undefined;
}

// $1 the comments as JSON, $2 the event's name, $3 its handlers. A held comment is counted once it is let through; the post's
// counts begin with its first comment, if no reaction began them. In the order of posts: two statements that count the same ones
// must not wait for each other in a circle.
const insert = prepared<{ id: string; comments: number }>(
  'comments-insert',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as a (id uuid, post_id uuid, parent_id uuid, author_id uuid, client_key uuid,
       text text, mentions jsonb, created_at timestamptz, held_at timestamptz, event jsonb)),
   made as (
     insert into comments (id, post_id, parent_id, author_id, client_key, text, mentions, created_at, held_at)
     select id, post_id, parent_id, author_id, client_key, text, mentions, created_at, held_at from asked
     on conflict (author_id, client_key) do nothing returning id, post_id, parent_id, held_at),
   told as (select a.event from made join asked a on a.id = made.id where a.event is not null),
   ${carriedEvents({ from: 'told', payload: 'told.event', name: '$2', handlers: '$3' })},
   answered as (
     update comments c set replies = c.replies + n.many
     from (select parent_id, count(*) as many from made where held_at is null group by parent_id) n where c.id = n.parent_id),
   counted as (
     insert into post_counts as c (post_id, comments)
     select post_id, count(*) filter (where held_at is null) from made group by post_id order by post_id
     on conflict (post_id) do update set comments = c.comments + excluded.comments returning post_id, comments)
   select made.id, counted.comments from made join counted on counted.post_id = made.post_id`,
);

const writers = new WeakMap<Executor, HandIn<Handed, number | undefined>>();

/** How many comments the post has by now; undefined where the same was sent before. The event, if any, goes along. */
export async function insertComment(
  tx: Executor,
  comment: NewComment,
  event?: CarriedEvent,
): Promise<number | undefined> {
  return (await insertAll(tx, [{ comment, event }]))[0];
}

/** The same in a transaction of its own, which it may share with comments that others send; all with one kind of event. */
export async function insertCommentAmongOthers(
  db: Executor,
  comment: NewComment,
  event: CarriedEvent,
): Promise<number | undefined> {
  // As with posts: one statement at a time, as long as it is quick.
  const writer =
    writers.get(db) ??
    batched((handed: readonly Handed[]) => insertAll(db, handed), { most: 32, lanes: 3, patience_ms: 25 });
  writers.set(db, writer);
  return writer({ comment, event });
}

async function insertAll(tx: Executor, handed: readonly Handed[]): Promise<(number | undefined)[]> {
  const records = handed.map(({ comment, event }) => ({ ...comment, event: event?.payload }));
  const event = handed[0]?.event;
  const rows = await insert(tx, [JSON.stringify(records), event?.name ?? null, event?.handlers ?? []]);
  const counts = new Map(rows.map(({ id, comments }) => [id, comments]));
  return handed.map(({ comment }) => counts.get(comment.id));
}

/** One more or less in sight. The post's counts before the parent, as a new comment locks them: the other way round, each waits for the other. */
export async function changeCommentCounts(
  tx: Executor,
  comment: Pick<CommentRow, 'post_id' | 'parent_id'>,
  by: 1 | -1,
): Promise<number> {
  const { rows } = await tx.query<{ comments: number }>({
    text: 'update post_counts set comments = comments + $2 where post_id = $1 returning comments',
    values: [comment.post_id, by],
  });
  if (comment.parent_id !== null)
    await tx.query({
      text: 'update comments set replies = replies + $2 where id = $1',
      values: [comment.parent_id, by],
    });
  return rows[0]?.comments ?? 0;
}

export async function findCommentByClientKey(
  tx: Executor,
  key: { author_id: string; client_key: string },
): Promise<string | undefined> {
  const row = await maybeOne(
    tx,
    db
      .selectFrom('comments')
      .select('id')
      .where('author_id', '=', key.author_id)
      .where('client_key', '=', key.client_key),
  );
  return row?.id;
}

export async function listCommentsOfAuthor(
  tx: Executor,
  given: { author_id: string; after: string; limit: number },
): Promise<CommentRow[]> {
  const { rows } = await tx.query<CommentRow>({
    text: `select ${columns.join(', ')} from comments where author_id = $1 and id > $2 order by id limit $3`,
    values: [given.author_id, given.after, given.limit],
  });
  return rows;
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

// $1 viewer, $2 the viewer keeps order here. Held and hidden ones are there for them and for their author.
const shown = `
  select c.id, c.post_id, c.parent_id, c.text, c.mentions, ${ms('c.created_at')} as created_ms, ${ms('c.edited_at')} as edited_ms,
    c.held_at is not null as held, c.hidden_at is not null as hidden, c.removed_at is not null as removed, c.replies,
    c.heart, c.fire, c.clap, c.laugh, c.wow, c.sad,
    c.author_id, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key, u.out_of_sight as author_out,
    m.role as author_role, mt.rank as author_tier_rank, mt.name as author_tier_name, mt.hue as author_tier_hue,
    r.kind as my_reaction
  from keys k join comments c on c.id = k.id join posts p on p.id = c.post_id
  join user_standing u on u.user_id = c.author_id
  left join member_standing m on m.club_id = p.club_id and m.user_id = c.author_id
  left join lateral (
    select x.rank, x.name, x.hue from member_tiers x
    where x.club_id = p.club_id and x.user_id = m.user_id order by x.rank desc limit 1
  ) mt on true
  left join comment_reactions r on r.comment_id = c.id and r.user_id = $1
  order by c.created_at, c.id`;
const visible = (of: string) => `(${of}.author_id = $1 or $2 or (${of}.held_at is null
        and not exists (select 1 from user_standing a where a.user_id = ${of}.author_id and a.out_of_sight)))
      and ${of}.author_id not in (select h.user_id from user_hidden h where h.viewer_id = $1)`;

/** Comments right under the post, and of each the first answers (one more than asked for, to know of more). */
const threads = (where: string) => `with tops as materialized (
    select c.id, c.created_at from comments c where ${where} and c.parent_id is null and ${visible('c')}
    order by c.created_at, c.id limit 21),
  keys as (
    select id from tops union all
    select x.id from tops t cross join lateral (
      select c.id from comments c where c.parent_id = t.id and ${visible('c')} order by c.created_at, c.id limit 4) x)
  ${shown}`;
const ofPost = prepared<ShownCommentRow>(
  'comments-of-post',
  threads('c.post_id = $3 and (c.created_at, c.id) > (to_timestamp($4::float8 / 1000), $5::uuid)'),
);
const ofThread = prepared<ShownCommentRow>('comments-thread', threads('c.id = $3'));
const ofComment = prepared<ShownCommentRow>(
  'comments-of-comment',
  `with keys as (
    select c.id from comments c where c.parent_id = $3 and (c.created_at, c.id) > (to_timestamp($4::float8 / 1000), $5::uuid)
      and ${visible('c')} order by c.created_at, c.id limit 21)
  ${shown}`,
);
const byIds = prepared<ShownCommentRow>(
  'comments-shown-by-ids',
  `with keys as (select unnest($3::uuid[]) as id, $2::bool) ${shown}`,
);

interface Reading {
  viewer_id: string | null;
  staff: boolean;
}

export async function listThreads(
  tx: Executor,
  { viewer_id, staff, post_id, after }: Reading & { post_id: string; after: { at_ms: number; id: string } },
): Promise<ShownCommentRow[]> {
  return ofPost(tx, [viewer_id, staff, post_id, after.at_ms, after.id]);
}

export async function listThread(tx: Executor, given: Reading & { id: string }): Promise<ShownCommentRow[]> {
  return ofThread(tx, [given.viewer_id, given.staff, given.id]);
}

export async function listReplies(
  tx: Executor,
  {
    viewer_id,
    staff,
    parent_id,
    after,
  }: Reading & { parent_id: string; after: { at_ms: number; id: string } },
): Promise<ShownCommentRow[]> {
  return ofComment(tx, [viewer_id, staff, parent_id, after.at_ms, after.id]);
}

export async function listShownComments(
  tx: Executor,
  given: Reading & { ids: readonly string[] },
): Promise<ShownCommentRow[]> {
  return given.ids.length === 0 ? [] : byIds(tx, [given.viewer_id, given.staff, given.ids]);
}
