// @vitest-environment jsdom
// Tests the putting up of an own copy: it goes up with the price and the royalty that were shown, and where the club has set another one, that is shown.

import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDesign } from '#domains/auctions/public/testing/lots.ts';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { SellStep } from './sell-step.tsx';

afterEach(strikeStage);
beforeEach(() => {
  storeSession(aSession());
});

const quote = {
  price_cents: 1200,
  discount_cents: 0,
  discount_percent: 0,
  total_cents: 1200,
  royalty_cents: 60,
  royalty_bp: 500,
  fee_cents: 30,
  fee_bp: 250,
  to_seller_cents: 1110,
};
const dearer = { ...quote, royalty_cents: 108, royalty_bp: 900, to_seller_cents: 1062 };

test('sends the royalty that was shown; another one by now is shown before anything goes up', async () => {
  const design = aDesign();
  const calls = stubServer({
    'GET /item-designs/:id/prices': {
      data: { days: [], sales: 0, last_cents: null, floor_cents: null },
    },
    'GET /items/:id/listing-quote': [{ data: quote }, { data: dearer }],
    'POST /items/:id/listing': [
      { status: 409, error: { code: 'market.royalty-changed', details: { quote: dearer } } },
      { status: 201, data: { id: 'l1' } },
    ],
  });
  let listed: boolean | undefined;
  const item = { id: 'i1', number: 7, design } as ItemDetails;
  openScreen('/', <SellStep item={item} onBack={(now) => (listed = now)} onBusy={() => {}} />, '/');
  const person = userEvent.setup();
  const heading = await screen.findByRole('heading', { name: `Sell ${design.name}` });
  // Whoever turned to the step reads on from its head.
  expect(document.activeElement).toBe(heading);
  await person.type(screen.getByLabelText('Price in dollars'), '12');
  await screen.findByText('Club royalty, 5%');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'List for sale' })).toHaveProperty('disabled', false),
  );
  await person.click(screen.getByRole('button', { name: 'List for sale' }));
  await screen.findByText(/royalty has changed/);
  await screen.findByText('Club royalty, 9%');
  await screen.findByText('$10.62');
  await person.click(screen.getByRole('button', { name: 'List for sale' }));
  await waitFor(() => expect(listed).toBe(true));
  const sent = calls.filter(({ name }) => name === 'POST /items/i1/listing').map(({ body }) => body);
  expect(sent).toEqual([
    { price_cents: 1200, expected_royalty_bp: 500 },
    { price_cents: 1200, expected_royalty_bp: 900 },
  ]);
});

test('keeps the price that was read when the cheapest copy of others changes its price', async () => {
  const design = aDesign();
  const prices = (floor_cents: number) => ({ data: { days: [], sales: 0, last_cents: null, floor_cents } });
  const calls = stubServer({
    'GET /item-designs/:id/prices': [prices(1200), prices(300)],
    'GET /items/:id/listing-quote': { data: quote },
    'POST /items/:id/listing': { status: 201, data: { id: 'l1' } },
  });
  let listed: boolean | undefined;
  const item = { id: 'i1', number: 7, design } as ItemDetails;
  openScreen('/', <SellStep item={item} onBack={(now) => (listed = now)} onBusy={() => {}} />, '/');
  const price = await screen.findByLabelText<HTMLInputElement>('Price in dollars');
  await waitFor(() => expect(price.value).toBe('12.00'));
  await queryClient.invalidateQueries({ queryKey: ['market', 'prices'] });
  await screen.findByText(/\$3\.00/);
  expect(price.value).toBe('12.00');
  const put = screen.getByRole('button', { name: 'List for sale' });
  await waitFor(() => expect(put).toHaveProperty('disabled', false));
  await userEvent.click(put);
  await waitFor(() => expect(listed).toBe(true));
  expect(calls.find(({ name }) => name === 'POST /items/i1/listing')?.body).toEqual({
    price_cents: 1200,
    expected_royalty_bp: 500,
  });
});
