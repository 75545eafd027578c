// @vitest-environment jsdom
// Tests an offer at its price: the quote before paying, the price that changed, the last copy gone, the key of a lost
// answer, and taking an own one back.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDesign, person } from '#domains/auctions/public/testing/lots.ts';
import { aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './market-item-screen.tsx';

afterEach(strikeStage);
beforeEach(() => {
  storeSession(aSession());
});

export function aListing(change: Partial<ListingView> = {}): ListingView {
  const design = aDesign();
  return {
    id: 'l1',
    kind: 'store',
    club: design.club,
    design,
    item: null,
    seller: null,
    price_cents: 1400,
    your_price_cents: 1190,
    token: null,
    discount_percent: 15,
    state: 'open',
    left: 3,
    locked: false,
    sold: 57,
    opens_at: null,
    closes_at: null,
    created_at: '2026-01-01T10:00:00Z',
    description: 'Pressed in the kitchen.',
    per_fan_limit: 1,
    condition: null,
    bought: 0,
    last_bought: null,
    now: new Date().toISOString(),
    cannot_buy: null,
    can: { buy: true, close: false, edit: false },
    management: null,
    ...change,
  };
}

const quote = {
  price_cents: 1400,
  discount_cents: 210,
  discount_percent: 15,
  total_cents: 1190,
  royalty_cents: 0,
  royalty_bp: 0,
  fee_cents: 119,
  fee_bp: 1000,
  to_seller_cents: 1071,
};
const noPrices = {
  days: [],
  sales: 0,
  low_cents: null,
  high_cents: null,
  last_cents: null,
  last_at: null,
  floor_cents: null,
};

function open(listing = aListing(), server: Server = {}, at = '/market-item/l1') {
  const calls = stubServer({
    'GET /market-items/:id': { data: { type: 'listing', listing } },
    'GET /market-items/:id/quote': { data: quote },
    'GET /item-designs/:id/prices': { data: noPrices },
    ...server,
  });
  openScreen(at, <Component />, '/market-item/:id');
  return calls;
}

async function openSheet() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Buy/ }));
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await sheet.findByText('StagePass fee, 10%');
  return sheet;
}

type Opened = Awaited<ReturnType<typeof openSheet>>;

/** Pays once the button has rested: after it appeared, after its price came, and after the last charge. */
async function pay(sheet: Opened) {
  const button = sheet.getByRole('button', { name: /Pay/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  // The second of two quick taps.
  fireEvent.click(button);
}

const evening = {
  ...{ place: 'Boathouse Hall', address: '14 Quay Street', gate: 'Gate B', offer: 'Standing, front half' },
  ...{ from: '2030-11-21T19:00:00', starts_at: '2030-11-21T20:00:00', until: null },
  transfer_closes_at: '2030-11-20T18:00:00',
};
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test.each(['store', 'resale'] as const)(
  'a ticket (%s) says place, date, doors and transfer rule above Buy',
  async (kind) => {
    const design = aDesign({ kind: 'ticket', name: 'Ten rooms', redeemable: evening });
    open(aListing({ kind, design }));
    const buy = await screen.findByRole('button', { name: /Buy ticket/ });
    await screen.findByText('Boathouse Hall');
    await screen.findByText(/^Can be given away/);
    for (const text of ['Boathouse Hall', '14 Quay Street', 'Gate B', 'Thu, Nov 21', '7:00 PM', '8:00 PM'])
      expect(isBefore(screen.getByText(text), buy)).toBe(true);
    const rule = screen.getByText('Can be given away or resold until Nov 20, 2030, 6:00 PM.');
    expect(isBefore(rule, buy)).toBe(true);
    screen.getByText(
      kind === 'store' ? 'The club can refund it while it’s unused.' : 'No refunds on resale.',
    );
    // The price of the tier beside the struck one.
    screen.getByText('Your tier’s price, 15% off');
  },
);

test('a coupon says where and how long it is good, and a bound one that it stays', async () => {
  const redeemable = { ...evening, from: null, starts_at: null, until: '2030-12-01T12:00:00' };
  open(aListing({ design: aDesign({ kind: 'coupon', transferable: false, redeemable }) }));
  const buy = await screen.findByRole('button', { name: /^Buy/ });
  await screen.findByText(/^Boathouse Hall/);
  for (const text of [
    'Boathouse Hall, Gate B, 14 Quay Street',
    'Until Dec 1, 2030, 12:00 PM',
    'Stays with you. It can’t be given away or resold.',
  ])
    expect(isBefore(screen.getByText(text), buy)).toBe(true);
});

test('says what it costs and where it goes before anything is paid, and pays that', async () => {
  const calls = open(aListing(), {
    'POST /listings/:id/buy': {
      status: 201,
      data: { listing_id: 'l1', item_id: 'i9', number: 58, paid_cents: 1190, transfer_id: 't1' },
    },
  });
  const sheet = await openSheet();
  sheet.getByText('Tier discount, 15% off');
  sheet.getByText('$10.71');
  await pay(sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bought = calls.filter(({ name }) => name === 'POST /listings/l1/buy');
  expect(bought.map(({ body }) => body)).toEqual([{ expected_price_cents: 1190 }]);
});

test('says what the purchase leaves in the wallet before it is paid', async () => {
  const credits = { balance_cents: 2000, held_cents: 0, available_cents: 2000 };
  open(aListing(), { 'GET /wallet': { data: aWallet({ credits }) } });
  const sheet = await openSheet();
  await sheet.findByText('Available now');
  sheet.getByText('$20.00');
  sheet.getByText('−$11.90');
  sheet.getByText('$8.10');
  expect(sheet.queryByRole('link', { name: /Top up/ })).toBeNull();
});

test('with too little in the wallet the main button tops up what is missing, and comes back to the sheet', async () => {
  const credits = { balance_cents: 1000, held_cents: 0, available_cents: 1000 };
  open(aListing(), { 'GET /wallet': { data: aWallet({ credits }) } });
  const sheet = await openSheet();
  await sheet.findByText('You need $1.90 more');
  const ways = sheet.getAllByRole('link', { name: /Top up/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/user/buy-credit?amount_cents=190&next=${encodeURIComponent('/market-item/l1?buy')}`,
  ]);
  expect(sheet.queryByRole('button', { name: /Pay/ })).toBeNull();
});

test('with too few tokens the main button leads to the token, and nothing can be paid', async () => {
  const user = userEvent.setup();
  const listing = aListing({ price_cents: 12, your_price_cents: 12, token: { symbol: 'VELV' } });
  const balances = { balance_cents: 9, held_cents: 0, available_cents: 9 };
  const tokens = [{ ...balances, asset_id: 'token:c1', club: listing.club }];
  open(listing, {
    'GET /market-items/:id/quote': {
      data: { ...quote, price_cents: 12, discount_cents: 0, total_cents: 12 },
    },
    'GET /wallet': { data: aWallet({ tokens }) },
  });
  const buy = await screen.findByRole('button', { name: /^Buy/ });
  screen.getByRole('button', { name: 'Share item' });
  await user.click(buy);
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await sheet.findByText('You need 3 VELV more');
  const way = sheet.getByRole('link', { name: 'Get VELV' });
  // As many as are missing, and back to this sheet with them.
  expect(way.getAttribute('href')).toBe(
    `/club/${listing.club?.handle}/token?buy=3&next=%2Fmarket-item%2Fl1%3Fbuy`,
  );
  sheet.getByText('These tokens are spent for good. The club doesn’t keep them, and no other fan gets them.');
  expect(sheet.queryByRole('button', { name: /Pay/ })).toBeNull();
});

test('back from a top-up the sheet is open; closed, it stays closed', async () => {
  const user = userEvent.setup();
  open(aListing(), {}, '/market-item/l1?buy');
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(await sheet.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const lastCopy = { item_id: 'i9', number: 12, transfer_id: 't1', held: true };

test.each([
  ['the copy, while it is theirs', lastCopy, 'View item', '/user/inventory?item=i9'],
  [
    'its receipt, once it is not',
    { ...lastCopy, held: false },
    'View receipt',
    '/user/transaction-history?transfer=t1',
  ],
])('what was bought is said with the way to %s, and another can be bought', async (_, last, label, to) => {
  open(aListing({ bought: 1, per_fan_limit: 3, last_bought: last }));
  await screen.findByText('Bought · #12');
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
  screen.getByRole('button', { name: /^Buy another/ });
});

test('at the limit per fan, what was bought is still said', async () => {
  const can = { buy: false, close: false, edit: false };
  open(aListing({ bought: 1, last_bought: lastCopy, cannot_buy: 'limit-reached', can }));
  await screen.findByText('Bought · #12');
  screen.getByText('You’ve bought the maximum per fan.');
});

test('what the spending limit refuses cannot be paid, and leads to the limits', async () => {
  const limits = { day_cents: 1000, spent_today_cents: 0, month_cents: 5000, spent_month_cents: 0 };
  open(aListing(), { 'GET /wallet': { data: aWallet({ limits: { ...limits, next: null } }) } });
  const sheet = await openSheet();
  await sheet.findByText('Over your daily spending limit');
  sheet.getByText(/You have \$10\.00 of \$10\.00 left today/);
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: /Pay/ }).disabled).toBe(true);
  sheet.getByRole('link', { name: 'View spending limits' });
});

test('a lost answer is asked for again with the same key', async () => {
  const keys: (string | null)[] = [];
  open();
  const sheet = await openSheet();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    if (!String(input).includes('/buy')) return real(input, init);
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    throw new TypeError('network');
  });
  await pay(sheet);
  await sheet.findByText('Couldn’t connect. Check your connection and try again.');
  await pay(sheet);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['market.sold', 'Another fan just bought the last copy. Nothing was charged.'],
  ['market.limit-reached', 'You’ve bought the maximum per fan. Nothing was charged.'],
  ['ledger.limit-reached', 'This is over the spending limit you set. Nothing was charged.'],
  [
    'items.staff-receive-nothing',
    'You’re on this club’s staff, so you can’t buy or bid here. Nothing was charged.',
  ],
])('refused with %s, the sheet says why', async (code, sentence) => {
  open(aListing(), { 'POST /listings/:id/buy': { status: 409, error: { code } } });
  const sheet = await openSheet();
  await pay(sheet);
  await sheet.findByText(sentence);
});

test('another price is shown before it is paid', async () => {
  open(aListing(), {
    'GET /market-items/:id/quote': [
      { data: quote },
      { data: { ...quote, price_cents: 1500, total_cents: 1275 } },
    ],
    'POST /listings/:id/buy': {
      status: 409,
      error: { code: 'market.price-changed', details: { price_cents: 1275 } },
    },
  });
  const sheet = await openSheet();
  await pay(sheet);
  await sheet.findByText('The price is now $12.75. Nothing was charged. Check the price, then pay.');
});

test('sold out leads to what fans sell', async () => {
  open(
    aListing({
      state: 'sold',
      left: 0,
      cannot_buy: 'sold-out',
      can: { buy: false, close: false, edit: false },
    }),
  );
  await screen.findByText('Sold out. Fans may be reselling it.');
  expect(screen.getByRole('link', { name: 'View resale listings' }).getAttribute('href')).toContain(
    'tab=resale&item=',
  );
});

const seat = { kind: 'tier', tier_id: 't1', label: 'Front Row', met: false } as const;
const mug = { kind: 'item', design_id: 'd7', label: 'House mug', met: false } as const;
const level = { kind: 'level', at_least: 2, label: '', met: true } as const;

test.each([
  ['a seat', { all: [level, seat] }, 'For level 2 and Front Row tier.', 'View my progress', '/club/'],
  ['an item', mug, 'For the item House mug.', 'Find this item', 'tab=resale&item=d7'],
])('where %s is missing, says so and leads there', async (_, condition, sentence, label, href) => {
  open(
    aListing({
      locked: true,
      condition,
      cannot_buy: 'condition',
      can: { buy: false, close: false, edit: false },
    }),
  );
  await screen.findByText('You can’t buy this yet. See above what you need.');
  await screen.findByText(sentence);
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toContain(href);
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
});

test('who meets what it asks for is told, and buys', async () => {
  open(aListing({ condition: { ...seat, met: true } }));
  await screen.findByText('For Front Row tier. You qualify.');
  await screen.findByRole('button', { name: /^Buy/ });
});

test('an own copy is taken back after a question', async () => {
  const user = userEvent.setup();
  const mine = aListing({
    kind: 'resale',
    item: { id: 'i4', number: 4 },
    seller: person('u1', 'Mara Okafor'),
    cannot_buy: 'own',
    can: { buy: false, close: true, edit: true },
  });
  const closed = { ...mine, state: 'closed' as const, can: { buy: false, close: false, edit: false } };
  const calls = open(mine, {
    'GET /market-items/:id': [
      { data: { type: 'listing', listing: mine } },
      { data: { type: 'listing', listing: closed } },
    ],
    'DELETE /listings/:id': { data: closed },
  });
  await user.click(await screen.findByRole('button', { name: 'End listing' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End listing' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /listings/l1')).toBe(true));
  // Said although the buttons are gone with the listing.
  await waitFor(() => expect(toastStore.current()?.title).toBe('Listing ended'));
  expect(screen.queryByRole('button', { name: 'End listing' })).toBeNull();
});
