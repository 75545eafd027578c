// @vitest-environment jsdom
// Tests the screen of a club's license: use and warnings, what each license costs now, paying for one, and moving back.

import { usualLicenses } from '@stagepass/base/licenses.ts';
import type { License } from '@stagepass/contract/licenses/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './license-screen.tsx';

afterEach(strikeStage);

const [free, pro, stage] = usualLicenses as [
  (typeof usualLicenses)[0],
  (typeof usualLicenses)[0],
  (typeof usualLicenses)[0],
];
const none = { current: false, change: 'none', charge_cents: 0 } as const;

function aLicense(change: Partial<License> = {}): License {
  return {
    plan: free,
    since: '2026-05-02T10:00:00Z',
    ...{ granted: false, ends_at: null, price_cents: 0, pay_from: 'club', next: null, next_try_at: null },
    use: [
      { limit: 'members', used: 312, allowed: 500 },
      { limit: 'admins', used: 2, allowed: 2 },
      { limit: 'missions', used: 8, allowed: 10 },
    ],
    balance_cents: 68_400,
    offers: [
      { ...free, ...none, current: true },
      { ...pro, current: false, change: 'buy', charge_cents: 2900 },
      { ...stage, current: false, change: 'buy', charge_cents: 19_900 },
    ],
    ...change,
  };
}

const onPro = aLicense({
  ...{ plan: pro, price_cents: 2900, ends_at: '2027-01-15T12:00:00Z' },
  offers: [
    { ...free, current: false, change: 'lower', charge_cents: 0 },
    { ...pro, ...none, current: true },
    { ...stage, current: false, change: 'raise', charge_cents: 8500 },
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
