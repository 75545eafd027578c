// Owns the SQL of one person's trace in campaigns.
import type { Executor } from '#platform/db/executor.ts';
import type { PartRow } from './tables.ts';

export async function listPartsOf(
  tx: Executor,
  userId: string,
): Promise<(PartRow & { prizes: { reward_id: string; handed_at: string | null }[] })[]> {
  const { rows } = await tx.query<PartRow & { prizes: { reward_id: string; handed_at: string | null }[] }>({
    text: `select p.*, coalesce((select json_agg(json_build_object('reward_id', z.reward_id, 'handed_at', z.handed_at))
        from campaign_prizes z where z.part_id = p.id), '[]') as prizes
      from campaign_parts p where p.user_id = $1 order by p.campaign_id`,
    values: [userId],
  });
  return rows;
}

/**
 * What was won and not handed over lapses. The row stays where a closed list holds its ticket or something was given, without a name;
 * otherwise it goes.
 */
export async function forgetPart(
  tx: Executor,
  of: { part_id: string; closed: boolean; at: Date },
): Promise<void> {
  const { part_id, closed, at } = of;
  await tx.query({ text: 'select from campaign_parts where id = $1 for update', values: [part_id] });
  await tx.query({
    text: 'update campaign_prizes set handed_at = $2 where part_id = $1 and handed_at is null',
    values: [part_id, at],
  });
  if (closed) {
    await tx.query({ text: 'update campaign_parts set user_id = null where id = $1', values: [part_id] });
    return;
  }
  const { count } = await tx.query({
    text: `update campaign_parts set user_id = null, ticket = null, client_seed = null
      where id = $1 and exists (select from campaign_prizes where part_id = $1)`,
    values: [part_id],
  });
  if (count === 0) await tx.query({ text: 'delete from campaign_parts where id = $1', values: [part_id] });
}

export async function removeDeedsOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from campaign_deeds where user_id = $1', values: [userId] });
}

/** The phone took part, whoever it was: an account that is deleted makes no room for a second prize. */
export async function forgetDevices(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'update campaign_devices set user_id = null where user_id = $1', values: [userId] });
}
