import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const now = new Date('2026-11-15T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('gives days, hours, minutes, seconds and the text', () => {
  expect(countdown({ target: '2026-11-17T15:04:05Z', now })).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
    text: '2d 3h 4m 5s',
  });
});

test('takes a date, an ISO text or a number', () => {
  const target = after(61_000);
  for (const form of [target, target.toISOString(), target.getTime()]) {
    expect(countdown({ target: form, now })?.text).toBe('0d 0h 1m 1s');
  }
});

test('is all zeros once the date has passed', () => {
  const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0, text: '0d 0h 0m 0s' };
  expect(countdown({ target: now, now })).toEqual(zeros);
  expect(countdown({ target: after(-1), now })).toEqual(zeros);
  expect(countdown({ target: '1999-01-01', now })).toEqual(zeros);
});

test('is not yet zero in the last second', () => {
  expect(countdown({ target: after(1), now })?.text).toBe('0d 0h 0m 1s');
});

test.each(['', 'tomorrow', '2026-13-45', Number.NaN, new Date(Number.NaN), null, undefined])(
  'returns nothing for %s, which is no valid date',
  (target) => {
    expect(countdown({ target, now })).toBeUndefined();
  },
);

test('counts from the present when no time is given', () => {
  expect(countdown({ target: Date.now() + 3_600_000 - 500 })?.text).toMatch(/^0d (1h 0m 0s|0h 59m \d+s)$/);
});

test('its parts add up to the time left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * 365 * 86_400 }), (total) => {
      const left = countdown({ target: after(total * 1000), now });
      const parts = left ? ((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds : -1;
      expect(parts).toBe(total);
      expect(left && left.hours < 24 && left.minutes < 60 && left.seconds < 60).toBe(true);
    }),
  );
});
