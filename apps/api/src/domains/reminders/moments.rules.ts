// Owns which moments of a thing can be waited for, and when somebody is reminded of each.
import {
  REMIND_BEFORE_MIN,
  type ReminderKind,
  type ReminderMoment,
} from '@stagepass/contract/reminders/kinds.ts';
import type { RemindableSubject } from './public/reminder-owners.ts';

export interface Moment {
  moment: ReminderMoment;
  at: Date;
  remind_at: Date;
}

export function remindAt(kind: ReminderKind, moment: ReminderMoment, at: Date): Date {
  return new Date(at.getTime() - REMIND_BEFORE_MIN[kind][moment] * 60_000);
}

/** All that are still to come, with those whose reminder is due already. */
export function momentsOf(
  kind: ReminderKind,
  { starts_at, ends_at }: Pick<RemindableSubject, 'starts_at' | 'ends_at'>,
  now: Date,
): Moment[] {
  const all = [
    { moment: 'start', at: starts_at },
    { moment: 'end', at: ends_at },
  ] as const;
  return all.flatMap(({ moment, at }) =>
    at === null || at <= now ? [] : [{ moment, at, remind_at: remindAt(kind, moment, at) }],
  );
}
