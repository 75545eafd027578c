import { describe, expect, test } from 'vitest';
import { dayAfter, dayBegins, daysBetween, isTimeZone, localDay, weekBegins } from './local-day.ts';

describe('a day as a place counts it', () => {
  test('differs from place to place at one moment', () => {
    const at = new Date('2026-11-17T10:30:00Z');
    expect(localDay(at, 'UTC')).toBe('2026-11-17');
    expect(localDay(at, 'Pacific/Pago_Pago')).toBe('2026-11-16');
    expect(localDay(at, 'Pacific/Kiritimati')).toBe('2026-11-18');
  });

  test.each([
    ['UTC', '2026-11-17', '2026-11-17T00:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-17', '2026-11-17T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-17', '2026-11-16T10:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-17', '2026-11-16T18:30:00.000Z'],
    // Clocks go forward at 02:00 on the 29th: the day is 23 hours long.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    // And back at 03:00 on the 25th: 25 hours.
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // Midnight itself is skipped here: the day begins at one o'clock.
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
  ])('begins in %s on %s at %s', (zone, day, begins) => {
    const at = dayBegins(day, zone);
    expect(at.toISOString()).toBe(begins);
    expect(localDay(at, zone)).toBe(day);
    expect(localDay(new Date(at.getTime() - 1000), zone)).toBe(dayAfter(day, -1));
  });

  test('is counted over months and years', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-24', '2026-10-27')).toBe(3);
    expect(weekBegins('2026-11-17')).toBe('2026-11-16');
    expect(weekBegins('2026-11-16')).toBe('2026-11-16');
    expect(weekBegins('2026-11-22')).toBe('2026-11-16');
  });

  test('knows which zones there are', () => {
    expect(isTimeZone('Asia/Tokyo')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    for (const wrong of ['Nowhere/Land', 'Europe/Nowhere', 'AET', 'PST', '+09:00', 'SystemV/PST8'])
      expect(isTimeZone(wrong), wrong).toBe(false);
  });
});
