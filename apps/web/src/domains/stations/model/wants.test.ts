// Tests what a station asks for, line by line, and which step comes next.
import { expect, test } from 'vitest';
import { aStation, aStep } from '../testing/stations.ts';
import { nextStep, wantsOf } from './wants.ts';

const now_ms = Date.parse('2026-11-17T12:00:00Z');
const level = { kind: 'level', at_least: 5, label: '', met: true } as const;
const xp = { kind: 'xp', at_least: 500, label: '', met: false } as const;

test('each part of the outermost AND is a line, met or missing', () => {
  const seen = wantsOf(
    aStation({ condition: { all: [level, { any: [xp, level] }, { not: level }] } }),
    now_ms,
  );
  expect(seen.map(({ kind, met }) => [kind, met])).toEqual([
    ['condition', true],
    ['condition', true],
    ['condition', false],
  ]);
});

test('joining, its moment, the account and steps come as lines too', () => {
  const seen = wantsOf(
    aStation({
      member: false,
      opens_at: '2026-11-18T12:00:00Z',
      account_from: '2026-11-17T20:00:00Z',
      requirements: [aStep('s1', { state: 'passed' }), aStep('s2')],
    }),
    now_ms,
  );
  expect(seen.map(({ kind, met }) => `${kind} ${met}`)).toEqual([
    'join false',
    'opens false',
    'account false',
    'step true',
    'step false',
  ]);
  expect(wantsOf(aStation({ opens_at: '2026-11-16T12:00:00Z' }), now_ms)).toEqual([]);
});

test('the next step is the first that can be done now', () => {
  const requirements = [aStep('s1', { state: 'passed' }), aStep('s2', { state: 'review' }), aStep('s3')];
  expect(nextStep(aStation({ requirements }))?.id).toBe('s3');
  expect(nextStep(aStation({ requirements: requirements.slice(0, 2) }))).toBeUndefined();
});
