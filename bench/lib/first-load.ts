// Owns what a first visit fetches: every byte over the wire until the network has been quiet for two seconds, but for the
// realtime client where it was asked for after the first screen stood.
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

const quiet_ms = 2000;
const limit_ms = 60_000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** What we promise, in KiB: scripts as gzip packs them, and everything but pictures. */
export const firstLoadLimit_kib = { script: 120, all: 220 };

/** The file that Socket.IO's client is in (apps/web/build/chunks.ts), and the mark that the app sets when its first screen stands. */
const REALTIME_CLIENT = /\/assets\/realtime-client-[^/]+\.js$/;
const FIRST_SCREEN = 'first-screen';

/** Where visits begin. Clubs are the demo world's: one where auctions run, and a quiet one; the fan is a member of both. */
export const firstVisits = [
  { name: '/welcome', path: '/welcome', as: 'visitor' },
  { name: '/auth', path: '/auth', as: 'visitor' },
  { name: '/discover', path: '/discover', as: 'visitor' },
  { name: '/club/{id}', path: '/club/velvet-static', as: 'visitor' },
  { name: '/club/{id}/home', path: '/club/velvet-static/home', as: 'fan' },
  { name: '/club/{id}/home:visitor', path: '/club/velvet-static/home', as: 'visitor' },
  { name: '/club/{id}/home:quiet', path: '/club/harbour-voices/home', as: 'fan' },
] as const;

export interface FirstLoad {
  /** JavaScript, compressed. */
  readonly script_bytes: number;
  /** Everything but pictures. */
  readonly all_bytes: number;
  /** The scripts, largest first, in KiB: what to look at where it is too much. */
  readonly scripts: readonly string[];
}

interface Fetched {
  readonly type: string;
  readonly url: string;
  /** By the clock of the day. */
  readonly asked_at_ms: number;
  bytes: number;
  done: boolean;
}

export async function measureFirstLoad(
  browser: Browser,
  url: string,
  kept?: BrowserContextOptions['storageState'],
): Promise<FirstLoad> {
  // Its worker would fetch the shell a second time, for later visits; the page itself never waits for that.
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    ...(kept === undefined ? {} : { storageState: kept }),
  });
  try {
    // What comes over the socket, such as a toast, fetches files that no visit begins with.
    await context.routeWebSocket(/socket\.io/, () => undefined);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const watched = await watch(session);
    await page.goto(url, { waitUntil: 'load' });
    const stood_at_ms = await firstScreenStood(page);
    await watched.untilQuiet();
    // As it is now: what comes while the bytes are added up is not part of the first load any more.
    const fetched = [...watched.fetched];
    const isLater = ({ url: file, asked_at_ms }: Fetched) =>
      REALTIME_CLIENT.test(file) && asked_at_ms >= stood_at_ms;
    return await sum(
      session,
      fetched.filter(([, one]) => !isLater(one)),
    );
  } finally {
    await context.close();
  }
}

/** A busy machine draws long after the network went quiet: the mark is waited for, not looked up. */
async function firstScreenStood(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    (name) => {
      const [found] = performance.getEntriesByName(name);
      return found === undefined ? null : performance.timeOrigin + found.startTime;
    },
    FIRST_SCREEN,
    { timeout: limit_ms },
  );
  return (await mark.jsonValue()) ?? 0;
}

async function watch(session: CDPSession) {
  const fetched = new Map<string, Fetched>();
  let changed = performance.now();
  const end = (id: string, bytes: number) => {
    changed = performance.now();
    const found = fetched.get(id);
    if (found) Object.assign(found, { bytes, done: true });
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) => {
    changed = performance.now();
    const asked_at_ms = wallTime * 1000;
    fetched.set(requestId, { type: type ?? 'Other', url: request.url, asked_at_ms, bytes: 0, done: false });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  async function untilQuiet(): Promise<void> {
    const began = performance.now();
    const open = () => [...fetched.values()].some((one) => !one.done);
    while (open() || performance.now() - changed < quiet_ms) {
      if (performance.now() - began > limit_ms) throw new Error('the network did not become quiet');
      await sleep(50);
    }
  }
  return { fetched, untilQuiet };
}

async function sum(session: CDPSession, fetched: readonly [string, Fetched][]): Promise<FirstLoad> {
  let script_bytes = 0;
  let all_bytes = 0;
  const scripts: { file: string; kib: number }[] = [];
  for (const [id, { type, url, bytes }] of fetched) {
    if (type === 'Image' || type === 'WebSocket') continue;
    all_bytes += bytes;
    // A denser encoding than gzip must not flatter us, and a missing one must not hide.
    if (type !== 'Script') continue;
    const packed_bytes = Math.max(bytes, await gzipBytes(session, id));
    script_bytes += packed_bytes;
    scripts.push({ file: new URL(url).pathname, kib: packed_bytes / 1024 });
  }
  scripts.sort((a, b) => b.kib - a.kib);
  return { script_bytes, all_bytes, scripts: scripts.map(({ file, kib }) => `${kib.toFixed(2)} ${file}`) };
}

async function gzipBytes(session: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  const packed = await promisify(gzip)(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 });
  return packed.length;
}
