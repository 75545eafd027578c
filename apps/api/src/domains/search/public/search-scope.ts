// Owns what search must know of the viewer and later rows alone can tell: their clubs, and whom they do not want to meet.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

export interface SearchScope {
  /** Clubs in which this person is a member. */
  clubIdsOf(tx: Executor, userId: string): Promise<readonly string[]>;
  /** People who are not shown to this person: blocked either way, or muted. */
  hiddenFrom(tx: Executor, userId: string): Promise<readonly string[]>;
}

export const searchScope = slot<SearchScope>('search-scope');
