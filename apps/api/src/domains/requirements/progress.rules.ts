// Owns where somebody stands with a requirement: to do, begun, passed, or out of tries.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';

interface Stand {
  tries: number;
  passed_at: Date | null;
  open: boolean;
}

/** A try counts when it ends: the one that is open is still to be had. */
export function triesLeft(allowed: number | null, used: number): number | null {
  return allowed === null ? null : Math.max(0, allowed - used);
}

export function stateOf(stand: Stand | undefined, allowed: number | null): RequirementEntry['state'] {
  if (stand === undefined) return 'todo';
  if (stand.passed_at !== null) return 'passed';
  if (stand.open) return 'open';
  return triesLeft(allowed, stand.tries) === 0 ? 'out-of-tries' : 'todo';
}

/** An answer sent in time may still arrive a moment late. */
export const LATE_GRACE_MS = 3000;

export function isLate(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && now.getTime() > endsAt.getTime() + LATE_GRACE_MS;
}
