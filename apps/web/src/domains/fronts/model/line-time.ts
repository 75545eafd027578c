// How the time of a line reads: its hour on the reader's clock, and the day where that is not today.
import { datesIn } from '#platform/i18n/formats.ts';

const DAY_MS = 86_400_000;

export interface LineTime {
  time: string;
  /** `tomorrow`, `yesterday` or a short weekday; null for today. */
  day: string | null;
}

interface Words {
  tomorrow: string;
  yesterday: string;
}

export function lineTime(at: string, now_ms: number, words: Words, tag: string): LineTime {
  const date = new Date(at);
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  const days = Math.round((midnight(date) - midnight(new Date(now_ms))) / DAY_MS);
  const time = datesIn(tag, { timeStyle: 'short' }).format(date);
  if (days === 0) return { time, day: null };
  if (days === 1) return { time, day: words.tomorrow };
  if (days === -1) return { time, day: words.yesterday };
  return { time, day: datesIn(tag, { weekday: 'short' }).format(date) };
}
