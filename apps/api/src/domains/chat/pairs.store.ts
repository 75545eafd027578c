// Owns the SQL of conversations between two people, by who they are.
import type { Executor } from '#platform/db/executor.ts';

interface Pair {
  id: string;
  user_a: string;
  user_b: string;
}

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
