// Tests how tasks are set apart by when they are due.
import { expect, test } from 'vitest';
import { dueShown, sectionsOf } from './task-sections.ts';

const now = new Date(2026, 10, 17, 18, 0).getTime();
const due = (...date: [number, number, number, number, number]) => ({
  due_at: new Date(...date).toISOString(),
});

test('today ends with midnight, a week after seven days, and what has no deadline comes last', () => {
  const tasks = [due(2026, 10, 18, 0, 0), due(2026, 10, 18, 0, 1), due(2026, 10, 25, 9, 0), { due_at: null }];
  expect(sectionsOf(tasks, now)).toEqual([
    { name: 'today', tasks: [tasks[0]] },
    { name: 'week', tasks: [tasks[1]] },
    { name: 'later', tasks: [tasks[2]] },
    { name: 'open', tasks: [tasks[3]] },
  ]);
  expect(sectionsOf([], now)).toEqual([]);
});

test('midnight is said as the minute before it', () => {
  expect(dueShown(due(2026, 10, 18, 0, 0).due_at)).toBe(due(2026, 10, 17, 23, 59).due_at);
  expect(dueShown(due(2026, 10, 18, 1, 0).due_at)).toBe(due(2026, 10, 18, 1, 0).due_at);
});
