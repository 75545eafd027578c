// Owns how events become an iCalendar file (RFC 5545): escaped, folded at 75 octets, with a sequence that calendars follow.
import type { EventRow } from './tables.ts';

const MOST_OCTETS = 75;

type Event = Pick<
  EventRow,
  | 'id'
  | 'title'
  | 'story'
  | 'place'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'link'
  | 'starts_at'
  | 'ends_at'
  | 'doors_at'
  | 'version'
  | 'state'
  | 'created_at'
  | 'changed_at'
>;

export interface CalendarGiven {
  readonly name: string;
  readonly events: readonly Event[];
  /** Of this instance, without a slash at the end. */
  readonly origin: string;
}

export function calendarOf({ name, events, origin }: CalendarGiven): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//StagePass//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, origin)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(event: Event, origin: string): string[] {
  const { id, title, place, address, link, latitude, longitude, state } = event;
  const url = `${origin}/club/event/${id}`;
  const where = [place, address].filter((text) => text !== '').join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${stamp(event.changed_at ?? event.created_at)}`,
    `DTSTART:${stamp(event.starts_at)}`,
    `DTEND:${stamp(event.ends_at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(describe(event, url))}`,
    ...(where === '' && link === null ? [] : [`LOCATION:${escaped(where === '' ? (link ?? '') : where)}`]),
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `URL:${url}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function describe({ story, link }: Event, url: string): string {
  return [story, link ?? '', url].filter((text) => text !== '').join('\n\n');
}

/** `20261114T150000Z` */
function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** No line is longer than 75 octets; a sign of several octets is not cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > MOST_OCTETS - (parts.length === 0 ? 0 : 1)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
