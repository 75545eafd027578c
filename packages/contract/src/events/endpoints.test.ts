// Tests what the endpoints of events take: drafts, guest lists and the addresses of calendars.
import { expect, test } from 'vitest';
import { getPersonCalendar } from './calendar-endpoints.ts';
import { createEvent, getEvent } from './endpoints.ts';
import { addGuests } from './guest-endpoints.ts';

const draft = {
  ...{ kind: 'show', title: 'The long night', time_zone: 'Europe/Berlin' },
  ...{ starts_at: '2026-11-20T19:00:00.000Z', ends_at: '2026-11-20T22:00:00.000Z' },
};

test.each([
  [{}, true],
  [{ title: '  ' }, false],
  [{ kind: 'party' }, false],
  [{ link: 'javascript:alert(1)' }, false],
  [{ link: 'https://watch.example/live' }, true],
  [{ capacity: 0 }, false],
  [{ point: { latitude: 91, longitude: 0 } }, false],
])('a draft with %o is taken: %s', (change, taken) => {
  expect(createEvent.body.safeParse({ ...draft, ...change }).success).toBe(taken);
});

test('fifty guests at once, and no more', () => {
  const names = (count: number) => ({ user_names: Array.from({ length: count }, (_, at) => `fan_${at}`) });
  expect(addGuests.body.safeParse(names(50)).success).toBe(true);
  expect(addGuests.body.safeParse(names(51)).success).toBe(false);
});

test('a malformed id is answered as one that is not there; a short token is none', () => {
  const { error } = getEvent.params.safeParse({ id: 'no id of ours' });
  expect(error?.issues).toMatchObject([{ params: { not_found: { code: 'events.not-found', status: 404 } } }]);
  expect(getPersonCalendar.params.safeParse({ token: 'short' }).success).toBe(false);
});
