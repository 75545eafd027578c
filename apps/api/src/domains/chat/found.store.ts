// Owns the SQL that finds conversations by the name of a channel, a club or the other person.
import type { Executor } from '#platform/db/executor.ts';

export async function listNamedConversations(
  tx: Executor,
  given: { viewer_id: string; q: string; limit: number },
): Promise<string[]> {
  const like = `%${given.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await tx.query<{ id: string }>({
    text: `(select v.id, r.last_at from conversation_readers r join conversations v on v.id = r.conversation_id
        join user_standing p on p.user_id = case when v.user_a = $1 then v.user_b else v.user_a end
        where r.user_id = $1 and r.box = 'main' and (lower(p.display_name) like $2 or p.user_name like $2)
        order by r.last_at desc limit $3)
      union all
      (select v.id, v.last_at from member_standing s join club_facts c on c.id = s.club_id and c.closed_at is null
        join conversations v on v.club_id = s.club_id and v.kind in ('channel', 'broadcast')
        where s.user_id = $1 and (lower(c.name) like $2 or lower(v.name) like $2) order by v.last_at desc limit $3)
      order by last_at desc limit $3`,
    values: [given.viewer_id, like, given.limit],
  });
  return rows.map(({ id }) => id);
}
