// @vitest-environment jsdom
// Tests the counter: a design put out with its preview, a price changed, a sale paused, the royalty set, an auction put up
// and called off.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aDesign, aLot, aLotCard, person } from '#domains/auctions/public/testing/lots.ts';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { openScreen, type Server, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { Component } from './manage-store-screen.tsx';

afterEach(strikeStage);

const design = aDesign({ name: 'House mug', quality: 'uncommon', edition_size: 60, issued: 57 });
const listing = {
  id: 'l1',
  kind: 'store',
  club: design.club,
  design,
  item: null,
  seller: null,
  price_cents: 1400,
  your_price_cents: 1400,
  token: null,
  discount_percent: 0,
  state: 'open',
  left: 3,
  locked: false,
  sold: 57,
  opens_at: null,
  closes_at: null,
  created_at: '2026-01-01T10:00:00Z',
  description: '',
  per_fan_limit: 1,
  condition: null,
  bought: 0,
  last_bought: null,
  now: new Date().toISOString(),
  cannot_buy: 'staff',
  can: { buy: false, close: true, edit: true },
  management: { stock: 60, revenue_cents: 71_820, returned: 0 },
} as const;
const tier = {
  id: 't3',
  rank: 3,
  name: 'Front Row',
  hue: 355,
  reached_by: { by: 'hand' },
  benefits: [{ type: 'discount', percent: 15 }],
  member_count: 3,
} as const;

const asDesign = (change: object) =>
  ({
    ...design,
    left: 3,
    state: 'live',
    description: '',
    redeemable: null,
    management: null,
    ...change,
  }) as const;

function open(server: Server = {}, tab = '') {
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
    'GET /clubs/:id/listings': { data: [listing], beside: { next_cursor: null } },
    'GET /clubs/:id/market-settings': { data: { royalty_bp: 500, resale_fee_bp: 250, store_fee_bp: 1000 } },
    'GET /clubs/:id/tiers': { data: [tier] },
    'GET /clubs/:id/item-designs': ({ query }) => ({
      data: query['state'] === 'live' ? [asDesign({})] : [],
      beside: { next_cursor: null },
    }),
    'GET /clubs/:id/auctions': { data: [aLotCard()], beside: { next_cursor: null } },
    ...server,
  });
  openScreen(`/club/velvet-static/manage-store${tab}`, <Component />, '/club/:id/manage-store');
  return calls;
}

test('a price is changed with the offer as the best seat sees it beneath', async () => {
  const user = userEvent.setup();
  const calls = open({ 'PATCH /listings/:id': { data: listing } });
  await user.click(await screen.findByRole('button', { name: /House mug/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Preview for Front Row, 15% off');
  const price = sheet.getByLabelText('Price in dollars');
  await user.clear(price);
  await user.type(price, '20');
  sheet.getByText('$17.00');
  sheet.getByText('The club gets $18.00 per sale, after the 10% fee.');
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PATCH /listings/l1')?.body).toEqual({ price_cents: 2000 }),
  );
});

test('says that fans see no market, and shows them the tab by one press', async () => {
  const user = userEvent.setup();
  const { modules } = aClub();
  const off = { module: 'market' as const, on: false, position: 3 } as const;
  const viewer = aViewer('owner');
  const calls = open({
    'GET /clubs/:id': { data: aClub({ viewer, modules: [...modules, off] }) },
    'PUT /clubs/:id/modules': { data: aClub({ viewer, modules: [...modules, { ...off, on: true }] }) },
  });
  await screen.findByText(/^The Market tab is off/);
  await user.click(screen.getByRole('button', { name: 'Turn on tab' }));
  await waitFor(() => expect(screen.queryByText(/^The Market tab is off/)).toBeNull());
  expect(calls.find(({ name }) => name === 'PUT /clubs/c1/modules')?.body).toEqual({
    modules: [...modules, { ...off, on: true }].map(({ module, on }) => ({ module, on })),
  });
});

test('what does not fit is named by the one thing', async () => {
  const user = userEvent.setup();
  open({
    'POST /clubs/:id/listings': {
      status: 422,
      error: { code: 'market.listing-uneven', details: { problem: 'more-than-the-edition' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add to store' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('Item'), design.id);
  await user.type(sheet.getByLabelText('Price in dollars'), '9.50');
  await user.click(sheet.getByRole('button', { name: 'Add to store' }));
  await sheet.findByText('There aren’t that many copies left.');
});

test('copies and the limit are typed as numbers, and what is out of bounds is said at its field', async () => {
  const user = userEvent.setup();
  const calls = open({ 'PATCH /listings/:id': { data: listing } });
  await user.click(await screen.findByRole('button', { name: /House mug/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const stock = sheet.getByLabelText('Copies for sale');
  const perFan = sheet.getByLabelText('Limit per fan');
  expect([stock, perFan].map((field) => field.getAttribute('inputmode'))).toEqual(['numeric', 'numeric']);
  const save = sheet.getByRole('button', { name: 'Save changes' });
  await sheet.findByText('Up to 60; empty sells them all');
  for (const [typed, said] of [
    ['56', '57 are already sold. Enter 57 or more.'],
    ['61', 'Only 60 copies can be sold. Enter 60 or fewer.'],
    ['5.5', 'Enter a whole number from 57 to 1,000,000, or leave it empty.'],
  ] as const) {
    await user.clear(stock);
    await user.type(stock, typed);
    await user.click(save);
    await sheet.findByText(said);
  }
  await user.clear(stock);
  await user.clear(perFan);
  await user.type(perFan, '1001');
  await user.click(save);
  await sheet.findByText('Enter a whole number from 1 to 1,000, or leave it empty.');
  expect(calls.some(({ name }) => name.startsWith('PATCH'))).toBe(false);
  await user.clear(perFan);
  await user.type(perFan, '4');
  await user.click(save);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PATCH /listings/l1')?.body).toEqual({
      stock: null,
      per_fan_limit: 4,
    }),
  );
});

test('says who may buy, and sends it as it is kept', async () => {
  const user = userEvent.setup();
  const told = { kind: 'level', at_least: 3, label: '', met: false } as const;
  const calls = open({
    'GET /clubs/:id/listings': {
      data: [{ ...listing, condition: told }],
      beside: { next_cursor: null },
    },
    'PATCH /listings/:id': { data: listing },
  });
  await screen.findByText('Some fans only');
  await user.click(await screen.findByRole('button', { name: /House mug/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Open to: level 3');
  await user.click(sheet.getByRole('button', { name: 'Add condition' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Condition 2' }), 'Tier');
  sheet.getByText('Open to: level 3 and Front Row tier');
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PATCH /listings/l1')?.body).toEqual({
      condition: {
        all: [
          { kind: 'level', at_least: 3 },
          { kind: 'tier', tier_id: 't3' },
        ],
      },
    }),
  );
});

test('a sale is paused', async () => {
  const user = userEvent.setup();
  const calls = open({ 'PATCH /listings/:id': { data: { ...listing, state: 'paused' } } });
  await user.click(await screen.findByRole('button', { name: /House mug/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause sale' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ state: 'paused' }),
  );
});

test('the royalty is set with an example to the cent', async () => {
  const user = userEvent.setup();
  const calls = open({
    'PUT /clubs/:id/market-settings': { data: { royalty_bp: 550, resale_fee_bp: 250, store_fee_bp: 1000 } },
  });
  await user.click(await screen.findByRole('button', { name: /Resale royalty/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Raise by 0.5%' }));
  sheet.getByText('If a fan resells for $20.00, the club gets $1.10, StagePass $0.50 and the seller $18.40.');
  await user.click(sheet.getByRole('button', { name: 'Save royalty' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ royalty_bp: 550 }),
  );
});

test('an auction is put up, and one without bids called off after a question', async () => {
  const user = userEvent.setup();
  const quiet = aLot({
    bid_history: [],
    bid_count: 0,
    can: { bid: false, buy_now: false, edit: true, edit_terms: false, cancel: true },
    management: { reserve_cents: null, buy_now_cents: null, earned_cents: null },
  });
  const calls = open(
    {
      'GET /auctions/:id': { data: quiet },
      'POST /clubs/:id/auctions': { status: 201, data: quiet },
      'POST /auctions/:id/cancel': { data: { ...quiet, state: 'cancelled' } },
    },
    '?tab=auctions',
  );
  await user.click(await screen.findByRole('button', { name: 'New auction' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('Item'), design.id);
  await user.type(sheet.getByLabelText('Starting bid in dollars'), '8');
  await user.click(sheet.getByRole('button', { name: 'Create auction' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ name }) => name === 'POST /clubs/c1/auctions')?.body).toMatchObject({
    design_id: design.id,
    title: 'House mug',
    start_amount: 800,
    reserve_cents: null,
  });
  await user.click((await screen.findAllByRole('button', { name: /Test pressing no. 4/ }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Cancel auction' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel auction' }),
  );
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /auctions/a1/cancel')).toBe(true));
});

test('an ended auction says who bought it for how much, or why nobody did', async () => {
  const user = userEvent.setup();
  const sale = { order_id: 'a1', buyer: person('u8', 'Ines Marlow'), paid_cents: 2480 };
  const sold = aLotCard({ state: 'settled', title: 'Sold copy', sale });
  const ended = [
    sold,
    aLotCard({
      id: 'a2',
      state: 'settled',
      title: 'Buyer gone',
      sale: { ...sale, order_id: 'a2', buyer: null },
    }),
    aLotCard({
      id: 'a3',
      state: 'unsold',
      title: 'Quiet',
      bid_count: 0,
      bid_history: [],
      reserve: 'not-met',
    }),
    aLotCard({ id: 'a4', state: 'unsold', title: 'Too low', reserve: 'not-met' }),
    aLotCard({ id: 'a5', state: 'unsold', title: 'Hidden', reserve: 'met' }),
  ];
  open(
    {
      'GET /clubs/:id/auctions': { data: ended, beside: { next_cursor: null } },
      'GET /auctions/:id': {
        data: aLot({
          ...sold,
          sold_cents: 2480,
          management: { reserve_cents: null, buy_now_cents: null, earned_cents: 2232 },
        }),
      },
    },
    '?tab=auctions',
  );
  const links = await screen.findAllByRole('link', { name: 'Sold to Ines Marlow for $24.80' });
  expect(links[0]?.getAttribute('href')).toBe('/order/a1');
  screen.getAllByRole('link', { name: 'Sold to a deleted account for $24.80' });
  screen.getAllByRole('button', { name: /Quiet.*Ended without bids/ });
  screen.getAllByRole('button', { name: /Too low.*Reserve not met/ });
  screen.getAllByRole('button', { name: /Hidden.*Not sold/ });
  await user.click(screen.getAllByRole('button', { name: /Sold copy/ })[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Sold to Ines Marlow for $24.80');
  expect(sheet.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/order/a1');
});

test('a design that the vault sends here is chosen already, also where it is far down the list', async () => {
  const user = userEvent.setup();
  let page = 0;
  open(
    {
      'GET /clubs/:id/item-designs': () => {
        page += 1;
        return page % 2 === 1
          ? { data: [asDesign({ id: 'd-first', name: 'Newest' })], beside: { next_cursor: 'more' } }
          : { data: [asDesign({ id: 'd-last', name: 'Oldest' })], beside: { next_cursor: null } };
      },
    },
    '?design=d-last',
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Add to store' }));
  const what = await sheet.findByLabelText<HTMLSelectElement>('Item');
  await waitFor(() => expect(what.value).toBe('d-last'));
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/manage-store'));
});

test('the only copy of an edition that was not sold can go up again', async () => {
  const user = userEvent.setup();
  const management = { held_back: 0, hidden: null, in_vault: 1, holders: 0 };
  open(
    {
      'GET /clubs/:id/item-designs': {
        data: [
          asDesign({ id: 'd-one', name: 'One of one', left: 0, management }),
          asDesign({ id: 'd-out', name: 'All out', left: 0, management: { ...management, in_vault: 0 } }),
        ],
        beside: { next_cursor: null },
      },
    },
    '?tab=auctions',
  );
  await user.click(await screen.findByRole('button', { name: 'New auction' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('Item'), 'd-one');
  expect(sheet.queryByRole('option', { name: /All out/ })).toBeNull();
});

test('what is sold out is not offered to be ended', async () => {
  const user = userEvent.setup();
  const over = { ...listing, state: 'sold', left: 0, can: { ...listing.can, close: false } } as const;
  open({ 'GET /clubs/:id/listings': { data: [over], beside: { next_cursor: null } } });
  await user.click(await screen.findByRole('button', { name: /House mug/ }));
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByRole('button', { name: 'Save changes' });
  expect(sheet.queryByRole('button', { name: 'Remove from store' })).toBeNull();
});

const clubOwns = (in_vault: number) => ({ held_back: 0, hidden: null, in_vault, holders: 0 });

test('copies that the club owns are sold first by a new listing, of a retired item too', async () => {
  const user = userEvent.setup();
  const calls = open({
    'GET /clubs/:id/item-designs': ({ query }) => ({
      data:
        query['state'] === 'live'
          ? [asDesign({ management: clubOwns(2) })]
          : [
              asDesign({ id: 'd-old', name: 'Old mug', state: 'retired', left: 0, management: clubOwns(1) }),
              asDesign({
                id: 'd-gone',
                name: 'Gone mug',
                state: 'retired',
                left: 0,
                management: clubOwns(0),
              }),
            ],
      beside: { next_cursor: null },
    }),
    'POST /clubs/:id/listings': { status: 201, data: listing },
  });
  await user.click(await screen.findByRole('button', { name: 'Add to store' }));
  let sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('Item'), design.id);
  expect(sheet.queryByRole('option', { name: /Gone mug/ })).toBeNull();
  sheet.getByText('Up to 5; empty sells them all');
  await user.type(sheet.getByLabelText('Price in dollars'), '9.50');
  expect(
    sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Sell the 2 copies the club owns first' }).checked,
  ).toBe(true);
  await user.click(sheet.getByRole('button', { name: 'Add to store' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Add to store' }));
  sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('Item'), 'd-old');
  await user.type(sheet.getByLabelText('Price in dollars'), '9.50');
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /the club owns first/ }).disabled).toBe(true);
  await user.click(sheet.getByRole('button', { name: 'Add to store' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'POST /clubs/c1/listings').map(({ body }) => body);
  expect(sent).toMatchObject([
    { design_id: design.id, club_copies: 2 },
    { design_id: 'd-old', club_copies: 1 },
  ]);
});

test('a listing takes in the copies that the club owns', async () => {
  const user = userEvent.setup();
  const calls = open({
    'GET /clubs/:id/item-designs': ({ query }) => ({
      data: query['state'] === 'live' ? [asDesign({ management: clubOwns(2) })] : [],
      beside: { next_cursor: null },
    }),
    'POST /listings/:id/club-copies': { data: listing },
  });
  await user.click(await screen.findByRole('button', { name: /House mug/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Add 2 copies the club owns' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /listings/l1/club-copies')?.body).toEqual({ count: 2 }),
  );
});

test('an auction begins with the item that the vault sends here', async () => {
  open(
    {
      'GET /clubs/:id/item-designs': ({ query }) => ({
        data: query['state'] === 'live' ? [asDesign({ management: clubOwns(1) })] : [],
        beside: { next_cursor: null },
      }),
    },
    `?tab=auctions&design=${design.id}`,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'New auction' }));
  const what = await sheet.findByLabelText<HTMLSelectElement>('Item');
  await waitFor(() => expect(what.value).toBe(design.id));
  sheet.getByText('The club owns 1 copy of this item. It goes up for auction.');
});
