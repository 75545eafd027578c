// Owns when a club last wrote to all its members at once: in its broadcast or its announcements, where everybody may read them.
import { type Executor, prepared } from '#platform/db/executor.ts';

const latest = prepared<{ club_id: string; at: Date }>(
  'chat-latest-broadcasts',
  `select v.club_id, max(l.created_at) as at from conversations v
   join lateral (select m.created_at from messages m
     where m.conversation_id = v.id and m.removed_at is null and m.hidden_at is null order by m.seq desc limit 1) l on true
   where v.club_id = any ($1::uuid[]) and (v.kind = 'broadcast' or v.channel = 'announcements')
     and v.read_condition is null group by v.club_id`,
);

/** By club; one that never did is left out. */
export async function latestBroadcastsOf(
  tx: Executor,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  return new Map((await latest(tx, [clubIds])).map(({ club_id, at }) => [club_id, at]));
}
