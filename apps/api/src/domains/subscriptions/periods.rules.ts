// Owns when periods begin and end: months and years as a calendar counts them, in the time zone of the club.
import { momentOf, wallClock } from '@stagepass/base/local-day.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';

export interface Calendar {
  /** The first moment of the period with index 0. */
  readonly anchor_at: Date;
  readonly time_zone: string;
  readonly billing: Billing;
}

export interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const DAY_MS = 86_400_000;

/** What the wall clock shows at that moment, with the part of a second that it does not. */
function wallOf(at: Date, zone: string): number {
  return wallClock(at.getTime(), zone) + (((at.getTime() % 1000) + 1000) % 1000);
}

/**
 * Counted from the anchor each time, never from the period before: what began on the 31st is renewed on the 28th of February and on the
 * 31st of March.
 */
export function startOf({ anchor_at, time_zone, billing }: Calendar, index: number): Date {
  if (index === 0) return anchor_at;
  const wall = new Date(wallOf(anchor_at, time_zone));
  const months = wall.getUTCMonth() + index * (billing === 'yearly' ? 12 : 1);
  const [year, month] = [wall.getUTCFullYear() + Math.floor(months / 12), ((months % 12) + 12) % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = wall.getTime() % DAY_MS;
  const day = Date.UTC(year, month, Math.min(wall.getUTCDate(), lastDay));
  return momentOf(day + (time < 0 ? time + DAY_MS : time), time_zone);
}

export function periodOf(calendar: Calendar, index: number): Span {
  return { starts_at: startOf(calendar, index), ends_at: startOf(calendar, index + 1) };
}

/**
 * The period to pay for next: the one with this index, or a later one where it is over already because nobody looked for so long. Nobody
 * pays for time that is gone.
 */
export function nextIndex(calendar: Calendar, from: number, now: Date): number {
  let index = from;
  while (startOf(calendar, index + 1) <= now) index += 1;
  return index;
}

/** At the same time of day, so many days later. */
export function daysAfter(at: Date, days: number, zone: string): Date {
  return momentOf(wallOf(at, zone) + days * DAY_MS, zone);
}
