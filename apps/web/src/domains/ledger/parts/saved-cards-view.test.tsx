// @vitest-environment jsdom
// Tests saved cards: what stands in the list, adding one at Stripe's page or as a test card, the default one, and removing one.
import type { SavedCards } from '@stagepass/contract/ledger/card-shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aCard, aWallet } from '../public/testing/money.ts';
import { View } from './saved-cards-view.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

const added_at = '2026-11-01T12:00:00Z';
const visa = { ...aCard(), added_at };
const old = {
  ...aCard({ id: 'c2', brand: 'mastercard', last4: '4444', is_default: false, expired: true }),
  added_at,
};

function cards(change: Partial<SavedCards> = {}): { data: SavedCards } {
  return { data: { way: 'stripe', cards: [visa, old], max: 5, adding: false, ...change } };
}

function open(server: Server = {}, address = '/user/settings?view=saved-cards') {
  const calls = stubServer({ 'GET /wallet': { data: aWallet() }, 'GET /wallet/cards': cards(), ...server });
  openScreen(address, <View />);
  return calls;
}

test('shows each card with its end, and which one is charged', async () => {
  open();
  await screen.findByText('Visa •••• 4242');
  screen.getByText('Expires 07/2034');
  screen.getByText('Mastercard •••• 4444');
  screen.getByText('Expired 07/2034');
  expect(screen.getAllByText('Default')).toHaveLength(1);
  expect(screen.queryByText('Test mode:')).toBeNull();
});

test('another card becomes the default one', async () => {
  const person = userEvent.setup();
  const chosen = [
    { ...old, is_default: true },
    { ...visa, is_default: false },
  ];
  open({ 'PUT /wallet/cards/:id/default': cards({ cards: chosen }) });
  await person.click(await screen.findByRole('button', { name: 'Make default: Mastercard •••• 4444' }));
  await screen.findByRole('button', { name: 'Make default: Visa •••• 4242' });
  expect(toastStore.current()?.title).toBe('Mastercard •••• 4444 is now your default card');
});

test('a card is removed after a question, and a refusal says why', async () => {
  const person = userEvent.setup();
  const calls = open({
    'DELETE /wallet/cards/:id': [
      { error: { code: 'ledger.card-not-found' }, status: 404 },
      cards({ cards: [old] }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Remove Visa •••• 4242' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Visa •••• 4242?' });
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText(/This card isn’t saved any more/);
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('Visa •••• 4242')).toBeNull();
  expect(calls.filter(({ name }) => name === 'DELETE /wallet/cards/c1')).toHaveLength(2);
});

test('in the demo a test card is chosen by what it does, and named so', async () => {
  const person = userEvent.setup();
  const test = { ...aCard({ way: 'test', brand: 'test', last4: '0002' }), added_at };
  const calls = open({
    'GET /wallet/cards': [cards({ way: 'test', cards: [] }), cards({ way: 'test', cards: [test] })],
    'POST /wallet/cards': { data: { url: null }, status: 201 },
  });
  await screen.findByText('No cards saved');
  screen.getByText('Test mode:');
  await person.click(screen.getByRole('button', { name: 'Add card' }));
  await person.click(await screen.findByRole('button', { name: 'Card is declined' }));
  await screen.findByText('Test card •••• 0002');
  expect(calls.find(({ name }) => name === 'POST /wallet/cards')?.body).toEqual({ test: 'declined' });
});

test('back from Stripe’s page it says that the card is being saved', async () => {
  open(
    { 'GET /wallet/cards': cards({ cards: [], adding: true }) },
    '/user/settings?view=saved-cards&added=1',
  );
  await screen.findByText('Saving your card. This takes a few seconds.');
});

test('with five cards, or without a payment service, none can be added', async () => {
  const five = ['1', '2', '3', '4', '5'].map((id) => ({ ...old, id }));
  open({ 'GET /wallet/cards': cards({ cards: five }) });
  await screen.findByText('You can save up to 5 cards.');
  expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull();
});

test('a page that cannot be opened says why', async () => {
  const person = userEvent.setup();
  open({ 'POST /wallet/cards': { error: { code: 'ledger.payment-unreachable' }, status: 503 } });
  await person.click(await screen.findByRole('button', { name: 'Add card' }));
  await screen.findByText(/The payment service isn’t responding/);
});
