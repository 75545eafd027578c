// Owns how screens are come by that no address alone leads to: what has to have happened, or be found, or be done.
import type { ConsentTicket, Providers } from '@stagepass/contract/auth/shapes.ts';
import { signInAs } from './accounts.ts';
import type { Phone } from './phone.ts';
import { revealedDraws } from './revealed-draws.ts';
import { callApi } from './server.ts';

/** An instance with every provider switched on. */
export async function everyWay({ page }: Phone): Promise<void> {
  const provider_ids = ['google.com', 'apple.com', 'facebook.com', 'github.com'];
  const data: Providers = {
    firebase: { api_key: 'key', api_base: 'https://id.test', provider_ids },
    discord: true,
    twitter: true,
    tiktok: true,
    wallet: { domain: 'stage.test', uri: 'https://stage.test', chain_ids: [1] },
    demo: null,
    mail: 'smtp',
    payments: 'test',
    contact_email: null,
    map_style_url: null,
  };
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { data } }), { times: 1 });
}

/** Somebody new comes back from Discord. */
export async function firstSignIn({ page, trouble }: Phone): Promise<void> {
  const details: ConsentTicket = { ticket: 'ticket', kind: 'discord', label: 'nova_reed' };
  const error = { code: 'auth.consent-needed', message: '', details };
  trouble.expect(/answer: 403 POST \/api\/auth\/discord$/);
  await page.route('**/api/auth/discord', (route) => route.fulfill({ status: 403, json: { error } }));
  await page.addInitScript(() => {
    if (!window.location.search.startsWith('?code=')) return;
    const trip = { intent: 'sign-in', next: null, started_ms: Date.now() };
    sessionStorage.setItem('spc-round-trip-discord', JSON.stringify(trip));
  });
}

/** The newest open post of a club, as the fan sees it. */
export async function latestPost(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const posts = await callApi('GET /clubs/:id/posts', { params: { id: 'velvet-static' }, token });
  const open = posts.find(({ sealed }) => sealed === null);
  if (open === undefined) throw new Error('the demo world has no open post');
  return `/club/post-detail/${open.id}`;
}

export async function invitation(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const { code } = await callApi('GET /clubs/:id/invitation', { params: { id: 'velvet-static' }, token });
  return `/club/invite/${code}`;
}

/** The pack of the demo world that has history. */
export async function pack(): Promise<string> {
  const packs = await callApi('GET /clubs/:id/gacha', { params: { id: 'velvet-static' } });
  const found = packs.find(({ name }) => name === 'Tour Tin II');
  if (found === undefined) throw new Error('the demo world has no pack');
  return `/club/gacha/${found.id}`;
}

export const ofPack = (rest: string) => async () => `${await pack()}${rest}`;

/** A single draw of my own, sealed or open. */
export async function ownProof(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const id = (await pack()).split('/').at(-1) ?? '';
  const [draw] = await callApi('GET /gacha/:id/draws', { params: { id }, token });
  if (draw === undefined) throw new Error('the demo world’s fan has drawn nothing');
  return `/club/gacha/proof/${draw.id}`;
}

/** Ten drawn together by somebody who has changed their word since. */
export async function openProof(): Promise<string> {
  const [draw] = await revealedDraws({ tens: 1, singles: 0 });
  return `/club/gacha/proof/${draw}`;
}

/** The mission of the demo world with steps of every kind, of which the fan has begun some. */
export const missionAt = (place: string) => async () => {
  const missions = await callApi('GET /clubs/:id/missions', { params: { id: 'paper-tigers' } });
  const found = missions.find(({ title }) => title === 'Away day in Hull');
  if (found === undefined) throw new Error('the demo world has no mission');
  return `${place}/${found.id}`;
};

/** A mission of the band that is done on site. */
const bandMission = async (title: string) => {
  const missions = await callApi('GET /clubs/:id/missions', { params: { id: 'velvet-static' } });
  const found = missions.find((mission) => mission.title === title);
  if (found === undefined) throw new Error(`the demo world has no mission ${title}`);
  return found.id;
};

export const playOnSite = (title: string) => async () => `/club/play-mission/${await bandMission(title)}`;

/** The screen on which staff show the code of such a mission's step. */
export const codeOnSite = (title: string) => async () => {
  const { sctoken: token } = await signInAs('creator');
  const params = { owner_kind: 'mission', owner_id: await bandMission(title) } as const;
  const [step] = await callApi('GET /requirement-lists/:owner_kind/:owner_id/editor', { params, token });
  return `/club/step-code/${step?.id}`;
};

/** The builder of the first mission on one of the club's shelves. */
export const managedMission =
  (shelf: 'live' | 'draft', more = '') =>
  async () => {
    const { sctoken: token } = await signInAs('creator');
    const input = { params: { id: 'velvet-static' }, query: { shelf }, token } as const;
    const [first] = await callApi('GET /clubs/:id/managed-missions', input);
    if (first === undefined) throw new Error(`the demo world has no ${shelf} mission`);
    return `/club/velvet-static/manage-missions?mission=${first.id}${more}`;
  };

export async function managedPack(): Promise<string> {
  return `/club/velvet-static/manage-gacha?pool=${(await pack()).split('/').at(-1)}`;
}

/** The first offer to everybody in a tab of the market; of auctions, the one that ends first. */
export const offerOf = (tab: 'store' | 'auctions') => async () => {
  const offers = await callApi('GET /clubs/:id/market', {
    params: { id: 'velvet-static' },
    query: { tab },
  });
  const found = offers.find((offer) => offer.type === 'auction' || !offer.listing.locked);
  const id = found?.type === 'listing' ? found.listing.id : found?.auction.id;
  if (id === undefined) throw new Error(`the demo world has nothing in ${tab}`);
  return `/market-item/${id}`;
};

/**
 * What somebody sells whom the fan may see, of a design of which copies were sold before: its fold of past prices is open and has a
 * chart.
 */
export async function resaleWithPrices(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const offers = await callApi('GET /clubs/:id/market', {
    params: { id: 'velvet-static' },
    query: { tab: 'resale' },
    token,
  });
  for (const offer of offers) {
    if (offer.type !== 'listing' || offer.listing.locked) continue;
    const { id, design } = offer.listing;
    // A ticket keeps them folded.
    if (design.kind === 'ticket') continue;
    const { days } = await callApi('GET /item-designs/:id/prices', { params: { id: design.id } });
    if (days.length > 0) return `/market-item/${id}`;
  }
  throw new Error('the demo world resells nothing that was sold before');
}

/** What the store sells to others than the fan. */
export async function lockedOffer(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const offers = await callApi('GET /clubs/:id/market', {
    params: { id: 'velvet-static' },
    query: { tab: 'store' },
    token,
  });
  const id = offers.flatMap((offer) =>
    offer.type === 'listing' && offer.listing.locked ? [offer.listing.id] : [],
  )[0];
  if (id === undefined) throw new Error('the demo world sells everything to the fan');
  return `/market-item/${id}`;
}

/** The sheet of a listing in the store, set to sell to some only. */
export async function chooseBuyers({ page }: Phone): Promise<void> {
  await page.locator('.sp-store-row').first().click();
  const some = page.locator('.sp-conditions > .sp-segmented label').nth(1);
  await some.click();
  await page.locator('.sp-condition-group').scrollIntoViewIfNeeded();
}

/** One of the fan's that can be sold and given away. */
export async function sellableItem(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const held = await callApi('GET /inventory', { query: { state: 'held', limit: '50' }, token });
  const id = held.find(({ item }) => item.can.sell && item.can.gift)?.item.id;
  if (id === undefined) throw new Error('the fan has nothing to sell');
  return `/user/inventory?item=${id}`;
}

export async function ticketCode(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const held = await callApi('GET /inventory', { query: { redeemable: 'true', state: 'held' }, token });
  const [first] = held;
  if (first === undefined) throw new Error('the fan of the demo world has no ticket');
  return `/item-qr?id=${first.item.id}`;
}

/** Each look would be one more phone of the fan’s, and ten are the most. */
export async function knownPhone({ page }: Phone): Promise<void> {
  const key_id = '01920000-0000-7000-8000-000000000003';
  await page.route('**/api/device-keys', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { data: { id: key_id } } })
      : route.continue(),
  );
  await page.route('**/api/items/*/key', (route) => {
    const now = new Date().toISOString();
    const [key_name, bound_at, closes_at] = ['This phone', now, null];
    const data = { item_id: '', key_id, key_name, bound_at, can: { bind: true }, closes_at, now };
    const free = { ...data, key_id: null };
    if (route.request().method() !== 'POST') return route.fulfill({ json: { data: free } });
    // A screen before may have made this phone known by itself: it is moved to the key that asks.
    const asked = route.request().postDataJSON() as { key_id?: string } | null;
    return route.fulfill({ json: { data: { ...data, key_id: asked?.key_id ?? key_id } } });
  });
}

export const press = (selector: string) => async (phone: Phone) => {
  await phone.page.locator(selector).first().click();
  await phone.page.getByRole('dialog').waitFor();
};

/** A design of the creator's club of which copies are out. */
export async function liveDesign(): Promise<string> {
  const { sctoken: token } = await signInAs('creator');
  const designs = await callApi('GET /clubs/:id/item-designs', {
    params: { id: 'velvet-static' },
    query: { state: 'live', limit: '60' },
    token,
  });
  const found = designs.find(({ name }) => name === 'Demo tape B');
  if (found === undefined) throw new Error('the demo world has no tape');
  return `/club/velvet-static/vault?design=${found.id}`;
}

/** The sheet that is open turns to one of its acts, counted from above: they have other names in other languages. */
export const turnTo =
  (act: number) =>
  async ({ page }: Phone) => {
    await page.locator('.sp-drawer .sp-row').nth(act).click();
    await page.locator('.sp-step-title').waitFor();
  };
