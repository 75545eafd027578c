// Owns what a person said they are into.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findInterests } from '../users.store.ts';

/** In the order in which they were chosen; none of somebody who is gone. */
export function interestsOf(tx: Executor, userId: string): Promise<readonly Interest[]> {
  return findInterests(tx, userId);
}
