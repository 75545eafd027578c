// Owns the window that the test files of a worker share: each of them finds it as the first one did.
import { vi } from 'vitest';

/** Vitest's jsdom. Entries of the history can only be taken away from the inside. */
interface Dom {
  window: {
    _sessionHistory: { _entries: object[]; _currentIndex: number; clearHistoryTraversalTasks(): void };
  };
  cookieJar: { removeAllCookiesSync(): void };
}

type Act = (...given: unknown[]) => void;
type Listening = [
  target: EventTarget,
  type: string,
  act: EventListenerOrEventListenerObject,
  capture: boolean,
];

/** Where a file wants no document, there is none. */
const dom: Dom | undefined = Reflect.get(globalThis, 'jsdom');
/** Testing Library holds on to the body, and React to the document: they stay, and only what is on them goes. */
const pillars: readonly Node[] = dom
  ? [document, document.documentElement, document.head, document.body]
  : [];
const listening: Listening[] = [];
let files = 0;
let frames = 0;

/** What comes due in the next file would meet a document that it knows nothing of. */
function inItsFile<Given extends unknown[], Handle>(set: (act: Act, ...given: Given) => Handle) {
  const own = (act: Act, ...given: Given) => {
    const mine = files;
    const whileItRuns: Act = (...told) => {
      if (files === mine) act(...told);
    };
    return set(whileItRuns, ...given);
  };
  // `util.promisify(setTimeout)` looks for its own form here.
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(set));
}

function noteListeners(holder: EventTarget, isNoted: (target: EventTarget) => boolean): void {
  const { addEventListener } = holder;
  holder.addEventListener = function (this: EventTarget | undefined, type, act, options) {
    const target = this ?? window;
    const capture = typeof options === 'object' ? options.capture === true : options === true;
    if (act && isNoted(target)) listening.push([target, type, act, capture]);
    addEventListener.call(target, type, act, options);
  };
}

Object.assign(globalThis, {
  setTimeout: inItsFile(
    globalThis.setTimeout as (act: Act, ms?: number, ...given: unknown[]) => NodeJS.Timeout,
  ),
  setInterval: inItsFile(
    globalThis.setInterval as (act: Act, ms?: number, ...given: unknown[]) => NodeJS.Timeout,
  ),
});
if (dom) {
  noteListeners(EventTarget.prototype, (target) => pillars.includes(target as Node));
  // Vitest gives the window a form of its own.
  noteListeners(window, () => true);
}

/** Vitest and modules that are loaded once keep their own on the global object, marked like this. */
const isKept = (key: PropertyKey) => typeof key === 'symbol' || String(key).startsWith('__');

/** Gives the way back to the properties that there are now. */
function remember(holder: object): () => void {
  const before = new Map(
    Reflect.ownKeys(holder).map((key) => [key, Reflect.getOwnPropertyDescriptor(holder, key)]),
  );
  return () => {
    for (const key of Reflect.ownKeys(holder)) {
      if (before.has(key) || (holder === globalThis && isKept(key))) continue;
      Reflect.deleteProperty(holder, key);
    }
    for (const [key, was] of before) {
      const now = Reflect.getOwnPropertyDescriptor(holder, key);
      const same =
        now && was && Object.is(now.value, was.value) && now.get === was.get && now.set === was.set;
      if (!was || same || (holder === globalThis && isKept(key))) continue;
      Reflect.defineProperty(holder, key, was);
    }
  };
}

/** Vitest takes what is assigned to the window's properties elsewhere, behind a pair of get and set. */
function rememberValues(keys: readonly string[]): () => void {
  const before = keys.map((key) => [key, Reflect.get(globalThis, key)] as const);
  return () => {
    for (const [key, was] of before) {
      if (!Object.is(Reflect.get(globalThis, key), was)) Reflect.set(globalThis, key, was);
    }
  };
}

function rememberAll(): (() => void)[] {
  if (!dom) return [remember(globalThis)];
  const keys = Object.getOwnPropertyNames(globalThis).filter((key) => key in dom.window && !isKept(key));
  const classes = keys
    .filter((key) => /^[A-Z]/.test(key))
    .map((key) => Reflect.get(globalThis, key) as unknown);
  const holders = classes.flatMap((value) => (typeof value === 'function' ? [value, value.prototype] : []));
  return [
    ...[globalThis, ...pillars, navigator, history, screen, ...holders].filter(Boolean).map(remember),
    rememberValues(keys),
  ];
}

const restore = rememberAll();
const address = dom ? window.location.href : '';

function forgetWays({ window: { _sessionHistory: ways } }: Dom): void {
  ways.clearHistoryTraversalTasks();
  ways._entries.splice(0, ways._currentIndex);
  ways._entries.splice(1);
  ways._currentIndex = 0;
  window.history.replaceState(null, '', address);
}

/** Also those that wait for no clock any more, since it was one of the file's own. */
function forgetFrames(): void {
  const first = frames + 1;
  frames = requestAnimationFrame(() => undefined);
  for (let frame = first; frame <= frames; frame += 1) cancelAnimationFrame(frame);
}

function emptyDocument({ cookieJar }: Dom): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    Object.assign(element, { scrollTop: 0, scrollLeft: 0 });
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.replaceChildren(document.head, document.body);
  document.getSelection()?.removeAllRanges();
  localStorage.clear();
  sessionStorage.clear();
  cookieJar.removeAllCookiesSync();
}

/** For the set-up of each file: what the one before it left behind is gone. */
export function beginFile(): void {
  files += 1;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const putBack of restore) putBack();
  for (const [target, type, act, capture] of listening.splice(0))
    target.removeEventListener(type, act, capture);
  if (!dom) return;
  forgetFrames();
  emptyDocument(dom);
  forgetWays(dom);
}
