// @vitest-environment jsdom
// Tests the screen of a club's license: use and warnings, what each license costs now, paying for one, and moving back.

import { usualLicenses } from '@stagepass/base/licenses.ts';
import type { License } from '@stagepass/contract/licenses/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { aCard, aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './license-screen.tsx';

afterEach(strikeStage);

const [free, pro, stage] = usualLicenses as [
  (typeof usualLicenses)[0],
  (typeof usualLicenses)[0],
  (typeof usualLicenses)[0],
];
const none = { current: false, change: 'none', charge_cents: 0, saves_cents: 0 } as const;

function aLicense(change: Partial<License> = {}): License {
  return {
    plan: free,
    since: '2026-05-02T10:00:00Z',
    ...{ granted: false, ends_at: null, price_cents: 0, pay_from: 'club', next: null, next_try_at: null },
    charge: null,
    use: [
      { limit: 'members', used: 312, allowed: 500 },
      { limit: 'admins', used: 2, allowed: 2 },
      { limit: 'missions', used: 8, allowed: 10 },
    ],
    balance_cents: 68_400,
    offers: [
      { ...free, ...none, current: true },
      { ...pro, current: false, change: 'buy', charge_cents: 2900, saves_cents: 3420 },
      { ...stage, current: false, change: 'buy', charge_cents: 19_900, saves_cents: 5130 },
    ],
    ...change,
  };
}

const onPro = aLicense({
  ...{ plan: pro, price_cents: 2900, ends_at: '2027-01-15T12:00:00Z' },
  offers: [
    { ...free, current: false, change: 'lower', charge_cents: 0, saves_cents: 0 },
    { ...pro, ...none, current: true },
    { ...stage, current: false, change: 'raise', charge_cents: 8500, saves_cents: 0 },
  ],
});

function open(data: License, server: Server = {}, role: 'owner' | 'admin' = 'owner') {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer(role) }) },
    'GET /clubs/:id/license': { data },
    ...server,
  });
  openScreen('/club/velvet-static/upgrade-license', <Component />, '/club/:id/upgrade-license');
  return calls;
}

/** Once the button takes a press: it rests when it appears. */
async function pay(sheet: { findByRole: typeof screen.findByRole }): Promise<void> {
  const button = await sheet.findByRole('button', { name: /Move to Pro.*\$29\.00/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
}

test('says what the lower fee saves, and is paid with the saved card, for which it waits', async () => {
  const wallet = aWallet();
  const charge = { id: 'u1', state: 'requested' as const, amount_cents: 2900, confirm_until: null };
  const waiting = aLicense({ charge });
  const calls = open(aLicense(), {
    'GET /wallet': { data: { ...wallet, top_up: { ...wallet.top_up, card: aCard() } } },
    'GET /clubs/:id/license': [{ data: aLicense() }, { data: waiting }],
    'POST /clubs/:id/license': { data: waiting },
  });
  await screen.findByText(/^The lower fee saves about \$34\.20 a month/);
  await userEvent.click(screen.getByRole('button', { name: /Move to Pro/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Move to Pro' }));
  await userEvent.click(await sheet.findByRole('radio', { name: 'My card' }));
  sheet.getByText('Visa •••• 4242');
  await pay(sheet);
  await screen.findByText('Charging $29.00 to Visa •••• 4242');
  expect(screen.queryByRole('button', { name: /Move to Pro/ })).toBeNull();
  expect(calls.find(({ name }) => name === 'POST /clubs/c1/license')?.body).toMatchObject({
    ...{ plan: 'pro', pay_from: 'card', expected_charge_cents: 2900 },
  });
});

test('a new owner is told that the balance is too low, and chooses their card without paying now', async () => {
  const wallet = aWallet();
  const poor = { ...onPro, balance_cents: 1200 };
  const calls = open(poor, {
    'GET /wallet': { data: { ...wallet, top_up: { ...wallet.top_up, card: aCard() } } },
    'GET /clubs/:id/license': [{ data: poor }, { data: { ...poor, pay_from: 'card' } }],
    'PUT /clubs/:id/license/pay-from': { data: { ...poor, pay_from: 'card' } },
  });
  await screen.findByText(/^The club’s balance doesn’t cover the next month/);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay from' }));
  sheet.getByText('The club’s balance is $12.00 now.');
  await userEvent.click(await sheet.findByRole('radio', { name: 'My card' }));
  sheet.getByText(/^The next months are charged to Visa •••• 4242/);
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await screen.findByText('Paid by your card.');
  expect(calls.find(({ name }) => name === 'PUT /clubs/c1/license/pay-from')?.body).toEqual({
    pay_from: 'card',
  });
});

test('only the owner of a paid license chooses how it is paid', async () => {
  open(onPro, {}, 'admin');
  await screen.findByText('You’re on Pro');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a payment that the bank wants confirmed leads to its page', async () => {
  const charge = {
    ...{ id: 'u1', state: 'confirming' as const, amount_cents: 2900 },
    confirm_until: '2026-12-13T08:00:00Z',
  };
  const calls = open(aLicense({ charge }), {
    'GET /wallet': { data: aWallet() },
    'POST /wallet/card-charges/:id/confirm': {
      ...{ status: 503, error: { code: 'ledger.payment-unreachable' } },
    },
  });
  await screen.findByText('Your bank wants you to confirm $29.00');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm $29.00' }));
  await screen.findByText(/The payment service isn’t responding/);
  expect(calls.some(({ name }) => name === 'POST /wallet/card-charges/u1/confirm')).toBe(true);
});

test('shows what is used, warns where it is near, and what each license gives', async () => {
  open(aLicense());
  await screen.findByRole('heading', { name: 'You’re on Free' });
  expect(screen.getByText('312 of 500')).toBeTruthy();
  expect(screen.getByText(': Limit reached')).toBeTruthy();
  expect(screen.getByText(': Nearly all used')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Licenses' }));
  expect(table.getAllByText('No limit')).toHaveLength(4);
  for (const words of ['$0', '$29', '$199', '10%', '5%', '2.5%', '10,000', '25,000'])
    expect(table.getAllByText(words).length).toBeGreaterThan(0);
});

test('each license stands under a stage of its size, and the foot has the way to the chosen one', async () => {
  open(aLicense());
  const table = await screen.findByRole('table', { name: 'Licenses' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.querySelector('svg')?.dataset.size)).toEqual(['small', 'medium', 'large']);
  expect(heads.map((head) => head.dataset.chosen)).toEqual([undefined, 'true', undefined]);
  await userEvent.click(within(table).getByRole('button', { name: 'Show Stage' }));
  expect(heads.map((head) => head.dataset.chosen)).toEqual([undefined, undefined, 'true']);
  const foot = within(screen.getByRole('contentinfo'));
  foot.getByRole('button', { name: /Move to Stage.*\$199\.00/ });
  foot.getByText(/^The lower fee saves about \$51\.30 a month/);
});

test('the button names the price, and pays from the club’s balance once confirmed', async () => {
  const calls = open(aLicense(), { 'POST /clubs/:id/license': { data: onPro } });
  await userEvent.click(await screen.findByRole('button', { name: /Move to Pro.*\$29\.00/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Move to Pro' }));
  expect(sheet.getByText('$655.00')).toBeTruthy();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await pay(sheet);
  await waitFor(() => expect(toastStore.current()).toMatchObject({ title: 'Your club is on Pro' }));
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    ...{ plan: 'pro', pay_from: 'club', expected_charge_cents: 2900 },
  });
});

test('the toast is said although the sheet is gone once the club has the license', async () => {
  const onStage = aLicense({
    plan: stage,
    offers: [
      { ...free, current: false, change: 'lower', charge_cents: 0, saves_cents: 0 },
      { ...pro, current: false, change: 'lower', charge_cents: 0, saves_cents: 0 },
      { ...stage, ...none, current: true },
    ],
  });
  open(onPro, {
    'GET /clubs/:id/license': [{ data: onPro }, { data: onStage }],
    'POST /clubs/:id/license': { data: onStage },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Move to Stage.*\$85\.00/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Move to Stage' }));
  const button = await sheet.findByRole('button', { name: /Move to Stage.*\$85\.00/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  await waitFor(() => expect(toastStore.current()).toMatchObject({ title: 'Your club is on Stage' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a price that has changed is said, and nothing else happens', async () => {
  open(aLicense(), {
    'POST /clubs/:id/license': {
      ...{ status: 409, error: { code: 'licenses.price-changed', details: { charge_cents: 3900 } } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Move to Pro/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Move to Pro' }));
  await pay(sheet);
  await sheet.findByText(/The price has changed\. Nothing was charged/);
});

test('moving back says when, and that nothing is deleted', async () => {
  const calls = open(onPro, { 'POST /clubs/:id/license': { data: onPro } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show Free' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to Free' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Move to Free' }));
  expect(sheet.getByText(/Your club keeps Pro until Jan 15, 2027\. Nothing is deleted/)).toBeTruthy();
  await userEvent.click(await sheet.findByRole('button', { name: 'Move to Free' }));
  await waitFor(() =>
    expect(toastStore.current()).toMatchObject({ title: 'Your club moves to Free on Jan 15, 2027' }),
  );
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({ expected_charge_cents: 0 });
});

test('a month that could not be paid says when it is tried again, and can be paid now', async () => {
  const [none, current, stage] = onPro.offers;
  if (none === undefined || current === undefined || stage === undefined) throw new Error('three offers');
  const offers = [none, { ...current, change: 'retry' as const, charge_cents: 2900 }, stage];
  open({ ...onPro, next_try_at: '2027-01-16T12:00:00Z', offers });
  await screen.findByText(/This month couldn’t be paid\. We’ll try again on Jan 16, 2027/);
  await userEvent.click(screen.getByRole('button', { name: 'Show Pro' }));
  await userEvent.click(screen.getByRole('button', { name: /Pay for Pro.*\$29\.00/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay for Pro' }));
  expect(sheet.getByText(/This pays the month of Pro that couldn’t be paid/)).toBeTruthy();
});

test('an admin sees the license, and who can change it', async () => {
  open(aLicense(), {}, 'admin');
  await screen.findByText('Only the club’s owner can change the license.');
  expect(screen.queryByRole('button', { name: /Move to/ })).toBeNull();
});
