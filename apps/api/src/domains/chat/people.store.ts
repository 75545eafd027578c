// Owns the SQL of people around chat: who is named in a channel, whom one may write to, who was here lately.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Mention } from './tables.ts';

export async function listNamed(
  tx: Executor,
  given: { club_id: string; names: readonly string[]; author_id: string },
): Promise<Mention[]> {
  const { rows } = await tx.query<Mention>({
    name: 'chat-named',
    text: `select m.user_id, m.user_name from member_standing m
      where m.club_id = $1 and m.user_name = any($2::text[]) and m.user_id <> $3
        and not exists (select from user_apart x where x.user_id = $3 and x.other_id = m.user_id)`,
    values: [given.club_id, given.names, given.author_id],
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

export async function findByUserName(
  tx: Executor,
  given: { user_name: string; viewer_id: string },
): Promise<{ user_id: string; apart: boolean } | undefined> {
  const { rows } = await tx.query<{ user_id: string; apart: boolean }>({
    text: `select u.user_id, exists (select from user_apart x where x.user_id = $2 and x.other_id = u.user_id) as apart
      from user_standing u where u.user_name = $1 and not u.out_of_sight`,
    values: [given.user_name, given.viewer_id],
  });
  return rows[0];
}

export async function isOutOfSight(tx: Executor, userId: string): Promise<boolean> {
  const { rows } = await tx.query({
    text: 'select from user_standing where user_id = $1 and out_of_sight',
    values: [userId],
  });
  return rows.length > 0;
}

export interface ReachablePerson {
  user_id: string;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  role: 'member' | 'admin' | 'owner' | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
  follows: boolean;
  known: boolean;
}

/** Of a person `u`: the name as typed, or a part of it, in either name. */
const named = `($2::text is null or u.user_name like $2 || '%' or lower(u.display_name) like '%' || $2 || '%')`;

/** People who are looked at for one list, from each side from which somebody may be known. */
const FROM_EACH = 200;
const FROM_EACH_CLUB = 40;

/**
 * $1 the viewer, $2 the beginning of a name as a pattern or null, $3 a club or null, $4 how many, $5 and $6 between which display names
 * members of the viewer's clubs are looked for. With a club its members; without one whom the viewer follows, is followed by or shares a
 * club with, and with a name everybody who has it. Members of all clubs are found by how their display name begins: by the index
 * of each club's names, a few of each, however large the clubs are.
 */
const reachable = prepared<ReachablePerson>(
  'chat-reachable',
  `with near as materialized (
     (select m.user_id from member_standing m where $3::uuid is not null and m.club_id = $3
       and ($2::text is null or m.user_name like $2 || '%' or m.folded_name like '%' || $2 || '%') limit 400)
     union (select f.followed_id from user_follow_facts f join user_standing u on u.user_id = f.followed_id
       where $3::uuid is null and f.follower_id = $1 and ${named} limit ${FROM_EACH})
     union (select f.follower_id from user_follow_facts f join user_standing u on u.user_id = f.follower_id
       where $3::uuid is null and f.followed_id = $1 and ${named} limit ${FROM_EACH})
     union (select u.user_id from user_standing u
       where $3::uuid is null and $2::text is not null and u.user_name like $2 || '%' limit ${FROM_EACH})
     union (select y.user_id from member_standing x cross join lateral (
         select m.user_id from member_standing m
         where m.club_id = x.club_id and m.folded_name >= $5 and m.folded_name < $6
         order by m.folded_name limit ${FROM_EACH_CLUB}) y
       where $3::uuid is null and x.user_id = $1 limit ${FROM_EACH}))
   select u.user_id, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key,
     s.role, t.rank as tier_rank, t.name as tier_name, t.hue as tier_hue,
     exists (select from user_follow_facts f where f.follower_id = $1 and f.followed_id = u.user_id) as follows,
     exists (select from user_follow_facts f where f.follower_id = u.user_id and f.followed_id = $1)
       or exists (select from member_standing x join member_standing y on y.club_id = x.club_id
         where x.user_id = $1 and y.user_id = u.user_id) as known
   from near n join user_standing u on u.user_id = n.user_id
   left join member_standing s on s.club_id = $3 and s.user_id = u.user_id
   left join lateral (select y.rank, y.name, y.hue from member_tiers y
     where y.club_id = s.club_id and y.user_id = s.user_id order by y.rank desc limit 1) t on true
   where u.user_id <> $1 and not u.out_of_sight and ${named}
     and not exists (select from user_apart a where a.user_id = $1 and a.other_id = u.user_id)
   order by follows desc, known desc, u.user_name limit $4`,
);

/** Sorts after every name that begins with what stands before it. */
const LAST_LETTER = '\u{10FFFF}';

export function listReachable(
  tx: Executor,
  given: { viewer_id: string; q: string | null; club_id: string | null; limit: number },
): Promise<ReachablePerson[]> {
  const q = (given.q ?? '').toLowerCase().replace(/^@/, '');
  const like = given.q === null ? null : q.replace(/[\\%_]/g, '\\$&');
  return reachable(tx, [given.viewer_id, like, given.club_id, given.limit, q, `${q}${LAST_LETTER}`]);
}

interface SharedWith {
  conversation_id: string;
  user_id: string;
  partner_id: string;
}

/**
 * Whom it concerns that these people came or went: the other one of conversations with something in them lately, where both may write.
 * Nobody hears of somebody whom they blocked or who blocked them, who is out of sight, or who is not in the conversation's club any more.
 */
const shared = prepared<SharedWith>(
  'chat-presence-shared',
  `select r.conversation_id, r.user_id, r.partner_id from unnest($1::uuid[]) u (id) cross join lateral (
     select x.conversation_id, x.user_id, v.kind, v.club_id,
       case when v.user_a = x.user_id then v.user_b else v.user_a end as partner_id
     from conversation_readers x
     join conversations v on v.id = x.conversation_id and v.accepted_at is not null and v.user_a is not null
     where x.user_id = u.id and x.box = 'main' order by x.last_at desc, x.conversation_id desc limit 40) r
   where not exists (select from user_apart a where a.user_id = r.user_id and a.other_id = r.partner_id)
     and not exists (select from user_standing o where o.user_id in (r.user_id, r.partner_id) and o.out_of_sight)
     and (r.kind = 'direct' or exists (
       select from club_facts c join member_standing m on m.club_id = c.id and m.user_id = r.user_id
       join member_standing n on n.club_id = c.id and n.user_id = r.partner_id
       where c.id = r.club_id and c.closed_at is null and c.suspended_at is null))`,
);

export function listSharedWith(tx: Executor, userIds: readonly string[]): Promise<SharedWith[]> {
  return shared(tx, [userIds]);
}
