// The slot of one's own profile for rows that lead to what the person has in other domains.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface OwnWay {
  name: string;
  /** One row of a list. */
  load: () => Promise<{ Way: ComponentType }>;
}

export const ownWays = slot<readonly OwnWay[]>([]);
