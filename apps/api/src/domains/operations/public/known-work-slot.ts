// Owns the slot for the names of all handlers and jobs of this release: only their parked work can be tried again.
import { slot } from '#platform/slot/slot.ts';

export interface KnownWork {
  readonly handlers: readonly string[];
  readonly jobs: readonly string[];
}

export const knownWork = slot<KnownWork>('operations.known-work');
