// The month's card: every day with what became of it, and the days before the first one of its week.
import { dayAfter } from '@stagepass/base/local-day.ts';
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import type { PunchDay, PunchState } from '@stagepass/ui/punch-card/punch-card.tsx';
import type { Copy } from '#platform/i18n/copy.ts';
import type { checkinsCopy } from '../copy.ts';

type Words = Copy<typeof checkinsCopy>['day'];

const punched = { made: 'checked', frozen: 'frozen', repaired: 'checked' } as const;

/** `since`: the first day of the membership; a day before it cannot have been missed. */
export function monthDays(
  calendar: Pick<CheckinCalendar, 'month' | 'today' | 'days'>,
  { words, tag, since }: { words: Words; tag: string; since: string },
): PunchDay[] {
  const kinds = new Map(calendar.days.map(({ day, kind }) => [day, kind]));
  const made: PunchDay[] = [];
  for (let day = `${calendar.month}-01`; day.startsWith(calendar.month); day = dayAfter(day)) {
    const kind = kinds.get(day);
    const told = dayName(day, tag);
    const rest = day === calendar.today ? 'today' : day < calendar.today && day >= since ? 'missed' : 'ahead';
    const state: PunchState = kind === undefined ? rest : punched[kind];
    made.push({
      key: day,
      day: String(Number(day.slice(8))),
      state,
      label: words[kind ?? rest]({ day: told }),
    });
  }
  return made;
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function dayName(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at(day));
}

export function monthName(month: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(at(`${month}-01`));
}

/** Weeks begin on Monday, as missions' weeks do. */
export function leadOf(month: string): number {
  return (at(`${month}-01`).getUTCDay() + 6) % 7;
}

export function weekdayNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  // The 5th of January 2026 was a Monday.
  return Array.from({ length: 7 }, (_, offset) =>
    format.format(at(dayAfter('2026-01-05', offset))).slice(0, 2),
  );
}

/** The month before or after. */
export function monthBeside(month: string, step: -1 | 1): string {
  return dayAfter(`${month}-15`, step * 30).slice(0, 7);
}
