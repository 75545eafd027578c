// @vitest-environment jsdom
// Tests one's own subscription: what comes next, canceling in two taps, resuming, changing, a payment that failed, a new price.
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aPlan, aSubscription, viewer } from '../testing/subscriptions.ts';
import { Component } from './own-subscription-screen.tsx';

afterEach(strikeStage);

const period = {
  ...{ number: 9, kind: 'paid' as const, plan: 'Stalls', starts_at: '2026-11-12T10:00:00Z' },
  ...{ ends_at: '2026-12-12T10:00:00Z', price_cents: 600, credit_cents: 0, paid_cents: 600 },
  ...{ refunded_cents: 0, tries: 2, transfer_id: 't9', at: '2026-11-13T10:00:00Z' },
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
  expect(row.textContent).toContain('try 2');
  expect(row.getAttribute('href')).toContain('t9');
});

test('cancels in two taps, with a reason, and can be resumed', async () => {
  const cancelled = aSubscription({
    ...{ status: 'cancelled', renewal: null, cancelled_at: '2026-11-15T10:00:00Z' },
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
    { status: 'cancelled', renewal: null, access_until: '2026-12-12T10:00:00Z' },
    { 'POST /subscriptions/:id/resume': { data: aSubscription() } },
  );
  await screen.findByText(/^Canceled. You can use it until Dec 12/);
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Resume subscription' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /subscriptions/s1/resume')).toBe(true));
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
  });
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
