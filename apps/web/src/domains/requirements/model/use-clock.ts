// Seconds until a moment by the server's clock; draws anew as the shown second changes.
import { useEffect, useState } from 'react';

export function useSecondsLeft(until_ms: number | null, clock: () => number): number {
  const [left, setLeft] = useState(() => secondsLeft(until_ms, clock));
  useEffect(() => {
    if (until_ms === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const remaining_ms = until_ms - clock();
      setLeft(secondsLeft(until_ms, clock));
      if (remaining_ms > 0) timer = setTimeout(step, (remaining_ms % 1000 || 1000) + 5);
    };
    step();
    return () => clearTimeout(timer);
  }, [until_ms, clock]);
  return left;
}

function secondsLeft(until_ms: number | null, clock: () => number): number {
  return until_ms === null ? 0 : Math.max(0, Math.ceil((until_ms - clock()) / 1000));
}
