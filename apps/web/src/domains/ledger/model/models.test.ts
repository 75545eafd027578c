// Tests the wallet's reckoning: months wherever the phone is, amounts, what limits leave, the picture, the proof.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { byDay } from '#platform/i18n/days.ts';
import { aLine, aWallet } from '../public/testing/money.ts';
import { amountOf, firstChoice, missingIn } from './amount.ts';
import { balancePoints } from './balance-points.ts';
import { leftOf, limitOver, resetOf } from './left.ts';
import { isIn, isMonth, monthOf, monthsSince, utcDays } from './months.ts';
import { recomputed } from './recompute.ts';
import { plainUsd, roundUsd, signedUsd } from './signed.ts';

const till = aWallet().top_up;

test('a month asks for every UTC day that a part of it lies in', () => {
  const { from, to } = utcDays('2026-11');
  const [start, end] = [new Date(2026, 10, 1), new Date(2026, 11, 1)];
  expect(Date.parse(`${from}T00:00:00Z`)).toBeLessThanOrEqual(start.getTime());
  expect(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toBeGreaterThanOrEqual(end.getTime());
  expect(isIn('2026-11', start.toISOString())).toBe(true);
  expect(isIn('2026-11', end.toISOString())).toBe(false);
  const january = new Date(2026, 0, 31);
  expect(monthsSince(new Date(2025, 10, 30).toISOString(), january)).toEqual([
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
  expect(monthsSince(null, january)).toEqual(['2026-01']);
  expect([isMonth('2026-13'), isMonth('2026-1'), isMonth(null), isMonth('2026-11')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('the voucher covers what is missing; a typed amount is held to the till', () => {
  expect(firstChoice(till, null).voucher).toBe('2000');
  expect(firstChoice(till, 501).voucher).toBe('2000');
  expect(firstChoice(till, 7777)).toEqual({ voucher: 'other', typed: '77.77' });
  expect(firstChoice({ ...till, month_left_cents: 1500 }, null).voucher).toBe('500');
  expect(amountOf(till, { voucher: 'other', typed: '12.5' })).toBe(1250);
  expect(amountOf(till, { voucher: 'other', typed: '' })).toBe('missing');
  expect(amountOf(till, { voucher: 'other', typed: '1,5' })).toBe('missing');
  expect(amountOf(till, { voucher: 'other', typed: '.99' })).toBe('too-little');
  expect(amountOf(till, { voucher: 'other', typed: '500.01' })).toBe('too-much');
  expect(missingIn(new URLSearchParams('amount_cents=250'))).toBe(250);
  expect(missingIn(new URLSearchParams('amount_cents=-5'))).toBeNull();
});

test('of two limits the one that leaves less counts', () => {
  const { limits } = aWallet();
  expect(leftOf(limits)).toBeNull();
  const both = { ...limits, day_cents: 1000, month_cents: 6000, spent_month_cents: 5900 };
  expect(leftOf(both)).toEqual({ by: 'month', cents: 100, limit_cents: 6000 });
  expect(leftOf({ ...limits, day_cents: 1000, spent_today_cents: 1200 })?.cents).toBe(0);
  // What refuses an amount: of two limits the one that resets later.
  expect(limitOver(limits, 1_000_000)).toBeNull();
  expect(limitOver(both, 100)).toBeNull();
  expect(limitOver(both, 2000)?.by).toBe('month');
  expect(limitOver({ ...both, spent_month_cents: 0 }, 1001)).toEqual({
    by: 'day',
    cents: 1000,
    limit_cents: 1000,
  });
  const now = new Date('2026-12-31T23:59:00Z');
  expect(resetOf('day', now).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(resetOf('month', new Date('2026-11-17T09:00:00Z')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
});

test('the picture begins with what was there before the first line', () => {
  const at = new Date(2026, 10, 5, 12).toISOString();
  const lines = [
    aLine(8, { amount_cents: -300, balance_cents: 500, at }),
    aLine(7, { amount_cents: 600, balance_cents: 800, at }),
  ];
  const drawn = balancePoints('2026-11', lines, new Date(2026, 10, 6));
  expect(drawn.points.map((point) => point.value)).toEqual([200, 800, 500]);
  expect(drawn).toMatchObject({ first: 200, last: 500, low: 200, high: 800 });
  expect(drawn.until).toBe(new Date(2026, 10, 6).getTime());
});

test('lines stand under their days, amounts with their sign', () => {
  const at = (day: number) => new Date(2026, 10, day, 12).toISOString();
  const days = byDay(
    [aLine(3, { at: at(5) }), aLine(2, { at: at(5) }), aLine(1, { at: at(4) })],
    (line) => line.at,
  );
  expect(days.map((day) => day.entries.map((line) => line.seq))).toEqual([[3, 2], [1]]);
  expect([signedUsd(60), signedUsd(-1200), plainUsd(1180)]).toEqual(['+$0.60', '−$12.00', '11.80']);
  expect([roundUsd(500), roundUsd(750), roundUsd(100_000)]).toEqual(['$5', '$7.50', '$1,000']);
  expect(monthOf(new Date(2026, 0, 1))).toBe('2026-01');
});

test('the proof is computed as the ledger computes it', async () => {
  const proof = {
    asset_id: 'credits',
    account_id: '00000000-0000-7000-8000-000000000001',
    other_account_id: '00000000-0000-7000-8000-000000000002',
    seq: 2,
    amount_cents: -1200,
    balance_cents: 1180,
    digest: 'ab'.repeat(32),
    previous: '01'.repeat(32),
    hash: '',
    seal: null,
  };
  const text = `${proof.account_id}|2|-1200|1180|${proof.other_account_id}`;
  const expected = createHash('sha256')
    .update(Buffer.from(proof.previous, 'hex'))
    .update(Buffer.from(proof.digest, 'hex'))
    .update(text)
    .digest('hex');
  expect(await recomputed(proof)).toBe(expected);
});
