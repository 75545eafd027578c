// Owns: where code asks what time it is, so that tests and demo data can answer.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type SeededClock = Clock & { set(to: Date | string): void; advance(by_ms: number): void };

/** Stands still until it is told to move. */
export function seededClock(start: Date | string): SeededClock {
  let now_ms = new Date(start).getTime();
  return {
    now: () => new Date(now_ms),
    set: (to) => {
      now_ms = new Date(to).getTime();
    },
    advance: (by_ms) => {
      now_ms += by_ms;
    },
  };
}
