// Owns the reading of conversations as a viewer finds them: one prepared query, with the other person, the club and what the viewer is.
import { standingAlong } from '#domains/memberships/public/standing-along.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { KeyPage } from '#platform/paging/keyset.ts';
import { apartInChannel, outInChannel } from './hidings.store.ts';
import { strangers } from './pairs.store.ts';
import { ownMark } from './readers.store.ts';
import type { ChatTables, SeenConversation } from './tables.ts';

const db = tablesOf<ChatTables>();
export const {
  find: findConversationRow,
  lock: lockConversation,
  update: updateConversation,
} = rowsById(db, 'conversations');
export const insertConversation = insertNew(db, 'conversations');

/** Of the club `c`, and what the viewer is there: as one value, since most rows of a list have no club. */
const club = ['handle', 'name', 'hue', 'visibility', 'member_count', 'closed_at']
  .map((one) => `c.${one} as club_${one}`)
  .join(', ');

const conversation = [
  ...[
    'id',
    'kind',
    'channel',
    'club_id',
    'user_a',
    'user_b',
    'name',
    'topic',
    'read_condition',
    'write_condition',
  ],
  ...['started_by', 'accepted_at', 'declined_at', 'last_seq', 'last_change', 'last_author_id', 'last_gist'],
  ...['last_text', 'last_at', 'pins', 'position'],
]
  .map((one) => `v.${one}`)
  .join(', ');

/** Of a conversation `v` and the viewer's own row of it, `r`. */
const ownColumns = `v.*, ${ownMark('r')} as read_seq, r.mention_seq, r.muted as conversation_muted,
  r.muted_until as conversation_muted_until`;

/**
 * `keys` has `ownColumns` of the conversations that are wanted, and `nth`, their order; $1 is the viewer. The other person's role and
 * tier are looked for where there is a club, and the author of the latest message where it is neither of the two.
 */
const details = `
  select ${conversation}, v.read_seq, v.mention_seq, v.conversation_muted, v.conversation_muted_until, $1::uuid as viewer_id,
    p.user_id as partner_id, p.user_name as partner_user_name, p.display_name as partner_display_name,
    p.avatar_small_key as partner_avatar_small_key, p.avatar_large_key as partner_avatar_large_key,
    p.out_of_sight as partner_out,
    p.user_id is not null and exists (
      select from user_apart x where x.user_id = $1 and x.other_id = p.user_id) as partner_apart,
    p.user_id is not null and exists (
      select from user_block_facts x where x.blocker_id = $1 and x.blocked_id = p.user_id) as partner_blocked,
    pm.role as partner_role, pm.rank as partner_tier_rank, pm.name as partner_tier_name, pm.hue as partner_tier_hue,
    pr.read_seq as partner_read_seq, pr.read_at as partner_read_at, pr.muted as partner_muted,
    pr.muted_until as partner_muted_until, s.seen_at as partner_seen_at,
    case when o.id is not null then (select to_jsonb(x) from (
      select o.id as creator_club_id, o.handle as creator_club_handle, o.name as creator_club_name,
        o.hue as creator_club_hue, o.picture_small_key as creator_club_picture_key) x) end as of_creator,
    case when v.club_id is not null then (select to_jsonb(x) from (
      select ${club}, c.picture_small_key as club_picture_key, c.suspended_at as club_suspended_at, w.text_policy,
        ${standingAlong.columns}
      from club_facts c join club_text_policies w on w.club_id = c.id ${standingAlong.from('$1')}
      where c.id = v.club_id) x) end as in_club,
    case v.last_author_id when p.user_id then p.user_name when $1 then me.user_name else l.user_name end as last_user_name,
    case v.last_author_id when p.user_id then p.display_name when $1 then me.display_name
      else l.display_name end as last_display_name,
    ${apartInChannel('$1', 'v.last_author_id')} as last_apart,
    ${outInChannel('$1', { id: 'v.last_author_id', out: 'l.out_of_sight' })} as last_out,
    coalesce(me.out_of_sight, false) as viewer_out,
    case when v.kind <> 'direct' or v.accepted_at is not null then false
      when coalesce(v.started_by, $1) = $1 then ${strangers('$1', 'p.user_id')}
      else ${strangers('p.user_id', '$1')} end as strangers,
    case when v.kind = 'broadcast' then (select count(*)::int from broadcast_answers a
      where a.message_id = v.last_id and a.author_id = $1) end as my_answers
  from keys v
  left join (select user_name, display_name, out_of_sight from user_standing where user_id = $1) me on true
  left join user_standing p on p.user_id = case when v.user_a = $1 then v.user_b else v.user_a end
  left join conversation_readers pr on pr.conversation_id = v.id and pr.user_id = p.user_id
  left join chat_presence s on s.user_id = p.user_id
  left join lateral (
    select f.id, f.handle, f.name, f.hue, f.picture_small_key from club_facts f
    where v.kind = 'direct' and f.owner_id = p.user_id and f.visibility = 'public'
      and f.closed_at is null and f.suspended_at is null
    order by f.member_count desc limit 1) o on true
  left join lateral (
    select z.role, t.rank, t.name, t.hue from member_standing z
    left join lateral (select x.rank, x.name, x.hue from member_tiers x
      where x.club_id = z.club_id and x.user_id = z.user_id order by x.rank desc limit 1) t on true
    where coalesce(v.club_id, o.id) is not null and z.club_id = coalesce(v.club_id, o.id) and z.user_id = p.user_id
    limit 1) pm on true
  left join user_standing l on l.user_id = case when v.user_a is null then v.last_author_id end
  order by v.nth`;

const byIds = prepared<SeenConversation>(
  'chat-conversations-by-ids',
  `with keys as (
     select ${ownColumns}, u.nth from unnest($2::uuid[]) with ordinality u (id, nth) join conversations v on v.id = u.id
     left join conversation_readers r on r.conversation_id = v.id and r.user_id = $1) ${details}`,
);

export async function listSeen(
  tx: Executor,
  viewerId: string,
  ids: readonly string[],
): Promise<SeenConversation[]> {
  return ids.length === 0 ? [] : byIds(tx, [viewerId, ids]);
}

/**
 * Direct and member conversations by the index of the viewer's own rows; channels by the clubs that the viewer is in. $2 and $3 are
 * where the page begins, $4 a club or null, $5 whether only what is unread is wanted. The number of rows is written into the text: a
 * plan for 'some limit' would be one for a tenth of all rows.
 */
const ownRows = (box: string, limit: number) => `
    select ${ownColumns}, r.last_at as listed_at
    from conversation_readers r join conversations v on v.id = r.conversation_id
    where r.user_id = $1 and r.box = '${box}' and (r.last_at, r.conversation_id) < ($2, $3::uuid)
      and ($4::uuid is null or v.club_id = $4) and (not $5 or v.last_seq > ${ownMark('r')})
    order by r.last_at desc, r.conversation_id desc limit ${limit}`;
const channelRows = (limit: number) => `
    select ${ownColumns}, v.last_at as listed_at from member_standing m
    join club_facts f on f.id = m.club_id and f.closed_at is null and f.suspended_at is null
    join conversations v on v.club_id = m.club_id and v.kind in ('channel', 'broadcast')
    left join conversation_readers r on r.conversation_id = v.id and r.user_id = $1
    where m.user_id = $1 and (v.last_at, v.id) < ($2, $3::uuid) and ($4::uuid is null or v.club_id = $4)
      and v.last_seq > 0 and (not $5 or v.last_seq > coalesce(${ownMark('r')}, 0))
    order by v.last_at desc, v.id desc limit ${limit}`;
const paged = (rows: string, limit: number) => `with keys as materialized (
    select x.*, row_number() over (order by x.listed_at desc, x.id desc) as nth
    from (${rows}) x order by x.listed_at desc, x.id desc limit ${limit}) ${details}`;

const mainText = (limit: number) =>
  paged(`(${ownRows('main', limit)}) union all (${channelRows(limit)})`, limit);
const requestText = (limit: number) => paged(ownRows('requests', limit), limit);

type List = ReturnType<typeof prepared<SeenConversation>>;
const lists = new Map<string, List>();

function listOf(view: ListAsked['view'], limit: number): List {
  const name = `${view === 'requests' ? 'chat-requests' : 'chat-conversations'}-${limit}`;
  const made =
    lists.get(name) ??
    prepared<SeenConversation>(name, (view === 'requests' ? requestText : mainText)(limit));
  lists.set(name, made);
  return made;
}

export interface ListAsked extends KeyPage<{ last_at: Date; id: string }> {
  viewer_id: string;
  view: 'all' | 'unread' | 'requests';
  club_id: string | null;
}

const END_OF_TIME = new Date(8_640_000_000_000);
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export async function listConversationRows(tx: Executor, asked: ListAsked): Promise<SeenConversation[]> {
  const list = listOf(asked.view, asked.limit);
  const { last_at = END_OF_TIME, id = LAST_ID } = asked.after ?? {};
  return list(tx, [asked.viewer_id, last_at, id, asked.club_id, asked.view === 'unread']);
}

const ofClub = prepared<{ id: string }>(
  'chat-channels-of-club',
  `select id from conversations where club_id = $1 and kind in ('channel', 'broadcast') and name <> ''
   order by position, id`,
);

export async function listChannelIds(tx: Executor, clubId: string): Promise<string[]> {
  return (await ofClub(tx, [clubId])).map(({ id }) => id);
}

export async function findPairId(
  tx: Executor,
  pair: { user_a: string; user_b: string; club_id: string | null },
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from conversations where user_a = $1 and user_b = $2
      and kind = case when $3::uuid is null then 'direct' else 'member' end and ($3::uuid is null or club_id = $3)`,
    values: [pair.user_a, pair.user_b, pair.club_id],
  });
  return rows[0]?.id;
}

/** Everything that decides how a first message arrives. */
export interface FirstContact {
  birth_date: string | null;
  partner_birth_date: string | null;
  strangers: boolean;
  partner_follows: boolean;
  /** People whom the partner does not follow may write to them first. */
  partner_takes_requests: boolean;
}

const contact = prepared<FirstContact>(
  'chat-first-contact',
  `select a.birth_date::text, b.birth_date::text as partner_birth_date,
     ${strangers('a.user_id', 'b.user_id')} as strangers,
     exists (select from user_follow_facts f where f.follower_id = b.user_id and f.followed_id = a.user_id) as partner_follows,
     c.message_requests as partner_takes_requests
   from user_birth_dates a, user_birth_dates b join user_message_choices c on c.user_id = b.user_id
   where a.user_id = $1 and b.user_id = $2`,
);

export async function findFirstContact(
  tx: Executor,
  { user_id, partner_id }: { user_id: string; partner_id: string },
): Promise<FirstContact | undefined> {
  return (await contact(tx, [user_id, partner_id]))[0];
}
