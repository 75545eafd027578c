// @vitest-environment jsdom
// Tests the screens of orders: the club's figures and list, one order with its refund and why there is none, a fan's purchases.
import type { Order, OrderDetails } from '@stagepass/contract/orders/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aDesign } from '#domains/auctions/public/testing/lots.ts';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component as ClubOrders } from './club-orders-screen.tsx';
import { Component as OrderScreen } from './order-screen.tsx';
import { Component as Purchases } from './purchases-screen.tsx';

afterEach(strikeStage);

const design = aDesign({ name: 'House mug', quality: 'uncommon', edition_size: 60, issued: 58 });
const buyer = { id: 'u1', user_name: 'tomasz', display_name: 'Tomasz Wilk', avatar: null };
const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 'o1',
  number: 1042,
  kind: 'store',
  state: 'paid',
  club: design.club,
  title: 'House mug',
  design,
  copy_number: 58,
  quantity: 1,
  asset_id: 'credits',
  token: null,
  paid_cents: 1190,
  fee_cents: 65,
  to_club_cents: 1125,
  buyer,
  at: new Date().toISOString(),
  ...change,
});
const details = (change: Partial<OrderDetails> = {}): OrderDetails => ({
  ...anOrder(),
  seen_as: 'club',
  price_cents: 1400,
  seller: null,
  bought_now: false,
  item_id: 'i1',
  source_id: 'l1',
  transfer_id: null,
  refunded: null,
  buyer_history: { orders: 9, refunds: 0 },
  refund: { refused: null, missing_cents: null },
  ...change,
});

function openClub(server: Server = {}) {
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
    'GET /clubs/:id/orders': {
      data: [
        anOrder(),
        anOrder({ id: 'o2', title: 'Roastery key', state: 'refunded', paid_cents: 4000 }),
        anOrder({
          id: 'o3',
          kind: 'pack',
          title: 'Night tin',
          design: null,
          copy_number: null,
          quantity: 10,
        }),
      ],
      beside: { next_cursor: null },
    },
    'GET /clubs/:id/order-summary': {
      data: {
        paid_cents: 43_600,
        fee_cents: 2398,
        to_club_cents: 41_202,
        royalties_cents: 420,
        refunded_cents: 4000,
        counts: { all: 37, store: 20, auction: 6, resale: 4, pack: 7, refunded: 2 },
      },
    },
    ...server,
  });
  openScreen('/club/velvet-static/manage-orders', <ClubOrders />, '/club/:id/manage-orders');
  return calls;
}

function openOrder(order: OrderDetails, server: Server = {}) {
  const calls = stubServer({ 'GET /orders/:id': { data: order }, ...server });
  openScreen('/order/o1', <OrderScreen />, '/order/:id');
  return calls;
}

test('the club sees paid, fees and what it gets, and each order with its buyer, fee and state', async () => {
  openClub();
  await screen.findByText('Last 30 days: paid $436.00, fees $23.98, you get $412.02');
  screen.getByText('Plus $4.20 in resale royalties · $40.00 refunded');
  screen.getByRole('button', { name: 'All 37' });
  const mug = within(await screen.findByRole('link', { name: /House mug #58/ }));
  for (const words of ['Tomasz Wilk', 'Paid', '$11.90', 'fee $0.65']) mug.getByText(words);
  const key = within(screen.getByRole('link', { name: /Roastery key/ }));
  for (const words of ['Refunded', '$40.00', 'fee returned']) key.getByText(words);
  screen.getByRole('link', { name: /Night tin ×10/ });
});

test('a filter, a period and a search are asked of the server', async () => {
  const user = userEvent.setup();
  const calls = openClub();
  await user.click(await screen.findByRole('button', { name: 'Refunded 2' }));
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  await user.click(screen.getByRole('button', { name: 'Search orders' }));
  await user.type(screen.getByRole('searchbox', { name: 'Item, buyer or order number' }), 'mug');
  await waitFor(() => {
    const asked = calls.filter(({ name }) => /^GET \/clubs\/[^/]+\/orders$/.test(name)).at(-1);
    expect(asked?.query).toMatchObject({ refunded: 'true', days: '7', q: 'mug' });
  });
});

test('a refund names its amount, needs a reason, and is sent once', async () => {
  const user = userEvent.setup();
  const refunded = { at: new Date().toISOString(), reason: 'It broke', by: buyer };
  const calls = openOrder(details(), {
    'POST /orders/:id/refund': { data: details({ state: 'refunded', refunded }) },
  });
  await screen.findByText(/A refund returns \$11\.90 to Tomasz Wilk\. We return our \$0\.65 fee/);
  screen.getByText('9 orders, no refunds');
  screen.getByText('15% tier discount');
  await user.click(screen.getByRole('button', { name: 'Refund $11.90' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Refund $11.90 to Tomasz Wilk?' }));
  await user.click(sheet.getByRole('button', { name: 'Refund $11.90' }));
  sheet.getByText('Say why you refund this order.');
  expect(calls.some(({ name }) => name === 'POST /orders/o1/refund')).toBe(false);
  await user.type(sheet.getByLabelText('Reason'), 'It broke');
  await user.click(sheet.getByRole('button', { name: 'Refund $11.90' }));
  await waitFor(() => {
    const sent = calls.filter(({ name }) => name === 'POST /orders/o1/refund');
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'It broke' }]);
  });
});

test('an order paid in tokens is refunded in tokens, and says no dollars', async () => {
  const user = userEvent.setup();
  openOrder(
    details({
      asset_id: 'token:c1',
      token: { symbol: 'VELV' },
      price_cents: 4,
      paid_cents: 3,
      fee_cents: 0,
      to_club_cents: 0,
    }),
  );
  await screen.findByText('A refund returns 3 VELV to Tomasz Wilk, and #58 goes back to your stock.');
  screen.getByText('In fan tokens');
  screen.getByText('4 VELV');
  screen.getByText('−1 VELV');
  await user.click(screen.getByRole('button', { name: 'Refund 3 VELV' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Refund 3 VELV to Tomasz Wilk?' }));
  sheet.getByText(/^All tokens go back\. Copy #58 comes back to the club\./);
  expect(document.body.textContent).not.toMatch(/\$|credit/);
});

test('a fan who paid in tokens reads no balance of credit on the receipt', async () => {
  openOrder(
    details({
      ...{ seen_as: 'buyer', asset_id: 'token:c1', price_cents: 1, paid_cents: 1 },
      token: { symbol: 'VELV' },
      ...{ fee_cents: null, to_club_cents: null, buyer_history: null, refund: null },
    }),
  );
  await screen.findByText('Paid 1 VELV');
  screen.getByText('In fan tokens');
  screen.getByText('1 VELV');
  const token = screen.getByRole('link', { name: /^VELV/ });
  expect(token.getAttribute('href')).toBe(`/club/${design.club?.handle}/token`);
  expect(document.body.textContent).not.toMatch(/\$|balance|credit/);
});

test.each([
  ['copy-listed', null, /while the buyer is selling this copy\. Ask them to end the listing first/],
  ['owner-only', null, /Admins can refund up to \$50/],
  ['balance-short', 1000, /the club’s balance is \$10\.00 too low/],
  ['packs-final', null, /Opened packs can’t be refunded/],
] as const)(
  '%s: the order says why it is not refunded, and offers no button',
  async (refused, missing, words) => {
    openOrder(details({ refund: { refused, missing_cents: missing } }));
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  },
);

test('the buyer sees what they paid, the reason of a refund, and nothing of fees', async () => {
  const refunded = { at: new Date().toISOString(), reason: 'It broke', by: null };
  openOrder(
    details({
      seen_as: 'buyer',
      state: 'refunded',
      buyer: null,
      fee_cents: null,
      to_club_cents: null,
      buyer_history: null,
      refund: null,
      refunded,
    }),
  );
  await screen.findByText('Refunded $11.90');
  screen.getByText('Reason: “It broke”');
  screen.getByText('15% off for your tier');
  expect(screen.queryByText(/fee/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

test('purchases that are none lead to clubs; a search that finds nothing can be cleared', async () => {
  const user = userEvent.setup();
  stubServer({ 'GET /orders': { data: [], beside: { next_cursor: null } } });
  openScreen('/user/purchases', <Purchases />, '/user/purchases');
  await screen.findByText('The bag is still empty');
  screen.getByRole('link', { name: 'Discover clubs' });
  screen.getByText(/^Subscriptions, gifts, tips and fan tokens aren’t listed here\./);
  const rest = screen.getByRole('link', { name: 'See all transactions' });
  expect(rest.getAttribute('href')).toBe('/user/transaction-history');
  await user.click(screen.getByRole('button', { name: 'Search orders' }));
  await user.type(screen.getByRole('searchbox', { name: 'Item, club or order number' }), 'zzz');
  await screen.findByText('No orders match “zzz”.');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('The bag is still empty');
});
