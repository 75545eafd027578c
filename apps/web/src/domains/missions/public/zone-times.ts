// Times as a creator writes them: by the clock of the club's own time zone, whichever zone the phone is in.
import { datesIn } from '#platform/i18n/formats.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, made);
  return made;
}

/** The clock on the wall there, written as if it were UTC. */
function wallClock(at_ms: number, zone: string): number {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(at_ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** `2026-06-20T18:00` as a field of a form holds it; empty for none. */
export function toZoneTime(time: string | null, zone: string): string {
  return time === null ? '' : new Date(wallClock(Date.parse(time), zone)).toISOString().slice(0, 16);
}

/** The moment; null where nothing, or no time, was typed. */
export function fromZoneTime(text: string, zone: string): string | null {
  const wanted = Date.parse(`${text}Z`);
  if (text === '' || Number.isNaN(wanted)) return null;
  // The zone's distance from UTC changes with daylight saving: looked up once near the moment, then at it.
  const near = wanted - (wallClock(wanted, zone) - wanted);
  return new Date(near - (wallClock(near, zone) - wanted)).toISOString();
}

const DAY_MS = 86_400_000;

/** `Fri 6:00 PM` within a week, else `Nov 28, 6:00 PM`, with its year where that is another; in the club's zone. */
export function whenIn(
  time: string,
  { tag, zone, now_ms }: { tag: string; zone: string; now_ms: number },
): string {
  const at_ms = Date.parse(time);
  const yearOf = (moment: number) => new Date(wallClock(moment, zone)).getUTCFullYear();
  const isNear = Math.abs(at_ms - now_ms) < 6 * DAY_MS;
  const year = yearOf(at_ms) === yearOf(now_ms) ? {} : ({ year: 'numeric' } as const);
  const day = isNear
    ? ({ weekday: 'short' } as const)
    : ({ month: 'short', day: 'numeric', ...year } as const);
  return datesIn(tag, { ...day, hour: 'numeric', minute: '2-digit', timeZone: zone }).format(new Date(at_ms));
}
