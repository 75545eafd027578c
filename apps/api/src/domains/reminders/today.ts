// Owns what reminders put into the running order on Home: moments of the next day that somebody waits for.
import type { ReminderKind } from '@stagepass/contract/reminders/kinds.ts';
import type { ReminderLine } from '@stagepass/contract/reminders/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import type { Platform } from '#platform/platform.ts';
import { momentsOf } from './moments.rules.ts';
import { type RemindableSubject, reminderOwners } from './public/reminder-owners.ts';
import { listComing } from './reminders.store.ts';

const HOUR_MS = 3_600_000;
const MOST = 6;

export async function remindersToday(
  { db }: Platform,
  { user_id, now }: TodayViewer,
): Promise<ReminderLine[]> {
  const until = new Date(now.getTime() + 24 * HOUR_MS);
  const rows = await listComing(db, { user_id, from: now, until, limit: MOST });
  const subjects = new Map<string, RemindableSubject>();
  for (const [kind, of] of Map.groupBy(rows, (row): ReminderKind => row.kind))
    for (const subject of await reminderOwners
      .read()
      [kind].load(db, { user_id, ids: of.map((row) => row.subject_id), now }))
      subjects.set(`${kind}:${subject.id}`, subject);
  return rows.flatMap(({ kind, subject_id, moment }) => {
    const subject = subjects.get(`${kind}:${subject_id}`);
    const found = subject && momentsOf(kind, subject, now).find((one) => one.moment === moment);
    if (subject === undefined || found === undefined) return [];
    return {
      kind: 'reminder',
      key: `reminder:${kind}:${subject_id}:${moment}`,
      subject: { kind, id: subject_id },
      at: found.at.toISOString(),
      urgency: found.at.getTime() - now.getTime() < HOUR_MS ? 'soon' : 'today',
      done: false,
      of: kind,
      moment,
      title: subject.title,
      club_name: subject.club_name,
      path: subject.path,
    };
  });
}
