import { describe, expect, test } from 'vitest';
import { expiryOf, isExpired, periodAt, periodEnds, stateAt } from './mission.rules.ts';

const at = (iso: string) => new Date(iso);

describe('the state of a mission', () => {
  const window = { opens_at: at('2026-11-10T00:00:00Z'), closes_at: at('2026-11-20T00:00:00Z') };
  test.each([
    ['draft', '2026-11-15T00:00:00Z', 'draft'],
    ['live', '2026-11-09T23:59:59Z', 'scheduled'],
    ['live', '2026-11-10T00:00:00Z', 'active'],
    ['live', '2026-11-20T00:00:00Z', 'ended'],
    ['paused', '2026-11-15T00:00:00Z', 'paused'],
    ['paused', '2026-11-21T00:00:00Z', 'ended'],
    ['ended', '2026-11-15T00:00:00Z', 'ended'],
    ['archived', '2026-11-15T00:00:00Z', 'archived'],
  ] as const)('stored as %s is at %s %s', (state, now, is) => {
    expect(stateAt({ state, ...window }, at(now))).toBe(is);
  });
});

describe('rounds', () => {
  test.each([
    ['Pacific/Pago_Pago', '2026-11-17T10:59:59Z', '2026-11-16', '2026-11-17T11:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-17T11:00:00Z', '2026-11-17', '2026-11-18T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-17T09:59:59Z', '2026-11-17', '2026-11-17T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-17T10:00:00Z', '2026-11-18', '2026-11-18T10:00:00.000Z'],
    // The day on which clocks go back is 25 hours long.
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ])('of a day in %s at %s', (zone, now, period, ends) => {
    expect(periodAt('daily', at(now), zone)).toBe(period);
    expect(periodEnds('daily', period, zone)?.toISOString()).toBe(ends);
  });

  test('of a week begin on Monday, where the club is', () => {
    expect(periodAt('weekly', at('2026-11-15T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-16');
    expect(periodAt('weekly', at('2026-11-15T23:30:00Z'), 'UTC')).toBe('2026-11-09');
    expect(periodEnds('weekly', '2026-11-16', 'UTC')?.toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  test('are one where it is done once', () => {
    expect(periodAt('once', at('2026-11-17T00:00:00Z'), 'UTC')).toBe('');
    expect(periodEnds('once', '', 'UTC')).toBeNull();
  });
});

describe('the time somebody has', () => {
  const now = at('2026-11-17T12:00:00Z');
  const open = { repeat: 'once', closes_at: null, finish_within_h: null } as const;
  test('is the first of all ends', () => {
    expect(expiryOf(open, { now, period: '', zone: 'UTC' })).toBeNull();
    const within = { ...open, finish_within_h: 48, closes_at: at('2026-11-18T12:00:00Z') };
    expect(expiryOf(within, { now, period: '', zone: 'UTC' })?.toISOString()).toBe(
      '2026-11-18T12:00:00.000Z',
    );
    const daily = { ...within, repeat: 'daily' } as const;
    expect(expiryOf(daily, { now, period: '2026-11-17', zone: 'UTC' })?.toISOString()).toBe(
      '2026-11-18T00:00:00.000Z',
    );
  });
  test('has ten minutes of grace', () => {
    expect(isExpired(now, at('2026-11-17T12:10:00Z'))).toBe(false);
    expect(isExpired(now, at('2026-11-17T12:10:01Z'))).toBe(true);
    expect(isExpired(null, now)).toBe(false);
  });
});
