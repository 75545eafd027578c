// The slot of a person's own home for what other domains show there, below the greeting.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface HomePart {
  name: string;
  /** Comes with the first load of the home: what is heavy about it is fetched by the part itself. */
  Part: ComponentType;
}

export const homeParts = slot<readonly HomePart[]>([]);
