import { dayAfter } from '@stagepass/base/local-day.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kept, streakOf } from './streak.rules.ts';

const FIRST = '2026-11-01';
const on = (...offsets: number[]): Kept[] =>
  offsets.map((offset) => ({ day: dayAfter(FIRST, offset), kind: 'made' }));
const days = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);
const at = (offset: number) => dayAfter(FIRST, offset);

describe('a streak', () => {
  test('counts days in a row, and today may still be open', () => {
    expect(streakOf(on(0, 1, 2), at(2))).toMatchObject({ streak: 3, checked_today: true });
    expect(streakOf(on(0, 1, 2), at(3))).toMatchObject({ streak: 3, checked_today: false });
    expect(streakOf(on(0, 1, 2), at(4))).toMatchObject({ streak: 0, checked_today: false });
    expect(streakOf([], at(0))).toMatchObject({ streak: 0, best: { streak: 0, ended_on: null } });
  });

  test('earns a freeze after seven check-ins, which a missed day uses by itself', () => {
    expect(streakOf(on(...days(6)), at(5))).toMatchObject({ freezes: 0, next_freeze_in: 1 });
    expect(streakOf(on(...days(7)), at(6))).toMatchObject({ freezes: 1, next_freeze_in: 7 });
    const missedOne = streakOf(on(...days(7), 8), at(8));
    expect(missedOne).toMatchObject({ streak: 9, freezes: 0 });
    expect(missedOne.days.at(7)).toEqual({ day: at(7), kind: 'frozen' });
    expect(streakOf(on(...days(7), 9), at(9))).toMatchObject({ streak: 1, freezes: 1 });
  });

  test('holds two freezes at most', () => {
    expect(streakOf(on(...days(30)), at(29))).toMatchObject({ streak: 30, freezes: 2, next_freeze_in: null });
    expect(streakOf(on(...days(30)), at(32))).toMatchObject({ streak: 32, freezes: 0 });
    expect(streakOf(on(...days(30)), at(33))).toMatchObject({ streak: 0, freezes: 2 });
  });

  test('remembers the best one, and when it ended', () => {
    expect(streakOf(on(0, 1, 2, 5), at(5)).best).toEqual({ streak: 3, ended_on: at(2) });
    expect(streakOf(on(0, 1, 2), at(2)).best).toEqual({ streak: 3, ended_on: null });
  });

  test('is repaired by the last missed day, where that joins it', () => {
    const broken = on(0, 1, 2, 4);
    expect(streakOf(broken, at(4))).toMatchObject({ streak: 1, repairable: at(3) });
    const repaired: Kept[] = [...on(0, 1, 2), { day: at(3), kind: 'repaired' }, ...on(4)];
    expect(streakOf(repaired, at(4))).toMatchObject({ streak: 5, repairable: null });
    expect(streakOf(on(0, 1, 2, 6), at(6)).repairable).toBeNull();
    expect(streakOf(broken, at(12)).repairable).toBeNull();
  });

  test('is the same whatever came late, and never longer than the days it spans', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });
    fc.assert(
      fc.property(offsets, (chosen) => {
        const sorted = [...chosen].sort((a, b) => a - b);
        const today = at(60);
        const { streak, best, freezes, days: shown } = streakOf(on(...sorted), today);
        expect(streak).toBeLessThanOrEqual(61);
        expect(best.streak).toBeGreaterThanOrEqual(streak);
        expect(freezes).toBeGreaterThanOrEqual(0);
        expect(freezes).toBeLessThanOrEqual(2);
        expect(new Set(shown.map(({ day }) => day)).size).toBe(shown.length);
      }),
    );
  });
});
