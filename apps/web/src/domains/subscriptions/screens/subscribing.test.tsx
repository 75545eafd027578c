// @vitest-environment jsdom
// Tests a club's plans and one plan: choosing, the sheet that names price and trial, paying once, and who cannot.
import type { ClubPlans } from '@stagepass/contract/subscriptions/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aClub } from '#domains/clubs/public/testing/club.ts';
import { aCard, aWallet } from '#domains/ledger/public/testing/money.ts';
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
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly, 2 months free' }));
  expect(screen.getByRole('radio', { name: /Stalls/ }).closest('label')?.textContent).toContain('$60');
  // A plan without a price by the year keeps its own.
  expect(screen.getByRole('radio', { name: /Balcony/ }).closest('label')?.textContent).toContain('$3a month');
});

test('a plan is shared by its address', async () => {
  const shared = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  stubServer({ 'GET /plans/:id': { data: { plan: aPlan(), ...viewer } } });
  openScreen('/club/subscription-detail/p1', <PlanScreen />, '/club/subscription-detail/:id');
  await userEvent.click(await screen.findByRole('button', { name: 'Share plan' }));
  await waitFor(() =>
    expect(shared).toHaveBeenCalledWith({
      title: 'Stalls, Velvet Static',
      url: expect.stringMatching(/\/club\/subscription-detail\/p1$/),
    }),
  );
  Reflect.deleteProperty(navigator, 'share');
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
    {
      ...{ billing: 'monthly', expected_price_cents: 600, expected_trial_days: 0 },
      ...{ code: null, win_back: false, use_card: false },
    },
  ]);
});

test('a saved card is charged for renewals where the fan switches that on', async () => {
  const wallet = aWallet();
  const withCard = { ...wallet, top_up: { ...wallet.top_up, card: aCard() } };
  for (const use_card of [true, false]) {
    const calls = openPlans(
      {},
      { 'GET /wallet': { data: withCard }, 'POST /plans/:id/subscribe': { data: aSubscription() } },
    );
    await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
    await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
    const agreed = await screen.findByRole('switch', {
      name: 'If your balance is too low, we charge Visa •••• 4242',
    });
    expect((agreed as HTMLInputElement).checked).toBe(false);
    if (use_card) await userEvent.click(agreed);
    const sheet = screen.getByRole('dialog', { name: 'Subscribe to Stalls' });
    const pay = within(sheet).getByRole('button', { name: /Subscribe/ });
    await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
    await userEvent.click(pay);
    await waitFor(() => expect(whereNow()).toBe('/club/club-subscription/s1'));
    expect(calls.find(({ name }) => name === 'POST /plans/p1/subscribe')?.body).toMatchObject({ use_card });
    strikeStage();
  }
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

test('each plan with a trial says so to guests and to fans who can have one, and the button says $0 today', async () => {
  const plans = [balcony, aPlan({ trial_days: 14 })];
  const marked = () => screen.getByRole('radio', { name: /Stalls/ }).closest('label')?.textContent;
  openPlans({ plans, refusal: { code: 'not-signed-in', message: 'Sign in.' } });
  await screen.findByRole('radio', { name: /Stalls/, checked: false });
  expect(marked()).toContain('14 days free');
  expect(screen.getByRole('radio', { name: /Balcony/ }).closest('label')?.textContent).not.toContain('free');
  strikeStage();
  openPlans({ plans });
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  screen.getByRole('button', { name: /Start free trial.*\$0 today/ });
  strikeStage();
  openPlans({ plans, trial: false });
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  expect(marked()).not.toContain('14 days free');
  screen.getByRole('button', { name: /Subscribe.*\$6/ });
});

test('a code shows the price before and after, and what was shown is what is sent', async () => {
  const quote = {
    ...{ code: 'ENCORE50', percent: 50, periods: 2, price_cents: 600, discount_cents: 300 },
    amount_cents: 300,
  };
  const calls = openPlans(
    {},
    { 'GET /plans/:id/code-quote': { data: quote }, 'POST /plans/:id/subscribe': { data: aSubscription() } },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have a code' }));
  const sheet = screen.getByRole('dialog', { name: 'Subscribe to Stalls' });
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Promotion code' }), 'encore50');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Apply' }));
  await within(sheet).findByText('50% off the first 2 payments');
  expect(within(sheet).getAllByText('−$3.00')).toHaveLength(2);
  const pay = within(sheet).getByRole('button', { name: /Subscribe.*\$3\.00/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await waitFor(() => expect(whereNow()).toBe('/club/club-subscription/s1'));
  expect(calls.find(({ name }) => name === 'GET /plans/p1/code-quote')?.query).toEqual({
    code: 'encore50',
    billing: 'monthly',
  });
  expect(calls.find(({ name }) => name === 'POST /plans/p1/subscribe')?.body).toEqual({
    ...{ billing: 'monthly', expected_price_cents: 300, expected_trial_days: 0, code: 'ENCORE50' },
    ...{ win_back: false, use_card: false },
  });
});

test('a code that cannot be used says why, and the price stays', async () => {
  openPlans(
    {},
    { 'GET /plans/:id/code-quote': { status: 409, error: { code: 'subscriptions.code-ended' } } },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have a code' }));
  const sheet = screen.getByRole('dialog', { name: 'Subscribe to Stalls' });
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Promotion code' }), 'old{enter}');
  await within(sheet).findByText('This code can’t be used anymore. Nothing was charged.');
  within(sheet).getByRole('button', { name: /Subscribe.*\$6\.00/ });
});

test('who left is offered to come back: the price less the discount is shown and sent', async () => {
  const calls = openPlans(
    { win_back: { percent: 20, periods: 3 } },
    { 'POST /plans/:id/subscribe': { data: aSubscription() } },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  screen.getByText('Come back: 20% off the first 3 payments');
  await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  await screen.findByText('Welcome back');
  const sheet = screen.getByRole('dialog', { name: 'Subscribe to Stalls' });
  const pay = within(sheet).getByRole('button', { name: /Subscribe.*\$4\.80/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await waitFor(() => expect(whereNow()).toBe('/club/club-subscription/s1'));
  expect(calls.find(({ name }) => name === 'POST /plans/p1/subscribe')?.body).toMatchObject({
    ...{ expected_price_cents: 480, code: null, win_back: true },
  });
});

test('a top-up leads back to the plan with the year and the code, and what comes back is what is paid', async () => {
  const quote = {
    ...{ code: 'ENCORE50', percent: 50, periods: 2, price_cents: 6000, discount_cents: 3000 },
    amount_cents: 3000,
  };
  const credits = (available_cents: number) =>
    aWallet({ credits: { ...aWallet().credits, available_cents } });
  const calls = openPlans(
    {},
    { 'GET /plans/:id/code-quote': { data: quote }, 'GET /wallet': { data: credits(100) } },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Stalls/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly, 2 months free' }));
  await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have a code' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Promotion code' }), 'encore50');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const way = await screen.findByRole('link', { name: /Top up first.*\$29\.00/ });
  const next = new URL(way.getAttribute('href') ?? '', 'https://x').searchParams.get('next') ?? '';
  expect(calls.some(({ name }) => name === 'POST /plans/p1/subscribe')).toBe(false);
  strikeStage();

  storeSession(aSession());
  const after = stubServer({
    'GET /plans/:id': { data: { plan: aPlan(), ...viewer } },
    'GET /plans/:id/code-quote': { data: quote },
    'GET /wallet': { data: credits(5000) },
    'POST /plans/:id/subscribe': { data: aSubscription() },
  });
  openScreen(next, <PlanScreen />, '/club/subscription-detail/:id');
  const sheet = await screen.findByRole('dialog', { name: 'Subscribe to Stalls', busy: false });
  const pay = await within(sheet).findByRole('button', { name: /Subscribe.*\$30\.00/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
  await waitFor(() => expect(whereNow()).toBe('/club/club-subscription/s1'));
  expect(after.find(({ name }) => name === 'POST /plans/p1/subscribe')?.body).toMatchObject({
    ...{ billing: 'yearly', expected_price_cents: 3000, code: 'ENCORE50' },
  });
});
