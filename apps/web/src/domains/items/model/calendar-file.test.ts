// Tests the bytes of a calendar file: escaping, UTC, folding by octets, and that a parser reads back what was meant.
import { expect, it } from 'vitest';
import { type CalendarEvening, calendarFile } from './calendar-file.ts';

const evening: CalendarEvening = {
  uid: '0199a000-0000-7000-8000-000000000001@stagepass',
  title: 'Ten nights, ten rooms; night 4',
  place: 'Boathouse Hall, Gate B, 14 Quay Street',
  description: 'Doors 7:00 PM\nBack\\slash',
  url: 'https://club.test/item-qr?id=1',
  starts_at: '2030-11-21T20:00:00+01:00',
  ends_at: '2030-11-21T23:30:00.000Z',
  made_at: '2030-11-01T08:09:10.123Z',
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('is exactly what the standard asks for', () => {
  expect(calendarFile(evening)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//StagePass//Tickets//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:0199a000-0000-7000-8000-000000000001@stagepass',
      'DTSTAMP:20301101T080910Z',
      'DTSTART:20301121T190000Z',
      'DTEND:20301121T233000Z',
      'SUMMARY:Ten nights\\, ten rooms\\; night 4',
      'LOCATION:Boathouse Hall\\, Gate B\\, 14 Quay Street',
      'DESCRIPTION:Doors 7:00 PM\\nBack\\\\slash',
      'URL:https://club.test/item-qr?id=1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('folds at 75 octets without cutting a sign, and unfolds to what was meant', () => {
  const title = `${'ä'.repeat(60)} 🎟️ ${'日本語'.repeat(20)}, end`;
  const text = calendarFile({ ...evening, title });
  const lines = text.split('\r\n');
  for (const line of lines) expect(bytesOf(line).length).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${title.replace(',', '\\,')}\r\n`);
});

it('lets no line break in a name begin a line of its own', () => {
  const text = calendarFile({ ...evening, title: 'Fun\r\nATTENDEE:evil\u0007', place: 'a\rb' });
  expect(text).toContain('SUMMARY:Fun\\nATTENDEE:evil\r\n');
  expect(text).toContain('LOCATION:a\\nb\r\n');
});
