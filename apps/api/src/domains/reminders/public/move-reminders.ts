// Owns what a change of times does to reminders: whoever waits is reminded at the new time.
import type { ReminderKind } from '@stagepass/contract/reminders/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import { remindAt } from '../moments.rules.ts';
import { updateTimes } from '../reminders.store.ts';

/** In the transaction that changes them. A moment that is no more leaves its reminders to the job, which drops them. */
export async function moveReminders(
  tx: Executor,
  subject: { kind: ReminderKind; id: string },
  times: { start: Date | null; end: Date | null },
): Promise<void> {
  for (const moment of ['start', 'end'] as const) {
    const at = times[moment];
    if (at !== null)
      await updateTimes(tx, { ...subject, moment, at, remind_at: remindAt(subject.kind, moment, at) });
  }
}
