// The slot of one's own profile for ways to what is one's own elsewhere: later domains hand in a row each at boot.
import type { ComponentType } from 'react';

export interface OwnWay {
  name: string;
  /** One row of a list. */
  load: () => Promise<{ Way: ComponentType }>;
}

let offered: readonly OwnWay[] = [];

/** Called once by the app with all ways, in the order in which they stand. */
export function offerOwnWays(ways: readonly OwnWay[]): void {
  offered = ways;
}

export function ownWays(): readonly OwnWay[] {
  return offered;
}
