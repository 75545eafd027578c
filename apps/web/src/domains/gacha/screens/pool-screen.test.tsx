// @vitest-environment jsdom
// Tests the way from a pack to what was in it: odds, own word, one draw, ten, a lost answer, and every refusal.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aPool, aReceipt, aVersion, aWallet } from '../testing/pools.ts';
import { Component } from './pool-screen.tsx';

beforeEach(() => {
  // Reveals cut to their final frame: the steps have a test of their own.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(strikeStage);

function open(server: Server, signedIn = true) {
  if (signedIn) storeSession(aSession());
  const asked = stubServer({
    'GET /gacha/:id': { data: aPool() },
    'GET /wallet': { data: aWallet(1240) },
    ...server,
  });
  openScreen('/club/gacha/p1', <Component />, '/club/gacha/:id');
  return asked;
}

const pay = (name: RegExp) => screen.findByRole('button', { name });

/** The sheet that names the price, after the first tap; not its frame, which is busy until the sheet is there. */
async function priceSheet(title = 'Open 1 pack · $1.20') {
  fireEvent.click(await pay(title.includes('10') ? /^Open 10/ : /^Open a pack/));
  return within(await screen.findByRole('dialog', { name: title, busy: false }));
}

/** A pay button takes a tap once it has rested after it appeared. */
async function ready(name: RegExp) {
  const found = await pay(name);
  await waitFor(() => expect(found.getAttribute('aria-disabled')).toBeNull());
  return found;
}

/** Both taps. */
async function openPack(title?: string) {
  await priceSheet(title);
  fireEvent.click(await ready(/^Open (1 pack|10 packs)/));
}
/** The purse is there: what is asked before a draw is known. */
const purse = () => screen.findByText('$12.40');

describe('a pack', () => {
  test('shows its odds, base and effective, above the price', async () => {
    open({});
    await pay(/Open a pack.*\$1\.20/);
    await pay(/Open 10.*\$12\.00/);
    expect(screen.getByText('47 / 60')).toBeTruthy();
    expect(screen.getByText(/^If your next 13 packs have none/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Published odds/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Odds', busy: false }));
    const chances = (row: HTMLElement) =>
      [...row.querySelectorAll('td')].map((cell) => Number.parseFloat(cell.textContent));
    const [base = 0, one = 0, ten = 0] = chances(sheet.getByRole('row', { name: /Opening night mic/ }));
    expect(one).toBeGreaterThanOrEqual(base);
    expect(ten).toBeGreaterThan(one);
    // The screen below prints the same figures: one item is the whole rarity.
    const below = screen.getByRole('table', { name: 'Odds of every rarity', hidden: true });
    const tier = within(below).getByText('Ultra Rare').closest('tr');
    expect(tier && chances(tier)).toEqual([base, one, ten]);
    expect(sheet.getByText(/94 of 100/)).toBeTruthy();
  });

  test('names its price with the first tap, in the same moment', async () => {
    open({});
    await purse();
    fireEvent.click(await pay(/Open a pack/));
    screen.getByRole('dialog', { name: 'Open 1 pack · $1.20' });
  });

  test('is opened, shows what was in it, and leads to its proof', async () => {
    const asked = open({ 'POST /gacha/:id/draws': { status: 201, data: aReceipt(['urare']) } });
    await purse();
    const sheet = await priceSheet();
    await sheet.findByText('$12.40');
    sheet.getByText('−$1.20');
    sheet.getByText('$11.20');
    expect(asked.some(({ name }) => name === 'POST /gacha/p1/draws')).toBe(false);
    fireEvent.click(await ready(/^Open 1 pack/));
    await screen.findByText('Opening night mic, Ultra Rare, #7 of 100');
    const body = asked.find(({ name }) => name === 'POST /gacha/p1/draws')?.body;
    expect(body).toEqual({ count: 1, version: 2, expected_price_cents: 120 });
    const proof = screen.getByRole('link', { name: 'Verify draw' });
    expect(proof.getAttribute('href')).toBe('/club/gacha/proof/w0');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await pay(/Open a pack/);
  });

  test('alone has no next pack, also while it opens', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open({ 'POST /gacha/:id/draws': { status: 201, data: aReceipt(['common']) } });
    await purse();
    await openPack();
    fireEvent.click(await pay(/Open pack/));
    await screen.findByText('Common', { selector: '.sp-reveal *' });
    expect(screen.queryByRole('button', { name: 'Next pack' })).toBeNull();
    await screen.findByRole('button', { name: 'Done' }, { timeout: 3000 });
  });

  test('ten are shown side by side', async () => {
    const ten = [
      'common',
      'common',
      'srare',
      'common',
      'common',
      'common',
      'common',
      'common',
      'common',
      'common',
    ];
    open({ 'POST /gacha/:id/draws': { status: 201, data: aReceipt(ten as ('srare' | 'common')[]) } });
    await purse();
    await openPack('Open 10 packs · $12.00');
    await screen.findByRole('heading', { name: '10 packs opened' });
    expect(screen.getAllByRole('link', { name: /House pick|Moth pin/ })).toHaveLength(10);
    expect(screen.getByText(/Best item: Moth pin/)).toBeTruthy();
  });

  test('again is one tap with the price on it, and two quick taps pay once', async () => {
    let draws = 0;
    open({
      'POST /gacha/:id/draws': () => {
        draws += 1;
        const receipt = aReceipt([draws === 1 ? 'common' : 'urare']);
        return { status: 201, data: { ...receipt, transfer_id: `t${draws}` } };
      },
    });
    await purse();
    await openPack();
    await screen.findByText(/House pick, Common/);
    // Whoever presses Enter all the way through ends with Done, not with another charge.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'));
    const again = await ready(/^Open another pack.*\$1\.20/);
    fireEvent.click(again);
    fireEvent.click(again);
    await screen.findByText(/Opening night mic, Ultra Rare/);
    expect(draws).toBe(2);
  });

  test('again shows the price and the top-up where the money has run out', async () => {
    const asked = open({
      'GET /wallet': [{ data: aWallet(1240) }, { data: aWallet(20) }],
      'POST /gacha/:id/draws': { status: 201, data: aReceipt(['common']) },
    });
    await purse();
    await openPack();
    await screen.findByText(/House pick, Common/);
    await waitFor(() => expect(asked.filter(({ name }) => name === 'GET /wallet')).toHaveLength(2));
    fireEvent.click(await ready(/^Open another pack/));
    await screen.findByText('You need $1.00 more');
    expect(asked.filter(({ name }) => name === 'POST /gacha/p1/draws')).toHaveLength(1);
  });

  test('again is not offered once the pack is closed', async () => {
    open({
      'POST /gacha/:id/draws': { status: 201, data: { ...aReceipt(['common']), closed: true } },
      'GET /gacha/:id': [{ data: aPool() }, { data: aPool({ state: 'closed', cannot_because: 'closed' }) }],
    });
    await purse();
    await openPack();
    await screen.findByText(/House pick, Common/);
    expect(screen.queryByRole('button', { name: /Open another pack/ })).toBeNull();
  });

  test('a lost answer is asked for again with the same key, and nothing else can be paid until then', async () => {
    let tries = 0;
    open({
      'POST /gacha/:id/draws': () => {
        tries += 1;
        return tries === 1
          ? { status: 503, error: { code: 'unavailable' } }
          : { status: 201, data: aReceipt(['common']) };
      },
    });
    const keys: (string | null)[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return fetch(input, init);
    });
    await purse();
    await openPack();
    fireEvent.click(await screen.findByRole('button', { name: 'Back to pack' }));
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.queryByRole('button', { name: /Open 10/ })).toBeNull();
    fireEvent.click(again);
    await screen.findByText(/House pick, Common/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a pack that was paid and never shown', () => {
  test('is shown though the money for another is not there', async () => {
    const ask = { count: 1, version: 2, expected_price_cents: 120 };
    localStorage.setItem('spc-draw-u1-p1', JSON.stringify({ key: 'k1', ask, asked_ms: Date.now() }));
    const asked = open({
      'GET /wallet': { data: aWallet(0) },
      'POST /gacha/:id/draws': { status: 201, data: aReceipt(['urare']) },
    });
    await screen.findByText('$0.00');
    fireEvent.click(await pay(/^Check again/));
    await screen.findByText('Opening night mic, Ultra Rare, #7 of 100');
    expect(asked.find(({ name }) => name === 'POST /gacha/p1/draws')?.body).toEqual(ask);
  });
});

describe('before the first pack', () => {
  test.each([
    ['the phone’s client seed is used without asking', false],
    ['a client seed can be chosen by hand', true],
  ])('%s, after the server seed’s hash was shown', async (_, byHand) => {
    const hash = 'cd'.repeat(32);
    const fresh = { server_seed_hash: null, client_seed: null, nonce: 0, next_server_seed_hash: hash };
    const viewer = { pity: 0, left_today: 50, day_resets_at: '2026-11-16T00:00:00Z', commitment: null };
    const asked = open({
      'GET /gacha/:id': { data: aPool({ viewer }) },
      'POST /gacha/:id/commitment': { data: fresh },
      'PUT /gacha/:id/seed': { data: { commitment: { ...fresh, server_seed_hash: hash }, revealed: null } },
      'POST /gacha/:id/draws': { status: 201, data: aReceipt(['common']) },
    });
    await purse();
    const price = await priceSheet();
    await price.findByRole('img', { name: 'Hash of the server seed' });
    if (byHand) fireEvent.click(price.getByRole('button', { name: 'Choose your own client seed' }));
    // The button that pays names what it pays.
    fireEvent.click(await ready(byHand ? /^Use this seed and open.*\$1\.20/ : /^Open 1 pack.*\$1\.20/));
    await screen.findByText(/House pick, Common/);
    const sent = asked.find(({ name }) => name === 'PUT /gacha/p1/seed')?.body;
    expect(sent).toMatchObject({ server_seed_hash: hash });
    expect((sent as { client_seed: string }).client_seed).toMatch(/^[a-z]+-[A-Za-z0-9]{10}$/);
  });

  test('birth date and country are asked for once', async () => {
    const asked = open({
      'GET /wallet': { data: aWallet(1240, 'unknown') },
      'PUT /wallet/identity': { data: aWallet(1240) },
      'POST /gacha/:id/draws': { status: 201, data: aReceipt(['common']) },
    });
    await purse();
    fireEvent.click(await pay(/Open a pack/));
    await screen.findByRole('dialog', { name: 'Before your first pack', busy: false });
    fireEvent.change(await screen.findByLabelText('Birth date'), { target: { value: '1994-05-03' } });
    const form = screen.getByRole('dialog').querySelector('form');
    if (form) fireEvent.submit(form);
    await screen.findByRole('dialog', { name: 'Open 1 pack · $1.20' });
    expect(asked.some(({ name }) => name === 'POST /gacha/p1/draws')).toBe(false);
    fireEvent.click(await ready(/^Open 1 pack/));
    await screen.findByText(/House pick, Common/);
    expect(asked.some(({ name }) => name === 'PUT /wallet/identity')).toBe(true);
  });

  test.each([
    ['country', /^Packs aren’t available in your country/],
    ['under-age', /^Where you live, you must be 21 or older to open packs/],
  ] as const)('nobody is asked to top up who may not draw: %s', async (refused, sentence) => {
    open({
      'GET /wallet': { data: aWallet(0, 'unknown') },
      'PUT /wallet/identity': { data: aWallet(0, 'adult', { refused, least_age: 21 }) },
    });
    await screen.findByText('$0.00');
    fireEvent.click(await pay(/Open a pack/));
    fireEvent.change(await screen.findByLabelText('Birth date'), { target: { value: '2007-05-03' } });
    const form = screen.getByRole('dialog').querySelector('form');
    if (form) fireEvent.submit(form);
    await screen.findByText(sentence);
    expect(screen.queryByText(/You need/)).toBeNull();
  });

  test('a pack over the spending limit leads to the limits, not to the top-up', async () => {
    const limits = { day_cents: 100, spent_today_cents: 40, month_cents: null };
    open({ 'GET /wallet': { data: { ...aWallet(40), limits } } });
    await screen.findByText('$0.40');
    const sheet = await priceSheet();
    await sheet.findByText('Over your daily spending limit');
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /^Open 1 pack/ }).disabled).toBe(true);
    expect(screen.queryByRole('link', { name: 'Top up' })).toBeNull();
    screen.getByRole('link', { name: 'View spending limits' });
  });

  test('what is missing leads to the top-up and back', async () => {
    const asked = open({ 'GET /wallet': { data: aWallet(40) } });
    await screen.findByText('$0.40');
    const sheet = await priceSheet();
    await sheet.findByText('You need $0.80 more');
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /^Open 1 pack/ }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Top up' }));
    await waitFor(() => expect(whereNow()).toMatch(/^\/user\/buy-credit\?.*next=%2Fclub%2Fgacha%2Fp1/));
    expect(asked.some(({ name }) => name === 'POST /gacha/p1/draws')).toBe(false);
  });
});

describe('a pack for tokens', () => {
  const token = { symbol: 'VELV' };
  const tokenPool = () =>
    aPool({ asset: 'token', token, version: aVersion({ asset: 'token', price_cents: 3 }) });
  const credits = aWallet(1240);
  const walletWith = (tokens: number) => ({
    ...credits,
    tokens: [{ ...credits.credits, available_cents: tokens, asset_id: 'token:c1', club: tokenPool().club }],
  });
  const server = (tokens: number): Server => ({
    'GET /gacha/:id': { data: tokenPool() },
    'GET /wallet': { data: walletWith(tokens) },
  });
  const tokenWay = async () => (await screen.findByRole('link', { name: 'Get VELV' })).getAttribute('href');

  test('with too few of them leads to the token, not to a button that pays nothing', async () => {
    const asked = open(server(2));
    const sheet = await priceSheet('Open 1 pack · 3 VELV');
    await sheet.findByText('You need 1 VELV more');
    expect(await tokenWay()).toBe('/club/velvet-static/token?buy=1&next=%2Fclub%2Fgacha%2Fp1');
    expect(sheet.queryByRole('button', { name: /^Open 1 pack/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Top up' })).toBeNull();
    expect(asked.some(({ name }) => name === 'POST /gacha/p1/draws')).toBe(false);
  });

  test('refused for too few of them says so in tokens, and leads there', async () => {
    const error = { code: 'ledger.not-enough', details: { missing_cents: 2 } };
    open({ ...server(3), 'POST /gacha/:id/draws': { status: 409, error } });
    await openPack('Open 1 pack · 3 VELV');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^You don’t have enough tokens\. Nothing was charged\./,
    );
    expect(await tokenWay()).toBe('/club/velvet-static/token?buy=2&next=%2Fclub%2Fgacha%2Fp1');
    expect(screen.queryByRole('link', { name: 'Top up' })).toBeNull();
  });

  test('renews the token once it was paid with, and only then', async () => {
    const renewed = vi.fn();
    invalidateTokens.also(renewed);
    open({ 'POST /gacha/:id/draws': { status: 201, data: aReceipt(['common']) } });
    await purse();
    await openPack();
    await screen.findByText(/House pick, Common/);
    expect(renewed).not.toHaveBeenCalled();
    strikeStage();
    const receipt = { ...aReceipt(['common']), asset: 'token' as const };
    open({ ...server(3), 'POST /gacha/:id/draws': { status: 201, data: receipt } });
    await openPack('Open 1 pack · 3 VELV');
    await screen.findByText(/House pick, Common/);
    expect(renewed).toHaveBeenCalledOnce();
  });

  test('the slip of what it leaves leads to the token', async () => {
    open(server(5));
    const sheet = await priceSheet('Open 1 pack · 3 VELV');
    const way = await sheet.findByRole('link', { name: 'View VELV' });
    expect(way.getAttribute('href')).toBe('/club/velvet-static/token');
    sheet.getByText('2 VELV');
  });

  test('again with too few of them shows the price and asks for no draw', async () => {
    const asked = open({
      ...server(3),
      'GET /wallet': [{ data: walletWith(3) }, { data: walletWith(0) }],
      'POST /gacha/:id/draws': { status: 201, data: aReceipt(['common']) },
    });
    await openPack('Open 1 pack · 3 VELV');
    await screen.findByText(/House pick, Common/);
    await waitFor(() => expect(asked.filter(({ name }) => name === 'GET /wallet')).toHaveLength(2));
    fireEvent.click(await ready(/^Open another pack/));
    await screen.findByText('You need 3 VELV more');
    expect(asked.filter(({ name }) => name === 'POST /gacha/p1/draws')).toHaveLength(1);
  });
});

describe('a refusal says why', () => {
  const cases = [
    ['ledger.under-age', /not old enough to open packs where you live/],
    ['ledger.country', /aren’t available in your country/],
    ['ledger.limit-reached', /spending limit you set/],
    ['ledger.excluded', /paused your spending/],
    ['ledger.frozen', /disputed/],
    ['gacha.day-limit', /50 packs a day/],
    ['gacha.not-open', /This pack is closed/],
    ['gacha.version-changed', /This pack has new odds/],
    ['gacha.price-changed', /price has changed/],
    ['items.sold-out', /just got the last copy/],
  ] as const;
  test.each(cases)('%s', async (code, sentence) => {
    open({ 'POST /gacha/:id/draws': { status: 409, error: { code } } });
    await purse();
    await openPack();
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  test.each([
    ['join', /Only members of Velvet Static/],
    ['staff', /can’t open its packs/],
    ['closed', /This pack is closed/],
    ['day-limit', /50 packs a day/],
  ] as const)('before it is pressed: %s', async (cannot_because, sentence) => {
    open({ 'GET /gacha/:id': { data: aPool({ cannot_because }) } });
    await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: /Open a pack/ })).toBeNull();
  });

  test('to who is too young or lives elsewhere, and to visitors with the way in', async () => {
    open({ 'GET /wallet': { data: aWallet(1240, 'adult', { refused: 'under-age', least_age: 20 }) } });
    await screen.findByText(/you must be 20 or older/);
    expect(screen.queryByRole('button', { name: /Open a pack/ })).toBeNull();
    strikeStage();
    open({ 'GET /wallet': { data: aWallet(1240, 'adult', { refused: 'country', least_age: 18 }) } });
    await screen.findByText(/aren’t available in your country/);
    expect(screen.queryByRole('button', { name: /Open a pack/ })).toBeNull();
    strikeStage();
    open({ 'GET /gacha/:id': { data: aPool({ viewer: null, cannot_because: 'sign-in' }) } }, false);
    const way = await screen.findByRole('link', { name: 'Sign in' });
    expect(way.getAttribute('href')).toBe('/auth?next=%2Fclub%2Fgacha%2Fp1');
  });

  test('a pack that ends with one of its items says when, and why it is closed after', async () => {
    const version = aVersion({ ends_at: '2026-12-01T17:00:00Z' });
    open({ 'GET /gacha/:id': { data: aPool({ version }) } });
    await screen.findByText(/Open until Dec 1.* at the latest, when one of its items expires/);
    strikeStage();
    const over = { state: 'closed', closed_because: 'over', cannot_because: 'closed' } as const;
    open({ 'GET /gacha/:id': { data: aPool({ ...over, version }) } });
    await screen.findByText(/Closed: one of its items has expired/);
    expect(screen.queryByText(/at the latest/)).toBeNull();
  });

  test('new odds are announced beside those that count', async () => {
    const announced = aVersion({ n: 3, state: 'announced', opens_at: '2026-11-16T17:00:00Z' });
    open({ 'GET /gacha/:id': { data: aPool({ announced }) } });
    await screen.findByText(/New odds start on/);
    fireEvent.click(screen.getByRole('button', { name: 'View new odds' }));
    await screen.findByText(/version 3, starts on/);
  });

  test('a pool that is not there, and one that did not come', async () => {
    open({ 'GET /gacha/:id': { status: 404, error: { code: 'gacha.not-found' } } });
    await screen.findByText(/This pack doesn’t exist/);
    screen.getByRole('button', { name: 'Try again' });
  });
});
