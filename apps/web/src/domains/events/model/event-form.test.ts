// Tests what the editor of an event sends: times by the clock of its place, and what is missing.
import { expect, test } from 'vitest';
import { draftOf, typedOf, wrongIn } from './event-form.ts';

const zone = 'Europe/Berlin';
const typed = {
  ...typedOf(null, zone),
  ...{ title: ' The long night ', starts: '2026-11-20T20:00', ends: '2026-11-20T23:00', capacity: '50' },
};

test('an evening is typed by the clock of its place', () => {
  expect(draftOf(typed, { zone, event: null })).toMatchObject({
    ...{
      title: 'The long night',
      starts_at: '2026-11-20T19:00:00.000Z',
      ends_at: '2026-11-20T22:00:00.000Z',
    },
    ...{ doors_at: null, capacity: 50, link: null, time_zone: zone },
  });
});

test('what is missing is said by field', () => {
  expect(wrongIn(typed)).toEqual([]);
  expect(wrongIn({ ...typedOf(null, zone), capacity: '0' })).toEqual(['title', 'starts', 'ends', 'capacity']);
});
