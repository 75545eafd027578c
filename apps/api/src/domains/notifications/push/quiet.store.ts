// Owns the SQL of what quiet hours hold back.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { Executor } from '#platform/db/executor.ts';

export interface Held {
  kind: NotificationKind;
  title: string;
}

/** People whose quiet hours are over and held something back. */
export async function listQuietEnded(
  tx: Executor,
  of: { now: Date; limit: number; except: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select distinct user_id from push_deliveries where state = 'quiet-hours' and summed_at is null
      and run_at <= $1 and user_id::text <> all ($3::text[]) limit $2`,
    values: [of.now, of.limit, of.except],
  });
  return rows.map(({ user_id }) => user_id);
}

/** Taken once, the latest first. What was held back for several devices is one. */
export async function takeHeld(tx: Executor, userId: string, now: Date): Promise<Held[]> {
  const { rows } = await tx.query<Held>({
    text: `with taken as (update push_deliveries set summed_at = $2 where user_id = $1 and state = 'quiet-hours'
        and summed_at is null and run_at <= $2 returning kind, title, created_at)
      select kind, title from taken group by kind, title, created_at order by created_at desc, title`,
    values: [userId, now],
  });
  return rows;
}

export async function holdLonger(
  tx: Executor,
  of: { user_id: string; now: Date; until: Date },
): Promise<void> {
  await tx.query({
    text: `update push_deliveries set run_at = $3 where user_id = $1 and state = 'quiet-hours' and summed_at is null
      and run_at <= $2`,
    values: [of.user_id, of.now, of.until],
  });
}
