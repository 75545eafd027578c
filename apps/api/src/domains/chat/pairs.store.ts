// Owns the SQL of conversations between two people, by who they are.
import type { Executor } from '#platform/db/executor.ts';

interface Pair {
  id: string;
  user_a: string;
  user_b: string;
}

/** As SQL: no club in common, and the other one does not follow the one who writes. */
export const strangers = (one: string, other: string) =>
  `not exists (select from member_standing x join member_standing y on y.club_id = x.club_id
       where x.user_id = ${one} and y.user_id = ${other})
     and not exists (select from user_follow_facts f where f.follower_id = ${other} and f.followed_id = ${one})`;

/** More than anybody has open at once. */
const MOST = 1000;

/** Of one person: in a club, or everywhere. Latest first. */
export async function listPairsOf(
  tx: Executor,
  of: { user_id: string; club_id: string | null },
): Promise<Pair[]> {
  const { rows } = await tx.query<Pair>({
    text: `select v.id, v.user_a, v.user_b from conversation_readers r join conversations v on v.id = r.conversation_id
      where r.user_id = $1 and r.box in ('main', 'requests') and v.user_a is not null
        and ($2::uuid is null or v.club_id = $2)
      order by r.last_at desc limit ${MOST}`,
    values: [of.user_id, of.club_id],
  });
  return rows;
}

const between = 'v.user_a = least($1::uuid, $3::uuid) and v.user_b = greatest($1::uuid, $3::uuid)';

export async function listPairsBetween(tx: Executor, one: string, other: string): Promise<Pair[]> {
  const { rows } = await tx.query<Pair>({
    text: `select id, user_a, user_b from conversations
      where user_a = least($1::uuid, $2::uuid) and user_b = greatest($1::uuid, $2::uuid) and kind in ('direct', 'member')`,
    values: [one, other],
  });
  return rows;
}

/** One of the two blocked the other, or one of them is not a member of their club any more: neither hears of the other. */
export async function isPairApart(tx: Executor, conversationId: string): Promise<boolean> {
  const { rows } = await tx.query<{ apart: boolean }>({
    text: `select exists (select from user_apart x where x.user_id = v.user_a and x.other_id = v.user_b)
        or (v.kind = 'member' and (select count(*) from member_standing m
          where m.club_id = v.club_id and m.user_id in (v.user_a, v.user_b)) < 2) as apart
      from conversations v where v.id = $1`,
    values: [conversationId],
  });
  return rows[0]?.apart === true;
}

/**
 * Requests that are none any more, since the two follow one another or share a club by now: of one person, or with one other. What was
 * declined stays so. Locked in the order of their ids, as whoever writes locks them.
 */
export async function acceptAcquainted(
  tx: Executor,
  of: { user_id: string; other_id: string | null; at: Date },
): Promise<Pair[]> {
  const { rows } = await tx.query<Pair>({
    text: `with waiting as materialized (
        select v.id from conversations v
        where v.kind = 'direct' and v.started_by is not null and v.accepted_at is null and v.declined_at is null
          and ${of.other_id === null ? 'v.id in (select r.conversation_id from conversation_readers r where r.user_id = $1)' : between}
          and not (${strangers('v.started_by', 'case when v.started_by = v.user_a then v.user_b else v.user_a end')})
        order by v.id for update),
      accepted as (
        update conversations v set accepted_at = $2 from waiting w where v.id = w.id and v.accepted_at is null
        returning v.id, v.user_a, v.user_b),
      listed as (
        update conversation_readers r set box = 'main' from accepted a
        where r.conversation_id = a.id and r.box = 'requests')
      select id, user_a, user_b from accepted`,
    values: [of.user_id, of.at, ...(of.other_id === null ? [] : [of.other_id])],
  });
  return rows;
}
