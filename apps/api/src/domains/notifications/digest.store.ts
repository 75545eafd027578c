// Owns the SQL of the digest: whose is due, and what is in it.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { CounterRow, NotificationRow } from './tables.ts';

/** From eight in the morning on, where they are: in the order in which they had the last one. */
export async function listDigestDue(
  tx: Executor,
  of: { now: Date; limit: number; except: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select c.user_id from notification_counters c left join notification_settings s on s.user_id = c.user_id
      where c.digest_at <= $1::timestamptz - interval '23 hours' and coalesce(s.digest, 'weekly') <> 'off'
        and c.digest_at <= $1::timestamptz - case when s.digest = 'daily' then interval '23 hours' else interval '167 hours' end
        and extract(hour from $1::timestamptz at time zone coalesce(s.time_zone, 'UTC')) >= 8
        and c.user_id::text <> all ($3::text[])
      order by c.digest_at, c.user_id limit $2`,
    values: [of.now, of.limit, of.except],
  });
  return rows.map(({ user_id }) => user_id);
}

export async function lockCounter(tx: Executor, userId: string): Promise<CounterRow | undefined> {
  const { rows } = await tx.query<CounterRow>({
    text: 'select * from notification_counters where user_id = $1 for update',
    values: [userId],
  });
  return rows[0];
}

export async function updateDigestAt(tx: Executor, userId: string, at: Date): Promise<void> {
  await tx.query({
    text: 'update notification_counters set digest_at = $2 where user_id = $1',
    values: [userId, at],
  });
}

/** Unread ones that came since the last digest, the latest first. */
export async function listForDigest(
  tx: Executor,
  of: { user_id: string; since: Date; kinds: readonly NotificationKind[]; limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await tx.query<NotificationRow>({
    text: `select * from notifications where user_id = $1 and read_at is null and updated_at >= $2 and kind = any ($3::text[])
      order by updated_at desc limit $4`,
    values: [of.user_id, of.since, of.kinds, of.limit],
  });
  return rows;
}
