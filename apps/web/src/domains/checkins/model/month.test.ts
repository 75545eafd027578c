import { describe, expect, it } from 'vitest';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { checkinsCopy } from '../copy.ts';
import { leadOf, monthBeside, monthDays, weekdayNames } from './month.ts';

const words = copyIn(checkinsCopy, getLocale()).day;

describe('a month of check-ins', () => {
  it('has every day once, with what became of it', () => {
    const days = monthDays(
      {
        month: '2026-11',
        today: '2026-11-05',
        days: [
          { day: '2026-11-02', kind: 'made' },
          { day: '2026-11-03', kind: 'frozen' },
        ],
      },
      { words, tag: 'en-US', since: '2026-11-02' },
    );
    expect(days).toHaveLength(30);
    expect(days.slice(0, 6).map(({ state }) => state)).toEqual([
      'ahead',
      'checked',
      'frozen',
      'missed',
      'today',
      'ahead',
    ]);
    expect(days[2]?.label).toBe('November 3, missed, covered by a freeze');
  });

  it('begins on the right weekday', () => {
    expect(leadOf('2026-11')).toBe(6);
    expect(leadOf('2026-06')).toBe(0);
    expect(weekdayNames('en-US')).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  });

  it('has neighbours over the turn of the year', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2026-03', -1)).toBe('2026-02');
    expect(monthBeside('2026-01', -1)).toBe('2025-12');
  });
});
