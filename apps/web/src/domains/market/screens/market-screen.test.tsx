// @vitest-environment jsdom
// Tests a club's market: its tabs and filters in the address, one design's offers, and what an empty shelf says.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aDesign, aLotCard } from '#domains/auctions/public/testing/lots.ts';
import { aClub } from '#domains/clubs/public/testing/club.ts';
import { openScreen, type Server, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { Component } from './market-screen.tsx';

afterEach(strikeStage);

const design = aDesign({ name: 'House mug', quality: 'uncommon' });
const offer = {
  type: 'listing',
  listing: {
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
  },
} as const;

function open(address: string, server: Server = {}) {
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub() },
    'GET /clubs/:id/market': { data: [offer], beside: { next_cursor: null } },
    'GET /clubs/:id/token': { status: 404, error: { code: 'tokens.not-found' } },
    ...server,
  });
  openScreen(address, <Component />, '/club/:id/market');
  return calls;
}

test('says of what only some may buy that it is not for this fan', async () => {
  const locked = { ...offer, listing: { ...offer.listing, locked: true } };
  open('/club/velvet-static/market', {
    'GET /clubs/:id/market': { data: [locked], beside: { next_cursor: null } },
  });
  await screen.findByRole('link', { name: 'House mug, Uncommon, $11.90, Some fans only' });
});

test('shows what this fan pays and how many are left, and another tab by its address', async () => {
  const user = userEvent.setup();
  const { id, ...lot } = aLotCard();
  open('/club/velvet-static/market', {
    'GET /clubs/:id/market': [
      { data: [offer], beside: { next_cursor: null } },
      { data: [{ type: 'auction', auction: { id, ...lot } }], beside: { next_cursor: null } },
    ],
  });
  const mug = await screen.findByRole('link', { name: 'House mug, Uncommon, $11.90, 3 left' });
  expect(mug.getAttribute('href')).toBe('/market-item/l1');
  await user.click(screen.getByRole('radio', { name: 'Auctions' }));
  await screen.findByRole('link', { name: /^Test pressing no. 4, SS.Rare, \$24.80, Ends in/ });
  expect(whereNow()).toBe('/club/velvet-static/market?tab=auctions');
});

test('filters stand in the address, and are cleared from an empty shelf', async () => {
  const user = userEvent.setup();
  open('/club/velvet-static/market', {
    'GET /clubs/:id/market': [
      { data: [offer], beside: { next_cursor: null } },
      { data: [], beside: { next_cursor: null } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Ultra Rare' }));
  await user.click(sheet.getByRole('button', { name: 'Price: low to high' }));
  await user.click(sheet.getByRole('button', { name: 'Show items' }));
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/market?quality=urare&sort=cheapest'));
  await screen.findByRole('heading', { name: 'No results' });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(whereNow()).toBe('/club/velvet-static/market');
});

test('a store that sells for tokens is narrowed to what costs those, and other tabs are not', async () => {
  const user = userEvent.setup();
  const calls = open('/club/velvet-static/market?sort=cheapest', {
    'GET /clubs/:id/token': { data: { symbol: 'VEL' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Filter and sort, 1 on' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'VEL tokens' }));
  await user.click(sheet.getByRole('button', { name: 'Show items' }));
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/market?sort=cheapest&paid=token'));
  const asked = () => calls.findLast(({ name }) => name.endsWith('/market'))?.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'cheapest', paid_in: 'token' }));
  await user.click(screen.getByRole('radio', { name: 'Resale' }));
  await user.click(await screen.findByRole('button', { name: 'Filter and sort, 1 on' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('group', { name: 'Priced in' })).toBeNull();
});

test('a store without a token does not ask what it is priced in', async () => {
  open('/club/velvet-static/market');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('group', { name: 'Sort by' });
  expect(sheet.queryByRole('group', { name: 'Priced in' })).toBeNull();
});

test('offers of one design say so, and lead back to everything', async () => {
  const user = userEvent.setup();
  open(`/club/velvet-static/market?item=${design.id}`);
  await screen.findByText('Listings of one item');
  await user.click(screen.getByRole('button', { name: 'Show all items' }));
  expect(whereNow()).toBe('/club/velvet-static/market');
});

test('a shelf that did not come offers another try', async () => {
  const user = userEvent.setup();
  open('/club/velvet-static/market', {
    'GET /clubs/:id/market': [
      { status: 500, error: { code: 'internal' } },
      { data: [offer], beside: { next_cursor: null } },
    ],
  });
  await screen.findByRole('heading', { name: 'Couldn’t load the market' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /House mug/ });
});
