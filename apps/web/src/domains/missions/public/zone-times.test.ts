// Guards that a creator's times are read and written by the club's clock, whatever the phone's zone and the season are.
import { describe, expect, it } from 'vitest';
import { fromZoneTime, toZoneTime, whenIn } from './zone-times.ts';

describe('times in the club’s zone', () => {
  it.each([
    ['2026-06-20T18:00', 'Europe/Berlin', '2026-06-20T16:00:00.000Z'],
    ['2026-12-20T18:00', 'Europe/Berlin', '2026-12-20T17:00:00.000Z'],
    ['2026-06-20T18:00', 'America/Los_Angeles', '2026-06-21T01:00:00.000Z'],
    ['2026-06-20T00:15', 'Asia/Kolkata', '2026-06-19T18:45:00.000Z'],
    // The hour after the clocks went forward, and the day on which they go back.
    ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, moment) => {
    expect(fromZoneTime(text, zone)).toBe(moment);
    expect(toZoneTime(moment, zone)).toBe(text);
  });

  it('nothing typed is no time', () => {
    expect(fromZoneTime('', 'UTC')).toBeNull();
    expect(fromZoneTime('2026-13-40T99:00', 'UTC')).toBeNull();
    expect(toZoneTime(null, 'UTC')).toBe('');
  });

  it.each([
    ['2026-11-20T17:00:00.000Z', 'Fri 6:00 PM'],
    ['2026-12-20T17:00:00.000Z', 'Dec 20, 6:00 PM'],
    ['2027-06-20T16:00:00.000Z', 'Jun 20, 2027, 6:00 PM'],
  ])('%s is said as %s', (time, words) => {
    const at = { tag: 'en-US', zone: 'Europe/Berlin', now_ms: Date.parse('2026-11-17T12:00:00Z') };
    expect(whenIn(time, at).replace(/\u202f/g, ' ')).toBe(words);
  });
});
