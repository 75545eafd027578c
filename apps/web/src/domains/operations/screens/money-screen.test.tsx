// @vitest-environment jsdom
// Tests the operator's money screen: each waiting payout with all that is needed to pay it, and its next step.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './money-screen.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

const payout = {
  id: 'p1',
  amount_cents: 3000,
  state: 'requested',
  closing: false,
  requested_at: '2026-11-01T10:00:00Z',
  club: { id: 'c1', name: 'Velvet Static' },
  owner: { id: 'u2', display_name: 'Juno Vale' },
  owner_email: 'juno@velvet.test',
  identity_checked: true,
  bank: { holder: 'Juno Vale', country: 'US', masked: '•••• 6789' },
} as const;
const overview = {
  ...{ payouts: 1, identity_checks: 0, disputes: 0, parked: 0 },
  ...{ suspended_people: 0, suspended_clubs: 0, features_off: 0, announcements: 0 },
};
const inFull = {
  holder: 'Juno Vale',
  country: 'US',
  routing_number: '021000021',
  account_type: 'checking',
  account_number: '123456789',
};

function open(server: Server) {
  const calls = stubServer({
    'GET /operator/payouts': { data: [] },
    'GET /operator/overview': { data: overview },
    'GET /operator/disputes': { data: [] },
    'GET /operator/flagged-top-ups': { data: [] },
    ...server,
  });
  openScreen('/operator/money', <Component />);
  return calls;
}

test('a payout is shown with its bank masked, every field on request, and approved', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /operator/payouts': { data: [payout] },
    'POST /operator/payouts/:id/bank-details': { data: inFull },
    'POST /operator/payouts/:id/approve': { data: { state: 'approved' } },
  });
  await screen.findByRole('heading', { name: 'Velvet Static' });
  screen.getByText('•••• 6789');
  await person.click(screen.getByRole('button', { name: 'Show bank details' }));
  await screen.findByText('123456789');
  for (const text of ['Juno Vale, juno@velvet.test', '021000021', 'checking', '123456789'])
    expect(screen.getByText(text)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Approve $30.00' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/^Payout approved/));
  expect(calls.some((call) => call.name === 'POST /operator/payouts/p1/approve')).toBe(true);
});

test('an approved payout is marked paid with the bank’s reference, and a rejection needs its reason', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /operator/payouts': { data: [{ ...payout, state: 'approved', identity_checked: false }] },
    'POST /operator/payouts/:id/paid': { data: { state: 'paid' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Reject' }));
  await person.click((await screen.findAllByRole('button', { name: 'Reject' })).at(-1) as HTMLElement);
  await screen.findByText('Enter 3 to 300 characters.');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  await person.type(await screen.findByLabelText('Bank reference'), 'REF 12');
  await person.click(screen.getAllByRole('button', { name: 'Mark as paid' }).at(-1) as HTMLElement);
  await waitFor(() => expect(toastStore.current()?.title).toBe('Payout of $30.00 marked as paid'));
  expect(calls.find((call) => call.name.endsWith('/paid'))?.body).toEqual({ reference: 'REF 12' });
});
