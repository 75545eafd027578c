// Owns months that are paid for: when the next one ends, and what a part of one is worth.
const DAY_MS = 86_400_000;

export interface Month {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** At the same time of day, in UTC; on the last day of a month that has no such day. */
export function monthFrom(starts_at: Date, anchorDay: number): Month {
  const [year, month] = [starts_at.getUTCFullYear(), starts_at.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const ends_at = new Date(starts_at);
  ends_at.setUTCDate(1);
  ends_at.setUTCMonth(month);
  ends_at.setUTCDate(Math.min(anchorDay, lastDay));
  return { starts_at, ends_at };
}

/** Of what a whole month costs, for the days that are left: a day that has begun counts whole. Rounded down. */
export function shareLeft(cents: number, { starts_at, ends_at }: Month, now: Date): number {
  const days = Math.round((ends_at.getTime() - starts_at.getTime()) / DAY_MS);
  const left = Math.ceil((ends_at.getTime() - now.getTime()) / DAY_MS);
  return Math.floor((cents * Math.max(0, Math.min(days, left))) / days);
}

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
