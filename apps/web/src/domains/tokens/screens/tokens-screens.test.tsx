// @vitest-environment jsdom
// Tests the screens of fan tokens: what a holder sees, buying only by who was told, the price that changed, sending, and the owner's side.
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
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
import { GoodForCard } from '../public/good-for-card.tsx';
import { goodForParts } from '../public/good-for-slot.ts';
import { Component as ClubToken } from './club-token-screen.tsx';
import { Component as ManageToken } from './manage-token-screen.tsx';
import { Component as OwnTokens } from './own-tokens-screen.tsx';

afterEach(strikeStage);
beforeEach(() => storeSession(aSession()));

const club = aClub({ viewer: aViewer('member') });
const owned = aClub({ viewer: aViewer('owner') });

function aToken(change: Partial<FanToken> = {}): FanToken {
  const { id, handle, name, hue } = club;
  return {
    club: { id, handle, name, hue, picture: null },
    symbol: 'VELV',
    name: 'Velvet',
    cap: 100_000,
    given_out: 61_400,
    promised: 0,
    left: 38_600,
    price_cents: 50,
    next_price: null,
    mine: { balance: 320, bought: 70, earned: 250, received: 0 },
    may: { buy: true, send: true, manage: false },
    created_at: '2026-08-20T10:00:00Z',
    ...change,
  };
}
const history = {
  from: '2026-08-24',
  to: '2026-11-20',
  prices: [
    { price_cents: 42, from: '2026-08-20T10:00:00Z' },
    { price_cents: 50, from: '2026-11-01T10:00:00Z' },
  ],
  supply: [{ day: '2026-08-25', given_out: 61_400 }],
};

function serve(server: Server = {}, token = aToken()) {
  return stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/token': { data: token },
    'GET /clubs/:id/token/history': { data: history },
    'GET /wallet': { data: aWallet() },
    ...server,
  });
}
const open = (search = '') =>
  openScreen(`/club/${club.handle}/token${search}`, <ClubToken />, '/club/:id/token');

test('a holder sees how many, how they came, price, supply and what it is not', async () => {
  serve();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '320' })).toBeTruthy();
  expect(screen.getByText('VELV · 250 earned, 70 bought')).toBeTruthy();
  expect(screen.getByText('Loyalty, not an investment.')).toBeTruthy();
});

test('price and supply stand on one card, which says them in a sentence and shows them as one table', async () => {
  serve();
  open();
  const chart = within(await screen.findByRole('figure'));
  chart.getByText('61,400');
  chart.getByText('of 100,000');
  chart.getByRole('img', {
    name: 'The last 90 days. Price: from $0.42 to $0.50. Tokens given out: from 0 to 61,400.',
  });
  await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
  const table = within(chart.getByRole('table', { name: 'Price and supply of VELV' }));
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Day', 'Price', 'Given out']);
  const rowOf = (day: string) => table.getByRole('rowheader', { name: day }).parentElement?.textContent;
  expect(rowOf('Nov 1')).toBe('Nov 1$0.5061,400');
  expect(rowOf('Aug 24')).toBe('Aug 24$0.420');
});

test('what it can be spent on now is a card each, as later domains say it', async () => {
  serve();
  goodForParts.fill([
    {
      load: async () => ({
        GoodForTokens: ({ club: { handle }, symbol }) => (
          <GoodForCard to={`/club/${handle}/market`} icon={null} title="Store" detail={`From 12 ${symbol}`} />
        ),
      }),
    },
    { load: async () => ({ GoodForTokens: () => null }) },
  ]);
  open();
  const card = await screen.findByRole('link', { name: 'Store From 12 VELV' });
  expect(card.getAttribute('href')).toBe(`/club/${club.handle}/market`);
  goodForParts.fill([]);
});

test('an announced price is said with its moment', async () => {
  serve({}, aToken({ next_price: { price_cents: 55, from: '2026-11-21T10:00:00Z' } }));
  open();
  expect(await screen.findByText(/VELV costs \$0\.55\.$/)).toBeTruthy();
});

test('buying: nothing is paid before the sentence is ticked, then at the price shown, once', async () => {
  const calls = serve({
    'POST /clubs/:id/token/buy': {
      status: 201,
      data: { amount: 10, paid_cents: 500, balance: 330, transfer_id: 't1' },
    },
  });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Buy 10 VELV.*\$5\.00/ }));
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  const pay = () => sheet.getByRole('button', { name: /^Buy 10 VELV/ });
  expect(pay().hasAttribute('disabled') || pay().getAttribute('aria-disabled') === 'true').toBe(true);
  await user.click(sheet.getByRole('checkbox', { name: /not an investment/ }));
  await waitFor(() => expect(pay().getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(pay());
  fireEvent.click(pay());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bought = calls.filter(({ name }) => name.startsWith('POST'));
  expect(bought.map(({ body }) => body)).toEqual([
    { amount: 10, expected_price_cents: 50, not_an_investment: true },
  ]);
});

test('any number is typed, and the usual ones are one tap away as far as there are so many', async () => {
  const wallet = aWallet({ credits: { ...aWallet().credits, available_cents: 10_000 } });
  serve({ 'GET /wallet': { data: wallet } }, aToken({ left: 60 }));
  open('?buy');
  const user = userEvent.setup();
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(await sheet.findByRole('button', { name: '50' }));
  await sheet.findByRole('button', { name: /^Buy 50 VELV.*\$25\.00/ });
  expect(sheet.queryByRole('button', { name: '100' })).toBeNull();
  const many = sheet.getByLabelText('How many');
  await user.clear(many);
  await user.type(many, '61');
  await sheet.findByText('Enter a whole number from 1 to 60.');
  expect(sheet.getByRole('button', { name: /^Buy VELV/ }).getAttribute('aria-disabled')).toBe('true');
  await user.clear(many);
  await user.type(many, '37');
  await sheet.findByRole('button', { name: /^Buy 37 VELV/ });
});

test('who was short of some buys as many, and is back where they were', async () => {
  serve({
    'POST /clubs/:id/token/buy': {
      status: 201,
      data: { amount: 3, paid_cents: 150, balance: 323, transfer_id: 't1' },
    },
  });
  open('?buy=3&next=%2Fmarket-item%2Fl1%3Fbuy');
  const user = userEvent.setup();
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(await sheet.findByRole('checkbox', { name: /not an investment/ }));
  const pay = sheet.getByRole('button', { name: /^Buy 3 VELV/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(pay);
  await waitFor(() => expect(whereNow()).toBe('/market-item/l1?buy'));
});

test('a price that changed is said with the new one, and nothing is bought', async () => {
  let price_cents = 50;
  serve({
    'GET /clubs/:id/token': () => ({ data: aToken({ price_cents }) }),
    'POST /clubs/:id/token/buy': () => {
      price_cents = 55;
      return { status: 409, error: { code: 'tokens.price-changed', details: { price_cents } } };
    },
  });
  open('?buy');
  const user = userEvent.setup();
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(await sheet.findByRole('checkbox', { name: /not an investment/ }));
  const pay = sheet.getByRole('button', { name: /^Buy 10 VELV/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(pay);
  expect(await sheet.findByText(/The price is now \$0\.55\. Nothing was charged/)).toBeTruthy();
});

test('sending: somebody found by name gets as many as chosen', async () => {
  const calls = serve({
    'GET /search': {
      data: {
        groups: [
          {
            kind: 'user',
            cards: [
              { kind: 'user', id: 'u2', title: 'Ana Reyes', text: '', path: '/user/ana', picture_url: null },
            ],
          },
        ],
      },
    },
    'POST /clubs/:id/token/send': { status: 201, data: { amount: 2, balance: 318, transfer_id: 't2' } },
  } as Server);
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  await user.type(await sheet.findByLabelText('Who gets them?'), 'ana');
  await user.click(await sheet.findByRole('button', { name: /Ana Reyes/ }));
  const many = sheet.getByLabelText('How many');
  await user.clear(many);
  await user.type(many, '321');
  await sheet.findByText('Enter a whole number from 1 to 320.');
  await user.clear(many);
  await user.type(many, '2');
  await user.click(sheet.getByRole('button', { name: 'Send 2 VELV' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name.startsWith('POST'));
  expect(sent.map(({ body }) => body)).toEqual([{ user_name: 'ana', amount: 2 }]);
});

test('the books show all four figures and every move', async () => {
  serve({
    'GET /clubs/:id/token/supply': {
      data: {
        symbol: 'VELV',
        cap: 100_000,
        given_out: 61_400,
        promised: 600,
        held: 61_000,
        spent: 400,
        issuer: { account_id: 'a1', balance: -61_000 },
        head: null,
      },
    },
    'GET /clubs/:id/token/moves': {
      data: [{ id: 1, amount: -70, kind: 'token', transfer_id: 't1', at: '2026-11-02T10:00:00Z' }],
    },
  } as Server);
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Supply anyone can check/ }));
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  expect(await sheet.findByText('61,400')).toBeTruthy();
  expect(sheet.getByText('400')).toBeTruthy();
  expect(await sheet.findByText('70')).toBeTruthy();
});

test('a club without a token says so', async () => {
  serve({ 'GET /clubs/:id/token': { status: 404, error: { code: 'tokens.not-found' } } });
  open();
  expect(await screen.findByText('This club has no fan token')).toBeTruthy();
});

test('my tokens: all clubs in a tray, one in full', async () => {
  const other = { ...aToken().club, id: 'c2', handle: 'paper', name: 'Paper Tigers' };
  const tokens: Record<string, FanToken> = {
    [club.id]: aToken(),
    c2: aToken({ club: other, symbol: 'TIGR', mine: { balance: 7, bought: 0, earned: 7, received: 0 } }),
  };
  serve({
    'GET /tokens': {
      data: Object.values(tokens).map((one) => ({
        club: one.club,
        symbol: one.symbol,
        name: one.name,
        balance: one.mine?.balance ?? 0,
      })),
    },
    'GET /clubs/:id/token': ({ params }) => ({ data: tokens[params.id ?? ''] ?? aToken() }),
  });
  openScreen('/user/fan-token', <OwnTokens />);
  expect(await screen.findByRole('heading', { level: 1, name: '320' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'TIGR' }));
  expect(await screen.findByRole('heading', { level: 1, name: '7' })).toBeTruthy();
  expect(whereNow()).toBe('/user/fan-token?club=c2');
});

test('who holds none is told where they come from', async () => {
  serve({ 'GET /tokens': { data: [] } });
  openScreen('/user/fan-token', <OwnTokens />);
  expect(await screen.findByRole('heading', { name: 'No fan tokens yet' })).toBeTruthy();
});

const openManage = () =>
  openScreen(`/club/${club.handle}/manage-token`, <ManageToken />, '/club/:id/manage-token');

test('the owner creates the token; what is wrong stands at its field', async () => {
  const calls = serve({
    'GET /clubs/:id': { data: owned },
    'GET /clubs/:id/token': { status: 404, error: { code: 'tokens.not-found' } },
    'POST /clubs/:id/token': { status: 409, error: { code: 'tokens.symbol-taken' } },
  });
  openManage();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Symbol'), 've');
  await user.type(screen.getByLabelText('Name'), 'Velvet');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Use 3 to 6 letters.')).toBeTruthy();
  await user.type(screen.getByLabelText('Symbol'), 'lv');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  const asked = await screen.findByRole('dialog', { name: 'Create VELV?' });
  within(asked).getByText(/^Its name is Velvet, and at most 100,000 tokens are ever given out\./);
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Another club uses this symbol. Choose different letters.')).toBeTruthy();
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    symbol: 'VELV',
    name: 'Velvet',
    cap: 100_000,
    price_cents: 50,
  });
});

test('a new price stays within a tenth, and an announced one can be canceled', async () => {
  const mayManage = { buy: false, send: true, manage: true };
  const next_price = { price_cents: 55, from: '2026-11-21T10:00:00Z' };
  const calls = serve({
    'GET /clubs/:id': { data: owned },
    'GET /clubs/:id/token': [
      { data: aToken({ may: mayManage }) },
      { data: aToken({ may: mayManage, next_price }) },
    ],
    'PUT /clubs/:id/token/price': { data: aToken({ may: mayManage, next_price }) },
    'DELETE /clubs/:id/token/price': { data: aToken({ may: mayManage }) },
  });
  openManage();
  const user = userEvent.setup();
  const field = await screen.findByLabelText('New price');
  await user.clear(field);
  await user.type(field, '0.56');
  await user.click(screen.getByRole('button', { name: 'Announce price' }));
  expect(
    await screen.findByText('Enter a price from $0.45 to $0.55, other than the current one.'),
  ).toBeTruthy();
  await user.clear(field);
  await user.type(field, '0.55');
  await user.click(screen.getByRole('button', { name: 'Announce price' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel price change' }));
  await waitFor(() =>
    expect(
      calls.flatMap(({ name, body }) => (name.startsWith('GET') ? [] : [[name.split(' ')[0], body]])),
    ).toEqual([
      ['PUT', { price_cents: 55 }],
      ['DELETE', undefined],
    ]),
  );
});

test('other staff see what is set, and nothing to set', async () => {
  serve({ 'GET /clubs/:id': { data: aClub({ viewer: aViewer('admin') }) } });
  openManage();
  expect(await screen.findByText('Only the owner creates the token and sets its price.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Announce price' })).toBeNull();
});
