// @vitest-environment jsdom
// Tests an auction: what it stands at, that a bid takes two taps, the secret maximum, other fans' bids while the sheet is
// open, what the wallet lacks, and every state in which nobody can bid.
import type { AuctionRoomEvents } from '@stagepass/contract/auctions/realtime.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDesign, aLot, person } from '#domains/auctions/public/testing/lots.ts';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Asked,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Component } from './market-item-screen.tsx';

afterEach(strikeStage);
beforeEach(() => {
  storeSession(aSession());
});

const funds = (available_cents: number) => ({
  data: { credits: { balance_cents: available_cents, held_cents: 0, available_cents } },
});

function open(lot = aLot(), server: Server = {}, address = '/market-item/a1') {
  const calls = stubServer({
    'GET /market-items/:id': { data: { type: 'auction', auction: lot } },
    'GET /auctions/:id': { data: lot },
    'GET /wallet': funds(56_414),
    ...server,
  });
  openScreen(address, <Component />, '/market-item/:id');
  return calls;
}

const bids = (calls: Asked[]) => calls.filter(({ name }) => name === 'POST /auctions/a1/bids');

/** The first tap: the sheet itself, not the frame that stands in its place until its code is there, with the wallet in it. */
async function openSheet(user: UserEvent, name = 'Place a bid') {
  await user.click(await screen.findByRole('button', { name: /^(Place bid|Raise maximum bid)/ }));
  const sheet = within(await screen.findByRole('dialog', { name, busy: false }));
  await sheet.findByText('Available now');
  return sheet;
}

type Opened = Awaited<ReturnType<typeof openSheet>>;

const payButton = (sheet: Opened) =>
  sheet.getByRole<HTMLButtonElement>('button', { name: /^(Place bid|Raise maximum bid)/ });

/** It has rested enough after it appeared. */
const ready = (sheet: Opened) =>
  waitFor(() => expect(payButton(sheet).getAttribute('aria-disabled')).toBeNull());

/** The second tap. */
async function pay(user: UserEvent, sheet: Opened) {
  await ready(sheet);
  await user.click(payButton(sheet));
}

/** Another fan bids, as the room says it. */
function rival(next_amount: number, change: Partial<AuctionRoomEvents['auctionBid']> = {}) {
  const leader = person('u8', 'inkedtide');
  const at = new Date().toISOString();
  const amount = next_amount - 200;
  act(() =>
    tellListeners('auctionBid', {
      ...{ auction_id: 'a1', amount, next_amount, bid_count: 3, ends_at: aLot().ends_at },
      ...{ reserve: 'none', leader, bids: [{ seq: 3, amount, user: leader, at, automatic: false }], now: at },
      ...change,
    }),
  );
}

const outcome = (change: object = {}) =>
  ({
    outcome: 'leading',
    amount: 2604,
    next_amount: 2735,
    bid_count: 3,
    ends_at: aLot().ends_at,
    reserve: 'none',
    held_cents: 2604,
    ...change,
  }) as const;

test('a ticket says place, date, doors and transfer rule above the bid', async () => {
  const redeemable = {
    ...{ place: 'Boathouse Hall', address: '', gate: 'Gate B', offer: '' },
    ...{ from: '2030-11-21T19:00:00', starts_at: null, until: null, transfer_closes_at: null },
  };
  open(aLot({ design: aDesign({ kind: 'ticket', redeemable }) }));
  const bid = await screen.findByRole('button', { name: /^Place bid/ });
  await screen.findByText('Boathouse Hall');
  await screen.findByText(/^Can be given away/);
  for (const text of [
    'Boathouse Hall',
    'Gate B',
    'Thu, Nov 21',
    '7:00 PM',
    'Can be given away or resold at any time.',
  ])
    expect(
      screen.getByText(text).compareDocumentPosition(bid) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
});

test('shows what it stands at, who bid, and bids the least that is taken with the second tap', async () => {
  const user = userEvent.setup();
  const led = aLot({ mine: { leading: true, outbid: false, max_cents: 2604, won: false } });
  const calls = open(aLot(), {
    // Asked again only once the bid is placed.
    'GET /auctions/:id': { data: led },
    'POST /auctions/:id/bids': { status: 201, data: outcome() },
  });
  await screen.findByRole('heading', { level: 1, name: 'Test pressing no. 4' });
  expect(screen.getAllByText('$24.80').length).toBeGreaterThan(0);
  screen.getByText('inkedtide');
  screen.getByRole('timer', { name: /^Ends in 0d (1h 0m 0s|0h 59m)/ });
  expect(screen.getByRole('button', { name: /^Place bid/ }).textContent).toContain('$26.04');
  const sheet = await openSheet(user);
  sheet.getByText('Test pressing no. 4');
  sheet.getByText('Current bid');
  sheet.getByRole('timer', { name: /^Ends in/ });
  sheet.getByText('Lowest bid allowed right now');
  sheet.getByText('$564.14');
  sheet.getByText('Held (your bid)');
  sheet.getByText('−$26.04');
  sheet.getByText('$538.10');
  sheet.getByText(/the \$26\.04 is released right away\. If you win, you pay only the winning price/);
  expect(bids(calls)).toHaveLength(0);
  await pay(user, sheet);
  await screen.findByText(/You’re the highest bidder/);
  expect(bids(calls).map(({ body }) => body)).toEqual([{ amount: 2604 }]);
});

test('the first tap shows the sheet or its frame in the same moment, whether its code is there or not', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Place bid/ }));
  screen.getByRole('dialog', { name: 'Place a bid' });
});

test('places one bid of two quick taps', async () => {
  const user = userEvent.setup();
  const calls = open(aLot(), { 'POST /auctions/:id/bids': { status: 201, data: outcome() } });
  const sheet = await openSheet(user);
  await ready(sheet);
  // Both at once, before the first can be seen to be under way: how long the button rests is tested with it.
  fireEvent.click(payButton(sheet));
  fireEvent.click(payButton(sheet));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bids(calls)).toHaveLength(1);
});

test('steps raise the amount and come back to the least', async () => {
  const user = userEvent.setup();
  open();
  const sheet = await openSheet(user);
  await user.click(sheet.getByRole('button', { name: 'Raise bid by $2.50' }));
  expect(payButton(sheet).textContent).toContain('$28.54');
  expect(sheet.queryByText('Lowest bid allowed right now')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Raise bid by $25.00' }));
  expect(payButton(sheet).textContent).toContain('$53.54');
  sheet.getByText('−$53.54');
  for (const text of ['+$5', '+$10', '+$25']) sheet.getByText(text);
  for (let press = 0; press < 12; press += 1)
    await user.click(sheet.getByRole('button', { name: 'Lower bid by $2.50' }));
  expect(payButton(sheet).textContent).toContain('$26.04');
});

test('another fan’s bid moves a lower amount up, says so, and lets nobody pay it unseen', async () => {
  const user = userEvent.setup();
  const calls = open(aLot(), { 'POST /auctions/:id/bids': { status: 201, data: outcome() } });
  const sheet = await openSheet(user);
  await ready(sheet);
  rival(4200);
  // At once, as the finger that was on its way does.
  fireEvent.click(payButton(sheet));
  const said = sheet.getByText('The lowest bid is now $42.00.');
  expect(said.getAttribute('role')).toBe('status');
  expect(payButton(sheet).textContent).toContain('$42.00');
  expect(bids(calls)).toHaveLength(0);
  await pay(user, sheet);
  await waitFor(() => expect(bids(calls).map(({ body }) => body)).toEqual([{ amount: 4200 }]));
});

test('an amount that is still allowed stays, and can be paid at once', async () => {
  const user = userEvent.setup();
  open();
  const sheet = await openSheet(user);
  await user.click(sheet.getByRole('button', { name: 'Raise bid by $25.00' }));
  await ready(sheet);
  rival(4200);
  expect(payButton(sheet).textContent).toContain('$51.04');
  expect(payButton(sheet).getAttribute('aria-disabled')).toBeNull();
  expect(sheet.queryByText(/The lowest bid is now/)).toBeNull();
});

test('whoever led is told at once, and a late bid shows that the end has moved', async () => {
  const led = aLot({ mine: { leading: true, outbid: false, max_cents: 3000, won: false } });
  open(led);
  await screen.findByText('You’re the highest bidder. StagePass bids for you up to $30.00.');
  rival(3308, { ends_at: new Date(Date.parse(led.ends_at) + 120_000).toISOString() });
  await screen.findByText(/outbid.*Your money is available again/);
  screen.getByText('Late bid: 2 min added');
});

test('a secret maximum goes along, is what is held, and has to be above the bid', async () => {
  const user = userEvent.setup();
  const calls = open(aLot(), {
    'POST /auctions/:id/bids': { status: 201, data: outcome({ held_cents: 5000 }) },
  });
  const sheet = await openSheet(user);
  sheet.getByText('Nobody sees your maximum');
  await user.click(sheet.getByRole('switch', { name: 'Automatic bids up to a maximum' }));
  sheet.getByText('Bid for me up to $35.00');
  sheet.getByText('Held (your maximum)');
  sheet.getByText('−$35.00');
  await user.click(sheet.getByRole('button', { name: 'Change maximum, $35.00' }));
  const field = sheet.getByLabelText('Maximum bid in dollars');
  await user.clear(field);
  await user.type(field, '20');
  sheet.getAllByText(/^Enter more than \$26\.04/);
  expect(payButton(sheet).disabled).toBe(true);
  await user.clear(field);
  await user.type(field, '50');
  expect(payButton(sheet).textContent).toContain('Automatic bids up to $50.00');
  await pay(user, sheet);
  await waitFor(() =>
    expect(bids(calls).map(({ body }) => body)).toEqual([{ amount: 2604, max_cents: 5000 }]),
  );
});

test('a maximum that is switched off is not sent', async () => {
  const user = userEvent.setup();
  const calls = open(aLot(), { 'POST /auctions/:id/bids': { status: 201, data: outcome() } });
  const sheet = await openSheet(user);
  const automatic = sheet.getByRole('switch', { name: 'Automatic bids up to a maximum' });
  await user.click(automatic);
  await user.click(automatic);
  sheet.getByText('Held (your bid)');
  await pay(user, sheet);
  await waitFor(() => expect(bids(calls).map(({ body }) => body)).toEqual([{ amount: 2604 }]));
});

test('the highest bidder raises the maximum, with what is held already', async () => {
  const user = userEvent.setup();
  const led = aLot({ mine: { leading: true, outbid: false, max_cents: 3000, won: false } });
  const calls = open(led, {
    'GET /wallet': funds(1000),
    'POST /auctions/:id/bids': { status: 201, data: outcome({ held_cents: 3550 }) },
  });
  const sheet = await openSheet(user, 'Raise maximum bid');
  sheet.getByText('Lowest maximum allowed right now');
  await user.click(sheet.getByRole('button', { name: 'Raise maximum by $5.00' }));
  sheet.getByText('+$30.00');
  sheet.getByText('−$35.50');
  sheet.getByText('$4.50');
  await pay(user, sheet);
  await waitFor(() =>
    expect(bids(calls).map(({ body }) => body)).toEqual([{ amount: 3550, max_cents: 3550 }]),
  );
});

test('a maximum that was being raised does not become a bid once another fan is higher', async () => {
  const user = userEvent.setup();
  open(aLot({ mine: { leading: true, outbid: false, max_cents: 3000, won: false } }));
  const sheet = await openSheet(user, 'Raise maximum bid');
  await user.click(sheet.getByRole('button', { name: 'Raise maximum by $25.00' }));
  rival(3308);
  const bid = within(screen.getByRole('dialog', { name: 'Place a bid' }));
  bid.getByText('You’ve been outbid. The next bid is $33.08.');
  expect(payButton(bid).textContent).toContain('$33.08');
  expect(payButton(bid).getAttribute('aria-disabled')).toBe('true');
});

test('without enough credit nothing can be paid, and the way to top up leads back here', async () => {
  const user = userEvent.setup();
  open(aLot(), { 'GET /wallet': funds(1400) });
  const sheet = await openSheet(user);
  sheet.getByText('You need $12.04 more');
  expect(payButton(sheet).disabled).toBe(true);
  await user.click(sheet.getByRole('link', { name: 'Top up' }));
  expect(whereNow()).toContain('/user/buy-credit');
  expect(whereNow()).toContain('amount_cents=1204&for=bid');
  expect(decodeURIComponent(whereNow())).toContain('next=/market-item/a1?bid=2604');
});

test('back from a top-up the sheet is open with the bid and the maximum as they were, and nothing is placed', async () => {
  const user = userEvent.setup();
  const calls = open(aLot(), { 'GET /wallet': funds(1400) });
  const sheet = await openSheet(user);
  await user.click(sheet.getByRole('button', { name: 'Raise bid by $5.00' }));
  await user.click(sheet.getByRole('switch', { name: 'Automatic bids up to a maximum' }));
  await user.click(sheet.getByRole('button', { name: /^Change maximum/ }));
  await user.clear(sheet.getByLabelText('Maximum bid in dollars'));
  await user.type(sheet.getByLabelText('Maximum bid in dollars'), '50');
  await user.click(sheet.getByRole('link', { name: 'Top up' }));
  const next = new URLSearchParams(whereNow().split('?')[1]).get('next');
  expect(next).toBe('/market-item/a1?bid=3104&max=5000');
  cleanup();
  open(aLot(), { 'GET /wallet': funds(56_414) }, next ?? '');
  const again = within(await screen.findByRole('dialog', { name: 'Place a bid', busy: false }));
  await again.findByText('Held (your maximum)');
  again.getByText('Bid for me up to $50.00');
  expect(payButton(again).textContent).toContain('$31.04');
  expect(bids(calls)).toHaveLength(0);
  // Closed, it stays closed: the address holds it no longer.
  await user.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(whereNow()).toBe('/market-item/a1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever pressed Bid again on a notification is asked for the amount, once', async () => {
  const user = userEvent.setup();
  open(aLot(), {}, '/market-item/a1?bid=open');
  const sheet = within(await screen.findByRole('dialog', { name: 'Place a bid', busy: false }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(whereNow()).toBe('/market-item/a1');
});

test('what was kept and is too low by now moves up visibly; what was a maximum is no bid', async () => {
  open(aLot(), {}, '/market-item/a1?bid=1000');
  const sheet = within(await screen.findByRole('dialog', { name: 'Place a bid', busy: false }));
  await sheet.findByText('The lowest bid is now $26.04.');
  cleanup();
  open(aLot(), {}, '/market-item/a1?raise=9000');
  const other = within(await screen.findByRole('dialog', { name: 'Place a bid', busy: false }));
  expect(payButton(other).textContent).toContain('$26.04');
});

test('over the spending limit the sheet says so first, and sends nobody to top up', async () => {
  const user = userEvent.setup();
  const limits = { month_cents: 5000, spent_month_cents: 4000, day_cents: null };
  open(aLot(), { 'GET /wallet': { data: { ...funds(0).data, limits } } });
  const sheet = await openSheet(user);
  sheet.getByText('Over your monthly spending limit');
  sheet.getByText(/You have \$10\.00 of \$50\.00 left this month\. Your limit resets on /);
  expect(sheet.queryByRole('link', { name: 'Top up' })).toBeNull();
  expect(payButton(sheet).disabled).toBe(true);
  await user.click(sheet.getByRole('link', { name: 'View spending limits' }));
  expect(whereNow()).toBe('/user/settings?view=spending-limits');
});

test('what is held already counts once on the limit when a maximum is raised', async () => {
  const user = userEvent.setup();
  const limits = { month_cents: 4000, spent_month_cents: 3000, day_cents: null };
  open(aLot({ mine: { leading: true, outbid: false, max_cents: 3000, won: false } }), {
    'GET /wallet': { data: { ...funds(5000).data, limits } },
  });
  const sheet = await openSheet(user, 'Raise maximum bid');
  await user.click(sheet.getByRole('button', { name: 'Raise maximum by $5.00' }));
  expect(sheet.queryByText(/spending limit/)).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Raise maximum by $5.00' }));
  sheet.getByText('Over your monthly spending limit');
});

test.each([
  ['ledger.not-enough', { missing_cents: 1204 }, 'You need $12.04 more. Nothing was charged.'],
  ['auctions.ended', undefined, 'This auction has ended. Nothing was charged.'],
  ['unavailable', undefined, /^We didn’t get a response.*You’re never charged twice\.$/],
])('a refusal says what happened and what was charged: %s', async (code, details, sentence) => {
  const user = userEvent.setup();
  const status = code === 'unavailable' ? 503 : 409;
  open(aLot(), { 'POST /auctions/:id/bids': { status, error: { code, details } } });
  const sheet = await openSheet(user);
  await pay(user, sheet);
  await sheet.findByText(sentence);
});

test('buying now is asked about first, and two taps buy once', async () => {
  const user = userEvent.setup();
  const calls = open(
    aLot({
      ...{ bid_history: [], bid_count: 0, next_amount: 800, buy_now_cents: 6000 },
      can: { ...aLot().can, buy_now: true },
    }),
    { 'POST /auctions/:id/buy-now': { status: 409, error: { code: 'ledger.limit-reached' } } },
  );
  await user.click(await screen.findByRole('button', { name: 'Buy now for $60.00' }));
  const confirm = await screen.findByRole('button', { name: 'Buy for $60.00' });
  const bought = () => calls.filter(({ name }) => name === 'POST /auctions/a1/buy-now');
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  expect(bought()).toHaveLength(0);
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByText(/spending limit you set\. Nothing was charged/);
  expect(bought()).toHaveLength(1);
});

test.each([
  [{ cannot_bid: 'staff' as const }, 'You’re on this club’s staff, so you can’t bid.'],
  [{ cannot_bid: 'sign-in' as const }, 'Sign in to bid.'],
  [{ state: 'unsold' as const }, 'Not sold. No bid was high enough.'],
  [{ state: 'cancelled' as const }, 'The club canceled this auction.'],
  [{ state: 'ended' as const }, 'Bidding has ended. The result comes in a moment.'],
  [{ state: 'settled' as const, sold_cents: 2480 }, 'Sold for $24.80.'],
  [
    {
      state: 'settled' as const,
      sold_cents: 2480,
      mine: { leading: false, outbid: false, max_cents: null, won: true },
    },
    'You won for $24.80. The item is in your inventory.',
  ],
])('says where it stands instead of offering a bid: %j', async (change, sentence) => {
  open(aLot(change));
  await screen.findByText(sentence);
  expect(screen.queryByRole('button', { name: /^Place bid/ })).toBeNull();
});

test('an id that is of nothing says so and leads on', async () => {
  stubServer({ 'GET /market-items/:id': { status: 404, error: { code: 'market.not-found' } } });
  openScreen('/market-item/a1', <Component />, '/market-item/:id');
  await screen.findByRole('heading', { name: 'No longer for sale' });
  screen.getByRole('link', { name: 'Go to Discover' });
});
