// Tests the order of the running order: by time, the most urgent first in line for the button, reminders giving way.
import type { TodayLine } from '@stagepass/contract/fronts/today.ts';
import { MOST_TODAY_LINES } from '@stagepass/contract/fronts/today.ts';
import { expect, test } from 'vitest';
import { arrange } from './today.rules.ts';

function line(key: string, more: Partial<TodayLine> = {}): TodayLine {
  const base = { key, subject: { kind: 'mission', id: key }, at: null, urgency: 'today', done: false };
  return {
    kind: 'review',
    requirement_id: 'r',
    title: key,
    owner: { kind: 'mission', id: 'm' },
    reason: '',
    ...base,
    ...more,
  } as TodayLine;
}
const at = (hour: number) => `2026-11-17T${String(hour).padStart(2, '0')}:00:00.000Z`;
const keys = (lines: readonly TodayLine[]) => lines.map(({ key }) => key);

test('lines stand by time, those without one last; the most urgent open one comes first', () => {
  const all = [
    line('any'),
    line('night', { at: at(22), urgency: 'soon' }),
    line('noon', { at: at(12), urgency: 'later' }),
    line('done', { at: at(8), done: true, urgency: 'now' }),
  ];
  expect(arrange(all)).toMatchObject({ first: 'night' });
  expect(keys(arrange(all).lines)).toEqual(['done', 'noon', 'night', 'any']);
});

test('of two as urgent, the one that is due first', () => {
  const all = [line('b', { at: at(20), urgency: 'now' }), line('a', { at: at(21), urgency: 'now' })];
  expect(arrange(all).first).toBe('b');
});

test('a reminder gives way to a line of the thing itself', () => {
  const subject = { kind: 'auction', id: 'x' };
  const all = [
    line('lot', { subject }),
    line('reminder', { kind: 'reminder', subject } as Partial<TodayLine>),
  ];
  expect(keys(arrange(all).lines)).toEqual(['lot']);
});

test('there are never more than the bound, and what is open goes before what is done', () => {
  const done = Array.from({ length: 9 }, (_, hour) => line(`d${hour}`, { at: at(hour), done: true }));
  const open = Array.from({ length: 20 }, (_, n) => line(`o${n}`));
  const { lines } = arrange([...done, ...open]);
  expect(lines).toHaveLength(MOST_TODAY_LINES);
  expect(keys(lines.filter((one) => one.done))).toEqual(['d5', 'd6', 'd7', 'd8']);
  expect(arrange([])).toEqual({ lines: [], first: null });
  expect(arrange(done).first).toBeNull();
});
