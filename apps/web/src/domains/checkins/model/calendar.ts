// A calendar on the phone: its key, whether a failure is a lost connection, and how it looks with one more day.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { isApiError } from '#platform/api/api-error.ts';

/** Null is the month that runs. */
export const monthKey = (clubId: string, month: string | null) => ['checkins', clubId, month] as const;

export function hasNoConnection(error: unknown): boolean {
  return isApiError(error) && error.status === 0;
}

export function withDay(calendar: CheckinCalendar, day: string): CheckinCalendar {
  if (calendar.days.some((one) => one.day === day)) return calendar;
  return {
    ...calendar,
    checked_today: calendar.checked_today || day === calendar.today,
    streak: calendar.streak + 1,
    days: [...calendar.days, { day, kind: 'made' }],
  };
}
