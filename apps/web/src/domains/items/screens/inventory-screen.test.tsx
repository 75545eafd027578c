// @vitest-environment jsdom
// Tests the vault: its shelf, chips, empty and failed states, one item opened, given away, burned, shown on the profile.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { Component } from './inventory-screen.tsx';

afterEach(strikeStage);

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null } as const;
const can = { use: true, redeem: true, sell: false, gift: true, burn: true };
const item = {
  id: 'i1',
  design: {
    id: 'd1',
    club,
    name: 'Door stub',
    quality: 'ssrare',
    kind: 'perk',
    picture: null,
    model_url: null,
    edition_size: 40,
    issued: 12,
    transferable: true,
    redeemable: null,
  },
  number: 7,
  state: 'held',
  holder: null,
  mine: true,
  acquired_at: '2026-11-02T10:00:00.000Z',
  origin: 'gacha',
  in_use: false,
  place: null,
  redeemable: {
    place: 'The stairs',
    offer: 'Turn pages',
    from: null,
    until: null,
    transfer_closes_at: null,
  },
  can,
} as const;
const details = {
  ...item,
  description: 'Bar 40 says breathe or die.',
  provenance: [
    {
      seq: 2,
      event: 'sold',
      at: '2026-11-02T10:00:00.000Z',
      from: { id: 'u2', user_name: 'tomasz', display_name: 'Tomasz Wilk', avatar: null },
      to: null,
      price_cents: 1550,
      cause: null,
    },
    {
      seq: 1,
      event: 'drawn',
      at: '2026-11-01T10:00:00.000Z',
      from: null,
      to: null,
      price_cents: 100,
      cause: { kind: 'draw', id: 'w1' },
    },
  ],
  token: null,
  provenance_cursor: null,
} as const;
const counts = {
  total: 3,
  by_quality: [
    { quality: 'ssrare', count: 1 },
    { quality: 'common', count: 2 },
  ],
  by_kind: [],
  by_state: [],
  by_club: [{ club, copies: 3, designs: 2, designs_of: 5 }],
} as const;

function open(server: Server = {}, path = '/user/inventory') {
  const calls = stubServer({
    'GET /inventory': { data: [{ count: 1, item }], beside: { next_cursor: null } },
    'GET /inventory/counts': { data: counts },
    'GET /items/:id': { data: details },
    ...server,
  });
  openScreen(path, <Component />, '/user/inventory');
  return calls;
}

test('the shelf names each item with its quality and number, and how far a collection is', async () => {
  open();
  await screen.findByRole('button', { name: 'Door stub, SS.Rare, #7 of 40' });
  expect(screen.getByText('3 items')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Common, 2' })).toBeTruthy();
  expect(
    screen.getByRole('progressbar', { name: 'Velvet Static collection' }).getAttribute('aria-valuetext'),
  ).toBe('2 of 5 items, 3 to go');
  // Said in words above the meter too: sets with meters of their own follow.
  screen.getByText('Velvet Static collection');
});

test('a chip asks for one quality only, and stands in the address', async () => {
  const person = userEvent.setup();
  open();
  await person.click(await screen.findByRole('button', { name: 'SS.Rare, 1' }));
  await waitFor(() => expect(whereNow()).toBe('/user/inventory?quality=ssrare'));
});

test('a search in the address is asked for once, and stays there', async () => {
  const calls = open({}, '/user/inventory?q=door%20stub');
  await screen.findByRole('button', { name: /^Door stub/ });
  // Longer than the pause in typing after which the field changes the address.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(whereNow()).toBe('/user/inventory?q=door%20stub');
  const asked = calls.filter(({ name }) => name === 'GET /inventory');
  expect(asked.map(({ query }) => query)).toMatchObject([{ q: 'door stub' }]);
});

test('an empty vault says what to do next; nothing that fits leads back to everything', async () => {
  const person = userEvent.setup();
  open({ 'GET /inventory': { data: [], beside: { next_cursor: null } } }, '/user/inventory?kind=badge');
  await person.click(await screen.findByRole('button', { name: 'Show all items' }));
  expect(await screen.findByText('No items yet')).toBeTruthy();
});

test('a vault that did not open is asked for again', async () => {
  const person = userEvent.setup();
  open({
    'GET /inventory': [
      { error: { code: 'not-found' } },
      { data: [{ count: 1, item }], beside: { next_cursor: null } },
    ],
  });
  await screen.findByText('Couldn’t load your inventory');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^Door stub/ });
});

test('an item says where it has been, with a way to verify its draw', async () => {
  const person = userEvent.setup();
  open();
  await person.click(await screen.findByRole('button', { name: /^Door stub/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Door stub' }));
  await sheet.findByText('Bought from Tomasz Wilk, $15.50');
  expect(sheet.getByRole('link', { name: 'verify' }).getAttribute('href')).toBe('/club/gacha/proof/w1');
  expect(sheet.getByRole('link', { name: 'Redeem: Turn pages' }).getAttribute('href')).toBe('/item-qr?id=i1');
  expect(whereNow()).toBe('/user/inventory?item=i1');
});

test('an NFT says who holds its token', async () => {
  open({ 'GET /items/:id': { data: { ...details, token: 7 } } }, '/user/inventory?item=i1');
  await screen.findByText('NFT, token 7.');
  screen.getByText(/^This site holds it for you\. You can’t move it to your own crypto wallet yet/);
});

test('showing an item is seen at once, and taken back where the server says no', async () => {
  const person = userEvent.setup();
  open({ 'PUT /items/:id/use': { error: { code: 'items.too-many-in-use' } } }, '/user/inventory?item=i1');
  await person.click(await screen.findByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/^You can pin up to 6 items/));
  expect(await screen.findByRole('button', { name: 'Pin', pressed: false })).toBeTruthy();
});

test('a gift is asked about once more; sent again after a lost answer it carries the same key', async () => {
  const person = userEvent.setup();
  const keys: (string | null)[] = [];
  open(
    {
      'GET /search': {
        data: {
          groups: [
            {
              kind: 'user',
              cards: [
                {
                  kind: 'user',
                  id: 'u2',
                  title: 'Tomasz Wilk',
                  text: '',
                  path: '/user/tomasz',
                  picture_url: null,
                },
              ],
              next_cursor: null,
            },
          ],
        },
      },
      'POST /items/:id/gift': [
        { status: 503, error: { code: 'unavailable' } },
        { data: { ...item, mine: false } },
      ],
      'GET /items/:id': () => ({ data: { ...details, mine: keys.length < 2 } }),
    },
    '/user/inventory?item=i1',
  );
  const shelf = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    if (init.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
    // The copy's answer comes before the shelf's: its sheet ends with it, and the word of the gift must not.
    else if (keys.length === 2 && !input.includes('/items/')) await shelf.promise;
    else if (keys.length === 2) setImmediate(shelf.resolve);
    return real(input, init);
  }) as typeof fetch;
  await person.click(await screen.findByRole('button', { name: 'Gift' }));
  // It stays one sheet, about the same thing.
  const sheet = within(await screen.findByRole('dialog', { name: 'Door stub' }));
  await sheet.findByRole('heading', { name: 'Gift this item' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await person.type(sheet.getByLabelText('Who gets it?'), 'toma');
  await person.click(await sheet.findByRole('button', { name: /Tomasz Wilk/ }));
  expect(sheet.getByText('Give Door stub to Tomasz Wilk?')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Give item' }));
  await sheet.findByText('This isn’t available right now. Try again in a moment.');
  await person.click(sheet.getByRole('button', { name: 'Give item' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('You gave Door stub to Tomasz Wilk'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await waitFor(() => expect(whereNow()).toBe('/user/inventory'));
});

test('the way back leads from a step to the thing, and only then away', async () => {
  const person = userEvent.setup();
  open({}, '/user/inventory?item=i1');
  await person.click(await screen.findByRole('button', { name: 'Gift' }));
  await person.click(await screen.findByRole('button', { name: 'Back' }));
  await person.click(await screen.findByRole('button', { name: 'Gift' }));
  await screen.findByLabelText('Who gets it?');
  await person.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Gift' });
  expect(whereNow()).toBe('/user/inventory?item=i1');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(whereNow()).toBe('/user/inventory'));
});

test('a copy is burned only after a second question', async () => {
  const person = userEvent.setup();
  const calls = open({ 'POST /items/:id/burn': { data: { done: true } } }, '/user/inventory?item=i1');
  await person.click(await screen.findByRole('button', { name: 'Delete this copy' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Door stub?' }));
  expect(calls.some(({ name }) => name === 'POST /items/i1/burn')).toBe(false);
  await person.click(question.getByRole('button', { name: 'Delete copy' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /items/i1/burn')).toBe(true));
});

test('that it is burned is said, though its sheet is gone before the shelf has come anew', async () => {
  const person = userEvent.setup();
  let burned = false;
  open(
    {
      'POST /items/:id/burn': () => {
        burned = true;
        return { data: { done: true } };
      },
      'GET /items/:id': () => ({ data: { ...details, state: burned ? 'burned' : 'held', mine: !burned } }),
    },
    '/user/inventory?item=i1',
  );
  const shelf = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    if (burned && !input.includes('/items/')) await shelf.promise;
    return real(input, init);
  }) as typeof fetch;
  await person.click(await screen.findByRole('button', { name: 'Delete this copy' }));
  await person.click(await screen.findByRole('button', { name: 'Delete copy' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Delete this copy' })).toBeNull();
  shelf.resolve();
  await waitFor(() => expect(toastStore.current()?.title).toBe('Copy deleted'));
  await waitFor(() => expect(whereNow()).toBe('/user/inventory'));
});
