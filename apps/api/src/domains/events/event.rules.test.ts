// Tests the decisions about an event: its status by the clock, drafts that do not fit, and who is told of a change.
import { expect, test } from 'vitest';
import { draftProblem, movesPeople, statusOf, whyNotSignUp } from './event.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
const show = {
  ...{ doors_at: at(18), starts_at: at(20), ends_at: at(23), place: 'Paper Hall', address: '', link: null },
  ...{ time_zone: 'Europe/Berlin', state: 'published' as const, people: 1, capacity: 2 },
};

test.each([
  [at(17), 'published'],
  [at(18), 'running'],
  [at(22), 'running'],
  [at(23), 'over'],
])('at %o it is %s', (now, status) => {
  expect(statusOf(show, now)).toBe(status);
  expect(statusOf({ ...show, state: 'cancelled' }, now)).toBe('cancelled');
});

test.each([
  [{}, undefined],
  [{ ends_at: at(20) }, 'ends-before-start'],
  [{ doors_at: at(21) }, 'doors-after-start'],
  [{ ends_at: new Date(at(20).getTime() + 40 * 86_400_000) }, 'too-long'],
  [{ time_zone: 'Moon/Base' }, 'time-zone'],
  [{ place: '' }, 'no-place'],
  [{ place: '', link: 'https://a.example' }, undefined],
])('a draft with %o: %s', (change, problem) => {
  expect(draftProblem({ ...show, ...change }, { now: at(10), out: true })).toBe(problem);
});

test('what is over does not go out, and a draft may still lack its place', () => {
  expect(draftProblem(show, { now: at(23), out: true })).toBe('in-the-past');
  expect(draftProblem({ ...show, place: '' }, { now: at(23), out: false })).toBeUndefined();
});

test('people are told of another time or place, and of nothing else', () => {
  expect(movesPeople(show, { ...show, doors_at: null })).toBe(true);
  expect(movesPeople(show, { ...show, place: 'Rope Hall' })).toBe(true);
  expect(movesPeople(show, { ...show })).toBe(false);
});

test.each([
  [{}, false, null],
  [{ people: 2 }, false, 'events.full'],
  [{ people: 2, capacity: null }, false, null],
  [{}, true, 'events.needs-ticket'],
  [{ state: 'cancelled' as const }, false, 'events.cancelled'],
  [{ state: 'draft' as const }, false, 'events.not-published'],
  [{ ends_at: at(9) }, false, 'events.over'],
])('with %o, tickets %s: %s', (change, has_tickets, code) => {
  expect(whyNotSignUp({ ...show, ...change }, { now: at(10), has_tickets })?.code ?? null).toBe(code);
});
