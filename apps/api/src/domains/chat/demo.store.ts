// Owns the SQL that only the demo world needs: reactions of several people, times in the past, how far somebody has read.
import { type ReactionKind, reactionKinds } from '@stagepass/contract/posts/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Box } from './tables.ts';

export async function putDemoReactions(
  tx: Executor,
  given: { id: string; reactions: Partial<Record<ReactionKind, number>>; by: readonly string[]; at: Date },
): Promise<void> {
  let used = 0;
  for (const kind of reactionKinds) {
    const people = given.by.slice(used, used + (given.reactions[kind] ?? 0));
    used += people.length;
    if (people.length === 0) continue;
    await tx.query({
      text: `with put as (
          insert into message_reactions (message_id, user_id, kind, created_at) select $1, u, $2, $4 from unnest($3::uuid[]) u
          on conflict do nothing returning 1)
        update messages set ${kind} = ${kind} + (select count(*)::int from put) where id = $1`,
      values: [given.id, kind, people, given.at],
    });
  }
}

/** A channel is as old as its club, and its list shows when something was last written in it. */
export async function setDemoTimes(tx: Executor, conversationId: string): Promise<void> {
  await tx.query({
    text: `update conversations v set last_at = coalesce(m.latest, v.last_at)
      from (select max(created_at) as latest from messages where conversation_id = $1) m where v.id = $1`,
    values: [conversationId],
  });
}

export async function putDemoReader(
  tx: Executor,
  given: { conversation_id: string; user_id: string; read_seq: number; muted: boolean; box: Box },
): Promise<void> {
  await tx.query({
    text: `insert into conversation_readers as r (conversation_id, user_id, read_seq, read_at, muted, box, last_at)
      select id, $2, $3, last_at + interval '1 minute', $4, $5, last_at from conversations where id = $1
      on conflict (conversation_id, user_id) do update set read_seq = excluded.read_seq, read_at = excluded.read_at,
        unread_from = null, muted = excluded.muted, box = excluded.box, last_at = excluded.last_at`,
    values: [given.conversation_id, given.user_id, given.read_seq, given.muted, given.box],
  });
}

/** Somebody of the demo world with whom this person shares no club, and whom they do not follow; not a minor. */
export async function findStrangerTo(
  tx: Executor,
  given: { user_id: string; skip: number },
): Promise<string | undefined> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select u.user_id from user_standing u where u.demo and u.user_id <> $1 and not u.out_of_sight
        and u.email is not null
        and not exists (select from member_standing x join member_standing y on y.club_id = x.club_id
          where x.user_id = $1 and y.user_id = u.user_id)
        and not exists (select from user_follow_facts f where f.follower_id = $1 and f.followed_id = u.user_id)
      order by u.user_id offset $2 limit 1`,
    values: [given.user_id, given.skip],
  });
  return rows[0]?.user_id;
}
