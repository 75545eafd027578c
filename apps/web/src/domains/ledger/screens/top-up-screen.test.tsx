// @vitest-environment jsdom
// Tests topping up: choosing, what is asked once, the test till, the round trip to Stripe in all its ends, and refusals.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { keepNext } from '../model/kept-next.ts';
import { aCard, aTopUp, aWallet } from '../public/testing/money.ts';
import { Component } from './top-up-screen.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

function open(server: Server = {}, address = '/user/buy-credit') {
  const calls = stubServer({ 'GET /wallet': { data: aWallet() }, ...server });
  openScreen(address, <Component />);
  return calls;
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
const till = aWallet().top_up;

test('a test payment is named so, and comes back to where the fan was with the money', async () => {
  const person = userEvent.setup();
  const calls = open(
    {
      'POST /wallet/top-ups': { data: aTopUp() },
      'GET /wallet/top-ups/:id': { data: aTopUp() },
      'POST /wallet/top-ups/:id/test-payment': {
        data: aTopUp({ state: 'paid', paid_at: new Date().toISOString(), transfer_id: 't9' }),
      },
    },
    '/user/buy-credit?amount_cents=1110&next=%2Fmarket-item%2F7',
  );
  await screen.findByText('You need $11.10 more for your purchase.');
  expect(chosen()).toBe('2000');
  expect(screen.getByText('$32.40')).toBeTruthy();
  expect(screen.getByText('Test mode:')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /Test payment\s*\$20\.00/ }));
  await screen.findByRole('heading', { name: 'Test checkout' });
  expect(calls.find((call) => call.name === 'POST /wallet/top-ups')?.body).toEqual({ amount_cents: 2000 });
  await person.click(screen.getByRole('button', { name: /^Pay\s*\$20\.00/ }));
  await screen.findByRole('heading', { name: 'Top-up complete' });
  expect(screen.getByText(/no real money was charged/)).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Back to where you were' }));
  expect(whereNow()).toBe('/market-item/7');
});

test('birth date and country are asked once, before the first payment', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /wallet': { data: aWallet({ top_up: { ...till, needs_identity: true } }) },
    'PUT /wallet/identity': [{ error: { code: 'ledger.birth-date' } }, { data: aWallet() }],
    'POST /wallet/top-ups': { data: aTopUp() },
    'GET /wallet/top-ups/:id': { data: aTopUp() },
  });
  await person.click(await screen.findByRole('button', { name: /Test payment\s*\$20/ }));
  await screen.findByRole('dialog', { name: 'Before your first top-up' });
  await person.type(screen.getByLabelText('Birth date'), '1899-01-01');
  await person.selectOptions(screen.getByLabelText('Country you live in'), 'DE');
  await person.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByText('Enter a valid birth date.');
  expect(calls.some((call) => call.name === 'POST /wallet/top-ups')).toBe(false);
  await person.clear(screen.getByLabelText('Birth date'));
  await person.type(screen.getByLabelText('Birth date'), '1990-05-05');
  await person.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('heading', { name: 'Test checkout' });
});

test('an amount of one’s own is held to what the till takes, and to a minor’s month', async () => {
  const person = userEvent.setup();
  open({
    'GET /wallet': {
      data: aWallet({ top_up: { ...till, month_left_cents: 1500, month_cap_cents: 5000 } }),
    },
  });
  await screen.findByText(/you can top up \$15\.00 more this month/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /\$20/ }).disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: /Other/ }));
  await person.type(screen.getByLabelText('Amount in dollars'), '16');
  await screen.findByText('The maximum is $15.');
  await person.clear(screen.getByLabelText('Amount in dollars'));
  await person.type(screen.getByLabelText('Amount in dollars'), '0.5');
  await screen.findByText('The minimum is $1.');
});

test('nothing is sold where no payment is set up, or during a pause', async () => {
  open({ 'GET /wallet': { data: aWallet({ top_up: { ...till, way: 'off' } }) } });
  await screen.findByText(/Top-ups are off/);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a top-up over the spending limit goes through, and says before paying what can be spent', async () => {
  const person = userEvent.setup();
  const limits = { ...aWallet().limits, month_cents: 5000, spent_month_cents: 4000 };
  open({ 'GET /wallet': { data: aWallet({ limits }) } });
  await screen.findByText(/^You can top up, but your spending limit lets you spend only \$10\.00 until /);
  screen.getByText('Your spending limit is $50.00. It counts purchases and bids, not top-ups.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Test payment/ }).disabled).toBe(false);
  await person.click(screen.getByRole('radio', { name: /500 credits/ }));
  expect(screen.queryByText(/lets you spend only/)).toBeNull();
});

test('a top-up with the spending limit used up says so', async () => {
  const limits = { ...aWallet().limits, day_cents: 500, spent_today_cents: 500 };
  open({ 'GET /wallet': { data: aWallet({ limits }) } });
  await screen.findByText(/^You can top up, but your spending limit is used up until /);
});

test('a top-up is begun once, however often it is tapped', async () => {
  const calls = open({
    'POST /wallet/top-ups': { data: aTopUp() },
    'GET /wallet/top-ups/:id': { data: aTopUp() },
  });
  const pay = await screen.findByRole('button', { name: /Test payment\s*\$20/ });
  // Both taps come before the button is drawn as busy.
  pay.click();
  pay.click();
  await screen.findByRole('heading', { name: 'Test checkout' });
  expect(calls.filter(({ name }) => name === 'POST /wallet/top-ups')).toHaveLength(1);
});

test('a refusal says why, and nothing was begun', async () => {
  const person = userEvent.setup();
  open({ 'POST /wallet/top-ups': { error: { code: 'ledger.payment-unreachable' }, status: 503 } });
  await person.click(await screen.findByRole('button', { name: /Test payment\s*\$20/ }));
  await screen.findByText(/The payment service isn’t responding. Nothing was charged/);
});

const stripe = { way: 'stripe' as const, url: 'https://pay.test/c/1' };

test('back from Stripe it waits for the bank’s word, then goes on to where the fan was', async () => {
  const person = userEvent.setup();
  keepNext('u1', '/club/gacha/3');
  open(
    {
      'GET /wallet/top-ups/:id': [
        { data: aTopUp(stripe) },
        { data: aTopUp({ way: 'stripe', state: 'paid', card: { brand: 'visa', last4: '4242' } }) },
      ],
    },
    '/user/buy-credit?top_up=u1',
  );
  await screen.findByRole('heading', { name: /Waiting for the bank/ });
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/Paid with visa ending in 4242/);
  expect(screen.getByRole('link', { name: 'Back to where you were' }).getAttribute('href')).toBe(
    '/club/gacha/3',
  );
});

test('left without paying, it can be paid after all or chosen anew, which ends the old one', async () => {
  const person = userEvent.setup();
  const calls = open(
    {
      'GET /wallet/top-ups/:id': { data: aTopUp(stripe) },
      'POST /wallet/top-ups/:id/cancel': { data: aTopUp({ way: 'stripe', state: 'expired' }) },
    },
    '/user/buy-credit?top_up=u1&cancelled=1',
  );
  await screen.findByRole('heading', { name: 'Not paid' });
  expect(screen.getByRole('link', { name: 'Back to payment' }).getAttribute('href')).toBe(stripe.url);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(whereNow()).toBe('/user/buy-credit?chosen_cents=2000'));
  expect(calls.some((call) => call.name === 'POST /wallet/top-ups/u1/cancel')).toBe(true);
});

test('what was chosen before stands chosen again, and is not said to be missing', async () => {
  open({}, '/user/buy-credit?chosen_cents=5000');
  await screen.findByRole('heading', { name: 'How much?' });
  expect(chosen()).toBe('5000');
  expect(screen.queryByText(/more for your purchase/)).toBeNull();
});

test.each([
  ['failed', 'Card declined'],
  ['expired', 'Top-up canceled'],
  ['flagged', 'Payment in review'],
] as const)('a top-up that is %s says so', async (state, title) => {
  open({ 'GET /wallet/top-ups/:id': { data: aTopUp({ state }) } }, '/user/buy-credit?top_up=u1');
  await screen.findByRole('heading', { name: title });
});

test('one that ran out by itself is not called canceled', async () => {
  const topUp = aTopUp({ state: 'expired', expires_at: new Date(Date.now() - 1000).toISOString() });
  open({ 'GET /wallet/top-ups/:id': { data: topUp } }, '/user/buy-credit?top_up=u1');
  await screen.findByText('This top-up ended before it was paid. Nothing was charged.');
});

test('says what the money is for: a purchase, or a bid', async () => {
  open({}, '/user/buy-credit?amount_cents=1110&for=bid');
  await screen.findByText('You need $11.10 more for your bid.');
});

test('a foreign way on is not followed', async () => {
  open(
    { 'GET /wallet/top-ups/:id': { data: aTopUp({ state: 'paid' }) } },
    '/user/buy-credit?top_up=u1&next=https%3A%2F%2Fevil.test',
  );
  expect((await screen.findByRole('link', { name: 'Go to wallet' })).getAttribute('href')).toBe(
    '/user/wallet',
  );
});

const withCard = { 'GET /wallet': { data: aWallet({ top_up: { ...till, card: aCard() } }) } };
const charged = { way: 'stripe' as const, card: { brand: 'visa', last4: '4242' } };
const charge = (state: 'requested' | 'confirming' | 'succeeded') => ({
  state,
  reason: null,
  confirm_until: null,
});

test('a saved card pays in one tap, charged once however often it is tapped, and says when it is done', async () => {
  const calls = open({
    ...withCard,
    'POST /wallet/card-top-ups': { data: aTopUp({ ...charged, charge: charge('requested') }), status: 201 },
    'GET /wallet/top-ups/:id': { data: aTopUp({ ...charged, state: 'paid', charge: charge('succeeded') }) },
  });
  const pay = await screen.findByRole('button', { name: /Pay with Visa •••• 4242\s*\$20/ });
  pay.click();
  pay.click();
  await screen.findByText(/\$20\.00 from Visa •••• 4242\. This takes a few seconds/);
  await screen.findByRole('heading', { name: 'Top-up complete' }, { timeout: 4000 });
  expect(calls.filter(({ name }) => name === 'POST /wallet/card-top-ups').map(({ body }) => body)).toEqual([
    { amount_cents: 2000, card_id: 'c1' },
  ]);
});

test('another way to pay is a press away', async () => {
  const person = userEvent.setup();
  const calls = open({
    ...withCard,
    'POST /wallet/top-ups': { data: aTopUp() },
    'GET /wallet/top-ups/:id': { data: aTopUp() },
  });
  await person.click(await screen.findByRole('button', { name: 'Pay another way' }));
  await person.click(screen.getByRole('button', { name: /Test payment\s*\$20/ }));
  await screen.findByRole('heading', { name: 'Test checkout' });
  expect(calls.some(({ name }) => name === 'POST /wallet/card-top-ups')).toBe(false);
});

test('an expired card is not offered', async () => {
  open({ 'GET /wallet': { data: aWallet({ top_up: { ...till, card: aCard({ expired: true }) } }) } });
  await screen.findByRole('button', { name: /Test payment\s*\$20/ });
  expect(screen.getByRole('link', { name: 'Save card' }).getAttribute('href')).toBe(
    '/user/settings?view=saved-cards',
  );
});

test('a bank that wants a confirmation is told of, and nothing is charged by canceling', async () => {
  const person = userEvent.setup();
  const canceled = { state: 'failed' as const, reason: 'canceled' as const, confirm_until: null };
  const calls = open(
    {
      ...withCard,
      'GET /wallet/top-ups/:id': { data: aTopUp({ ...charged, charge: charge('confirming') }) },
      'POST /wallet/card-charges/:id/confirm': { error: { code: 'ledger.payment-unreachable' }, status: 503 },
      'POST /wallet/top-ups/:id/cancel': { data: aTopUp({ ...charged, state: 'expired', charge: canceled }) },
    },
    '/user/buy-credit?top_up=u1',
  );
  await screen.findByRole('heading', { name: 'Confirm with your bank' });
  await person.click(screen.getByRole('button', { name: 'Confirm $20.00' }));
  await screen.findByText(/The payment service isn’t responding. Nothing was charged/);
  await person.click(screen.getByRole('button', { name: 'Cancel payment' }));
  await screen.findByRole('heading', { name: 'Top-up canceled' });
  expect(calls.some(({ name }) => name === 'POST /wallet/card-charges/u1/confirm')).toBe(true);
});

test.each([
  ['declined', /Visa •••• 4242 was declined. Nothing was charged/],
  ['insufficient-funds', /doesn’t have enough money/],
  ['not-confirmed', /wasn’t confirmed in time. Nothing was charged/],
] as const)('a card that is not charged says why: %s', async (reason, words) => {
  const failed = { state: 'failed' as const, reason, confirm_until: null };
  open(
    { 'GET /wallet/top-ups/:id': { data: aTopUp({ ...charged, state: 'failed', charge: failed }) } },
    '/user/buy-credit?top_up=u1',
  );
  await screen.findByRole('heading', { name: 'Card not charged' });
  await screen.findByText(words);
  expect(screen.getByRole('link', { name: 'Saved cards' })).toBeTruthy();
});
