// A refusal is repeated without asking the shared counter until its time is over, for the same key and rule alone.
import { seededClock } from '@stagepass/base/clock.ts';
import { expect, test } from 'vitest';
import { knownRefusals } from './known-refusals.ts';

const rule = { limit: 5, window_s: 60 };

function counter(retry_after_s = 9) {
  const clock = seededClock('2026-03-01T12:00:00Z');
  const asked: string[] = [];
  let answer = { ok: false, retry_after_s };
  const counting = {
    async take(key: string) {
      asked.push(key);
      return answer;
    },
  };
  const letIn = () => {
    answer = { ok: true, retry_after_s: 0 };
  };
  return { clock, asked, letIn, limits: knownRefusals(counting, clock) };
}

test('hammering asks the counter once, and is told how long is left', async () => {
  const { clock, asked, limits } = counter();
  expect(await limits.take('a', rule)).toEqual({ ok: false, retry_after_s: 9 });
  clock.advance(2500);
  for (let at = 0; at < 250; at += 1)
    expect(await limits.take('a', rule)).toEqual({ ok: false, retry_after_s: 7 });
  expect(asked).toEqual(['a']);
});

test('once the time is over the counter decides again', async () => {
  const { clock, asked, letIn, limits } = counter();
  await limits.take('a', rule);
  letIn();
  clock.advance(8999);
  expect((await limits.take('a', rule)).ok).toBe(false);
  clock.advance(1);
  expect((await limits.take('a', rule)).ok).toBe(true);
  expect((await limits.take('a', rule)).ok).toBe(true);
  expect(asked).toEqual(['a', 'a', 'a']);
});

test('after ten seconds the counter is asked even where it named a later moment', async () => {
  const { clock, asked, limits } = counter(3600);
  expect((await limits.take('a', rule)).retry_after_s).toBe(3600);
  clock.advance(9999);
  expect((await limits.take('a', rule)).retry_after_s).toBe(3591);
  clock.advance(1);
  await limits.take('a', rule);
  expect(asked).toEqual(['a', 'a']);
});

test('another key and another rule are asked for', async () => {
  const { asked, limits } = counter();
  await limits.take('a', rule);
  await limits.take('b', rule);
  await limits.take('a', { ...rule, window_s: 3600 });
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('ten thousand are known at most', async () => {
  const { asked, limits } = counter();
  for (let at = 0; at <= 10_000; at += 1) await limits.take(`k${at}`, rule);
  await limits.take('k10000', rule);
  expect(asked).toHaveLength(10_001);
  await limits.take('k0', rule);
  expect(asked).toHaveLength(10_002);
});

test('what is known to be refused can be asked for without a use', async () => {
  const { clock, asked, limits } = counter();
  expect(limits.isKnownRefused?.('a', rule)).toBe(false);
  await limits.take('a', rule);
  expect(limits.isKnownRefused?.('a', rule)).toBe(true);
  expect(limits.isKnownRefused?.('b', rule)).toBe(false);
  clock.advance(9000);
  expect(limits.isKnownRefused?.('a', rule)).toBe(false);
  expect(asked).toEqual(['a']);
});
