// How the time of a line reads: its hour on the reader's clock, and the day where that is not today.
import { datesIn } from '#platform/i18n/formats.ts';

const MINUTE_MS = 60_000;
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
  const moment = new Date(at);
  // Midnight is the end of a day to whoever has until then, and reads as the beginning of the next.
  const isMidnight = moment.getHours() === 0 && moment.getMinutes() === 0;
  const date = isMidnight ? new Date(moment.getTime() - MINUTE_MS) : moment;
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  const days = Math.round((midnight(date) - midnight(new Date(now_ms))) / DAY_MS);
  const time = datesIn(tag, { timeStyle: 'short' }).format(date);
  if (days === 0) return { time, day: null };
  if (days === 1) return { time, day: words.tomorrow };
  if (days === -1) return { time, day: words.yesterday };
  return { time, day: datesIn(tag, { weekday: 'short' }).format(date) };
}
