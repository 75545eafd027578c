// A ticket's evening as an iCalendar file (RFC 5545): times in UTC, text escaped, lines folded at 75 octets, CRLF.

export interface CalendarEvening {
  /** Never changes for the same copy: added twice, it is one entry. */
  uid: string;
  title: string;
  place: string;
  description: string;
  url: string;
  /** ISO 8601. */
  starts_at: string;
  ends_at: string;
  made_at: string;
}

const CRLF = '\r\n';
const LONGEST_OCTETS = 75;

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** As 20301121T200000Z. */
function utc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** By octets and between characters: a sign of several octets is never cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const more = encoder.encode(sign).length;
    if (octets + more > LONGEST_OCTETS) {
      lines.push(current);
      // The space that begins a further line counts.
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += more;
  }
  return [...lines, current].join(CRLF);
}

export function calendarFile(evening: CalendarEvening): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//StagePass//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(evening.uid)}`,
    `DTSTAMP:${utc(evening.made_at)}`,
    `DTSTART:${utc(evening.starts_at)}`,
    `DTEND:${utc(evening.ends_at)}`,
    `SUMMARY:${escapeText(evening.title)}`,
    `LOCATION:${escapeText(evening.place)}`,
    `DESCRIPTION:${escapeText(evening.description)}`,
    `URL:${evening.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}
