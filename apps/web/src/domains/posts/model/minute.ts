// The minute it is, for all that says how long ago something was; one clock for the whole screen.
import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let now_ms = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  now_ms = Date.now();
  listeners.add(listener);
  timer ??= setInterval(() => {
    now_ms = Date.now();
    for (const tell of [...listeners]) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => now_ms);
}
