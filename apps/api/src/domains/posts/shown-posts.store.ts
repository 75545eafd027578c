// Owns the reading of posts as a viewer sees them: one prepared query a page, with authors, counts, the viewer's own reaction and
// what is hidden from them. What is sealed for the viewer stays in the database.
import { reactionKinds } from '@stagepass/contract/posts/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';
import { type Key, STAFF_RANK } from './posts.rules.ts';
import type { ShownPostRow } from './tables.ts';

export const ms = (column: string) => `floor(date_part('epoch', ${column}) * 1000 + 0.5)`;
export const time = (at: number) => `to_timestamp($${at}::float8 / 1000)`;

/** Of `n`, the counts beside a post; nobody has reacted to one that has none. */
export const countColumns = ['comments', ...reactionKinds]
  .map((count) => `coalesce(n.${count}, 0) as ${count}`)
  .join(', ');

/**
 * `keys (id, position)` says which posts, `access (club_id, role, rank, subscribed, staff, muted_until)` what the viewer, $1, is in their clubs.
 * Whoever may not see a post gets none of what it says.
 */
const details = `
  select p.id, p.club_id, c.handle as club_handle, c.name as club_name, c.hue as club_hue,
    c.picture_small_key as club_picture_key, c.posting as club_posting, c.visibility as club_visibility,
    c.suspended_at is not null or c.closed_at is not null as club_away,
    s.sealed,
    case when not s.sealed then p.text end as text,
    case when not s.sealed and p.media <> '[]' then p.media end as media,
    case when not s.sealed then p.link end as link,
    case when not s.sealed and p.mentions <> '[]' then p.mentions end as mentions,
    case when not s.sealed then p.poll_id end as poll_id,
    p.teaser, p.audience,
    p.tier_id, t.rank as tier_rank, t.name as tier_name, t.hue as tier_hue,
    p.reply_policy, p.reply_tier_id, rt.rank as reply_tier_rank, rt.name as reply_tier_name, rt.hue as reply_tier_hue,
    ${ms('p.created_at')} as created_ms, ${ms('p.published_at')} as published_ms, ${ms('p.publish_at')} as publish_ms,
    ${ms('p.edited_at')} as edited_ms, ${ms('p.pinned_at')} as pinned_ms,
    p.held_at is not null as held, p.hidden_at is not null as hidden,
    ${countColumns},
    p.author_id, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key, u.out_of_sight as author_out,
    m.role as author_role, mt.rank as author_tier_rank, mt.name as author_tier_name, mt.hue as author_tier_hue,
    r.kind as my_reaction, b.user_id is not null as bookmarked, ${ms('b.created_at')} as kept_ms,
    a.role as my_role, a.rank as my_rank, ${ms('a.muted_until')} as my_mute_ms,
    (select array_agg(w.folded) from user_muted_terms w where w.user_id = $1) as muted_terms
  from keys k
  join posts p on p.id = k.id
  join club_facts c on c.id = p.club_id
  join user_standing u on u.user_id = p.author_id
  left join post_counts n on n.post_id = p.id
  left join access a on a.club_id = p.club_id
  left join tier_facts t on t.id = p.tier_id
  left join tier_facts rt on rt.id = p.reply_tier_id
  left join member_standing m on m.club_id = p.club_id and m.user_id = p.author_id
  left join tier_facts mt on mt.club_id = m.club_id and mt.rank = (
    select max(x.rank) from member_tiers x where x.club_id = m.club_id and x.user_id = m.user_id)
  left join post_reactions r on r.post_id = p.id and r.user_id = $1
  left join bookmarks b on b.post_id = p.id and b.user_id = $1
  cross join lateral (select not (
    p.audience = 'public' or coalesce(p.author_id = $1, false)
    or (a.role is not null and (p.audience = 'members' or a.rank >= coalesce(t.rank, ${STAFF_RANK})
      or (p.audience = 'subscribers' and (a.subscribed or a.staff))))
  ) as sealed) s
  order by k.position`;

/** The viewer's own standing in every club they are in. */
const ownAccess = `access as materialized (
    select m.club_id, m.order_role as role, m.muted_until, m.subscribed, m.role <> 'member' as staff,
      case when m.order_role <> 'member' then ${STAFF_RANK} else coalesce((
        select max(x.rank) from member_tiers x where x.club_id = m.club_id and x.user_id = $1), 0) end as rank
    from member_standing m where m.user_id = $1)`;

export const unhidden = `p.author_id not in (select h.user_id from user_hidden h where h.viewer_id = $1)
      and p.id not in (select x.subject_id from user_muted x where x.user_id = $1 and x.kind = 'post')`;
export const shown = 'p.published_at is not null and p.hidden_at is null';

/** The number is written into the text: a plan for 'some limit' would be one for a tenth of all posts. */
function perLimit<Values extends readonly unknown[]>(name: string, text: (limit: number) => string) {
  const made = new Map<number, ReturnType<typeof prepared<ShownPostRow>>>();
  return (db: Executor, limit: number, values: Values): Promise<ShownPostRow[]> => {
    const query = made.get(limit) ?? prepared<ShownPostRow>(`${name}-${limit}`, text(limit));
    made.set(limit, query);
    return query(db, values);
  };
}

const homeFeed = perLimit(
  'posts-home-feed',
  (limit) => `with ${ownAccess},
  keys as materialized (
    select x.id, row_number() over (order by x.published_at desc, x.id desc) as position from (
      select x.id, x.published_at from access a
      join club_facts c on c.id = a.club_id and c.suspended_at is null cross join lateral (
        select p.id, p.published_at from posts p
        where p.club_id = a.club_id and ${shown} and (p.published_at, p.id) < (${time(2)}, $3::uuid) and ${unhidden}
        order by p.published_at desc, p.id desc limit ${limit}) x
      order by x.published_at desc, x.id desc limit ${limit}) x)
  ${details}`,
);

export async function listHomeFeed(
  tx: Executor,
  given: { viewer_id: string; before: Key; limit: number },
): Promise<ShownPostRow[]> {
  return homeFeed(tx, given.limit, [given.viewer_id, given.before.at_ms, given.before.id]);
}

const userFeed = perLimit(
  'posts-user-feed',
  (limit) => `with ${ownAccess},
  keys as materialized (
    select p.id, row_number() over (order by p.published_at desc, p.id desc) as position from (
      select p.id, p.published_at from posts p join club_facts c on c.id = p.club_id
      where p.author_id = $2 and ${shown} and p.audience = 'public' and (p.published_at, p.id) < (${time(3)}, $4::uuid)
        and c.visibility = 'public' and c.closed_at is null and c.suspended_at is null and ${unhidden}
      order by p.published_at desc, p.id desc limit ${limit}) p)
  ${details}`,
);

export async function listUserFeed(
  tx: Executor,
  given: { viewer_id: string | null; author_id: string; before: Key; limit: number },
): Promise<ShownPostRow[]> {
  const { viewer_id, author_id, before, limit } = given;
  return userFeed(tx, limit, [viewer_id, author_id, before.at_ms, before.id]);
}

const kept = perLimit(
  'posts-kept',
  (limit) => `with ${ownAccess},
  keys as materialized (
    select x.id, row_number() over (order by x.created_at desc, x.id desc) as position from (
      select p.id, b.created_at from bookmarks b join posts p on p.id = b.post_id join club_facts c on c.id = p.club_id
      where b.user_id = $1 and ${shown} and (b.created_at, b.post_id) < (${time(2)}, $3::uuid)
        and c.closed_at is null and c.suspended_at is null and p.author_id not in (select h.user_id from user_hidden h where h.viewer_id = $1)
        and (c.visibility = 'public' or exists (select 1 from access a where a.club_id = p.club_id))
      order by b.created_at desc, b.post_id desc limit ${limit}) x)
  ${details}`,
);

export async function listKept(
  tx: Executor,
  given: { viewer_id: string; before: Key; limit: number },
): Promise<ShownPostRow[]> {
  return kept(tx, given.limit, [given.viewer_id, given.before.at_ms, given.before.id]);
}

const byIds = prepared<ShownPostRow>(
  'posts-shown-by-ids',
  `with ${ownAccess},
  keys as materialized (
    select x.id, x.position from unnest($2::uuid[]) with ordinality as x (id, position))
  ${details}`,
);

/** Whatever their state; who may see them is asked of what comes back. */
export async function listShownByIds(
  tx: Executor,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ShownPostRow[]> {
  return ids.length === 0 ? [] : byIds(tx, [viewerId, ids]);
}

/** What of a post decides who may answer it. */
export type AnsweredRow = Pick<
  ShownPostRow,
  | 'id'
  | 'club_id'
  | 'author_id'
  | 'audience'
  | 'tier_rank'
  | 'reply_policy'
  | 'reply_tier_rank'
  | 'hidden'
  | 'held'
  | 'published_ms'
>;

const toAnswer = prepared<AnsweredRow & { asked_by: string }>(
  'posts-to-answer',
  `select p.id, p.club_id, p.author_id, p.audience, t.rank as tier_rank, p.reply_policy, rt.rank as reply_tier_rank,
     false as hidden, false as held, ${ms('p.published_at')} as published_ms, asked.user_id as asked_by
   from unnest($1::uuid[], $2::uuid[]) asked (id, user_id) join posts p on p.id = asked.id
   join user_standing u on u.user_id = p.author_id
   left join tier_facts t on t.id = p.tier_id left join tier_facts rt on rt.id = p.reply_tier_id
   where p.published_at is not null and p.hidden_at is null and p.held_at is null and not u.out_of_sight
     and not exists (select 1 from user_hidden h where h.viewer_id = asked.user_id and h.user_id = p.author_id)`,
);

/** Of all who answer at this moment, in one query. */
const findToAnswerGathered = gatheredOn(async (db: Executor, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const rows = await toAnswer(db, [asked.map(([post]) => post), asked.map(([, user]) => user)]);
  return new Map(rows.map((row) => [`${row.id} ${row.asked_by}`, row]));
});

/** Undefined also where it is there and something stands in the way: who asks has to look closer. */
export function findToAnswer(tx: Executor, id: string, userId: string): Promise<AnsweredRow | undefined> {
  return findToAnswerGathered(tx, `${id.toLowerCase()} ${userId}`);
}

const countNewInClub = prepared<{ count: number; at_ms: number | null; id: string | null }>(
  'posts-count-new-club',
  `select count(*)::int as count, ${ms('max(x.published_at)')} as at_ms,
     (array_agg(x.id order by x.published_at desc, x.id desc))[1] as id
   from (select p.id, p.published_at from posts p
     where p.club_id = $2 and ${shown} and (p.published_at, p.id) > (${time(3)}, $4::uuid) and ${unhidden}
     order by p.published_at, p.id limit 99) x`,
);

const countNewAtHome = prepared<{ count: number; at_ms: number | null; id: string | null }>(
  'posts-count-new-home',
  `select count(*)::int as count, ${ms('max(x.published_at)')} as at_ms,
     (array_agg(x.id order by x.published_at desc, x.id desc))[1] as id
   from (select x.id, x.published_at from member_standing m
     join club_facts c on c.id = m.club_id and c.suspended_at is null cross join lateral (
       select p.id, p.published_at from posts p
       where p.club_id = m.club_id and ${shown} and (p.published_at, p.id) > (${time(2)}, $3::uuid) and ${unhidden}
       order by p.published_at, p.id limit 99) x
     where m.user_id = $1 limit 99) x`,
);

/** Up to 99, and the key of the newest among them. */
export async function countNew(
  tx: Executor,
  given: { viewer_id: string | null; club_id: string | null; since: Key },
): Promise<{ count: number; newest: Key | null }> {
  const { viewer_id, club_id, since } = given;
  const [row] =
    club_id === null
      ? await countNewAtHome(tx, [viewer_id, since.at_ms, since.id])
      : await countNewInClub(tx, [viewer_id, club_id, since.at_ms, since.id]);
  const newest = row?.id == null || row.at_ms === null ? null : { at_ms: row.at_ms, id: row.id };
  return { count: row?.count ?? 0, newest };
}
