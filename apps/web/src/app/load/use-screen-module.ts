// Owns fetching a route's screen: once per session, within the limit, and again when the person asks for it.
import { useEffect, useState } from 'react';
import type { RouteEntry, ScreenModule } from '#platform/navigation/route-entry.ts';
import { withLoadLimit } from './load-limit.ts';

type Load = RouteEntry['load'];
export type ScreenState =
  | { status: 'loading' }
  | { status: 'ready'; module: ScreenModule }
  | { status: 'failed'; error: unknown };

const ready = new Map<Load, ScreenModule>();
const underWay = new Map<Load, Promise<ScreenModule>>();

/** Starts the load, or joins the one under way; also called ahead of time by whoever expects the screen. */
export function fetchScreen(load: Load): Promise<ScreenModule> {
  const done = ready.get(load);
  if (done) return Promise.resolve(done);
  const started = underWay.get(load);
  if (started) return started;
  const fetching = withLoadLimit(load)
    .then((module) => {
      ready.set(load, module);
      return module;
    })
    .finally(() => underWay.delete(load));
  underWay.set(load, fetching);
  return fetching;
}

export function useScreenModule(load: Load): { state: ScreenState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ load: Load; attempt: number; state: ScreenState } | null>(null);
  const loaded = ready.get(load);
  const waits = loaded === undefined;
  useEffect(() => {
    // Asked of what was drawn, not of what is ready by now: it may have come between the two.
    if (!waits) return;
    let wanted = true;
    fetchScreen(load).then(
      (module) => wanted && setOutcome({ load, attempt, state: { status: 'ready', module } }),
      (error: unknown) => wanted && setOutcome({ load, attempt, state: { status: 'failed', error } }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt, waits]);
  const retry = () => setAttempt((before) => before + 1);
  if (loaded) return { state: { status: 'ready', module: loaded }, retry };
  const current = outcome && outcome.load === load && outcome.attempt === attempt ? outcome.state : null;
  return { state: current ?? { status: 'loading' }, retry };
}
