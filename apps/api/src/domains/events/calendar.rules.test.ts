// Tests iCalendar files: escaped, folded at 75 octets, in UTC, cancelled where the event is.
import { expect, test } from 'vitest';
import { calendarOf } from './calendar.rules.ts';

const at = new Date('2026-11-14T15:00:00.000Z');
const event = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ title: 'Tigers v Hull; away, day', story: 'Coach\nleaves at 7', place: 'Quayside', address: 'Hull' },
  ...{ latitude: 53.7, longitude: -0.3, link: null, version: 2, state: 'published' as const },
  ...{
    starts_at: at,
    ends_at: new Date('2026-11-14T17:00:00Z'),
    doors_at: null,
    created_at: at,
    changed_at: null,
  },
};
const origin = 'https://pass.example';
const lines = (change: object = {}) =>
  calendarOf({ name: 'Paper Tigers', events: [{ ...event, ...change }], origin }).split('\r\n');

test('says when, where and in which version', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'UID:00000000-0000-4000-8000-000000000001@pass.example',
      'SEQUENCE:2',
      'DTSTART:20261114T150000Z',
      'DTEND:20261114T170000Z',
      'SUMMARY:Tigers v Hull\\; away\\, day',
      'LOCATION:Quayside\\, Hull',
      'GEO:53.7;-0.3',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines({ state: 'cancelled' })).toContain('STATUS:CANCELLED');
});

test('no line is longer than 75 octets, and unfolded it is what it was', () => {
  const title = 'Ein Fest für alle – 🎸 '.repeat(8);
  const found = lines({ title });
  expect(Math.max(...found.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(found.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
