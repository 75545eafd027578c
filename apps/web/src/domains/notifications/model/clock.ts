// How a time of day, kept as 22:00, is written for the reader.
import { datesIn } from '#platform/i18n/formats.ts';

export function clockIn(tag: string, clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  // Any day does: only its time is written.
  return datesIn(tag, { timeStyle: 'short' }).format(new Date(2026, 0, 1, hours, minutes));
}
