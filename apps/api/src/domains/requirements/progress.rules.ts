// Owns where somebody stands with a requirement: to do, begun, passed, or out of tries.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';

interface Stand {
  tries: number;
  passed_at: Date | null;
  going: 'open' | 'review' | null;
}

/** A try counts when it ends: the one that is open is still to be had. */
export function triesLeft(allowed: number | null, used: number): number | null {
  return allowed === null ? null : Math.max(0, allowed - used);
}

/** `locked`: the one before it has to be passed first. */
export function stateOf(
  stand: Stand | undefined,
  { allowed, locked }: { allowed: number | null; locked: boolean },
): RequirementEntry['state'] {
  if (stand !== undefined && stand.passed_at !== null) return 'passed';
  if (locked) return 'locked';
  if (stand === undefined) return 'todo';
  if (stand.going !== null) return stand.going;
  return triesLeft(allowed, stand.tries) === 0 ? 'out-of-tries' : 'todo';
}

/** Ids of those that wait for the one before them. */
export function lockedOf(
  rows: readonly { id: string; waits: boolean }[],
  stands: ReadonlyMap<string, { passed_at: Date | null }>,
): ReadonlySet<string> {
  const passed = (row: { id: string } | undefined) =>
    row === undefined || (stands.get(row.id)?.passed_at ?? null) !== null;
  return new Set(rows.filter((row, at) => row.waits && !passed(rows[at - 1])).map(({ id }) => id));
}

/** An answer sent in time may still arrive a moment late. */
export const LATE_GRACE_MS = 3000;

export function isLate(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && now.getTime() > endsAt.getTime() + LATE_GRACE_MS;
}
