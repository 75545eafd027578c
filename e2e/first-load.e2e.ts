// What a first visit fetches stays within what we promise, on every address where visits begin and on every screen of value.
// Covers: app.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstLoadLimit_kib, firstVisits, measureFirstLoad } from '../bench/lib/first-load.ts';
import { launchBrowser } from '../scripts/lib/launch-browser.ts';
import { signInAs } from './lib/accounts.ts';
import { appUrl, callApi } from './lib/server.ts';
import { offerOf, ofPack, ownProof, pack, ticketCode } from './lib/ways-to-screens.ts';

interface Visit {
  readonly name: string;
  readonly path: string | (() => Promise<string>);
  readonly as: DemoRole | 'visitor';
  /** What it fetches today where that is still more than promised, in KiB. These figures may only fall. */
  readonly notYet?: { readonly script: number; readonly all?: number };
}

const club = '/club/velvet-static';

/** A quiet club's home shows posts at once, and stands at the promise itself where journeys beside it add to its feed. */
const beginnings = firstVisits.map(
  (visit): Visit =>
    visit.name === '/club/{id}/home:quiet' ? { ...visit, notYet: { script: 123.1 } } : visit,
);

/** A conversation between two, with what people say there. */
async function chat(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const conversations = await callApi('GET /conversations', { token });
  const found = conversations.find(({ kind, state }) => kind === 'direct' && state === 'open');
  if (found === undefined) throw new Error('the fan of the demo world talks to nobody');
  return `/user/chat/${found.id}`;
}

// With the table of all routes and, on staff's screens, a table of their own.
const furtherVisits: readonly Visit[] = [
  // With a feed of posts below the day's running order.
  { name: 'home', path: '/home', as: 'fan', notYet: { script: 150.4, all: 275 } },
  { name: 'notifications', path: '/notifications', as: 'fan', notYet: { script: 130.1, all: 232 } },
  { name: 'messages', path: '/messages', as: 'fan', notYet: { script: 124.3, all: 222.5 } },
  // With pictures in it.
  { name: 'chat', path: chat, as: 'fan', notYet: { script: 138.0, all: 230 } },
  { name: 'votes', path: `${club}/votes`, as: 'fan', notYet: { script: 125.3, all: 217 } },
  { name: 'missions', path: '/missions', as: 'fan', notYet: { script: 128.6, all: 242 } },
  { name: 'levels', path: `${club}/levels`, as: 'fan', notYet: { script: 146.6, all: 253 } },
  // These four with the frames of their sheets, which rise with the tap on any line.
  { name: 'wallet', path: '/user/wallet', as: 'fan', notYet: { script: 133.0, all: 225 } },
  { name: 'statement', path: '/user/transaction-history', as: 'fan', notYet: { script: 136.6, all: 230 } },
  { name: 'buy-credit', path: '/user/buy-credit', as: 'fan', notYet: { script: 133.9 } },
  { name: 'inventory', path: '/user/inventory', as: 'fan', notYet: { script: 131.4, all: 266 } },
  { name: 'redeem-history', path: '/user/redeem-history', as: 'fan' },
  { name: 'tickets', path: '/user/tickets', as: 'fan', notYet: { script: 135.5, all: 235 } },
  // With the member card, which was a screen of its own, and the next ticket.
  { name: 'fanpass', path: '/user/fanpass', as: 'fan', notYet: { script: 141.5, all: 220 } },
  // With the ticket's evening for the phone's calendar.
  { name: 'item-qr', path: ticketCode, as: 'fan', notYet: { script: 140.4, all: 220 } },
  { name: 'scan-ticket', path: '/scan-ticket', as: 'creator', notYet: { script: 134.8 } },
  // With the prices in the club's token, by which the shelf is narrowed.
  { name: 'market', path: `${club}/market`, as: 'fan', notYet: { script: 134, all: 228 } },
  // With what a ticket says above the bid and above Buy.
  {
    name: 'market-item (auction)',
    path: offerOf('auctions'),
    as: 'fan',
    notYet: { script: 143.4, all: 233 },
  },
  { name: 'market-item (store)', path: offerOf('store'), as: 'fan', notYet: { script: 147.7, all: 228 } },
  { name: 'packs', path: `${club}/gacha`, as: 'fan', notYet: { script: 123.7 } },
  { name: 'pack', path: pack, as: 'fan', notYet: { script: 131.2, all: 238 } },
  { name: 'odds', path: ofPack('/odds'), as: 'visitor', notYet: { script: 131 } },
  { name: 'proof', path: ownProof, as: 'fan', notYet: { script: 136.2, all: 219.6 } },
  { name: 'manage-items', path: `${club}/manage-items`, as: 'creator', notYet: { script: 127.0, all: 240 } },
  { name: 'vault', path: `${club}/vault`, as: 'creator', notYet: { script: 127.0, all: 240 } },
  { name: 'manage-store', path: `${club}/manage-store`, as: 'creator', notYet: { script: 133.3, all: 239 } },
  { name: 'manage-gacha', path: `${club}/manage-gacha`, as: 'creator', notYet: { script: 128.1 } },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function kept(role: DemoRole) {
  const localStorage = [{ name: 'spc-user', value: JSON.stringify(await signInAs(role)) }];
  return { cookies: [], origins: [{ origin: appUrl(), localStorage }] };
}

/** Journeys that run beside this write designs, bids and draws, and lists of them travel too: about 1 KiB each. */
const WRITTEN_BESIDE_KIB = 8;

async function visit({ name, path, as, notYet }: Visit): Promise<void> {
  const address = `${appUrl()}${typeof path === 'string' ? path : await path()}`;
  const session = as === 'visitor' ? undefined : await kept(as);
  const { script_bytes, all_bytes, scripts } = await measureFirstLoad(browser, address, session);
  const script = notYet?.script ?? firstLoadLimit_kib.script;
  const all = notYet?.all === undefined ? firstLoadLimit_kib.all : notYet.all + WRITTEN_BESIDE_KIB;
  const [script_kib, all_kib] = [script_bytes / 1024, all_bytes / 1024];
  // The figure comes first: of a failure's message, the end of a run shows one line.
  const files = scripts.join('\n');
  expect
    .soft(script_kib, `${name}: ${script_kib.toFixed(2)} KiB of scripts\n${files}`)
    .toBeLessThanOrEqual(script);
  expect.soft(all_kib, `${name}: ${all_kib.toFixed(2)} KiB but for pictures`).toBeLessThanOrEqual(all);
}

/** Most of a visit is waiting for quiet. */
const AT_ONCE = 2;

async function visitAll(visits: readonly Visit[]): Promise<void> {
  const left = [...visits];
  const walk = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

it('holds where visits begin', { timeout: 120_000 }, () => visitAll(beginnings));
it('holds on the screens of value', { timeout: 180_000 }, () => visitAll(furtherVisits));

it.each([
  ['/discover', '.sp-poster-card img'],
  [`${club}/home`, '.sp-club-hero-print img'],
])('fetches the largest picture of %s beside the app', { timeout: 60_000 }, async (path, largest) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(`${appUrl()}${path}`);
    const shown = await page.locator(largest).first().getAttribute('src');
    const ahead = page.locator('link[rel=preload][as=image]');
    await expect.poll(() => ahead.getAttribute('href')).toBe(shown);
  } finally {
    await page.close();
  }
});

it('keeps codes for doors for whoever is somebody, and fetches nothing for it where nobody is', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const keeper = /\/keep-for-doors-/;
    await page.goto(`${appUrl()}/discover`);
    // Whether it is fetched is decided when the worker is registered; a worker that is ready has fetched its own files since.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(fetched.filter((url) => keeper.test(url))).toEqual([]);
    const session = JSON.stringify(await signInAs('fan'));
    await page.evaluate((value) => localStorage.setItem('spc-user', value), session);
    const asked = page.waitForRequest(keeper);
    await page.reload();
    await asked;
  } finally {
    await context.close();
  }
});
