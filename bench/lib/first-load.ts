// Owns what a first visit fetches: every byte over the wire until the network has been quiet for two seconds.
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright-core';

const quiet_ms = 2000;
const limit_ms = 60_000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export interface FirstLoad {
  /** JavaScript, compressed. */
  readonly script_bytes: number;
  /** Everything but pictures. */
  readonly all_bytes: number;
}

interface Fetched {
  readonly type: string;
  bytes: number;
  done: boolean;
}

export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  // Its worker would fetch the shell a second time, for later visits; the page itself never waits for that.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const watched = await watch(session);
    await page.goto(url, { waitUntil: 'load' });
    await watched.untilQuiet();
    return await sum(session, watched.fetched);
  } finally {
    await context.close();
  }
}

async function watch(session: CDPSession) {
  const fetched = new Map<string, Fetched>();
  let changed = performance.now();
  const end = (id: string, bytes: number) => {
    changed = performance.now();
    const found = fetched.get(id);
    if (found) Object.assign(found, { bytes, done: true });
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    changed = performance.now();
    fetched.set(requestId, { type: type ?? 'Other', bytes: 0, done: false });
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

async function sum(session: CDPSession, fetched: ReadonlyMap<string, Fetched>): Promise<FirstLoad> {
  let script_bytes = 0;
  let all_bytes = 0;
  for (const [id, { type, bytes }] of fetched) {
    if (type === 'Image' || type === 'WebSocket') continue;
    all_bytes += bytes;
    // A denser encoding than gzip must not flatter us, and a missing one must not hide.
    if (type === 'Script') script_bytes += Math.max(bytes, await gzipBytes(session, id));
  }
  return { script_bytes, all_bytes };
}

async function gzipBytes(session: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  const packed = await promisify(gzip)(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 });
  return packed.length;
}
