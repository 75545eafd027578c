// Owns the SQL of pushes that tell of something withdrawn: what waits is not sent, and what quiet hours hold back is not summed up.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

const REASON = 'It was deleted before it was sent';

// The words of the partial indexes.
const toCome = `(state = 'waiting' or (state = 'quiet-hours' and summed_at is null))`;

const drop = (name: string, where: string) =>
  prepared<{ id: string }>(
    `push-deliveries-withdraw-${name}`,
    `update push_deliveries set message = null, updated_at = $2,
       reason = case when state = 'waiting' then '${REASON}' else reason end,
       summed_at = case when state = 'quiet-hours' then $2::timestamptz end,
       state = case when state = 'waiting' then 'failed' else state end
     where id in (select id from push_deliveries where ${where} and ${toCome} order by id limit $1 for update)
       and ${toCome} returning id`,
  );
const ofSource = drop('source', 'source = $3');
const ofActor = drop(
  'actor',
  `(user_id, kind, source) in (select s.user_id, s.kind, s.source from notification_sources s
     where s.actor_id = $3 and ($4::uuid is null or s.user_id = $4) and s.kind = any ($5::text[]))`,
);
const ofEntries = drop('entries', 'notification_id = any ($3::uuid[])');

interface Step {
  at: Date;
  limit: number;
}

/** How many; as many as the limit where there may be more. */
export async function dropPushOfSource(tx: Executor, source: string, { at, limit }: Step): Promise<number> {
  return (await ofSource(tx, [limit, at, source])).length;
}

/** Of what this person did: for one other person, or for everybody. */
export async function dropPushOfActor(
  tx: Executor,
  of: { actor_id: string; user_id: string | null; kinds: readonly NotificationKind[] },
  { at, limit }: Step,
): Promise<number> {
  return (await ofActor(tx, [limit, at, of.actor_id, of.user_id, of.kinds])).length;
}

export async function dropPushOfEntries(
  tx: Executor,
  ids: readonly string[],
  { at, limit }: Step,
): Promise<number> {
  return (await ofEntries(tx, [limit, at, ids])).length;
}
