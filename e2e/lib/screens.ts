// Owns the table of screens that are held to the rules in every theme, size and language.
import type { ConsentTicket, DemoRole, Providers } from '@stagepass/contract/auth/shapes.ts';
import { signInAs } from './accounts.ts';
import type { Phone } from './phone.ts';
import { revealedDraws } from './revealed-draws.ts';
import { callApi } from './server.ts';

export interface ScreenCase {
  /** Names its pictures. */
  readonly name: string;
  /** An address, or the way to find one. */
  readonly path: string | (() => Promise<string>);
  /** A demo account, or somebody who has just registered and not yet typed the code. */
  readonly as?: DemoRole | 'newcomer';
  /** What has to have happened before, where the address alone does not lead to the screen. */
  readonly before?: (phone: Phone) => Promise<void>;
  /** What somebody does once the screen stands, such as opening a sheet. */
  readonly act?: (phone: Phone) => Promise<void>;
  /** What comes after the screen stands, and belongs to it. */
  readonly until?: string;
}

/** An instance with every provider switched on. */
async function everyWay({ page }: Phone): Promise<void> {
  const provider_ids = ['google.com', 'apple.com', 'facebook.com', 'github.com'];
  const data: Providers = {
    firebase: { api_key: 'key', api_base: 'https://id.test', provider_ids },
    discord: true,
    twitter: true,
    tiktok: true,
    wallet: { domain: 'stage.test', uri: 'https://stage.test', chain_ids: [1] },
    demo: null,
    mail: 'smtp',
  };
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { data } }), { times: 1 });
}

/** Somebody new comes back from Discord. */
async function firstSignIn({ page, trouble }: Phone): Promise<void> {
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
async function latestPost(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const posts = await callApi<{ id: string; sealed: object | null }[]>('GET', '/clubs/velvet-static/posts', {
    token,
  });
  const open = posts.find(({ sealed }) => sealed === null);
  if (open === undefined) throw new Error('the demo world has no open post');
  return `/club/post-detail/${open.id}`;
}

async function invitation(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const { code } = await callApi<{ code: string }>('GET', '/clubs/velvet-static/invitation', { token });
  return `/club/invite/${code}`;
}

interface Pack {
  id: string;
  name: string;
}

/** The pack of the demo world that has history. */
async function pack(): Promise<string> {
  const packs = await callApi<Pack[]>('GET', '/clubs/velvet-static/gacha');
  const found = packs.find(({ name }) => name === 'Tour Tin II');
  if (found === undefined) throw new Error('the demo world has no pack');
  return `/club/gacha/${found.id}`;
}

const ofPack = (rest: string) => async () => `${await pack()}${rest}`;

/** A single draw of my own, sealed or open. */
async function ownProof(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const draws = await callApi<{ id: string }[]>('GET', `${(await pack()).replace('/club', '')}/draws`, {
    token,
  });
  return `/club/gacha/proof/${draws[0]?.id}`;
}

/** Ten drawn together by somebody who has changed their word since. */
async function openProof(): Promise<string> {
  const [draw] = await revealedDraws({ tens: 1, singles: 0 });
  return `/club/gacha/proof/${draw}`;
}

async function managedPack(): Promise<string> {
  return `/club/velvet-static/manage-gacha?pool=${(await pack()).split('/').at(-1)}`;
}

interface Offer {
  type: 'listing' | 'auction';
  listing?: { id: string };
  auction?: { id: string; state: string };
}

/** The first offer of a tab of the market; of auctions, the one that ends first. */
const offerOf = (tab: 'store' | 'resale' | 'auctions') => async () => {
  const [found] = await callApi<Offer[]>('GET', `/clubs/velvet-static/market?tab=${tab}`);
  const id = found?.listing?.id ?? found?.auction?.id;
  if (id === undefined) throw new Error(`the demo world has nothing in ${tab}`);
  return `/market-item/${id}`;
};

/** Of the fan's tickets that can be handed in. */
async function ticketCode(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const held = await callApi<{ item: { id: string } }[]>('GET', '/inventory?redeemable=true&state=held', {
    token,
  });
  const [first] = held;
  if (first === undefined) throw new Error('the fan of the demo world has no ticket');
  return `/item-qr?id=${first.item.id}`;
}

/** Each look would be one more phone of the fan’s, and ten are the most. */
async function knownPhone({ page }: Phone): Promise<void> {
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
    return route.fulfill({ json: { data: route.request().method() === 'POST' ? data : free } });
  });
}

const press = (selector: string) => async (phone: Phone) => {
  await phone.page.locator(selector).first().click();
  await phone.page.getByRole('dialog').waitFor();
};

export const screens: readonly ScreenCase[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'auth', path: '/auth', until: '.sp-auth-way' },
  { name: 'auth-every-way', path: '/auth', before: everyWay, until: '.sp-auth-way' },
  { name: 'auth-register', path: '/auth?mode=register' },
  { name: 'auth-reset', path: '/auth?mode=reset' },
  { name: 'permission-error-sign-in', path: '/permission-error?reason=sign-in&next=%2Fhome' },
  { name: 'permission-error-tier', path: '/permission-error?reason=tier&tier=backstage' },
  { name: 'verify-email', path: '/verify-email' },
  { name: 'otp-verify', path: '/otp-verify' },
  { name: 'discord', path: '/discord?error=access_denied' },
  { name: 'consent', path: '/discord?code=code&state=state', before: firstSignIn },
  { name: 'tiktok', path: '/tiktok?error=access_denied' },
  { name: 'partner-ntu', path: '/NTU' },
  { name: 'partner-ntt', path: '/ntt' },
  { name: 'partner-by-slug', path: '/p/ntt' },
  { name: 'legal-terms', path: '/legal/terms' },
  { name: 'legal-privacy', path: '/legal/privacy' },
  { name: 'not-found', path: '/nowhere/at-all' },
  { name: 'discover', path: '/discover' },
  { name: 'verify-email-sent', path: '/verify-email', as: 'newcomer' },
  { name: 'otp-verify-code', path: '/otp-verify', as: 'newcomer' },
  { name: 'user-settings-unverified', path: '/user/settings', as: 'newcomer' },
  { name: 'home', path: '/home', as: 'fan' },
  { name: 'clubs', path: '/clubs', as: 'fan' },
  { name: 'user-welcome', path: '/user/welcome', as: 'fan' },
  { name: 'user-welcome-interests', path: '/user/welcome?step=interests', as: 'fan' },
  { name: 'user-settings', path: '/user/settings', as: 'fan' },
  { name: 'user-settings-ways', path: '/user/settings?view=sign-in', as: 'fan' },
  { name: 'user-settings-factors', path: '/user/settings?view=second-factor', as: 'fan' },
  { name: 'user-settings-devices', path: '/user/settings?view=devices', as: 'fan' },
  { name: 'user-settings-email', path: '/user/settings?view=email', as: 'fan' },
  { name: 'user-change-password', path: '/user/change-password', as: 'fan' },
  { name: 'club-posts', path: '/club/velvet-static/posts', as: 'fan' },
  { name: 'club-posts-compose', path: '/club/velvet-static/posts?view=compose', as: 'creator' },
  { name: 'user-settings-kept-posts', path: '/user/settings?view=kept-posts', as: 'fan' },
  { name: 'wallet', path: '/user/wallet', as: 'fan', until: '.sp-slip' },
  { name: 'wallet-statement', path: '/user/transaction-history', as: 'fan', until: '.sp-money-line' },
  { name: 'wallet-held', path: '/user/transaction-history?show=held', as: 'fan' },
  {
    name: 'wallet-receipt',
    path: '/user/transaction-history',
    as: 'fan',
    act: press('.sp-money-line'),
    until: '.sp-slip',
  },
  { name: 'wallet-top-up', path: '/user/buy-credit?amount_cents=720', as: 'fan', until: '.sp-voucher' },
  { name: 'user-settings-limits', path: '/user/settings?view=spending-limits', as: 'fan' },
  { name: 'manage-money', path: '/club/velvet-static/manage?view=money', as: 'creator', until: '.sp-chart' },
  { name: 'user-profile', path: '/user/profile', as: 'fan' },
  { name: 'user-editprofile', path: '/user/editprofile', as: 'fan' },
  { name: 'person', path: '/user/juno_vale', as: 'fan' },
  { name: 'person-visitor', path: '/user/juno_vale' },
  { name: 'person-followers', path: '/user/juno_vale?list=followers', as: 'fan' },
  { name: 'user-settings-privacy', path: '/user/settings?view=privacy', as: 'fan' },
  { name: 'user-settings-decisions', path: '/user/settings?view=decisions', as: 'fan' },
  { name: 'user-settings-blocked', path: '/user/settings?view=blocked', as: 'fan' },
  { name: 'user-settings-muted', path: '/user/settings?view=muted', as: 'fan' },
  { name: 'user-settings-data', path: '/user/settings?view=data', as: 'fan' },
  { name: 'user-settings-delete', path: '/user/settings?view=delete-account', as: 'fan' },
  { name: 'discover-search', path: '/discover?q=velvt', until: '.sp-search-results a' },
  { name: 'club-front-door', path: '/club/velvet-static' },
  { name: 'club-front-door-asks', path: '/club/tin-lighthouse', as: 'creator' },
  { name: 'club-home-visitor', path: '/club/velvet-static/home' },
  { name: 'club-home', path: '/club/velvet-static/home', as: 'fan', until: '.sp-tab-bar' },
  { name: 'club-home-owner', path: '/club/velvet-static/home', as: 'creator', until: '.sp-tab-bar' },
  { name: 'club-info', path: '/club/velvet-static/info', as: 'fan' },
  { name: 'club-id-center', path: '/club/velvet-static/id-center', as: 'fan' },
  { name: 'club-invite', path: '/club/velvet-static/invite', as: 'fan' },
  { name: 'club-invitation', path: invitation },
  { name: 'club-requirement', path: '/club/tin-lighthouse/requirement', as: 'creator' },
  { name: 'club-requirement-edit', path: '/club/velvet-static/requirement', as: 'creator' },
  { name: 'club-module', path: '/club/velvet-static/module', as: 'creator' },
  { name: 'club-settings', path: '/club/velvet-static/settings', as: 'creator' },
  { name: 'club-posts-scheduled', path: '/club/velvet-static/posts?view=scheduled', as: 'creator' },
  { name: 'post-detail', path: latestPost, as: 'fan' },
  { name: 'post-detail-visitor', path: latestPost },
  { name: 'post-menu', path: latestPost, as: 'fan', act: press('.sp-post-dots') },
  { name: 'create-club', path: '/user/create-club?step=name', as: 'fan' },
  { name: 'creator-club', path: '/user/creator-club', as: 'creator' },
  { name: 'manage', path: '/club/velvet-static/manage', as: 'creator' },
  { name: 'manage-members', path: '/club/harbour-voices/manage-members', as: 'creator' },
  { name: 'manage-member-tier', path: '/club/velvet-static/manage-member-tier', as: 'creator' },
  { name: 'manage-rules', path: '/club/velvet-static/manage-rules', as: 'creator' },
  { name: 'manage-rules-words', path: '/club/velvet-static/manage-rules?tab=words', as: 'creator' },
  { name: 'manage-rules-log', path: '/club/velvet-static/manage-rules?tab=log', as: 'creator' },
  { name: 'manage-rules-list', path: '/club/velvet-static/manage-rules?tab=rules', as: 'creator' },
  { name: 'club-gacha', path: '/club/velvet-static/gacha', as: 'fan' },
  { name: 'gacha', path: pack, as: 'fan', until: '.sp-purse' },
  { name: 'gacha-visitor', path: pack },
  { name: 'gacha-chances', path: pack, as: 'fan', until: '.sp-purse', act: press('.sp-pool-head h2 button') },
  { name: 'gacha-seed', path: pack, as: 'fan', until: '.sp-purse', act: press('.sp-pool-head > button') },
  { name: 'gacha-draws', path: ofPack('?view=draws'), as: 'fan' },
  { name: 'gacha-odds', path: ofPack('/odds') },
  { name: 'gacha-proof', path: ownProof, as: 'fan' },
  { name: 'gacha-proof-open', path: openProof },
  { name: 'manage-gacha', path: '/club/velvet-static/manage-gacha', as: 'creator' },
  { name: 'manage-gacha-edit', path: managedPack, as: 'creator' },
  { name: 'market', path: '/club/velvet-static/market', as: 'fan', until: '.sp-offer' },
  { name: 'market-auctions', path: '/club/velvet-static/market?tab=auctions', until: '.sp-offer' },
  {
    name: 'market-filters',
    path: '/club/velvet-static/market',
    as: 'fan',
    until: '.sp-drawer-foot',
    act: press('[aria-label^="Filter"]'),
  },
  { name: 'auction', path: offerOf('auctions'), as: 'fan', until: '.sp-chart' },
  { name: 'auction-visitor', path: offerOf('auctions'), until: '.sp-chart' },
  {
    name: 'auction-maximum',
    path: offerOf('auctions'),
    as: 'fan',
    act: press('.sp-bid-further .sp-button'),
    until: '.sp-drawer-foot',
  },
  { name: 'listing', path: offerOf('store'), as: 'fan', until: '.sp-chart' },
  {
    name: 'listing-quote',
    path: offerOf('store'),
    as: 'fan',
    act: press('.sp-dock .sp-button'),
    until: '.sp-slip',
  },
  { name: 'listing-resale', path: offerOf('resale'), as: 'fan', until: '.sp-chart' },
  { name: 'manage-store', path: '/club/velvet-static/manage-store', as: 'creator', until: '.sp-store-row' },
  {
    name: 'manage-store-listing',
    path: '/club/velvet-static/manage-store',
    as: 'creator',
    act: press('.sp-store-row'),
    until: '.sp-price-ticket',
  },
  {
    name: 'manage-store-auctions',
    path: '/club/velvet-static/manage-store?tab=auctions',
    as: 'creator',
    until: '.sp-store-row',
  },
  {
    name: 'manage-store-new-auction',
    path: '/club/velvet-static/manage-store?tab=auctions',
    as: 'creator',
    act: press('[aria-label="New auction"], .sp-top-bar [aria-haspopup]'),
    until: '.sp-drawer-foot',
  },
  { name: 'inventory', path: '/user/inventory', as: 'fan', until: '.sp-item-tile' },
  { name: 'inventory-item', path: '/user/inventory?sort=rarest', as: 'fan', act: press('.sp-item-tile') },
  { name: 'inventory-none', path: '/user/inventory?q=nothing%20like%20that', as: 'fan' },
  { name: 'item-code', path: ticketCode, as: 'fan', before: knownPhone, until: '.sp-qr path' },
  { name: 'fanpass', path: '/user/fanpass', as: 'fan', before: knownPhone, until: '.sp-qr path' },
  { name: 'redeem-history', path: '/user/redeem-history', as: 'fan' },
  { name: 'scan-ticket', path: '/scan-ticket?club=velvet-static', as: 'creator', until: '.sp-scan-line' },
  { name: 'scan-ticket-choose', path: '/scan-ticket', as: 'creator' },
  { name: 'manage-items', path: '/club/velvet-static/manage-items', as: 'creator' },
  { name: 'vault-design', path: '/club/velvet-static/vault', as: 'creator', act: press('.sp-design-row') },
  {
    name: 'vault-new',
    path: '/club/velvet-static/vault?view=new',
    as: 'creator',
    until: '.sp-design-preview',
  },
];

export const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

export const forms = [
  { form: 'normal' },
  { form: 'pseudo', locale: 'pseudo' },
  { form: 'text-200', textScale: 2 },
] as const;
