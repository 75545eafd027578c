// Owns what whoever tells of messages has to know: what a conversation is called, who muted it, and who may still hear of it.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

const named = prepared<{ name: string }>(
  'chat-name-of-conversation',
  'select name from conversations where id = $1',
);

/** Of a channel or a broadcast; empty between two people. */
export async function nameOfConversation(tx: Executor, id: string): Promise<string> {
  return (await named(tx, [id]))[0]?.name ?? '';
}

const muted = prepared<{ user_id: string }>(
  'chat-muted-among',
  `select user_id from conversation_readers where conversation_id = $1 and user_id = any ($2::uuid[])
     and muted and (muted_until is null or muted_until > $3)`,
);

/** Of a page of people, those who want to hear nothing from it. */
export async function mutedAmong(
  tx: Executor,
  of: { conversation_id: string; user_ids: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await muted(tx, [of.conversation_id, of.user_ids, of.now]);
  return new Set(rows.map(({ user_id }) => user_id));
}

const listening = prepared<{ user_id: string; read_condition: ConditionTree | null }>(
  'chat-listening-among',
  `select s.user_id, case when s.order_role = 'member' then v.read_condition end as read_condition
   from conversations v
   join club_facts f on f.id = v.club_id and f.closed_at is null and f.suspended_at is null
   join member_standing s on s.club_id = v.club_id and s.user_id = any ($2::uuid[]) and s.user_id <> $3
   left join conversation_readers r on r.conversation_id = v.id and r.user_id = s.user_id
   where v.id = $1 and not (coalesce(r.muted, false) and (r.muted_until is null or r.muted_until > $4))
     and not exists (select from user_hidden h where h.viewer_id = s.user_id and h.user_id = $3)
     and not exists (select from user_standing a where a.user_id = $3 and a.out_of_sight)`,
);

/**
 * Of these people, those who are told of a message in a channel: members who may read the channel, have not muted it, and do not
 * hide its author. Nobody is told where the author is out of sight. Whoever left, was banned, or lost what the channel asks for since the message was sent hears nothing of it.
 */
export async function listeningAmong(
  tx: Executor,
  of: {
    conversation_id: string;
    club_id: string;
    author_id: string;
    user_ids: readonly string[];
    now: Date;
  },
): Promise<string[]> {
  const { club_id } = of;
  const ids: string[] = [];
  for (const { user_id, read_condition } of await listening(tx, [
    of.conversation_id,
    of.user_ids,
    of.author_id,
    of.now,
  ]))
    if (read_condition === null || (await evaluate(tx, read_condition, { user_id, club_id })))
      ids.push(user_id);
  return ids;
}
