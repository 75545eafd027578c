// Owns the SQL of what quiet hours hold back.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { Executor } from '#platform/db/executor.ts';

export interface Held {
  kind: NotificationKind;
  title: string;
  /** The message that it is about. */
  conversation_id: string | null;
  seq: number | null;
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

/**
 * Taken once, the latest first, without what was read or withdrawn in the inbox meanwhile. What was held back for several devices is
 * one, and so is a bundle of the inbox, by its latest words.
 */
export async function takeHeld(tx: Executor, userId: string, now: Date): Promise<Held[]> {
  const { rows } = await tx.query<Held>({
    text: `with taken as (update push_deliveries set summed_at = $2 where user_id = $1 and state = 'quiet-hours'
        and summed_at is null and run_at <= $2
        returning id, kind, title, created_at, notification_id, conversation_id, seq),
      each as (select distinct on (coalesce(notification_id::text, kind || ' ' || title || ' ' || created_at))
          kind, title, created_at, notification_id, conversation_id, seq
        from taken order by coalesce(notification_id::text, kind || ' ' || title || ' ' || created_at), created_at desc, id desc)
      select kind, title, conversation_id, seq from each e
      where notification_id is null or exists (select from notifications n where n.id = e.notification_id and n.read_at is null)
      order by created_at desc, title`,
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
