// Owns days as a place counts them: which date it is in a time zone, and the moment it begins there. Daylight saving included.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Places of the world as both this clock and PostgreSQL's know them; abbreviations mean different things to the two. */
const PLACE =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z0-9_+\-/]+$/;

export function isTimeZone(zone: string): boolean {
  if (zone !== 'UTC' && !PLACE.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The clock on the wall there, written as if it were UTC, in milliseconds; to the second. */
export function wallClock(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The moment at which the wall clock there shows this. Where daylight saving shows it twice, one of the two, always the same; where it is
 * skipped, as long after the gap as it would have been.
 */
export function momentOf(wall: number, zone: string): Date {
  const second = 1000;
  const whole = Math.floor(wall / second) * second;
  const first = 2 * whole - wallClock(whole, zone);
  const next = whole - (wallClock(first, zone) - first);
  const found = [first, next].find((at) => wallClock(at, zone) === whole) ?? Math.max(first, next);
  return new Date(found + (wall - whole));
}

/** As `2026-11-17`. */
export function localDay(at: Date, zone: string): string {
  return new Date(wallClock(at.getTime(), zone)).toISOString().slice(0, 10);
}

/** The first moment of a day there. Where midnight is skipped by daylight saving, the day begins right after the gap. */
export function dayBegins(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const second = 1000;
  // Nearly always the clock there is as far from UTC at that moment as at UTC's own midnight.
  const likely = 2 * midnight - wallClock(midnight, zone);
  if (wallClock(likely, zone) === midnight && localDay(new Date(likely - second), zone) < day)
    return new Date(likely);
  // The wall clock only jumps a few times a year: the moment is found between a day before and a day after by halving.
  let [before, at] = [midnight - 26 * 3_600_000, midnight + 26 * 3_600_000];
  while (at - before > second) {
    const middle = before + Math.floor((at - before) / 2 / second) * second;
    if (localDay(new Date(middle), zone) < day) before = middle;
    else at = middle;
  }
  return new Date(at);
}

/** So many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** How many days `later` is after `earlier`. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / 86_400_000);
}

/** The Monday of the day's week. */
export function weekBegins(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}
