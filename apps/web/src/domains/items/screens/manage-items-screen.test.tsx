// @vitest-environment jsdom
// Tests the club's vault: designs listed, written with a preview, brought out, granted, retired after a question.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { Component } from './manage-items-screen.tsx';

afterEach(strikeStage);

const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
  viewer: { role: 'owner', can: { manage_sales: true } },
} as const;
const can = { edit: true, edit_identity: true, grant: false, go_live: true, retire: false, remove: true };
const design = {
  id: 'd1',
  club: { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null },
  name: 'Door stub',
  quality: 'rare',
  kind: 'ticket',
  picture: null,
  model_url: null,
  edition_size: 40,
  issued: 0,
  transferable: true,
  description: '',
  redeemable: null,
  state: 'draft',
  created_at: '2026-11-02T10:00:00.000Z',
  left: 40,
  management: {
    held_back: 0,
    hidden: null,
    copies: { held: 0, listed: 0, escrowed: 0, redeemed: 0, burned: 0 },
    in_vault: 0,
    holders: 0,
    can,
  },
} as const;
const live = {
  ...design,
  state: 'live',
  issued: 3,
  management: {
    ...design.management,
    holders: 3,
    can: { ...can, edit_identity: false, grant: true, go_live: false, retire: true, remove: false },
  },
} as const;

function open(server: Server = {}, path = '/club/velvet-static/vault') {
  const calls = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/item-designs': { data: [design], beside: { next_cursor: null } },
    'GET /item-designs/:id': { data: design },
    ...server,
  });
  openScreen(path, <Component />, '/club/:id/vault');
  return calls;
}

test('an empty vault leads to the first design, whose preview follows what is written', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /clubs/:id/item-designs': { data: [], beside: { next_cursor: null } },
    'POST /clubs/:id/item-designs': { data: design },
  });
  await screen.findByText('No items yet');
  await person.click(screen.getByRole('button', { name: 'New item' }));
  const form = within(await screen.findByRole('dialog', { name: 'New item' }));
  await person.click(form.getByRole('button', { name: 'Save as draft' }));
  await form.findByText('Enter a name of up to 60 characters.');
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await person.type(form.getByLabelText('Name'), 'Door stub');
  await person.selectOptions(form.getByLabelText('Rarity'), 'Ultra Rare');
  const preview = within(form.getByRole('region', { name: 'Preview for fans' }));
  expect(preview.getByText('Door stub')).toBeTruthy();
  expect(preview.getByText('Ultra Rare')).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /clubs/c1/item-designs')?.body).toMatchObject({
      name: 'Door stub',
      quality: 'urare',
      edition_size: 100,
      picture: { from: 'drawn', object: 'polaroid' },
    }),
  );
});

test('a ticket can be redeemed unless its maker says otherwise, who is told that it cannot be sold then', async () => {
  const person = userEvent.setup();
  const calls = open({
    'GET /clubs/:id/item-designs': { data: [], beside: { next_cursor: null } },
    'POST /clubs/:id/item-designs': { data: design },
  });
  await person.click(await screen.findByRole('button', { name: 'New item' }));
  const form = within(await screen.findByRole('dialog', { name: 'New item' }));
  const box = () =>
    form.queryByRole<HTMLInputElement>('checkbox', { name: 'Fans can redeem it at an entrance or counter' });
  expect(box()).toBeNull();
  await person.selectOptions(form.getByLabelText('Type'), 'Ticket');
  expect(box()?.checked).toBe(true);
  await person.click(box() as HTMLInputElement);
  expect(form.getByText(/can’t be sold in the store/)).toBeTruthy();
  await person.click(box() as HTMLInputElement);
  expect(form.queryByText(/can’t be sold in the store/)).toBeNull();
  await person.type(form.getByLabelText('Name'), 'Ten rooms');
  await person.type(form.getByLabelText('Place'), 'Boathouse Hall');
  await person.type(form.getByLabelText('Address (optional)'), '14 Quay Street');
  await person.type(form.getByLabelText(/^Entrance/), 'Gate B');
  fireEvent.change(form.getByLabelText(/^Doors open/), { target: { value: '2030-11-21T19:00' } });
  fireEvent.change(form.getByLabelText(/^Show starts/), { target: { value: '2030-11-21T18:00' } });
  await person.click(form.getByRole('button', { name: 'Save as draft' }));
  await form.findByText('The show must start after doors open and before the ticket expires.');
  fireEvent.change(form.getByLabelText(/^Show starts/), { target: { value: '2030-11-21T20:00' } });
  await person.click(form.getByRole('button', { name: 'Save as draft' }));
  const at = (local: string) => new Date(local).toISOString();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /clubs/c1/item-designs')?.body).toMatchObject({
      kind: 'ticket',
      redeemable: {
        ...{ place: 'Boathouse Hall', address: '14 Quay Street', gate: 'Gate B' },
        ...{ from: at('2030-11-21T19:00'), starts_at: at('2030-11-21T20:00') },
      },
    }),
  );
});

test('a draft is brought out', async () => {
  const person = userEvent.setup();
  const calls = open({ 'POST /item-designs/:id/publish': { data: live } });
  await person.click(await screen.findByRole('button', { name: /Door stub/ }));
  await person.click(await screen.findByRole('button', { name: 'Publish item' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /item-designs/d1/publish')).toBe(true));
});

const mara = {
  user: { id: 'u1', user_name: 'mara_o', display_name: 'Mara Okafor', avatar: null },
  number: 12,
  tier: { name: 'Front Row', hue: 355, rank: 3 },
} as const;
const june = {
  user: { id: 'u2', user_name: 'juno', display_name: 'Juno Lind', avatar: null },
  number: 40,
  tier: null,
} as const;

test('copies go to members chosen from a list, and those who got none are named with the reason', async () => {
  const person = userEvent.setup();
  const calls = open(
    {
      'GET /item-designs/:id': { data: live },
      'GET /item-designs/:id/receivers': { data: [mara, june], beside: { next_cursor: null } },
      'POST /item-designs/:id/grants': {
        data: {
          id: 'g1',
          design_id: 'd1',
          state: 'done',
          wanted: 2,
          granted: 1,
          skipped: 1,
          skips: [{ user_name: 'juno', reason: 'staff' }],
          note: '',
          by: null,
          created_at: '2026-11-02T10:00:00.000Z',
          ended_at: '2026-11-02T10:00:01.000Z',
        },
      },
    },
    '/club/velvet-static/vault?design=d1',
  );
  await person.click(await screen.findByRole('button', { name: 'Give out copies' }));
  // It stays one sheet, about the same design.
  const sheet = within(await screen.findByRole('dialog', { name: 'Door stub' }));
  await sheet.findByRole('heading', { name: 'Give out copies' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await person.click(sheet.getByRole('button', { name: 'Give out copies' }));
  await sheet.findByText('Choose at least one member.');
  const row = await sheet.findByRole('button', { name: /^Mara Okafor.*Front Row/ });
  expect(row.getAttribute('aria-pressed')).toBe('false');
  row.focus();
  await person.keyboard(' ');
  expect(row.getAttribute('aria-pressed')).toBe('true');
  await person.click(sheet.getByRole('button', { name: /^Juno Lind/ }));
  sheet.getByText('2 members chosen');
  await person.click(sheet.getByRole('button', { name: 'Remove Juno Lind' }));
  sheet.getByRole('button', { name: 'Give 1 copy' });
  expect(document.activeElement).toBe(sheet.getByRole('searchbox', { name: 'Members' }));
  await person.keyboard('juno{Enter}');
  await waitFor(() => expect(calls.some(({ query }) => query.q === 'juno')).toBe(true));
  await person.click(sheet.getByRole('button', { name: /^Juno Lind/ }));
  await person.click(sheet.getByRole('button', { name: 'Give 2 copies' }));
  await sheet.findByText('1 copy given out');
  expect(sheet.getByText('@juno: is on the club’s staff')).toBeTruthy();
  expect(calls.find(({ name }) => name.endsWith('/grants'))?.body).toEqual({
    to: 'names',
    user_names: ['mara_o', 'juno'],
    note: '',
  });
});

test('no more members can be chosen than copies are left; a search without a result and a failure say so', async () => {
  const person = userEvent.setup();
  let answer: object = { data: [mara, june], beside: { next_cursor: null } };
  open(
    {
      'GET /item-designs/:id': { data: { ...live, edition_size: 4 } },
      'GET /item-designs/:id/receivers': () => answer as never,
    },
    '/club/velvet-static/vault?design=d1',
  );
  await person.click(await screen.findByRole('button', { name: 'Give out copies' }));
  await person.click(await screen.findByRole('button', { name: /^Mara Okafor/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Juno Lind/ }).disabled).toBe(true);
  screen.getByText('You can choose 1 member. Remove someone to choose another.');
  answer = { data: [], beside: { next_cursor: null } };
  await person.type(screen.getByRole('searchbox', { name: 'Members' }), 'xyz');
  await screen.findByText('No member matches “xyz”.');
  answer = { status: 500, error: { code: 'internal' } };
  await person.type(screen.getByRole('searchbox', { name: 'Members' }), '!');
  await screen.findByText('Couldn’t load the members', undefined, { timeout: 5000 });
});

const none = { count: 0, first: [] };
const nowhere = { store: none, packs: none, auctions: none, resale: none };
const at = (change: object) => ({
  id: 'p1',
  title: null,
  number: null,
  price_cents: null,
  state: 'live',
  ...change,
});

test('before it is retired a design says where it is offered and what happens there', async () => {
  const person = userEvent.setup();
  const places = {
    store: { count: 1, first: [at({ id: 'l1', price_cents: 1400, state: 'paused' })] },
    packs: { count: 1, first: [at({ id: 'g1', title: 'Backstage pack' })] },
    auctions: { count: 1, first: [at({ id: 'a1', title: 'The last one', number: 4, price_cents: 2480 })] },
    resale: { count: 7, first: [at({ id: 'l2', number: 2, price_cents: 900 })] },
  };
  let answer: object = { status: 500, error: { code: 'internal' } };
  const calls = open(
    {
      'GET /item-designs/:id': { data: live },
      'GET /item-designs/:id/places': () => answer as never,
    },
    '/club/velvet-static/vault?design=d1',
  );
  await person.click(await screen.findByRole('button', { name: 'Retire item' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Retire Door stub?' }));
  const act = question.getByRole<HTMLButtonElement>('button', { name: 'Retire item' });
  expect(act.disabled).toBe(true);
  const again = await question.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  expect(act.disabled).toBe(true);
  answer = { data: places };
  await person.click(again);
  await question.findByText('1 store listing');
  const linked = (name: string) => question.getByRole('link', { name }).getAttribute('href');
  expect(linked('In the store for $14.00')).toBe('/market-item/l1');
  question.getByText('(paused)');
  expect(linked('Backstage pack')).toBe('/club/gacha/g1');
  question.getByText(/^Closes, because its odds can’t be kept/);
  expect(linked('The last one, #4, at $24.80')).toBe('/market-item/a1');
  expect(linked('Copy #2 for $9.00')).toBe('/market-item/l2');
  question.getByText('7 resale listings');
  question.getByText('and 6 more');
  expect(act.disabled).toBe(false);
  expect(calls.some(({ name }) => name.endsWith('/retire'))).toBe(false);
});

test('copies that the club owns are listed by number, with the ways to sell them again', async () => {
  const person = userEvent.setup();
  const held = { ...live, state: 'retired', management: { ...live.management, in_vault: 2 } } as const;
  const calls = open(
    {
      'GET /item-designs/:id': { data: held },
      'GET /item-designs/:id/holders': {
        data: [
          {
            ...{ id: 'i7', number: 7, state: 'held', holder: null, origin: 'store', place: null },
            acquired_at: '2026-11-02T10:00:00.000Z',
          },
        ],
        beside: { next_cursor: null },
      },
    },
    '/club/velvet-static/vault?design=d1',
  );
  await person.click(
    await screen.findByRole('button', { name: /^Copies the club owns.*2 copies to sell again/ }),
  );
  await screen.findByText('#7');
  expect(calls.find(({ name }) => name.endsWith('/holders'))?.query).toEqual({ held_by: 'club' });
  const linked = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linked('Sell in the store')).toBe('/club/velvet-static/manage-store?design=d1');
  expect(linked('Auction a copy')).toBe('/club/velvet-static/manage-store?tab=auctions&design=d1');
});

test('a design is retired only after a second question', async () => {
  const person = userEvent.setup();
  const calls = open(
    {
      'GET /item-designs/:id': { data: live },
      'GET /item-designs/:id/places': { data: nowhere },
      'POST /item-designs/:id/retire': { data: { ...live, state: 'retired' } },
    },
    '/club/velvet-static/vault?design=d1',
  );
  await person.click(await screen.findByRole('button', { name: 'Retire item' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Retire Door stub?' }));
  await question.findByText('It isn’t in the store, a pack, an auction or resale right now.');
  expect(calls.some(({ name }) => name.endsWith('/retire'))).toBe(false);
  await person.click(question.getByRole('button', { name: 'Retire item' }));
  await waitFor(() => expect(calls.some(({ name }) => name.endsWith('/retire'))).toBe(true));
});

const outOfSight = (reason: string) =>
  ({
    ...live,
    management: {
      ...live.management,
      hidden: { since: '2026-11-10T10:00:00.000Z', reason },
      can: { ...live.management.can, grant: false },
    },
  }) as const;

test('one that waits for a decision says so, and offers nothing to appeal against', async () => {
  const person = userEvent.setup();
  const hidden = outOfSight('');
  open({
    'GET /clubs/:id/item-designs': { data: [hidden], beside: { next_cursor: null } },
    'GET /item-designs/:id': { data: hidden },
  });
  await person.click(await screen.findByRole('button', { name: /Door stub/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Door stub' }));
  await sheet.findByText(/hidden until the reports are reviewed/);
  expect(sheet.queryByRole('link', { name: 'View decision or appeal' })).toBeNull();
});

test('a design out of sight is marked, with the reason and its owner’s way to an appeal', async () => {
  const person = userEvent.setup();
  const hidden = outOfSight('The picture is not yours.');
  open({
    'GET /clubs/:id/item-designs': { data: [hidden], beside: { next_cursor: null } },
    'GET /item-designs/:id': { data: hidden },
  });
  const row = await screen.findByRole('button', { name: /Door stub/ });
  within(row).getByText('Hidden');
  await person.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Door stub' }));
  await sheet.findByText(/Hidden after a report/);
  sheet.getByText('Reason: “The picture is not yours.”');
  const way = sheet.getByRole('link', { name: 'View decision or appeal' });
  expect(way.getAttribute('href')).toBe('/user/settings?view=decisions');
  expect(sheet.queryByText('Give out copies')).toBeNull();
});

const grant = {
  id: 'g1',
  design_id: 'd1',
  state: 'done',
  wanted: 2,
  granted: 1,
  skipped: 1,
  skips: [{ user_name: 'juno', reason: 'banned' }],
  note: 'For the stairs',
  by: null,
  created_at: '2026-11-02T10:00:00.000Z',
  ended_at: '2026-11-02T10:00:01.000Z',
} as const;

test('copies are given once, though the answer was lost, the sheet closed and all of it sent again', async () => {
  const person = userEvent.setup();
  open(
    {
      'GET /item-designs/:id': { data: live },
      'GET /item-designs/:id/receivers': { data: [mara], beside: { next_cursor: null } },
      'POST /item-designs/:id/grants': [
        { status: 503, error: { code: 'unavailable' } },
        { status: 409, error: { code: 'idempotency-in-flight' } },
        { status: 201, data: grant },
      ],
    },
    '/club/velvet-static/vault?design=d1',
  );
  const keys: (string | null)[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    if (init.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return real(input, init);
  }) as typeof fetch;
  const give = async () => {
    await person.click(await screen.findByRole('button', { name: 'Give out copies' }));
    await person.click(await screen.findByRole('button', { name: /^Mara Okafor/ }));
    await person.click(screen.getByRole('button', { name: 'Give 1 copy' }));
  };
  await give();
  await screen.findByText(/isn’t available right now/);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await give();
  await waitFor(() => expect(keys).toHaveLength(2));
  await person.click(await screen.findByRole('button', { name: 'Give 1 copy' }));
  await screen.findByText('1 copy given out');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('what was given before is listed, with who got none; Back leads step by step to the design', async () => {
  const person = userEvent.setup();
  open(
    {
      'GET /item-designs/:id': { data: live },
      'GET /item-designs/:id/grants': { data: [grant], beside: { next_cursor: null } },
      'GET /item-designs/:id/holders': { data: [], beside: { next_cursor: null } },
    },
    '/club/velvet-static/vault?design=d1',
  );
  await person.click(await screen.findByRole('button', { name: 'Copies given out' }));
  await person.click(await screen.findByRole('button', { name: /1 of 2 people got a copy.*For the stairs/ }));
  await screen.findByText('@juno: is banned from the club');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('button', { name: /1 of 2 people got a copy/ });
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: /^Owners/ }));
  await screen.findByText('No one owns a copy yet.');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await person.click(await screen.findByRole('button', { name: 'Edit item' }));
  await screen.findByRole('heading', { name: 'Edit item' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await person.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Give out copies' });
  expect(whereNow()).toBe('/club/velvet-static/vault?design=d1');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/vault'));
});
