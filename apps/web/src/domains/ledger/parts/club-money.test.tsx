// @vitest-environment jsdom
// Tests a club's money: figures, who may take it out, what a payout asks for, and the states it goes through.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { View } from './club-money.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

const revenue = {
  balance_cents: 12_000,
  reserve_cents: 4000,
  payable_cents: 8000,
  under_way_cents: 0,
  least_payout_cents: 2000,
  identity_checked: true,
  from: '2026-10-17',
  to: '2026-11-15',
  total_cents: 5000,
  by_source: [{ kind: 'store', amount_cents: 5000, count: 3 }],
  by_day: [
    { day: '2026-11-14', amount_cents: 1000, count: 1 },
    { day: '2026-11-15', amount_cents: 4000, count: 2 },
  ],
} as const;
const payout = {
  id: 'p1',
  amount_cents: 3000,
  state: 'refused',
  closing: false,
  account_last4: '9876',
  requested_at: '2026-11-01T10:00:00Z',
  decided_at: '2026-11-02T10:00:00Z',
  paid_at: null,
  reason: 'The name does not fit',
  reference: null,
} as const;

function open(server: Server = {}, isOwner = true) {
  const calls = stubServer({
    'GET /clubs/:id/revenue': { data: revenue },
    'GET /clubs/:id/payouts': { data: [], beside: { next_cursor: null } },
    'GET /clubs/:id/payout-bank': { data: null },
    ...server,
  });
  openScreen(
    '/club/velvet-static/manage?view=money',
    <View club={aClub({ viewer: aViewer(isOwner ? 'owner' : 'admin') })} />,
  );
  return calls;
}

test('shows what came in and from where, and every payout with its state', async () => {
  open({ 'GET /clubs/:id/payouts': { data: [payout], beside: { next_cursor: null } } });
  await screen.findByText('$80.00', { selector: '.sp-wallet-sum span' });
  await screen.findByRole('img', { name: /\$50\.00 in total, highest \$40\.00 on Nov 15/ });
  expect(screen.getByText('3 transactions')).toBeTruthy();
  await screen.findByText('Rejected, back in the club’s balance');
  expect(screen.getByText(/Account ending in 9876, Reason: The name does not fit/)).toBeTruthy();
});

test('the owner asks for a payout; what is wrong is said before anything is sent', async () => {
  const person = userEvent.setup();
  const calls = open({ 'POST /clubs/:id/payouts': { data: { ...payout, state: 'requested' } } });
  await person.click(await screen.findByRole('button', { name: 'Request payout' }));
  expect(screen.queryByText('Before you can request a payout')).toBeNull();
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount in dollars');
  expect(amount.value).toBe('80.00');
  await person.clear(amount);
  await person.type(amount, '90');
  await person.click(screen.getByRole('button', { name: /^Send request/ }));
  await screen.findByText('Enter an amount from $20.00 to $80.00.');
  expect(screen.getByText('Enter at least 2 characters.')).toBeTruthy();
  expect(calls.some((call) => call.name.startsWith('POST'))).toBe(false);
  await person.clear(amount);
  await person.type(amount, '30');
  await person.type(screen.getByLabelText('Account holder'), 'Mara Okafor');
  await person.selectOptions(screen.getByLabelText('Bank’s country'), 'DE');
  await person.type(screen.getByLabelText('IBAN'), 'DE02 1203 0000 0000 2020 15');
  await person.click(screen.getByRole('button', { name: /^Send request/ }));
  await screen.findByText(/This IBAN has a typing mistake/);
  await person.clear(screen.getByLabelText('IBAN'));
  await person.type(screen.getByLabelText('IBAN'), 'DE02 1203 0000 0000 2020 51');
  await person.click(screen.getByRole('button', { name: /^Send request/ }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Payout of $30.00 requested'));
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({
    amount_cents: 3000,
    to: { holder: 'Mara Okafor', iban: 'DE02 1203 0000 0000 2020 51', country: 'DE' },
  });
});

test('the fields follow the bank’s country, and what the server refuses is said beside its field', async () => {
  const person = userEvent.setup();
  const calls = open({
    'POST /clubs/:id/payouts': {
      status: 422,
      error: {
        code: 'ledger.bank-details',
        details: { fields: { account_number: { code: 'digits', expected: '4 to 17' } } },
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Request payout' }));
  const country = await screen.findByLabelText('Bank’s country');
  const labels = async (code: string) => {
    await person.selectOptions(country, code);
    const names = [
      'IBAN',
      'BIC',
      'Bank name',
      'Sort',
      'BSB',
      'Routing',
      'Institution',
      'Transit',
      'Bank code',
      'Branch',
    ];
    return names.filter((name) => screen.queryByLabelText(new RegExp(`^${name}`)) !== null);
  };
  expect(await labels('GB')).toEqual(['Sort']);
  expect(await labels('CA')).toEqual(['Institution', 'Transit']);
  expect(await labels('AU')).toEqual(['BSB']);
  expect(await labels('JP')).toEqual(['Bank code', 'Branch']);
  expect(await labels('FR')).toEqual(['IBAN', 'BIC']);
  expect(await labels('KE')).toEqual(['BIC', 'Bank name']);
  expect(await labels('US')).toEqual(['Routing']);
  await person.type(screen.getByLabelText('Account holder'), 'Mara Okafor');
  await person.type(screen.getByLabelText('Routing number'), '021000022');
  await person.type(screen.getByLabelText('Account number'), '123456789');
  await person.click(screen.getByRole('button', { name: /^Send request/ }));
  await screen.findByText(/This routing number has a typing mistake/);
  expect(screen.getByText('Fill in this field.')).toBeTruthy();
  expect(calls.some((call) => call.name.startsWith('POST'))).toBe(false);
  await person.clear(screen.getByLabelText('Routing number'));
  await person.type(screen.getByLabelText('Routing number'), '021000021');
  await person.selectOptions(screen.getByLabelText('Account type'), 'checking');
  await person.click(screen.getByRole('button', { name: /^Send request/ }));
  await screen.findByText('Enter 4 to 17 digits.');
});

test('saved bank details are shown masked and used again, unless they are changed', async () => {
  const person = userEvent.setup();
  const saved = { holder: 'Mara Okafor', country: 'DE', masked: 'DE89 •••• 3000' };
  const calls = open({
    'GET /clubs/:id/payout-bank': { data: saved },
    'POST /clubs/:id/payouts': { data: { ...payout, state: 'requested' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Request payout' }));
  await screen.findByText('DE89 •••• 3000');
  expect(screen.queryByLabelText('Account holder')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Change bank details' }));
  expect(screen.getByLabelText<HTMLInputElement>('Account holder').value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Keep saved details' }));
  await person.click(screen.getByRole('button', { name: /^Send request/ }));
  await waitFor(() => expect(calls.some((call) => call.name.startsWith('POST'))).toBe(true));
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({ amount_cents: 8000 });
});

test('too little, or an owner nobody has checked, cannot be paid out', async () => {
  open({ 'GET /clubs/:id/revenue': { data: { ...revenue, payable_cents: 500, identity_checked: false } } });
  const ask = await screen.findByRole<HTMLButtonElement>('button', { name: 'Request payout' });
  expect(ask.disabled).toBe(true);
  const heading = screen.getByRole('heading', { name: 'Before you can request a payout' });
  const steps = within(heading.parentElement ?? heading);
  expect(steps.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'To do',
    'To do',
  ]);
  steps.getByText('Have $20.00 available for payout');
  steps.getByText(
    /^The minimum payout\. You need \$15\.00 more\. \$\S+ is still held: each sale is held for 14 days\.$/,
  );
  expect(screen.getByText(/^Identity not checked yet\. The site operator must check/)).toBeTruthy();
  expect(screen.queryByText(/Payments are off/)).toBeNull();
});

test('what is done of it is said beside what is missing', async () => {
  open({ 'GET /clubs/:id/revenue': { data: { ...revenue, identity_checked: false } } });
  await screen.findByText('$80.00 is available.');
  expect(screen.getByRole('img', { name: 'Done' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'To do' })).toBeTruthy();
});

test('where the site has an address, it says what to send there; where payments are off, who can turn them on', async () => {
  open({
    'GET /auth/providers': { data: { contact_email: 'help@velvet.test', payments: 'off' } },
    'GET /clubs/:id/revenue': { data: { ...revenue, identity_checked: false } },
    'GET /clubs/:id/payouts': { data: [payout], beside: { next_cursor: null } },
  });
  const said = async (words: RegExp) => (await screen.findByText(words)).textContent;
  expect(await said(/^Identity not checked yet\. Send a photo/)).toMatch(/to help@velvet\.test\.$/);
  expect(await said(/^Payments are off on this server\. Fans can’t buy credit/)).toContain(
    'Ask help@velvet.test',
  );
  expect(await said(/^Questions about a rejected payout/)).toContain('Write to help@velvet.test.');
});

test('an admin sees the takings, and neither payouts nor the way to one', async () => {
  const calls = open({}, false);
  await screen.findByText('Only the club’s owner can request payouts.');
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
  expect(calls.some((call) => call.name === 'GET /clubs/c1/payouts')).toBe(false);
});
