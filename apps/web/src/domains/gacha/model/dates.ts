// Days and moments as these screens say them.
import { datesIn } from '#platform/i18n/formats.ts';

export function clockText(time: string, tag: string): string {
  return datesIn(tag, { timeStyle: 'short' }).format(new Date(time));
}
