// @vitest-environment jsdom
// Tests the statement: days and running balances, filters, what is held, the receipt with its tax and proof, the file.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { causeLinks } from '../public/cause-links.ts';
import { aHold, aLine, aWallet } from '../public/testing/money.ts';
import { Component } from './statement-screen.tsx';

beforeEach(() => {
  storeSession(aSession());
  causeLinks.fill({
    draw: (id) => `/club/gacha/proof/${id}`,
    auction: (id) => `/market-item/${id}`,
  });
});
afterEach(strikeStage);

const noMore = { next_cursor: null };

function open(server: Server = {}, address = '/user/transaction-history') {
  const calls = stubServer({
    'GET /wallet': { data: aWallet() },
    'GET /wallet/statement': { data: [], beside: noMore },
    'GET /wallet/holds': { data: [], beside: noMore },
    ...server,
  });
  openScreen(address, <Component />);
  return calls;
}

test('shows each line with the balance after it, under its day, and how the month went', async () => {
  open({
    'GET /wallet/statement': {
      data: [
        aLine(2),
        aLine(1, { kind: 'top-up', text: '', amount_cents: 2380, balance_cents: 2380, other: 'outside' }),
      ],
      beside: noMore,
    },
  });
  const line = await screen.findByRole('button', { name: /Night snack tin/ });
  expect(within(line).getByText('−$12.00')).toBeTruthy();
  expect(within(line).getByText('11.80')).toBeTruthy();
  expect(within(line).getByText('Balance after: $11.80')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Top-up/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Today, / })).toBeTruthy();
  await screen.findByRole('img', { name: /from \$0\.00 to \$11\.80, lowest \$0\.00, highest \$23\.80/ });
  expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy();
});

test('says once that it was a tip or a gift', async () => {
  const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };
  open({
    'GET /wallet/statement': {
      data: [
        aLine(2, { kind: 'tip', text: 'Tip', club }),
        aLine(1, { kind: 'gift', text: 'Gift: Backstage', club }),
      ],
      beside: noMore,
    },
  });
  const tip = await screen.findByRole('button', { name: /^Tip/ });
  expect(tip.textContent).toMatch(/^TipVelvet Static/);
  expect(screen.getByRole('button', { name: /^Gift/ }).textContent).toMatch(/^Gift: BackstageVelvet Static/);
});

const item = { name: 'Moon loaf LP', number: 7, edition_size: 25, picture_url: null };

test('shows equal lines as one with their sum, and each of them when pressed', async () => {
  const person = userEvent.setup();
  open({ 'GET /wallet/statement': { data: [aLine(3), aLine(2), aLine(1)], beside: noMore } });
  const group = await screen.findByRole('button', { name: /^3 × Night snack tin/ });
  within(group).getByText('−$36.00');
  expect(screen.queryByRole('button', { name: /^Night snack tin/ })).toBeNull();
  await person.click(group);
  expect(screen.getAllByRole('button', { name: /^Night snack tin/ })).toHaveLength(3);
});

test('filters by side on the server, and shows what is held', async () => {
  const person = userEvent.setup();
  const calls = open({ 'GET /wallet/holds': { data: [aHold({ item })], beside: noMore } });
  await person.click(await screen.findByRole('button', { name: 'Out' }));
  await screen.findByText(/No money went out during/);
  expect(calls.some(({ query }) => query.side === 'out')).toBe(true);
  await person.click(await screen.findByRole('button', { name: 'Held 1' }));
  const held = await screen.findByRole('link', { name: /^Moon loaf LP #7/ });
  within(held).getByText(/^Held for your maximum bid, since/);
  within(held).getByText('$23.50');
  expect(whereNow()).toBe('/user/transaction-history?show=held');
});

test('searches the whole account, keeps each line’s own balance, and says where nothing fits', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /wallet/statement': ({ query }) => ({
      data: query.q === 'snack tin' && query.side === undefined ? [aLine(2)] : [],
      beside: noMore,
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Search transactions' }));
  const field = await screen.findByRole('searchbox', { name: 'Item, club, type or amount' });
  await person.type(field, 'snack tin');
  const line = await screen.findByRole('button', { name: /Night snack tin/ });
  expect(within(line).getByText('Balance after: $11.80')).toBeTruthy();
  expect(whereNow()).toBe('/user/transaction-history?q=snack+tin');
  expect(calls.some(({ query }) => query.q === 'snack tin' && query.from === undefined)).toBe(true);
  expect(screen.queryByLabelText('Month')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Out' }));
  await screen.findByText('No transactions match “snack tin”.');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByLabelText('Month');
  expect(whereNow()).toBe('/user/transaction-history?show=out');
});

test('a search finds what is held too, beside the lines', async () => {
  open(
    {
      'GET /wallet/holds': ({ query }) => ({
        data: query.q === '23.50' ? [aHold({ item, current_bid_cents: 1800 })] : [],
        beside: noMore,
      }),
    },
    '/user/transaction-history?q=23.50',
  );
  const held = await screen.findByRole('link', { name: /^Moon loaf LP #7/ });
  within(held).getByText('Held for your bid, up to $23.50. Current bid $18.00.');
  expect(screen.queryByText(/No transactions match/)).toBeNull();
});

test('a past month has no held tab; an empty one shows its balance; the list begins with the first line', async () => {
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() - 1, 15);
  const before = new Date(now.getFullYear(), now.getMonth() - 2, 15);
  const month = `${last.getFullYear()}-${String(last.getMonth() + 1).padStart(2, '0')}`;
  open(
    {
      'GET /wallet': { data: aWallet({ first_line_at: before.toISOString() }) },
      'GET /wallet/statement': ({ query }) => ({
        data: query.from === undefined ? [aLine(1, { at: before.toISOString(), balance_cents: 777 })] : [],
        beside: noMore,
      }),
      'GET /wallet/holds': { data: [aHold({ item })], beside: noMore },
    },
    `/user/transaction-history?month=${month}&show=held`,
  );
  await screen.findByText('$7.77');
  await screen.findByText('A quiet month');
  expect(screen.queryByRole('button', { name: /^Held/ })).toBeNull();
  expect(within(screen.getByLabelText('Month')).getAllByRole('option')).toHaveLength(3);
});

const proof = {
  asset_id: 'credits',
  account_id: 'a',
  other_account_id: 'b',
  seq: 2,
  amount_cents: -1200,
  balance_cents: 1180,
  digest: '22'.repeat(32),
  previous: '11'.repeat(32),
  hash: '33'.repeat(32),
  seal: null,
} as const;

test('a line opens its receipt with the tax within, its proof, and the way to its cause', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /wallet/statement': { data: [aLine(2)], beside: noMore },
    'GET /wallet/transfers/:id/receipt.pdf': { text: 'sheet' },
    'GET /wallet/transfers/:id': {
      data: {
        id: 't2',
        kind: 'gacha',
        at: new Date().toISOString(),
        asset_id: 'credits',
        amount_cents: -1200,
        balance_cents: 1180,
        text: 'Night snack tin',
        cause: { kind: 'draw', id: 'd1' },
        club: null,
        receipt: {
          number: 'SP-000042',
          issued_at: new Date().toISOString(),
          seller: { kind: 'club', name: 'Ola After Dark', club: null },
          lines: [{ text: 'Night snack tin', quantity: 10, amount_cents: 1200 }],
          tax: { rate_bp: 1900, amount_cents: 192 },
          total_cents: 1200,
          refunded: { amount_cents: 1200, at: '2026-11-12T10:00:00Z' },
        },
        proof: [proof],
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /Night snack tin/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Receipt', busy: false }));
  await sheet.findByText('No. SP-000042');
  expect(sheet.getByText('10 × Night snack tin')).toBeTruthy();
  expect(sheet.getByText('Includes 19% tax: $1.92')).toBeTruthy();
  expect(sheet.getByText('Sold by Ola After Dark')).toBeTruthy();
  sheet.getByText(/^Refunded on .*Nov 12/);
  const made = vi.fn(() => 'blob:file');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  await person.click(sheet.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(calls.some(({ name }) => name === 'GET /wallet/transfers/t2/receipt.pdf')).toBe(true);
  expect(sheet.getByRole('link', { name: 'Verify draw' }).getAttribute('href')).toBe('/club/gacha/proof/d1');
  await person.click(sheet.getByRole('button', { name: 'Verify on this phone' }));
  await sheet.findByText(/The hash doesn’t match/);
});

test('takes the month along as a file', async () => {
  const person = userEvent.setup();
  const calls = open({ 'GET /wallet/statement.csv': { text: 'line' } });
  const made = vi.fn(() => 'blob:file');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await person.click(await screen.findByRole('button', { name: / only$/ }));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(calls.find((call) => call.name === 'GET /wallet/statement.csv')?.token).toBe('token-of-mara');
});

test('a quiet month says so, with the way to more', async () => {
  open({}, '/user/transaction-history?month=2025-02');
  await screen.findByText('No transactions in February 2025.');
  expect(screen.getByRole('link', { name: 'Top up' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe('2025-02');
});
