// Owns the SQL of reminders: rows in, rows out, no decisions.
import type { ReminderKind } from '@stagepass/contract/reminders/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { ReminderKey, ReminderRow } from './tables.ts';

const ofSubject = prepared<ReminderRow>(
  'reminders-of-subject',
  'select * from reminders where user_id = $1 and kind = $2 and subject_id = $3',
);

export async function listOfSubject(
  tx: Executor,
  of: { user_id: string; kind: ReminderKind; id: string },
): Promise<ReminderRow[]> {
  return ofSubject(tx, [of.user_id, of.kind, of.id]);
}

const waiting = prepared<{ count: number }>(
  'reminders-waiting',
  'select count(*)::int as count from reminders where user_id = $1 and sent_at is null',
);

/** Under a lock on the person's number of them, so that two at once do not both fit. */
export async function countWaiting(tx: Executor, userId: string): Promise<number> {
  await oneAtATime(tx, 'reminders', userId);
  return (await waiting(tx, [userId]))[0]?.count ?? 0;
}

const put = prepared<never>(
  'reminders-put',
  `insert into reminders (user_id, kind, subject_id, moment, at, remind_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (user_id, kind, subject_id, moment)
   do update set at = excluded.at, remind_at = excluded.remind_at, sent_at = null`,
);

/** What was sent before waits anew: its moment was moved since, or it could not be asked for. */
export async function putReminder(tx: Executor, row: Omit<ReminderRow, 'sent_at'>): Promise<void> {
  const { user_id, kind, subject_id, moment, at, remind_at, created_at } = row;
  await put(tx, [user_id, kind, subject_id, moment, at, remind_at, created_at]);
}

const byKey = 'user_id = $1 and kind = $2 and subject_id = $3 and moment = $4';
const valuesOf = ({ user_id, kind, subject_id, moment }: ReminderKey) => [user_id, kind, subject_id, moment];

export async function removeReminderRow(tx: Executor, key: ReminderKey): Promise<void> {
  await tx.query({ text: `delete from reminders where ${byKey}`, values: valuesOf(key) });
}

export async function lockReminder(tx: Executor, key: ReminderKey): Promise<ReminderRow | undefined> {
  const { rows } = await tx.query<ReminderRow>({
    text: `select * from reminders where ${byKey} for update`,
    values: valuesOf(key),
  });
  return rows[0];
}

export async function updateReminder(
  tx: Executor,
  key: ReminderKey,
  { at, remind_at, sent_at }: Pick<ReminderRow, 'at' | 'remind_at' | 'sent_at'>,
): Promise<void> {
  await tx.query({
    text: `update reminders set at = $5, remind_at = $6, sent_at = $7 where ${byKey}`,
    values: [...valuesOf(key), at, remind_at, sent_at],
  });
}

/** Of everybody who waits for it. */
export async function updateTimes(
  tx: Executor,
  of: Pick<ReminderRow, 'kind' | 'moment' | 'at' | 'remind_at'> & { id: string },
): Promise<void> {
  await tx.query({
    text: `update reminders set at = $4, remind_at = $5 where kind = $1 and subject_id = $2 and moment = $3 and sent_at is null
      and at <> $4`,
    values: [of.kind, of.id, of.moment, of.at, of.remind_at],
  });
}

export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<ReminderRow[]> {
  const { rows } = await tx.query<ReminderRow>({
    text: `select * from reminders where sent_at is null and remind_at <= $1
      and concat_ws(':', user_id, kind, subject_id, moment) <> all ($3::text[])
      order by remind_at, user_id, subject_id, moment limit $2`,
    values: [now, limit, except],
  });
  return rows;
}

const coming = prepared<ReminderRow>(
  'reminders-coming',
  'select * from reminders where user_id = $1 and at > $2 and at < $3 order by at, subject_id, moment limit $4',
);

export async function listComing(
  tx: Executor,
  of: { user_id: string; from: Date; until: Date; limit: number },
): Promise<ReminderRow[]> {
  return coming(tx, [of.user_id, of.from, of.until, of.limit]);
}

/** True where there may be more. */
export async function removeOver(tx: Executor, before: Date, limit: number): Promise<boolean> {
  const { rows } = await tx.query<{ kind: string }>({
    text: `delete from reminders where (user_id, kind, subject_id, moment) in
      (select user_id, kind, subject_id, moment from reminders where at < $1 order by at limit $2) returning kind`,
    values: [before, limit],
  });
  return rows.length === limit;
}

export async function listRemindersOf(tx: Executor, userId: string): Promise<ReminderRow[]> {
  const { rows } = await tx.query<ReminderRow>({
    text: 'select * from reminders where user_id = $1 order by at, subject_id, moment limit 1000',
    values: [userId],
  });
  return rows;
}

export async function removeRemindersOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from reminders where user_id = $1', values: [userId] });
}
