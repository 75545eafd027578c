// npm run screenshots: makes the pictures of the README from a server of its own with the demo world; `-- campaign station` those alone.
import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { ensureBuilt } from '../lib/build.ts';
import { startBuiltServer } from '../lib/built-server.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { inRoot } from '../lib/paths.ts';

/** A call of the new server's API. */
type Api = <Data>(method: string, path: string, call?: { token?: string; body?: unknown }) => Promise<Data>;

interface Picture {
  readonly name: string;
  /** An address, or the way to find one in the demo world. */
  readonly path: string | ((api: Api, token: string) => Promise<string>);
  readonly as?: 'fan' | 'creator';
  readonly theme?: 'light';
  /** What comes last on the screen. */
  readonly until?: string;
}

interface Pack {
  readonly id: string;
  readonly name: string;
}

const pictures: readonly Picture[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'club', path: '/club/velvet-static/home', as: 'fan', until: '.sp-tab-bar' },
  { name: 'home', path: '/home', as: 'fan', until: '.sp-today-first' },
  { name: 'mission', path: begunMission, as: 'fan', until: '.sp-mission-dock' },
  { name: 'levels', path: '/club/velvet-static/levels', as: 'fan', until: '.sp-dock' },
  { name: 'checkin', path: '/club/third-kettle/checkin', as: 'fan', theme: 'light', until: '.sp-dock' },
  { name: 'market', path: '/club/velvet-static/market', as: 'fan', until: '.sp-offer' },
  { name: 'auction', path: endingFirst, as: 'fan', until: '.sp-chart' },
  { name: 'pack', path: packWithHistory, as: 'fan', until: '.sp-purse' },
  { name: 'proof', path: openProof, as: 'fan', until: '.sp-odds-bar' },
  { name: 'inventory', path: '/user/inventory', as: 'fan', until: '.sp-item-tile' },
  { name: 'wallet', path: '/user/wallet', as: 'fan', theme: 'light', until: '.sp-slip' },
  { name: 'campaign', path: runningCampaign, as: 'fan', until: '.sp-campaign-rewards' },
  { name: 'raffle-proof', path: drawnRaffle, as: 'fan', until: '.sp-campaign-proof' },
  { name: 'station', path: openStation, as: 'fan', until: '.sp-dock' },
  { name: 'stations', path: '/club/the-trapdoor/stations', as: 'fan', until: '.sp-stations' },
  { name: 'achievements', path: '/club/velvet-static/achievement', as: 'fan', until: '.sp-ach-rows' },
  { name: 'badges', path: '/club/badges', as: 'fan', until: '.sp-tab-bar' },
  { name: 'set-album', path: album, as: 'fan', until: '.sp-album' },
  { name: 'messages', path: '/messages', as: 'fan', until: '.sp-conversations' },
  { name: 'chat', path: chatWithCreator, as: 'fan', theme: 'light', until: '.sp-bubble' },
  { name: 'notifications', path: '/notifications', as: 'fan', until: '.sp-entry' },
  { name: 'vote', path: weightedVote, as: 'fan', until: '.sp-vote-head' },
  { name: 'set-missing', path: missingItem, as: 'fan', until: '.sp-set-ways' },
  { name: 'subscription', path: offeredPlan, as: 'fan', until: '.sp-dock' },
  { name: 'my-subscription', path: ownSubscription, as: 'fan', until: '.sp-own-pass' },
  { name: 'token', path: '/club/velvet-static/token', as: 'fan', until: '.sp-chart' },
  { name: 'license', path: '/club/velvet-static/upgrade-license', as: 'creator', until: '.sp-license-stage' },
];

async function begunMission(api: Api, token: string): Promise<string> {
  const [mission] = await api<{ id: string }[]>('GET', '/missions?tab=progress', { token });
  return `/mission/${mission?.id}`;
}

async function endingFirst(api: Api): Promise<string> {
  const [lot] = await api<{ auction: { id: string } }[]>('GET', '/clubs/velvet-static/market?tab=auctions');
  return `/market-item/${lot?.auction.id}`;
}

async function packWithHistory(api: Api): Promise<string> {
  const packs = await api<Pack[]>('GET', '/clubs/velvet-static/gacha');
  return `/club/gacha/${packs.find(({ name }) => name === 'Tour Tin II')?.id}`;
}

/** A draw of the fan's whose seed is opened by another word, so that the page can redo it. */
async function openProof(api: Api, token: string): Promise<string> {
  const pack = (await packWithHistory(api)).replace('/club', '');
  const [draw] = await api<{ id: string }[]>('GET', `${pack}/draws`, { token });
  const seal = await api<{ next_server_seed_hash: string }>('POST', `${pack}/commitment`, { token });
  const body = { client_seed: 'moonbread', server_seed_hash: seal.next_server_seed_hash };
  await api('PUT', `${pack}/seed`, { token, body });
  return `/club/gacha/proof/${draw?.id}`;
}

async function runningCampaign(api: Api): Promise<string> {
  const [campaign] = await api<{ id: string }[]>('GET', '/campaigns');
  return `/campaign/${campaign?.id}`;
}

async function drawnRaffle(api: Api): Promise<string> {
  const [campaign] = await api<{ id: string }[]>('GET', '/clubs/velvet-static/campaigns?tab=closed');
  return `/campaign/${campaign?.id}/proof`;
}

async function openStation(api: Api, token: string): Promise<string> {
  const call = { token };
  const stations = await api<{ id: string; stand: string }[]>('GET', '/clubs/the-trapdoor/stations', call);
  return `/club/station/${stations.find(({ stand }) => stand === 'open')?.id}`;
}

async function album(api: Api): Promise<string> {
  const [set] = await api<{ id: string }[]>('GET', '/clubs/velvet-static/item-sets');
  return `/club/set/${set?.id}`;
}

/** The one that has pictures, reactions and an item in it. */
async function chatWithCreator(api: Api, token: string): Promise<string> {
  const chats = await api<{ id: string; partner: { user_name: string } | null }[]>('GET', '/conversations', {
    token,
  });
  return `/user/chat/${chats.find(({ partner }) => partner?.user_name === 'juno_vale')?.id}`;
}

async function weightedVote(api: Api, token: string): Promise<string> {
  const votes = await api<{ id: string; weighting: string }[]>('GET', '/clubs/velvet-static/votes', {
    token,
  });
  return `/club/vote-detail/${votes.find(({ weighting }) => weighting === 'tier')?.id}`;
}

/** Of what the fan does not have, an item that somebody offers. */
async function missingItem(api: Api, token: string): Promise<string> {
  const page = await album(api);
  const set = page.replace('/club/set', '/item-sets');
  const { entries } = await api<{ entries: { design: { id: string }; mine: unknown }[] }>('GET', set, {
    token,
  });
  for (const { design, mine } of entries) {
    if (mine !== null) continue;
    const ways = await api<Record<'store' | 'resale', unknown>>('GET', `${set}/ways/${design.id}`, { token });
    if (ways.store !== null || ways.resale !== null) return `${page}?missing=${design.id}`;
  }
  return `${page}?missing=${entries.find(({ mine }) => mine === null)?.design.id}`;
}

/** Of a club in which the fan has none yet. */
async function offeredPlan(api: Api, token: string): Promise<string> {
  const { plans } = await api<{ plans: { id: string }[] }>('GET', '/clubs/the-trapdoor/plans', { token });
  return `/club/subscription-detail/${plans[1]?.id}`;
}

async function ownSubscription(api: Api, token: string): Promise<string> {
  const [own] = await api<{ id: string }[]>('GET', '/users/me/subscriptions', { token });
  return `/club/club-subscription/${own?.id}`;
}

function apiOf(url: string): Api {
  return async (method, path, { token, body } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
    return (await response.json()).data;
  };
}

async function take(picture: Picture, url: string, browser: Browser): Promise<Buffer> {
  const { as, theme = 'dark' } = picture;
  const api = apiOf(url);
  const localStorage = [{ name: 'spc-ui-theme', value: theme }];
  let token = '';
  if (as) {
    const session = await api<{ sctoken: string }>('POST', '/auth/demo', { body: { role: as } });
    token = session.sctoken;
    localStorage.push({ name: 'spc-user', value: JSON.stringify(session) });
  }
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(url + (typeof picture.path === 'string' ? picture.path : await picture.path(api, token)));
  await page.locator('h1').first().waitFor();
  if (picture.until) await page.locator(picture.until).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return shot;
}

export async function run(names: string[]): Promise<number> {
  await ensureBuilt();
  await mkdir(inRoot('docs/pictures'), { recursive: true });
  // It seeds the whole demo world first, which takes minutes on a busy machine.
  const server = await startBuiltServer({ startLimitMs: 600_000 });
  const browser = await launchBrowser();
  try {
    for (const picture of pictures.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const file = `docs/pictures/${picture.name}.webp`;
      await sharp(await take(picture, server.url, browser))
        .webp({ quality: 82 })
        .toFile(inRoot(file));
      console.log(`  ${file}`);
    }
  } finally {
    await browser.close();
    await server.remove();
  }
  return 0;
}
