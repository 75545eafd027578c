// Tests which channel holds, and when it is quiet somewhere.
import { notificationKindNames, notificationRule } from '@stagepass/base/notification-kinds.ts';
import { expect, test } from 'vitest';
import { choiceOf, clockOf, isQuiet, minutesOf } from './choices.rules.ts';
import { momentIn, whoOf } from './text.rules.ts';

const chosen = (club_id: string | null, of: object) => ({
  club_id,
  app: null,
  push: null,
  mail: null,
  ...of,
});

test('a club’s choice goes before the general one, and both before the default', () => {
  expect(choiceOf('level', 'a', [])).toEqual({ app: true, push: true, mail: false });
  const rows = [chosen(null, { push: false, mail: true }), chosen('a', { push: true })];
  expect(choiceOf('level', 'a', rows)).toEqual({ app: true, push: true, mail: true });
  expect(choiceOf('level', 'b', rows)).toEqual({ app: true, push: false, mail: true });
});

test('what is always or never so stays so, whatever was chosen', () => {
  const all = { app: false, push: true, mail: true };
  expect(choiceOf('outbid', null, [chosen(null, all)]).app).toBe(true);
  expect(choiceOf('message', null, [chosen(null, { app: true })]).app).toBe(false);
});

test.each([
  ['22:00', '07:00', 'UTC', '2026-11-17T23:00:00Z', true],
  ['22:00', '07:00', 'UTC', '2026-11-17T07:00:00Z', false],
  ['22:00', '07:00', 'Asia/Tokyo', '2026-11-17T13:30:00Z', true],
  ['13:00', '14:00', 'Europe/Paris', '2026-07-17T11:30:00Z', true],
  ['13:00', '14:00', 'Europe/Paris', '2026-12-17T11:30:00Z', false],
  ['00:00', '00:00', 'UTC', '2026-11-17T12:00:00Z', true],
])('from %s to %s in %s at %s is quiet: %s', (from, to, time_zone, at, quiet) => {
  const hours = { quiet_from: minutesOf(from), quiet_to: minutesOf(to), time_zone };
  expect(isQuiet(hours, new Date(at))).toBe(quiet);
  expect(clockOf(hours.quiet_from)).toBe(from);
});

test('names are bundled as people say them, and moments told where somebody is', () => {
  expect(whoOf([], 3)).toBeNull();
  expect(whoOf(['Ana'], 1)).toBe('Ana');
  expect(whoOf(['Ana', 'Ben'], 2)).toBe('Ana and Ben');
  expect(whoOf(['Ana', 'Ben', 'Cal'], 5)).toBe('Ana and 4 others');
  expect(momentIn('Asia/Tokyo')('2026-11-17T13:30:00Z')).toBe('Nov 17, 10:30 PM');
  expect(momentIn('UTC')('2026-11-17T13:30:00Z')).toContain('UTC');
});

test('a kind without a place in the inbox is in no digest, and a bundle has a key', () => {
  for (const kind of notificationKindNames) {
    const { channels, letter } = notificationRule(kind);
    if (channels.app === 'never' && channels.mail === 'on') expect(letter, kind).toBe(true);
  }
});
