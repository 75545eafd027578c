// Owns waking a loop: a ring between two looks is never lost, and silence ends after a while by itself.

export interface Bell {
  ring(): void;
  /** How often it has rung so far; remember it before looking for work. */
  count(): number;
  /** Resolves once it has rung more than `heard` times, or after `limit_ms`. */
  wait(heard: number, limit_ms: number): Promise<void>;
}

export function makeBell(): Bell {
  let rings = 0;
  const waiting = new Set<() => void>();
  return {
    ring() {
      rings += 1;
      for (const go of [...waiting]) go();
    },
    count: () => rings,
    wait(heard, limit_ms) {
      if (rings > heard) return Promise.resolve();
      return new Promise((resolve) => {
        function go(): void {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        }
        const timer = setTimeout(go, limit_ms);
        waiting.add(go);
      });
    },
  };
}
