// An act that many events ask for: done soon after the first of them, then not more often than every few seconds, however many come.

interface Pace {
  /** From the first event to the act, and up to how much longer: phones that heard the same must not all ask at the same moment. */
  soon_ms: number;
  spread_ms: number;
  /** Between two acts. */
  between_ms: number;
}

export interface Paced {
  readonly ask: () => void;
  readonly stop: () => void;
}

export function paced(act: () => void, { soon_ms, spread_ms, between_ms }: Pace): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last_ms = Number.NEGATIVE_INFINITY;
  const run = () => {
    timer = undefined;
    last_ms = performance.now();
    act();
  };
  return {
    ask: () => {
      // Never put off: in a busy channel the next event comes before any pause is over.
      if (timer !== undefined) return;
      const rest_ms = last_ms + between_ms - performance.now();
      timer = setTimeout(run, Math.max(soon_ms + Math.random() * spread_ms, rest_ms));
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
