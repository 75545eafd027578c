// Owns the look before a message is written: what the rights of one person in one conversation follow from, and nothing that lists show.
import { standingAlong } from '#domains/memberships/public/standing-along.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { strangers } from './pairs.store.ts';
import type { ConversationToWrite } from './tables.ts';

const conversation = [
  ...['id', 'kind', 'channel', 'club_id', 'user_a', 'user_b', 'read_condition', 'write_condition'],
  ...['started_by', 'accepted_at', 'declined_at', 'last_seq'],
]
  .map((one) => `v.${one}`)
  .join(', ');

// $1 the viewer, $2 the conversation. A part of the time of every message: each column and each join here is paid for with it.
const toWrite = prepared<ConversationToWrite>(
  'chat-conversation-to-write',
  `select ${conversation}, $1::uuid as viewer_id, coalesce(me.out_of_sight, false) as viewer_out,
     p.user_id as partner_id, p.user_name as partner_user_name, p.out_of_sight as partner_out,
     p.user_id is not null and exists (
       select from user_apart x where x.user_id = $1 and x.other_id = p.user_id) as partner_apart,
     z.role as partner_role, pr.muted as partner_muted, pr.muted_until as partner_muted_until,
     case when v.kind <> 'direct' or v.accepted_at is not null then false
       when coalesce(v.started_by, $1) = $1 then ${strangers('$1', 'p.user_id')}
       else ${strangers('p.user_id', '$1')} end as strangers,
     case when c.id is not null then (select to_jsonb(x) from (
       select c.handle as club_handle, c.visibility as club_visibility, c.closed_at as club_closed_at,
         c.suspended_at as club_suspended_at, w.text_policy, ${standingAlong.columns}) x) end as in_club
   from conversations v
   left join user_standing me on me.user_id = $1
   left join user_standing p on p.user_id = case when v.user_a = $1 then v.user_b else v.user_a end
   left join conversation_readers pr on pr.conversation_id = v.id and pr.user_id = p.user_id
   left join club_facts c on c.id = v.club_id
   left join club_text_policies w on w.club_id = c.id
   ${standingAlong.from('$1')}
   left join member_standing z on z.club_id = v.club_id and z.user_id = p.user_id
   where v.id = $2`,
);

export async function findToWrite(
  tx: Executor,
  viewerId: string,
  id: string,
): Promise<ConversationToWrite | undefined> {
  return (await toWrite(tx, [viewerId, id]))[0];
}
