// @vitest-environment jsdom
// Tests the way to one's own bids and sales: what stands there, where each leads, and what is said where there is nothing.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDesign, aLotCard } from '#domains/auctions/public/testing/lots.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Way } from './trades-way.tsx';

beforeEach(() => void storeSession(aSession()));
afterEach(strikeStage);

const noMore = { next_cursor: null };
function open(server: Server) {
  stubServer(server);
  openScreen('/user/profile', <Way />);
}

test('opens what I bid on, running and over, and what I sell; each leads to its lot', async () => {
  const person = userEvent.setup();
  const mine = { leading: false, outbid: false, max_cents: null, won: false };
  const running = [
    aLotCard({ id: 'a1', title: 'Led lot', mine: { ...mine, leading: true } }),
    aLotCard({ id: 'a5', title: 'Led up to more', mine: { ...mine, leading: true, max_cents: 5000 } }),
    aLotCard({ id: 'a2', title: 'Lost lead', mine: { ...mine, outbid: true } }),
  ];
  const over = [
    aLotCard({ id: 'a3', title: 'Won lot', state: 'settled', mine: { ...mine, won: true } }),
    aLotCard({ id: 'a4', title: 'Other hands', state: 'settled', mine: { ...mine, outbid: true } }),
  ];
  const sale = { id: 'l1', design: aDesign({ name: 'Old tape' }), item: { id: 'i1', number: 7 }, club: null };
  open({
    'GET /auctions': [
      { data: running, beside: noMore },
      { data: over, beside: noMore },
    ],
    'GET /listings': { data: [{ ...sale, state: 'sold', price_cents: 450 }], beside: noMore },
  });
  await person.click(await screen.findByRole('button', { name: /^Bids and sales/ }));
  expect(whereNow()).toBe('/user/profile?view=trades');
  const led = await screen.findByRole('link', { name: /^Led lot.*Highest bidder at \$24\.80\. Ends in/ });
  expect(led.getAttribute('href')).toBe('/market-item/a1');
  screen.getByRole('link', { name: /Highest bidder at \$24\.80, your maximum is \$50\.00\. Ends in/ });
  expect(screen.getByRole('link', { name: /^Lost lead.*Outbid, now at \$24\.80/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Won lot.*Won for \$24\.80/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Other hands.*Sold for \$24\.80/ })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Sales' }));
  const sold = await screen.findByRole('link', { name: /^Old tape.*Sold for \$4\.50, #7/ });
  expect(sold.getAttribute('href')).toBe('/market-item/l1');
});

test('says what to do where there is neither', async () => {
  const person = userEvent.setup();
  open({ 'GET /auctions': { data: [], beside: noMore }, 'GET /listings': { data: [], beside: noMore } });
  await person.click(await screen.findByRole('button', { name: /^Bids and sales/ }));
  await screen.findByText('No bids yet');
  await person.click(screen.getByRole('radio', { name: 'Sales' }));
  const way = await screen.findByRole('link', { name: 'Go to inventory' });
  expect(way.getAttribute('href')).toBe('/user/inventory');
});
