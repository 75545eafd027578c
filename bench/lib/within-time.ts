// Owns the time that a line may take: beyond it the run goes on without it.

/**
 * One time for all that is waited for; `besides_ms` says how much of it went into what all lines share. What comes too late is
 * handed to `tooLate`, so that it can be ended.
 */
export function withinTime(limit_s: number, besides_ms: () => number = () => 0) {
  const from = performance.now() - besides_ms();
  const left_ms = () => from + besides_ms() + limit_s * 1000 - performance.now();
  return async <Result>(work: Promise<Result>, tooLate?: (result: Result) => unknown): Promise<Result> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    let over = false;
    const look = () => {
      over = left_ms() <= 0;
      if (over) reject(new Error(`took longer than ${Math.max(0, limit_s)} s`));
      else timer = setTimeout(look, left_ms());
    };
    look();
    work.then(
      (result) => over && tooLate?.(result),
      () => {},
    );
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
