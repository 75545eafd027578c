// @vitest-environment jsdom
// Tests a club's plans and one plan: choosing, the sheet that names price and trial, paying once, and who cannot.
import type { ClubPlans } from '@stagepass/contract/subscriptions/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub } from '#domains/clubs/public/testing/club.ts';
import { aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aPlan, aSubscription, viewer } from '../testing/subscriptions.ts';
import { Component as ClubPlansScreen } from './club-plans-screen.tsx';
import { Component as PlanScreen } from './plan-screen.tsx';

afterEach(strikeStage);

const balcony = aPlan({
  id: 'p0',
  name: 'Balcony',
  monthly_cents: 300,
  yearly_cents: null,
  benefits: ['A diary'],
});
const box = aPlan({ id: 'p2', name: 'The box', monthly_cents: 4500, places: 20, left: 0 });
const { club } = balcony;

function openPlans(change: Partial<ClubPlans> = {}, server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub() },
    'GET /clubs/:id/plans': { data: { club, plans: [balcony, aPlan(), box], ...viewer, ...change } },
    'GET /wallet': { data: aWallet() },
    ...server,
  });
  openScreen('/club/velvet-static/subscriptions', <ClubPlansScreen />, '/club/:id/subscriptions');
  return calls;
}

test('shows the plans with their prices, and the benefits of the chosen one', async () => {
  openPlans();
  const stalls = await screen.findByRole('radio', { name: /Stalls/ });
  expect(screen.queryByText('Rehearsal diary')).toBeNull();
  await userEvent.click(stalls);
  screen.getByText('Rehearsal diary');
  screen.getByRole('img', { name: 'Seating plan, Stalls lit' });
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.getByRole('radio', { name: /Stalls/ }).closest('label')?.textContent).toContain('$60');
  // A plan without a price by the year keeps its own.
  expect(screen.getByRole('radio', { name: /Balcony/ }).closest('label')?.textContent).toContain('$3a month');
});

test('subscribes with the price that the sheet showed, and opens the subscription', async () => {
  const calls = openPlans({}, { 'POST /plans/:id/subscribe': { data: aSubscription() } });
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  await screen.findByText('$6.00 a month');
  const sheet = screen.getByRole('dialog', { name: 'Subscribe to Stalls' });
  const pay = within(sheet).getByRole('button', { name: /Subscribe/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await waitFor(() => expect(whereNow()).toBe('/club/club-subscription/s1'));
  const sent = calls.filter(({ name }) => name === 'POST /plans/p1/subscribe');
  expect(sent.map(({ body }) => body)).toEqual([
    { billing: 'monthly', expected_price_cents: 600, expected_trial_days: 0 },
  ]);
});

test('a plan that is full, and a fan who has one, cannot subscribe', async () => {
  openPlans({ mine: { subscription_id: 's1', plan_id: 'p1', billing: 'monthly', status: 'active' } });
  const mine = await screen.findByRole('link', { name: 'View my subscription' });
  expect(mine.getAttribute('href')).toBe('/club/club-subscription/s1');
  strikeStage();
  openPlans();
  await userEvent.click(await screen.findByRole('radio', { name: /The box/ }));
  expect(screen.getAllByText('All places are taken').length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: /Subscribe/ })).toBeNull();
});

test('who is no member is led to joining; an empty list says so', async () => {
  openPlans({ refusal: { code: 'clubs.members-only', message: 'Members only.' } });
  await screen.findByRole('link', { name: 'Join to subscribe' });
  strikeStage();
  openPlans({ plans: [] });
  await screen.findByText('No plans yet');
});

test('a trial is named with what comes after it, and costs nothing today', async () => {
  storeSession(aSession());
  const calls = stubServer({
    'GET /plans/:id': { data: { plan: aPlan({ trial_days: 7 }), ...viewer } },
    'GET /wallet': { data: aWallet() },
    'POST /plans/:id/subscribe': { status: 409, error: { code: 'subscriptions.trial-used' } },
  });
  openScreen('/club/subscription-detail/p1', <PlanScreen />, '/club/subscription-detail/:id');
  await screen.findByText('7 days free, then $6.00 a month from your wallet. Cancel anytime in two taps.');
  await userEvent.click(screen.getByRole('button', { name: /Start free trial/ }));
  await screen.findByText(/^Then \$6\.00 a month, first on/);
  const sheet = screen.getByRole('dialog', { name: 'Subscribe to Stalls' });
  const start = within(sheet).getByRole('button', { name: /Start free trial/ });
  await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(start);
  await within(sheet).findByText('You’ve had a free trial in this club already. Nothing was charged.');
  expect(calls.find(({ name }) => name === 'POST /plans/p1/subscribe')?.body).toMatchObject({
    expected_trial_days: 7,
  });
});
