// @vitest-environment jsdom
// Tests the wallet: its sum, what is held, the slip of the last day, what keeps from spending, and sending back.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { causeLinks } from '../public/cause-links.ts';
import { aHold, aLine, aWallet } from '../public/testing/money.ts';
import { Component } from './wallet-screen.tsx';

beforeEach(() => {
  storeSession(aSession());
  causeLinks.fill({ auction: (id) => `/market-item/${id}` });
});
afterEach(strikeStage);

const noMore = { next_cursor: null };

function open(server: Server = {}) {
  const calls = stubServer({
    'GET /wallet': { data: aWallet() },
    'GET /wallet/statement': { data: [], beside: noMore },
    'GET /wallet/holds': { data: [], beside: noMore },
    ...server,
  });
  openScreen('/user/wallet', <Component />);
  return calls;
}

test('shows what can be spent, and the last day on paper with the way to each receipt', async () => {
  open({
    'GET /wallet/statement': {
      data: [
        aLine(412, { kind: 'reward', amount_cents: 60, balance_cents: 1240, text: 'Name the sourdough' }),
        aLine(411),
        aLine(410, { text: 'Long ago', at: '2025-01-03T12:00:00Z' }),
      ],
      beside: noMore,
    },
  });
  await screen.findByText('Available · 1,240 credits');
  await screen.findByText('$12.40', { selector: '.sp-wallet-sum span' });
  const slip = within(await screen.findByRole('region', { name: 'Latest transactions' }));
  expect(slip.getByText('+$0.60')).toBeTruthy();
  expect(slip.getByText('−$12.00')).toBeTruthy();
  expect(slip.queryByText('Long ago')).toBeNull();
  expect(slip.getByRole('link', { name: /Name the sourdough/ }).getAttribute('href')).toBe(
    '/user/transaction-history?transfer=t412',
  );
  expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe(
    '/user/buy-credit?next=%2Fuser%2Fwallet',
  );
});

test('what is held is no part of the sum, and opens what it is held for', async () => {
  open({
    'GET /wallet': {
      data: aWallet({ credits: { balance_cents: 2380, held_cents: 2350, available_cents: 30 } }),
    },
    'GET /wallet/holds': { data: [aHold()], beside: noMore },
  });
  await screen.findByText('Held $23.50');
  const held = await screen.findByRole('link', { name: /Held for your maximum bid/ });
  expect(held.getAttribute('href')).toBe('/market-item/a1');
  await screen.findByText('No transactions yet');
});

test('says what keeps from spending', async () => {
  open({
    'GET /wallet': {
      data: aWallet({
        excluded_until: '2030-01-01T00:00:00Z',
        frozen_since: '2026-01-01T00:00:00Z',
        owed_cents: 500,
      }),
    },
  });
  await screen.findByText(/You paused all spending until/);
  expect(screen.getByText(/One of your payments is disputed/)).toBeTruthy();
  expect(screen.getByText(/\$5\.00 of a payment was reversed/)).toBeTruthy();
});

test('an unspent top-up goes back after a question, with what was shown', async () => {
  const person = userEvent.setup();
  const entry = {
    top_up_id: 'u1',
    topped_up_at: '2026-11-10T10:00:00Z',
    amount_cents: 2000,
    returnable_cents: 1240,
    until: '2026-11-24T10:00:00Z',
  };
  const calls = open({
    'GET /wallet': [
      { data: aWallet({ returnable: [entry], returnable_cents: 1240 }) },
      { data: aWallet({ credits: { balance_cents: 0, held_cents: 0, available_cents: 0 } }) },
    ],
    'POST /wallet/top-ups/:id/return': { data: {} },
  });
  await person.click(await screen.findByRole('button', { name: /Refund unused credit/ }));
  await person.click(await screen.findByRole('button', { name: 'Refund $12.40' }));
  await screen.findByText(/no card gets a refund/);
  expect(calls.some((call) => call.name.startsWith('POST'))).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Refund $12.40' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Refund of $12.40 started'));
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({ expected_cents: 1240 });
  await screen.findByText('Available · 0 credits');
});

test('a wallet that did not come is asked for again', async () => {
  const person = userEvent.setup();
  open({ 'GET /wallet': [{ error: { code: 'not-found' } }, { data: aWallet() }] });
  await screen.findByText('Couldn’t load your wallet');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Available · 1,240 credits');
});

const aHead = (day: string, seal: number, hash: string) => ({
  ...{ day, seal, hash: hash.repeat(32) },
  published_at: `${day}T23:59:00Z`,
});

test('the daily hashes are saved, found the same on another day, and told apart where they are not', async () => {
  const person = userEvent.setup();
  const first = [aHead('2026-11-14', 7, 'ab'), aHead('2026-11-13', 6, 'cd')];
  open({
    'GET /ledger/heads': [
      { data: first, beside: noMore },
      { data: [aHead('2026-11-15', 9, 'ef'), ...first], beside: noMore },
      { data: [aHead('2026-11-15', 9, '00'), ...first], beside: noMore },
    ],
  });
  const look = async () => {
    await person.click(await screen.findByRole('button', { name: /Daily hashes/ }));
    return within(await screen.findByRole('dialog', { name: 'Daily hashes', busy: false }));
  };
  const leave = async () => {
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    queryClient.removeQueries({ queryKey: ['ledger', 'heads'] });
  };
  let sheet = await look();
  await sheet.findByText(/This phone saved these hashes/);
  sheet.getByText('Covers all transactions up to batch 7');
  sheet.getByText('ab'.repeat(32));
  sheet.getByText(/you can’t recompute a whole day/);
  await leave();
  sheet = await look();
  await sheet.findByText('All 2 hashes that this phone saved since Nov 13, 2026 are unchanged.');
  await leave();
  sheet = await look();
  await sheet.findByText(/^The hash of Nov 15, 2026 isn’t the one this phone saved/);
  await person.click(sheet.getByRole('button', { name: 'Save the new hashes' }));
  await sheet.findByText(/^All 3 hashes that this phone saved/);
});

test('before the first day is over there is no hash, and it says when there will be', async () => {
  const person = userEvent.setup();
  open({ 'GET /ledger/heads': { data: [], beside: noMore } });
  await person.click(await screen.findByRole('button', { name: /Daily hashes/ }));
  await screen.findByText(/The first hash is published/);
});

test('says which credit can be refunded, and why the rest cannot', async () => {
  const person = userEvent.setup();
  const credits = { balance_cents: 2000, held_cents: 0, available_cents: 2000 };
  const entry = {
    ...{ top_up_id: 'u1', topped_up_at: '2026-11-10T10:00:00Z', until: '2026-11-24T10:00:00Z' },
    ...{ amount_cents: 2000, returnable_cents: 750 },
  };
  stubServer({
    'GET /wallet': { data: aWallet({ credits, returnable: [entry], returnable_cents: 750 }) },
    'GET /wallet/statement': { data: [], beside: { next_cursor: null } },
  });
  openScreen('/user/wallet', <Component />);
  await person.click(
    await screen.findByText('$7.50 of $20.00 can be refunded: unused top-ups from the last 14 days'),
  );
  await screen.findByText(
    /The other \$12\.50 can’t be refunded: it came from a refund, a sale, a reward or an older top-up/,
  );
});
