// Owns asking for a reminder and taking it back: both change nothing where it stands so already.
import {
  reminderSubjectNotFound,
  reminderTooLate,
  tooManyReminders,
} from '@stagepass/contract/reminders/errors.ts';
import {
  MOST_REMINDERS,
  type ReminderKind,
  type ReminderMoment,
} from '@stagepass/contract/reminders/kinds.ts';
import type { Reminder } from '@stagepass/contract/reminders/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { momentsOf } from '../moments.rules.ts';
import { reminderOwners } from '../public/reminder-owners.ts';
import { countWaiting, listOfSubject, putReminder, removeReminderRow } from '../reminders.store.ts';

interface Of {
  kind: ReminderKind;
  id: string;
}

async function loadMoments(platform: Platform, tx: Executor, user_id: string, { kind, id }: Of) {
  const now = platform.clock.now();
  const [subject] = await reminderOwners.read()[kind].load(tx, { user_id, ids: [id], now });
  return subject === undefined ? fail(reminderSubjectNotFound) : momentsOf(kind, subject, now);
}

async function present(platform: Platform, tx: Executor, user_id: string, of: Of): Promise<Reminder[]> {
  const moments = await loadMoments(platform, tx, user_id, of);
  const kept = new Map((await listOfSubject(tx, { user_id, ...of })).map((row) => [row.moment, row]));
  const now = platform.clock.now();
  return moments.flatMap(({ moment, at, remind_at }) => {
    const on = kept.has(moment);
    // Too near to be worth a reminder: only what was asked for is told.
    if (remind_at <= now && !on) return [];
    return { moment, at: at.toISOString(), remind_at: remind_at.toISOString(), on };
  });
}

export async function readReminders(platform: Platform, actor: Actor, of: Of): Promise<Reminder[]> {
  return present(platform, platform.db, signedIn(actor).user_id, of);
}

export async function setReminder(
  platform: Platform,
  actor: Actor,
  { moment, ...of }: Of & { moment: ReminderMoment },
): Promise<Reminder[]> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const found = (await loadMoments(platform, tx, user_id, of)).find((one) => one.moment === moment);
    const waiting = await countWaiting(tx, user_id);
    const kept = (await listOfSubject(tx, { user_id, ...of })).find((row) => row.moment === moment);
    const now = platform.clock.now();
    if (found === undefined) return fail(reminderTooLate);
    const asked = kept !== undefined && kept.sent_at === null;
    if (!asked && found.remind_at <= now) fail(reminderTooLate);
    if (!asked && waiting >= MOST_REMINDERS) fail(tooManyReminders);
    if (!asked)
      await putReminder(tx, {
        user_id,
        kind: of.kind,
        subject_id: of.id,
        moment,
        at: found.at,
        remind_at: found.remind_at,
        created_at: now,
      });
    return present(platform, tx, user_id, of);
  });
}

export async function removeReminder(
  platform: Platform,
  actor: Actor,
  { moment, ...of }: Of & { moment: ReminderMoment },
): Promise<Reminder[]> {
  const { user_id } = signedIn(actor);
  // Also of what is over or gone meanwhile.
  await removeReminderRow(platform.db, { user_id, kind: of.kind, subject_id: of.id, moment });
  return present(platform, platform.db, user_id, of);
}
