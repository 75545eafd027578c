// Days and moments as these screens say them.
import { datesIn } from '#platform/i18n/formats.ts';

export function dayText(time: string, tag: string): string {
  const at = new Date(time);
  const sameYear = at.getFullYear() === new Date().getFullYear();
  const year = sameYear ? {} : ({ year: 'numeric' } as const);
  return datesIn(tag, { day: 'numeric', month: 'long', ...year }).format(at);
}

export function momentText(time: string, tag: string): string {
  const format = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return datesIn(tag, format).format(new Date(time));
}

export function clockText(time: string, tag: string): string {
  return datesIn(tag, { timeStyle: 'short' }).format(new Date(time));
}
