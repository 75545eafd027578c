// @vitest-environment jsdom
// Tests one's own subscription: what comes next, canceling in two taps, resuming, changing, a payment that failed, a new price.
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aCard, aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aPlan, aSubscription, viewer } from '../testing/subscriptions.ts';
import { Component } from './own-subscription-screen.tsx';

afterEach(strikeStage);

const period = {
  ...{ number: 9, kind: 'paid' as const, plan: 'Stalls', starts_at: '2026-11-12T10:00:00Z' },
  ...{ ends_at: '2026-12-12T10:00:00Z', price_cents: 600, discount_cents: 0, credit_cents: 0 },
  ...{ paid_cents: 600, refunded_cents: 0, paid_by: 'card' as const, tries: 2 },
  ...{ transfer_id: 't9', gift: null, at: '2026-11-13T10:00:00Z' },
};

function open(change: Partial<Subscription> = {}, server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /subscriptions/:id': { data: aSubscription(change) },
    'GET /subscriptions/:id/periods': { data: [period], beside: { next_cursor: null } },
    'GET /wallet': { data: aWallet() },
    ...server,
  });
  openScreen('/club/club-subscription/s1', <Component />, '/club/club-subscription/:id');
  return calls;
}

test('says when it is renewed and for how much, and lists the payments with their receipts', async () => {
  open();
  await screen.findByText(/^Renews on Dec 12/);
  screen.getByText(/^Since Mar 12.*, 9 payments$/);
  const row = await screen.findByRole('link', { name: /Nov 13/ });
  expect(row.textContent).toContain('Card · try 2');
  expect(row.getAttribute('href')).toContain('t9');
});

test('a claimed gift says who gave it, without a price, a receipt or a card', async () => {
  const giver = { id: 'u2', user_name: 'leo', display_name: 'Leo Tester', avatar: null };
  const money = { price_cents: 0, paid_cents: 0, paid_by: null, transfer_id: null };
  for (const [given, words] of [
    [giver, 'Gift from Leo Tester'],
    [null, 'A gift'],
  ] as const) {
    open(
      { status: 'gifted', can_resume: true, renewal: null, paid_periods: 0 },
      {
        'GET /subscriptions/:id/periods': {
          data: [{ ...period, ...money, number: 1, tries: 1, gift: { giver: given } }],
          beside: { next_cursor: null },
        },
      },
    );
    await screen.findByText(words);
    screen.getByText(/^Since Mar 12, 2026$|^Since Mar 12$/);
    expect(screen.queryByRole('link', { name: /Nov 13/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add a card' })).toBeNull();
    expect(screen.queryByText('$6.00')).toBeNull();
    strikeStage();
  }
});

test('cancels in two taps, with a reason, and can be resumed', async () => {
  const cancelled = aSubscription({
    ...{ status: 'cancelled', can_resume: true, renewal: null, cancelled_at: '2026-11-15T10:00:00Z' },
    access_until: '2026-12-12T10:00:00Z',
  });
  const calls = open(
    {},
    {
      'POST /subscriptions/:id/cancel': { data: cancelled },
      'POST /subscriptions/:id/resume': { data: aSubscription() },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Stalls?' });
  within(dialog).getByText(/You can use it until Dec 12/);
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'price');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /subscriptions/s1/cancel')?.body).toEqual({
      reason: 'price',
    }),
  );
});

test('canceled, it says until when it can be used, and offers to resume', async () => {
  const calls = open(
    { status: 'cancelled', can_resume: true, renewal: null, access_until: '2026-12-12T10:00:00Z' },
    { 'POST /subscriptions/:id/resume': { data: aSubscription() } },
  );
  await screen.findByText(/^Canceled. You can use it until Dec 12/);
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Resume subscription' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /subscriptions/s1/resume')).toBe(true));
});

test('who came to run the club is offered no resuming', async () => {
  open({ status: 'cancelled', can_resume: false, renewal: null, access_until: '2026-12-12T10:00:00Z' });
  await screen.findByText(/^Canceled. You can use it until Dec 12/);
  expect(screen.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
});

test('a payment that failed says when it is tried again, and can be paid now', async () => {
  const calls = open(
    {
      ...{ status: 'past_due', renewal: null },
      past_due: { amount_cents: 600, tries: 2, next_try_at: '2026-12-15T10:00:00Z' },
    },
    {
      'POST /subscriptions/:id/pay': {
        status: 409,
        error: { code: 'ledger.not-enough', details: { missing_cents: 100 } },
      },
    },
  );
  await screen.findByText('Your payment of $6.00 failed');
  screen.getByText(/try again on Dec 15.* You keep access until Dec 19/);
  const pay = screen.getByRole('button', { name: /Pay \$6.00 now/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await screen.findByText('You need $1.00 more. Nothing was charged.');
  expect(calls.find(({ name }) => name === 'POST /subscriptions/s1/pay')?.body).toEqual({
    expected_price_cents: 600,
    pay_by: 'wallet',
  });
});

function withCard() {
  const wallet = aWallet();
  return { 'GET /wallet': { data: { ...wallet, top_up: { ...wallet.top_up, card: aCard() } } } };
}

test('a payment that failed can be paid with the saved card, and waits for it', async () => {
  const past_due = { amount_cents: 600, tries: 2, next_try_at: '2026-12-15T10:00:00Z' };
  const failed = { ...{ status: 'past_due' as const, renewal: null }, past_due };
  const charge = { id: 'u1', state: 'requested' as const, amount_cents: 600, confirm_until: null };
  const calls = open(failed, {
    ...withCard(),
    'GET /subscriptions/:id': [
      { data: aSubscription(failed) },
      { data: aSubscription({ ...failed, charge }) },
    ],
    'POST /subscriptions/:id/pay': { data: aSubscription({ ...failed, charge }) },
  });
  const pay = await screen.findByRole('button', { name: /Pay with Visa •••• 4242/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await screen.findByText('Charging $6.00 to Visa •••• 4242');
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  expect(calls.find(({ name }) => name === 'POST /subscriptions/s1/pay')?.body).toEqual({
    ...{ expected_price_cents: 600, pay_by: 'card' },
  });
});

test('a payment that the bank wants confirmed says until when, and a refusal of the page says why', async () => {
  open(
    {
      ...{ status: 'past_due', renewal: null },
      past_due: { amount_cents: 600, tries: 1, next_try_at: '2026-12-13T10:00:00Z' },
      charge: {
        ...{ id: 'u1', state: 'confirming', amount_cents: 600 },
        confirm_until: '2026-12-13T08:00:00Z',
      },
    },
    {
      ...withCard(),
      'POST /wallet/card-charges/:id/confirm': {
        ...{ status: 503, error: { code: 'ledger.payment-unreachable' } },
      },
    },
  );
  await screen.findByText('Your bank wants you to confirm $6.00');
  screen.getByText(/Nothing was charged yet. Confirm it by .* You keep access until then/);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm $6.00' }));
  await screen.findByText(/The payment service isn’t responding/);
});

test('the saved card is switched off for one subscription; without a card there is a way to add one', async () => {
  const calls = open(
    { use_card: true },
    {
      ...withCard(),
      'GET /subscriptions/:id': [{ data: aSubscription({ use_card: true }) }, { data: aSubscription() }],
      'PUT /subscriptions/:id/card': { data: aSubscription() },
    },
  );
  const name = 'If your balance is too low, we charge Visa •••• 4242';
  await userEvent.click(await screen.findByRole('switch', { name, checked: true }));
  await screen.findByRole('switch', { name, checked: false });
  expect(calls.find((call) => call.name === 'PUT /subscriptions/s1/card')?.body).toEqual({
    use_card: false,
  });
  strikeStage();
  open();
  const add = await screen.findByRole('link', { name: 'Add a card' });
  expect(add.getAttribute('href')).toContain('saved-cards');
});

test('a silent club is said with the day of its last word, and the payment can be had back', async () => {
  const refund = {
    ...{ why: 'silent' as const, amount_cents: 600, since: '2026-10-12T10:00:00Z' },
    until: '2026-12-12T10:00:00Z',
  };
  const calls = open({ refund }, { 'POST /subscriptions/:id/refund': { data: aSubscription() } });
  await screen.findByText(/^Velvet Static has published nothing since Oct 12/);
  await userEvent.click(screen.getByRole('button', { name: 'Refund $6.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund $6.00?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $6.00' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /subscriptions/s1/refund')).toBe(true));
});

test('what can be had back for another reason says nothing of silence', async () => {
  open({
    refund: { why: 'unused', amount_cents: 600, since: null, until: '2026-11-19T10:00:00Z' },
  });
  await screen.findByRole('button', { name: 'Refund $6.00' });
  expect(screen.queryByText(/published nothing/)).toBeNull();
});

test('a higher price is accepted with one press, and said with the day from which it is needed', async () => {
  const calls = open(
    { offer: { price_cents: 900, from: '2026-12-20T10:00:00Z' } },
    { 'POST /subscriptions/:id/accept-price': { data: aSubscription({ price_cents: 900 }) } },
  );
  await screen.findByText('New price: $9.00');
  await userEvent.click(screen.getByRole('button', { name: 'Accept $9.00' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /subscriptions/s1/accept-price')?.body).toEqual({
      price_cents: 900,
    }),
  );
});

test('a change names the unused days and what is charged today', async () => {
  const box = aPlan({ id: 'p2', name: 'The box', monthly_cents: 4500, yearly_cents: null });
  const quote = {
    ...{ plan: box, billing: 'monthly' as const, when: 'now' as const, price_cents: 4500, credit_cents: 300 },
    discount_ends: true,
    ...{ charge_cents: 4200, starts_at: '2026-11-15T10:00:00Z', next_payment_at: '2026-12-15T10:00:00Z' },
  };
  const calls = open(
    {},
    {
      'GET /clubs/:id/plans': {
        data: { club: box.club, plans: [aPlan({ yearly_cents: null }), box], ...viewer },
      },
      'GET /subscriptions/:id/change-quote': { data: quote },
      'POST /subscriptions/:id/change': { data: aSubscription({ plan: box, price_cents: 4500 }) },
      'GET /wallet': { data: aWallet({ credits: { ...aWallet().credits, available_cents: 10_000 } }) },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
  await screen.findByText('Unused days of your plan');
  screen.getByText('Your discount ends with this change.');
  const sheet = screen.getByRole('dialog', { name: 'Change plan' });
  const pay = within(sheet).getByRole('button', { name: /Change plan.*\$42\.00/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /subscriptions/s1/change')?.body).toEqual({
      ...{ plan_id: 'p2', billing: 'monthly', expected_charge_cents: 4200, expected_price_cents: 4500 },
    }),
  );
});

test('a discount is named with the payments that still get it, and in the list of payments', async () => {
  const less = { ...period, price_cents: 300, discount_cents: 300, paid_cents: 300 };
  open(
    { discount: { percent: 50, left: 2 } },
    { 'GET /subscriptions/:id/periods': { data: [less], beside: { next_cursor: null } } },
  );
  await screen.findByText('50% off the next 2 payments');
  expect((await screen.findByRole('link', { name: /Nov 13/ })).textContent).toContain('$3.00 off');
});

test('a gift says until when it runs and what it costs after that, and is kept with one press', async () => {
  const calls = open(
    { status: 'gifted', can_resume: true, renewal: null, access_until: '2027-02-12T10:00:00Z' },
    { 'POST /subscriptions/:id/resume': { data: aSubscription() } },
  );
  await screen.findByText(/^A gift until Feb 12/);
  screen.getByText('It isn’t renewed. Keep it for $6.00 a month from then on, if you like.');
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it after the gift' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /subscriptions/s1/resume')).toBe(true));
});

test('who cancels is shown what the club offers for staying', async () => {
  const calls = open(
    { stay: { percent: 20, periods: 3 } },
    { 'POST /subscriptions/:id/stay': { data: aSubscription({ discount: { percent: 20, left: 3 } }) } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Stalls?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay for 20% off the next 3 payments' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /subscriptions/s1/stay')).toBe(true));
  expect(calls.some(({ name }) => name.endsWith('/cancel'))).toBe(false);
});
