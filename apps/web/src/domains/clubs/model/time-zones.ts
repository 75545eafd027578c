// The time zones that a club can be in: those this browser knows, and whichever it has already.
import { isTimeZone } from '@stagepass/base/local-day.ts';

/** The zone that this phone is in. */
export function phoneTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}

export function offeredTimeZones(current: string): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').filter(isTimeZone), current])].sort();
}

/** `America/Port_of_Spain` as people write it. */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ');
}
