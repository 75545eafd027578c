// Owns the SQL of channels with a condition on who may read them.
import type { ConditionKind } from '@stagepass/contract/conditions/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { UnreadRow } from './readers.store.ts';

/** Of `v`; the kinds as a JSON array in `kinds`. Leaves may stand anywhere in the tree. */
const asksFor = (kinds: string) => `v.kind = 'channel' and v.read_condition is not null
     and jsonb_path_exists(v.read_condition, '$.**.kind ? (@ == $kinds[*])', jsonb_build_object('kinds', ${kinds}::jsonb))`;

const underCondition = prepared<{ user_id: string }>(
  'chat-under-condition',
  `select u.id as user_id from unnest($1::uuid[]) u (id)
   where exists (select from member_standing s join conversations v on v.club_id = s.club_id
     where s.user_id = u.id and ${asksFor('$2')})`,
);

/** Of these people, members of a club with a channel whose condition looks at one of these kinds. */
export async function listUnderCondition(
  tx: Executor,
  userIds: readonly string[],
  kinds: readonly ConditionKind[],
): Promise<string[]> {
  return (await underCondition(tx, [userIds, JSON.stringify(kinds)])).map(({ user_id }) => user_id);
}

const inClub = prepared<{ found: boolean }>(
  'chat-conditional-channel',
  `select exists (select from conversations v where v.club_id = $1 and ${asksFor('$2')}) as found`,
);

export async function hasConditionalChannel(
  tx: Executor,
  clubId: string,
  kinds: readonly ConditionKind[],
): Promise<boolean> {
  return (await inClub(tx, [clubId, JSON.stringify(kinds)]))[0]?.found === true;
}

const asking = prepared<UnreadRow>(
  'chat-conditions-of-viewer',
  `select v.id, v.club_id, v.read_condition from member_standing s
   join conversations v on v.club_id = s.club_id and v.kind in ('channel', 'broadcast') and v.read_condition is not null
   where s.user_id = $1 and s.order_role = 'member'`,
);

/** In clubs of this person: channels that ask for something before they can be read. The staff read all. */
export function listAskingOf(tx: Executor, userId: string): Promise<UnreadRow[]> {
  return asking(tx, [userId]);
}
