// Owns the time by the server's clock: what the phone thinks of the hour must not open or close an auction.
import { useCallback, useEffect, useRef } from 'react';

/** How far the phone's clock is behind the server's, in milliseconds; `now` was read from an answer at `heardAt`. */
export function clockOffset(now: string, heardAt: number): number {
  const server = Date.parse(now);
  return Number.isFinite(server) ? server - heardAt : 0;
}

/** The same function for as long as the screen stands, so that a countdown does not start anew with each answer. */
export function useServerClock(now: string, heardAt: number): () => number {
  const offset = useRef(clockOffset(now, heardAt));
  useEffect(() => {
    offset.current = clockOffset(now, heardAt);
  }, [now, heardAt]);
  return useCallback(() => Date.now() + offset.current, []);
}
