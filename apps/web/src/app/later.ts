// Owns what starts only when the first screen stands and the phone is idle: realtime and the service worker.
import { whenFirstScreenSettles } from './first-settled.ts';

/** A screen that breaks never settles; the rest of the app starts all the same. Long enough for a slow phone's first screen. */
const SETTLE_LIMIT_MS = 15_000;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1500);
}

/** Where the file does not come, it is asked for again: after 5 s, then after twice as long each time, up to a minute. */
function startWith(load: LoadIdle, pause_ms = 5000): void {
  load().then(
    ({ startIdle }) => startIdle(),
    () => setTimeout(startWith, pause_ms, load, Math.min(2 * pause_ms, 60_000)),
  );
}

type LoadIdle = () => Promise<{ startIdle: () => void }>;

export function startLater(load: LoadIdle = () => import('./idle.ts')): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenIdle(() => startWith(load));
  };
  whenFirstScreenSettles(start);
  setTimeout(start, SETTLE_LIMIT_MS);
}
