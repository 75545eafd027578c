// @vitest-environment jsdom
// Tests a lot: what it stands at, bidding with its key, the automatic maximum, being outbid in the room, and every state
// in which nobody can bid.
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLot, person } from '#domains/auctions/public/testing/lots.ts';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import {
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

function open(lot = aLot(), server: Server = {}) {
  const calls = stubServer({
    'GET /market-items/:id': { data: { type: 'auction', auction: lot } },
    'GET /auctions/:id': { data: lot },
    ...server,
  });
  openScreen('/market-item/a1', <Component />, '/market-item/:id');
  return calls;
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

test('shows what it stands at, who bid, and bids the least that is taken', async () => {
  const user = userEvent.setup();
  const led = aLot({ mine: { leading: true, outbid: false, max_cents: 2604, won: false } });
  const calls = open(aLot(), {
    'GET /auctions/:id': { data: led },
    'POST /auctions/:id/bids': { status: 201, data: outcome() },
  });
  await screen.findByRole('heading', { level: 1, name: 'Test pressing no. 4' });
  expect(screen.getAllByText('$24.80').length).toBeGreaterThan(0);
  screen.getByText('inkedtide');
  screen.getByRole('timer', { name: /^Ends in 0d (1h 0m 0s|0h 59m)/ });
  await user.click(screen.getByRole('button', { name: /^Bid/ }));
  await screen.findByText(/You’re the highest bidder/);
  expect(calls.find(({ name }) => name === 'POST /auctions/a1/bids')?.body).toEqual({ amount: 2604 });
});

test('the stepper raises the bid, and follows the least when somebody else bids', async () => {
  const user = userEvent.setup();
  open();
  const pay = await screen.findByRole('button', { name: /^Bid/ });
  expect(pay.textContent).toContain('$26.04');
  await user.click(screen.getByRole('button', { name: /^Raise bid by/ }));
  expect(pay.textContent).toContain('$28.54');
  act(() =>
    tellListeners('auctionBid', {
      auction_id: 'a1',
      amount: 4000,
      next_amount: 4200,
      bid_count: 3,
      ends_at: aLot().ends_at,
      reserve: 'none',
      leader: person('u8', 'inkedtide'),
      bids: [
        {
          seq: 3,
          amount: 4000,
          user: person('u8', 'inkedtide'),
          at: new Date().toISOString(),
          automatic: false,
        },
      ],
      now: new Date().toISOString(),
    }),
  );
  await waitFor(() => expect(pay.textContent).toContain('$42.00'));
  expect(screen.getAllByText('$40.00').length).toBeGreaterThan(0);
});

test('whoever led is told at once, and a late bid shows that the end has moved', async () => {
  const led = aLot({ mine: { leading: true, outbid: false, max_cents: 3000, won: false } });
  open(led);
  await screen.findByText('You’re the highest bidder. StagePass bids for you up to $30.00.');
  act(() =>
    tellListeners('auctionBid', {
      auction_id: 'a1',
      amount: 3150,
      next_amount: 3308,
      bid_count: 3,
      ends_at: new Date(Date.parse(led.ends_at) + 120_000).toISOString(),
      reserve: 'none',
      leader: person('u8', 'inkedtide'),
      bids: [],
      now: new Date().toISOString(),
    }),
  );
  await screen.findByText(/outbid.*Your money is available again/);
  screen.getByText('Late bid: 2 min added');
});

test('a secret maximum goes along, and one below the least is refused in the sheet', async () => {
  const user = userEvent.setup();
  const calls = open(aLot(), {
    'POST /auctions/:id/bids': { status: 201, data: outcome({ held_cents: 5000 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Set maximum bid' }));
  const sheet = within(await screen.findByRole('dialog'));
  const field = sheet.getByLabelText('Maximum bid in dollars');
  await user.clear(field);
  await user.type(field, '20');
  sheet.getAllByText('Enter $26.04 or more.');
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: /Bid up to/ }).disabled).toBe(true);
  await user.clear(field);
  await user.type(field, '50');
  await user.click(sheet.getByRole('button', { name: /Bid up to/ }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /auctions/a1/bids')?.body).toEqual({
      amount: 2604,
      max_cents: 5000,
    }),
  );
});

test('without enough credit the way to top up leads back here', async () => {
  const user = userEvent.setup();
  open(aLot(), {
    'POST /auctions/:id/bids': {
      status: 409,
      error: { code: 'ledger.not-enough', details: { missing_cents: 1204 } },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Bid/ }));
  await screen.findByText('You need $12.04 more. Nothing was charged.');
  await user.click(screen.getByRole('link', { name: 'Top up' }));
  expect(whereNow()).toContain('/user/buy-credit');
  expect(decodeURIComponent(whereNow())).toContain('next=/market-item/a1');
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
  expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull();
});

test('an id that is of nothing says so and leads on', async () => {
  stubServer({ 'GET /market-items/:id': { status: 404, error: { code: 'market.not-found' } } });
  openScreen('/market-item/a1', <Component />, '/market-item/:id');
  await screen.findByRole('heading', { name: 'No longer for sale' });
  screen.getByRole('link', { name: 'Go to Discover' });
});
