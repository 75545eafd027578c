// Owns what starts only when the first screen stands and the phone is idle: realtime and the service worker.
import { callsUnderWay } from '#platform/api/api.ts';
import { whenFirstScreenSettles } from './first-settled.ts';

/** A screen that breaks never settles; the rest of the app starts all the same. Long enough for a slow phone's first screen. */
const SETTLE_LIMIT_MS = 15_000;

/** A first screen stands before its parts do: they are asked for, drawn and painted, and a phone has few cores for it. */
const QUIET_MS = 1000;
const QUIET_LIMIT_MS = 6000;
const LOOK_MS = 250;

/** Once nothing was on its way for a second, or after six. */
function whenQuiet(task: () => void): void {
  const latest_ms = performance.now() + QUIET_LIMIT_MS;
  let busy_ms = performance.now();
  const timer = setInterval(() => {
    const now_ms = performance.now();
    if (callsUnderWay() > 0) busy_ms = now_ms;
    if (now_ms - busy_ms < QUIET_MS && now_ms < latest_ms) return;
    clearInterval(timer);
    task();
  }, LOOK_MS);
}

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
    whenQuiet(() => whenIdle(() => startWith(load)));
  };
  whenFirstScreenSettles(start);
  setTimeout(start, SETTLE_LIMIT_MS);
}
