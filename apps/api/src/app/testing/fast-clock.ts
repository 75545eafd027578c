// Owns a clock that several processes agree on though it runs ahead: hours of an auction pass in seconds.
import type { Clock } from '@stagepass/base/clock.ts';

export interface Pace {
  /** Real time at which it began, in ms. */
  readonly began_ms: number;
  /** What it said then. */
  readonly from: string;
  /** So many seconds in a real one. */
  readonly times: number;
}

export function fastClock({ began_ms, from, times }: Pace): Clock {
  const start_ms = new Date(from).getTime();
  return { now: () => new Date(start_ms + Math.floor((Date.now() - began_ms) * times)) };
}
