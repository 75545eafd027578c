// How tasks are set apart by when they are due, on the reader's own calendar; the order is the server's.
import type { Task } from '@stagepass/contract/missions/tasks.ts';

const names = ['today', 'week', 'later', 'open'] as const;
type SectionName = (typeof names)[number];

const WEEK_MS = 7 * 86_400_000;

function sectionOf({ due_at }: Pick<Task, 'due_at'>, now_ms: number): SectionName {
  if (due_at === null) return 'open';
  const now = new Date(now_ms);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  const due = Date.parse(due_at);
  // What ends with the day ends at midnight.
  if (due <= midnight) return 'today';
  return due < now_ms + WEEK_MS ? 'week' : 'later';
}

/** Without the empty ones. */
export function sectionsOf<Of extends Pick<Task, 'due_at'>>(
  tasks: readonly Of[],
  now_ms: number,
): { name: SectionName; tasks: Of[] }[] {
  return names
    .map((name) => ({ name, tasks: tasks.filter((task) => sectionOf(task, now_ms) === name) }))
    .filter((section) => section.tasks.length > 0);
}

/** Midnight reads as the next day to whoever has until then: the minute before it is said. */
export function dueShown(due_at: string): string {
  const due = new Date(due_at);
  const isMidnight = due.getHours() === 0 && due.getMinutes() === 0;
  return isMidnight ? new Date(due.getTime() - 60_000).toISOString() : due_at;
}
