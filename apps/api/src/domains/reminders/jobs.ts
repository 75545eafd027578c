// Owns the work of reminders beside requests: who is due is told once, and what is over is cleared away.
import { reminderDue } from '@stagepass/contract/reminders/events.ts';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { momentsOf } from './moments.rules.ts';
import { reminderOwners } from './public/reminder-owners.ts';
import { listDue, lockReminder, removeOver, removeReminderRow, updateReminder } from './reminders.store.ts';
import type { ReminderKey, ReminderRow } from './tables.ts';

const DAY_MS = 86_400_000;
const ROWS_IN_ONE_STEP = 1000;

/** Late bids and changes move moments: it is looked at again before anybody is told. */
async function remind(platform: Platform, key: ReminderKey): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockReminder(tx, key);
    const now = platform.clock.now();
    if (row === undefined || row.sent_at !== null || row.remind_at > now) return;
    const { user_id, kind, subject_id: id, moment } = row;
    const [subject] = await reminderOwners.read()[kind].load(tx, { user_id, ids: [id], now });
    // A start that has come is told all the same: it is what they wait for.
    const found = subject && momentsOf(kind, subject, now).find((one) => one.moment === moment);
    const begun = subject !== undefined && moment === 'start' && row.at <= now && subject.starts_at === null;
    if (subject === undefined || (found === undefined && !begun)) return removeReminderRow(tx, key);
    const { at, remind_at } = found ?? row;
    if (remind_at > now) return updateReminder(tx, key, { at, remind_at, sent_at: null });
    await updateReminder(tx, key, { at, remind_at, sent_at: now });
    const { title, club_name, path } = subject;
    await tx.emit(reminderDue, { user_id, kind, id, moment, title, club_name, path, at: at.toISOString() });
  });
}

const keyOf = ({ user_id, kind, subject_id, moment }: ReminderRow) =>
  [user_id, kind, subject_id, moment].join(':');

export const jobs: readonly Job[] = [
  dueItems<ReminderRow>({
    name: 'reminders.due',
    lane: 'work',
    cron: '* * * * *',
    list: ({ db }, asked) => listDue(db, asked),
    key: keyOf,
    each: remind,
  }),
  {
    name: 'reminders.clear',
    lane: 'background',
    cron: '17 * * * *',
    async run(platform, _payload, signal) {
      const before = new Date(platform.clock.now().getTime() - DAY_MS);
      let more = true;
      while (more && !signal.aborted) more = await removeOver(platform.db, before, ROWS_IN_ONE_STEP);
    },
  },
];
