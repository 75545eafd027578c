// Owns: the pure rules of the wallet: ages, caps, countries, limits, tax and numbers.
import { describe, expect, test } from 'vitest';
import { ageBandOf, isCountry, isPossibleBirthDate, topUpCapOf } from './identity.rules.ts';
import { changeLimits, limitsAt } from './limits.rules.ts';
import { leavesReceipt, linesOf, receiptNumber, taxWithin, textOf } from './receipts.rules.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2010-11-15', 'under-18'],
  ['2010-11-16', 'under-16'],
  ['2008-11-15', 'adult'],
  ['2008-11-16', 'under-18'],
  ['2008-02-29', 'adult'],
  [null, 'unknown'],
] as const)('born %s is %s', (birth, band) => {
  expect(ageBandOf(birth, now)).toBe(band);
});

test('a leap day’s child is of age on the first of March', () => {
  expect(ageBandOf('2008-02-29', new Date('2026-02-28T23:59:59Z'))).toBe('under-18');
  expect(ageBandOf('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe('adult');
});

test('caps and possible dates', () => {
  expect([topUpCapOf('under-16'), topUpCapOf('under-18'), topUpCapOf('adult')]).toEqual([5000, 15_000, null]);
  expect(isPossibleBirthDate('2026-11-15', now)).toBe(false);
  expect(isPossibleBirthDate('1906-11-15', now)).toBe(false);
  expect(isPossibleBirthDate('1930-01-01', now)).toBe(true);
  expect(['DE', 'US', 'KR'].every(isCountry)).toBe(true);
  expect(['ZZ', 'XX', 'QZ', 'EU'].some(isCountry)).toBe(false);
});

describe('limits', () => {
  const none = { now: { day: null, month: null }, next: null };
  const from = new Date(now.getTime() + 86_400_000);

  test('the first one counts at once', () => {
    expect(changeLimits(none, { day: 100, month: null }, now)).toEqual({
      now: { day: 100, month: null },
      next: null,
    });
  });

  test('one lowered and one raised: each by its own rule', () => {
    const before = { now: { day: 100, month: 1000 }, next: null };
    expect(changeLimits(before, { day: 50, month: 2000 }, now)).toEqual({
      now: { day: 50, month: 1000 },
      next: { day: 50, month: 2000, from },
    });
  });

  test('lowering takes back what waits', () => {
    const before = { now: { day: 100, month: null }, next: { day: null, month: null, from } };
    expect(changeLimits(before, { day: 100, month: null }, now)).toEqual({ now: before.now, next: null });
  });

  test('what waits counts from its moment on', () => {
    const before = { now: { day: 100, month: null }, next: { day: 300, month: null, from } };
    expect(limitsAt(before, new Date(from.getTime() - 1))).toBe(before);
    expect(limitsAt(before, from)).toEqual({ now: { day: 300, month: null }, next: null });
  });

  test('a raise beyond what waits begins anew', () => {
    const before = { now: { day: 100, month: null }, next: { day: 300, month: null, from } };
    const later = new Date(now.getTime() + 3600_000);
    expect(changeLimits(before, { day: 400, month: null }, later).next?.from).toEqual(
      new Date(later.getTime() + 86_400_000),
    );
  });
});

describe('receipts', () => {
  test.each([
    [1190, 1900, 190],
    [1, 1900, 0],
    [100, 0, 0],
    [999_999_999_999, 2000, 166_666_666_666],
  ])('of %i cents at %i bp, %i are tax', (total, rate, tax) => {
    expect(taxWithin(total, rate)).toBe(tax);
  });

  test('are the payer’s, of credits', () => {
    expect(leavesReceipt({ kind: 'store', asset_id: 'credits', amount: -5 })).toBe(true);
    expect(leavesReceipt({ kind: 'resale', asset_id: 'credits', amount: 5 })).toBe(false);
    expect(leavesReceipt({ kind: 'gacha', asset_id: 'token:x', amount: -5 })).toBe(false);
    expect(leavesReceipt({ kind: 'top-up', asset_id: 'credits', amount: 5 })).toBe(true);
    expect(leavesReceipt({ kind: 'payout', asset_id: 'credits', amount: -5 })).toBe(false);
  });

  test('have a number and lines, whatever was written down', () => {
    expect(receiptNumber('house', 7)).toBe('SP-000007');
    expect(receiptNumber('club:01981e3a-0000-7000-8000-00000000abcd', 12)).toBe('C0000ABCD-000012');
    expect(linesOf({ lines: 'x' }, 5)).toEqual([{ text: 'Credits', quantity: 1, amount_cents: 5 }]);
    expect(textOf({ lines: [{ text: 'Draw', quantity: 10, amount_cents: 5 }] })).toBe('10 × Draw');
    const plan = { text: 'Backstage', quantity: 1, amount_cents: 1500 };
    const unused = { text: 'Unused days of Stalls', quantity: 1, amount_cents: -400 };
    expect(textOf({ lines: [plan, unused] })).toBe('Backstage');
    expect(textOf({ lines: [plan, plan] })).toBe('Backstage + 1');
    expect(textOf({})).toBe('');
  });
});
