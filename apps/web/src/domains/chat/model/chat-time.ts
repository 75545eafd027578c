// Times as a conversation says them.
import { datesIn } from '#platform/i18n/formats.ts';

const DAY_MS = 24 * 60 * 60_000;

function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

export function clockIn(tag: string, time: string): string {
  return datesIn(tag, { hour: 'numeric', minute: '2-digit' }).format(new Date(time));
}

function dayOf(tag: string, at: Date, days: number): string {
  if (days >= 0 && days < 7) return datesIn(tag, { weekday: 'short' }).format(at);
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  return datesIn(tag, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }).format(
    at,
  );
}

interface Words {
  today: (values: { time: string }) => string;
  yesterday: (values: { time: string }) => string;
  on: (values: { day: string; time: string }) => string;
}

/** Above the messages after a pause: "Today, 7:20 PM". */
export function sinceWords(tag: string, time: string, words: Words, now_ms = Date.now()): string {
  const at = new Date(time);
  const clock = clockIn(tag, time);
  const days = Math.round((startOfDay(now_ms) - startOfDay(at.getTime())) / DAY_MS);
  if (days === 0) return words.today({ time: clock });
  if (days === 1) return words.yesterday({ time: clock });
  return words.on({ day: dayOf(tag, at, days), time: clock });
}

/** In a list: the time of today, otherwise the day. */
export function listTime(tag: string, time: string, now: string, now_ms = Date.now()): string {
  const at = new Date(time);
  if (Math.abs(now_ms - at.getTime()) < 60_000) return now;
  const days = Math.round((startOfDay(now_ms) - startOfDay(at.getTime())) / DAY_MS);
  return days === 0 ? clockIn(tag, time) : dayOf(tag, at, days);
}

/** Of a recording: "0:07". */
export function lengthWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
