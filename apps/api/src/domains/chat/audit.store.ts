// Owns the audit of chat: places without gaps, and counts that agree with what they count.
import { reactionKinds } from '@stagepass/contract/posts/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

const MOST = 50;

const checks = [
  {
    problem: 'places of messages have gaps, or do not end at the last one',
    text: `select v.id from conversations v left join lateral (
        select count(*)::int as many, coalesce(max(seq), 0) as top, coalesce(max(change), 0) as change
        from messages m where m.conversation_id = v.id) m on true
      where v.last_seq <> m.many or v.last_seq <> m.top or v.last_change < m.change`,
  },
  {
    problem: 'the number of pins is wrong',
    text: `select v.id from conversations v where v.pins <> (
      select count(*) from messages m where m.conversation_id = v.id and m.pinned_at is not null)`,
  },
  {
    problem: 'a reader has read further than there is',
    text: `select v.id from conversations v join conversation_readers r on r.conversation_id = v.id
      where r.read_seq > v.last_seq or r.unread_from not between 1 and r.read_seq`,
  },
  {
    problem: 'the number of messages of a reader is wrong',
    text: `select r.conversation_id as id from conversation_readers r where r.written <> (
      select count(*) from messages m where m.conversation_id = r.conversation_id and m.author_id = r.user_id
        and m.removed_at is null and m.hidden_at is null)`,
  },
  {
    problem: 'counts of reactions are wrong',
    text: `select m.id from messages m left join lateral (select ${reactionKinds
      .map((kind) => `count(*) filter (where r.kind = '${kind}') as ${kind}`)
      .join(', ')} from message_reactions r where r.message_id = m.id) n on true
      where (${reactionKinds.map((kind) => `m.${kind} <> n.${kind}`).join(' or ')})`,
  },
  {
    problem: 'the number of answers is wrong',
    text: `select m.id from messages m where m.answers <> (
      select count(*) from broadcast_answers a where a.message_id = m.id and a.removed_at is null)`,
  },
] as const;

export async function audit(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { text, problem } of checks) {
    const { rows } = await db.query<{ id: string }>({ text: `${text} limit ${MOST}` });
    found.push(...rows.map(({ id }) => ({ place: `chat ${id}`, problem })));
  }
  return found;
}
