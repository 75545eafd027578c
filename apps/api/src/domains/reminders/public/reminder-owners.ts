// Owns the slot of those whose moments can be waited for: each says when its things start and end, for whoever may see them.
import type { ReminderKind } from '@stagepass/contract/reminders/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

export interface RemindableSubject {
  id: string;
  title: string;
  club_name: string;
  /** Where it is shown on the web. */
  path: string;
  /** Null where it has begun, or has no end. */
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface ReminderOwner {
  /** Those that are neither over nor gone, of clubs whose inside this person may see: one query. */
  load(
    tx: Executor,
    asked: { user_id: string; ids: readonly string[]; now: Date },
  ): Promise<readonly RemindableSubject[]>;
}

export const reminderOwners: Slot<Readonly<Record<ReminderKind, ReminderOwner>>> = slot('reminder-owners');
