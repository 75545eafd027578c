// @vitest-environment jsdom
// Tests what a phone notes of the published fingerprints, and what it says of them on another day.
import { afterEach, expect, test } from 'vitest';
import { compareHeads, notedHeads, noteHeads } from './seen-heads.ts';

afterEach(() => localStorage.clear());

const head = (day: string, hash: string) => ({ day, hash });

test('what was noted first stays, and another of the same day is told', () => {
  expect(compareHeads(notedHeads(), [head('2026-11-14', 'aa')])).toEqual({
    known: 0,
    since: null,
    changed: [],
  });
  noteHeads([head('2026-11-14', 'aa'), head('2026-11-13', 'bb')]);
  const later = [head('2026-11-15', 'cc'), head('2026-11-14', 'aa'), head('2026-11-13', 'bb')];
  expect(compareHeads(notedHeads(), later)).toEqual({ known: 2, since: '2026-11-13', changed: [] });
  noteHeads([head('2026-11-14', 'ff'), head('2026-11-15', 'cc')]);
  expect(notedHeads()).toEqual({ '2026-11-15': 'cc', '2026-11-14': 'aa', '2026-11-13': 'bb' });
  expect(compareHeads(notedHeads(), [head('2026-11-14', 'ff'), head('2026-11-13', 'bb')])).toEqual({
    known: 2,
    since: '2026-11-13',
    changed: ['2026-11-14'],
  });
});

test('noted anew, what the phone had is forgotten; what nobody can read counts as nothing', () => {
  noteHeads([head('2026-11-14', 'aa')]);
  noteHeads([head('2026-11-14', 'ff')], {});
  expect(notedHeads()).toEqual({ '2026-11-14': 'ff' });
  localStorage.setItem('spc-ledger-heads', '{"2026-11-14":7,"2026-11-13":"bb"}');
  expect(notedHeads()).toEqual({ '2026-11-13': 'bb' });
  localStorage.setItem('spc-ledger-heads', 'no');
  expect(notedHeads()).toEqual({});
});

test('the oldest of more than 400 days go', () => {
  const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
  noteHeads(Array.from({ length: 410 }, (_, n) => head(day(n), 'aa')));
  const days = Object.keys(notedHeads()).sort();
  expect([days.length, days[0]]).toEqual([400, day(10)]);
});
