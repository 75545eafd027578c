// Owns the row types of the reminders domain's tables; nobody else reads or writes them.
import type { ReminderKind, ReminderMoment } from '@stagepass/contract/reminders/kinds.ts';

export interface ReminderKey {
  user_id: string;
  kind: ReminderKind;
  subject_id: string;
  moment: ReminderMoment;
}

export interface ReminderRow extends ReminderKey {
  at: Date;
  remind_at: Date;
  /** Null until they were reminded. */
  sent_at: Date | null;
  created_at: Date;
}
