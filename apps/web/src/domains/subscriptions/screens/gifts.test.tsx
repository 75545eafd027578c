// @vitest-environment jsdom
// Tests gifts on the screen: giving a plan and getting its link, claiming one, what became of one, and the list of those given.
import type { GiftView, GivenGift } from '@stagepass/contract/subscriptions/gift-shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
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
import { givePath } from '../public/paths.ts';
import { aPlan, aSubscription, viewer } from '../testing/subscriptions.ts';
import { Component as GiftScreen } from './gift-screen.tsx';
import { Component as GivenGifts } from './given-gifts-screen.tsx';
import { Component as PlanScreen } from './plan-screen.tsx';

afterEach(strikeStage);

const { club } = aPlan();
const shown = {
  ...{ club, plan: { id: 'p1', name: 'Stalls' }, billing: 'monthly' as const, count: 3 as const },
  ...{ message: 'Happy birthday', state: 'waiting' as const },
  ...{ created_at: '2026-11-15T10:00:00Z', ends_at: '2026-12-15T10:00:00Z' },
};
const given: GivenGift = {
  ...shown,
  ...{ id: 'g1', amount_cents: 1800, secret: 'abc', closed_at: null, claimed_by: null },
};
const ana = { id: 'u2', user_name: 'ana', display_name: 'Ana Quill', avatar: null };
const view: GiftView = {
  ...shown,
  ...{ benefits: ['A diary'], giver: ana, giver_gone: false, subscription_id: null, refusal: null },
};

/** The sheet of a plan's gift, for three months; answers the button that pays. */
async function openGiving(gift: object, message: string) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /plans/:id': {
      data: { plan: aPlan(), ...viewer, refusal: { code: 'clubs.members-only', message: 'Members only.' } },
    },
    'GET /wallet': { data: aWallet({ credits: { ...aWallet().credits, available_cents: 10_000 } }) },
    'POST /plans/:id/gifts': gift,
  } as Server);
  openScreen('/club/subscription-detail/p1', <PlanScreen />, '/club/subscription-detail/:id');
  await userEvent.click(await screen.findByRole('button', { name: 'Give as a gift' }));
  const length = await screen.findByRole('combobox', { name: 'How long' });
  const sheet = screen.getByRole('dialog', { name: 'Give Stalls' });
  await userEvent.selectOptions(length, '3 months, $18.00');
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Message' }), message);
  const pay = within(sheet).getByRole('button', { name: /Give gift.*\$18\.00/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  return { calls, pay };
}

test('a plan is given for months: the price is named, and the link comes after it is paid', async () => {
  const { calls, pay } = await openGiving({ status: 201, data: given }, 'Happy birthday');
  await userEvent.click(pay);
  await screen.findByRole('button', { name: 'Share link' });
  expect(calls.find(({ name }) => name === 'POST /plans/p1/gifts')?.body).toEqual({
    ...{ billing: 'monthly', count: 3, expected_price_cents: 1800, message: 'Happy birthday' },
  });
});

test('a message that the club does not allow is said so, and that nothing was charged', async () => {
  const { pay } = await openGiving({ status: 422, error: { code: 'posts.text-blocked' } }, 'What rubbish');
  await userEvent.click(pay);
  await screen.findByText(
    'This club doesn’t allow some of these words. Nothing was charged. Change your message.',
  );
});

test('a top-up leads back to the gift with its length and its message', async () => {
  storeSession(aSession());
  const wallet = aWallet({ credits: { ...aWallet().credits, available_cents: 100 } });
  stubServer({
    'GET /plans/:id': { data: { plan: aPlan(), ...viewer } },
    'GET /wallet': { data: wallet },
  });
  openScreen(
    givePath('p1', { length: 'm3', message: 'Happy birthday' }),
    <PlanScreen />,
    '/club/subscription-detail/:id',
  );
  await screen.findByRole('dialog', { name: 'Give Stalls', busy: false });
  expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe(
    'Happy birthday',
  );
  const way = await screen.findByRole('link', { name: /\$17\.00/ });
  expect(new URL(way.getAttribute('href') ?? '', 'https://x').searchParams.get('next')).toBe(
    givePath('p1', { length: 'm3', message: 'Happy birthday' }),
  );
});

function openGift(change: Partial<GiftView> = {}, server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({ 'GET /gift-links/:secret': { data: { ...view, ...change } }, ...server });
  openScreen('/gift/abc', <GiftScreen />, '/gift/:secret');
  return calls;
}

test('a gift says what it is and from whom, and is claimed with one press', async () => {
  const calls = openGift({}, { 'POST /gift-links/:secret/claim': { data: aSubscription() } });
  await screen.findByRole('heading', { name: '3 months of Stalls' });
  screen.getByText('From Ana Quill');
  screen.getByText('Happy birthday');
  await userEvent.click(screen.getByRole('button', { name: 'Claim gift' }));
  await waitFor(() => expect(whereNow()).toBe('/club/club-subscription/s1'));
  expect(calls.filter(({ name }) => name === 'POST /gift-links/abc/claim')).toHaveLength(1);
});

test('on the first visit, back leads to the club, whose plans may be closed to a guest', async () => {
  openGift();
  // Until the gift is there, another bar stands in its place.
  await screen.findByRole('button', { name: 'Claim gift' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(whereNow()).toBe(`/club/${club.handle}`));
});

test('one’s own gift is not claimed by mistake: it says to send the link on', async () => {
  const { user_name } = aSession();
  openGift({ giver: { ...ana, user_name } });
  await screen.findByText('You gave this gift. Send the link to whoever it’s for.');
  screen.getByRole('button', { name: 'Share link' });
  expect(screen.queryByRole('button', { name: 'Claim gift' })).toBeNull();
});

test('who has a subscription already is told so, and the gift stays', async () => {
  openGift(
    {},
    {
      'POST /gift-links/:secret/claim': {
        status: 409,
        error: { code: 'subscriptions.gift-while-subscribed' },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Claim gift' }));
  await screen.findByText(/^You already have a subscription in this club\. The gift is still there/);
});

test('who is no member joins first; a gift that is gone says what became of it', async () => {
  openGift({ refusal: { code: 'clubs.members-only', message: 'Members only.' } });
  const join = await screen.findByRole('link', { name: 'Join to claim' });
  expect(join.getAttribute('href')).toContain('next=%2Fgift%2Fabc');
  strikeStage();
  openGift({ state: 'claimed' });
  await screen.findByText('This gift has been claimed already.');
  expect(screen.queryByRole('button', { name: 'Claim gift' })).toBeNull();
  strikeStage();
  openGift({ state: 'claimed', subscription_id: 's1' });
  await screen.findByRole('link', { name: 'View my subscription' });
});

test('gifts that were given: one waits with its link and can be canceled, one was claimed', async () => {
  storeSession(aSession());
  const claimed: GivenGift = { ...given, id: 'g2', state: 'claimed', secret: null, claimed_by: ana };
  const calls = stubServer({
    'GET /users/me/subscription-gifts': { data: [given, claimed], beside: { next_cursor: null } },
    'POST /subscription-gifts/:id/cancel': { data: { ...given, state: 'cancelled', secret: null } },
  });
  openScreen('/user/subscription-gifts', <GivenGifts />, '/user/subscription-gifts');
  await screen.findByText(/Waiting until Dec 15.* · Happy birthday/);
  screen.getByText(/Claimed by Ana Quill/);
  screen.getByRole('button', { name: /^Share link: 3 months of Stalls, until Dec 15/ });
  expect(screen.getAllByRole('button', { name: /^Share link/ })).toHaveLength(1);
  await userEvent.click(
    screen.getByRole('button', { name: /^Cancel gift: 3 months of Stalls, until Dec 15/ }),
  );
  const asked = await screen.findByRole('alertdialog', { name: 'Cancel this gift?' });
  within(asked).getByText(/\$18\.00 is available in your wallet again/);
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel gift' }));
  await waitFor(() =>
    expect(calls.some(({ name }) => name === 'POST /subscription-gifts/g1/cancel')).toBe(true),
  );
});

test('from whom is left out where giver and viewer blocked each other', async () => {
  openGift({ giver: null });
  await screen.findByRole('heading', { name: '3 months of Stalls' });
  expect(screen.queryByText(/^From /)).toBeNull();
});

test('from a deleted account, it says so', async () => {
  openGift({ giver: null, giver_gone: true });
  await screen.findByText('From a deleted account');
});
