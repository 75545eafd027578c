// Owns the phone's way back out of what stands above a screen: each open sheet, dialog or viewer has an entry of its own in
// the history, which going back takes away, and which goes by itself when the layer is closed otherwise.

/** What the router needs of the history; ours keeps the layers' entries out of its sight. */
interface Ways {
  push(to: unknown, state?: unknown): void;
  replace(to: unknown, state?: unknown): void;
  go(steps: number): void;
}

type Close = () => void;

const layers: Close[] = [];
/** A way through the history that was begun and has not arrived. */
let travelling: { quiet: boolean; arrive: () => void } | null = null;
let lost: ReturnType<typeof setTimeout> | undefined;
let due: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];
/** The screen on which the layers stand. */
let base = '';
let listens = false;

/** A way that leads nowhere is never told to have ended; nothing may wait for it for long. */
const LOST_MS = 500;

interface Entry {
  /** The router's own. */
  idx?: number;
  key?: string;
  /** How many layers stand above the screen; none for the screen itself. */
  over?: number;
}

function entry(): Entry {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** How many entries at the end of the history are layers. */
export function layersAbove(): number {
  return entry().over ?? 0;
}

function here(): string {
  return `${entry().key ?? ''} ${window.location.href}`;
}

function travel(steps: number, { quiet, onThere }: { quiet: boolean; onThere?: () => void }): void {
  const arrive = () => {
    clearTimeout(lost);
    travelling = null;
    onThere?.();
    for (const act of waiting.splice(0)) act();
    soon();
  };
  travelling = { quiet, arrive };
  lost = setTimeout(arrive, LOST_MS);
  window.history.go(steps);
}

/** As many entries as layers. Later, since a sheet that gives way to the next one closes and opens in one go. */
function soon(): void {
  due ??= setTimeout(() => {
    due = undefined;
    if (travelling) return;
    const above = layersAbove();
    if (above > layers.length) return travel(layers.length - above, { quiet: true });
    for (let over = above + 1; over <= layers.length; over += 1) {
      base = here();
      const { idx = 0 } = entry();
      // One further than the screen: a new screen that takes its place then counts right.
      window.history.pushState({ ...entry(), idx: idx + 1, over }, '');
    }
  });
}

function pop(event: PopStateEvent): void {
  if (travelling) {
    if (travelling.quiet) event.stopImmediatePropagation();
    travelling.arrive();
    return;
  }
  if (layers.length > 0 && here() === base) {
    // The screen is the same: the router has nothing to do.
    event.stopImmediatePropagation();
    for (const close of layers.slice(layersAbove()).reverse()) close();
  }
  // Whatever would not close has its entry again.
  soon();
}

function listen(): void {
  if (listens) return;
  listens = true;
  // Before the router hears of it.
  window.addEventListener('popstate', pop, { capture: true });
  // A page that was loaded anew has no layers, but may have their entries.
  soon();
}

/** Returns the way to take it off again. */
export function addLayer(close: Close): () => void {
  listen();
  layers.push(close);
  soon();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    soon();
  };
}

/** For a document that comes after another one has gone: nothing stands over it, and nobody listens to it yet. */
export function forgetLayers(): void {
  clearTimeout(lost);
  clearTimeout(due);
  due = undefined;
  layers.length = 0;
  waiting.length = 0;
  travelling = null;
  listens = false;
}

/** The history as the router is given it: a new screen takes the place of the layers above the old one. */
export function beneathLayers<History extends Ways>(history: History): History {
  listen();
  const when = (act: () => void) => {
    if (travelling) waiting.push(act);
    else act();
  };
  const ways: Ways = {
    push: (to, state) =>
      when(() => (layersAbove() > 0 ? history.replace(to, state) : history.push(to, state))),
    replace: (to, state) => when(() => replaceScreen(history, to, state)),
    go: (steps) => when(() => travel(steps < 0 ? steps - layersAbove() : steps, { quiet: false })),
  };
  // The rest stays the history's own, which reads itself anew each time.
  return Object.assign(Object.create(history), ways);
}

/** Shown at once; then the entries of the layers go, and that of the screen beneath them becomes the new one. */
function replaceScreen(history: Ways, to: unknown, state: unknown): void {
  const above = layersAbove();
  history.replace(to, state);
  if (above === 0) return;
  const { idx = above } = entry();
  const next = { ...entry(), idx: idx - above };
  const { href } = window.location;
  travel(-above, { quiet: true, onThere: () => window.history.replaceState(next, '', href) });
}
