// @vitest-environment jsdom
// Tests the management of stations: shelves, what can be done with one, making one with its preview, what keeps it from opening.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aManaged, anEditor, key } from '../testing/stations.ts';
import { Component } from './manage-stations-screen.tsx';

afterEach(strikeStage);

const list = '/club/velvet-static/manage-stations';
const design = { ...key, description: '', state: 'live', created_at: '', left: 212, management: null };
const empty: Server = {
  'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
  'GET /clubs/:id/managed-stations': { data: [aManaged()], beside: { next_cursor: null } },
  'GET /clubs/:id/managed-stations/counts': { data: { open: 1, draft: 0, closed: 0, archived: 0 } },
  'GET /clubs/:id/tiers': { data: [] },
  'GET /tokens': { data: [] },
  'GET /clubs/:id/badges': { data: [], beside: { next_cursor: null } },
  'GET /clubs/:id/missions': { data: [], beside: { next_cursor: null } },
  'GET /clubs/:id/item-designs': { data: [design as never], beside: { next_cursor: null } },
  'GET /requirement-lists/:owner_kind/:owner_id/editor': { data: [] },
};

function open(search = '', server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({ ...empty, ...server });
  openScreen(`${list}${search}`, <Component />, '/club/:id/manage-stations');
  return calls;
}

const sent = (calls: ReturnType<typeof open>, method: string) =>
  calls.filter(({ name }) => name.startsWith(method)).map(({ name, body }) => ({ name, body }));

test('a station is closed after a question, and its row says how many went', async () => {
  const person = userEvent.setup();
  const calls = open('', { 'POST /stations/:id/close': { data: anEditor({ state: 'closed' }) } });
  await person.click(await screen.findByRole('button', { name: /stage door hatch.*88 of 300 claimed/ }));
  await person.click(await screen.findByRole('button', { name: 'Close station' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Close station' }));
  await waitFor(() =>
    expect(sent(calls, 'POST')).toEqual([{ name: 'POST /stations/t1/close', body: undefined }]),
  );
});

const three = [
  aManaged({ id: 't1', title: 'Hatch' }),
  aManaged({ id: 't2', title: 'Prop room' }),
  aManaged({ id: 't3', title: 'Box office' }),
];
const threeOpen: Server = {
  'GET /clubs/:id/managed-stations': { data: three, beside: { next_cursor: null } },
};
const titles = () =>
  screen
    .getAllByRole('button', { name: /^Move .*, position/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*), position.*/, '$1'));
const orders = (calls: ReturnType<typeof open>) => sent(calls, 'PUT').map(({ body }) => body);

test('the arrow keys and the menu move a station; every id is sent once, and it is said', async () => {
  const person = userEvent.setup();
  const calls = open('', { ...threeOpen, 'PUT /clubs/:id/stations/order': { data: { done: true } } });
  (await screen.findByRole('button', { name: 'Move Box office, position 3 of 3' })).focus();
  await person.keyboard('{ArrowUp}');
  await waitFor(() => expect(orders(calls)).toEqual([{ ids: ['t1', 't3', 't2'] }]));
  expect(titles()).toEqual(['Hatch', 'Box office', 'Prop room']);
  screen.getByText('Box office is now number 2 of 3');

  await person.click(screen.getByRole('button', { name: 'Move Hatch, position 1 of 3' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Hatch' }));
  expect((await menu.findByRole('button', { name: 'Move up' })) as HTMLButtonElement).toHaveProperty(
    'disabled',
    true,
  );
  await person.click(menu.getByRole('button', { name: 'Move down' }));
  await waitFor(() => expect(orders(calls)).toHaveLength(2));
});

test('an order that the server refuses goes back', async () => {
  const person = userEvent.setup();
  const refused = { status: 409, error: { code: 'stations.order-not-right' } };
  const calls = open('', { ...threeOpen, 'PUT /clubs/:id/stations/order': refused });
  (await screen.findByRole('button', { name: 'Move Box office, position 3 of 3' })).focus();
  await person.keyboard('{ArrowUp}');
  await waitFor(() => expect(orders(calls)).toHaveLength(1));
  await waitFor(() => expect(titles()).toEqual(['Hatch', 'Prop room', 'Box office']));
});

test('a new station is made with its thing and price, and the preview follows what is typed', async () => {
  const person = userEvent.setup();
  const calls = open('?station=new', {
    'POST /clubs/:id/stations': { status: 201, data: anEditor() },
    'GET /stations/:id/editor': { data: anEditor() },
  });
  await person.type(await screen.findByLabelText('Name'), 'Prop room');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  preview.getByText('Prop room');
  preview.getByText('Nothing chosen yet');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findAllByText('Choose what the station hands out.');
  expect(sent(calls, 'POST')).toEqual([]);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Item' }), 'd1');
  await preview.findByRole('heading', { name: 'Key to the trap' });
  await person.type(screen.getByLabelText('Price in dollars'), '4');
  await person.type(screen.getByLabelText('How many'), '12');
  preview.getByText('12 of 12 left');
  await person.click(preview.getByRole('radio', { name: 'Gone' }));
  preview.getByText('All gone');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
  expect(sent(calls, 'POST')[0]).toMatchObject({
    name: 'POST /clubs/c1/stations',
    body: { title: 'Prop room', thing: { kind: 'ITEM', design_id: 'd1' }, price_cents: 400, total: 12 },
  });
  await waitFor(() => expect(whereNow()).toBe(`${list}?station=t1`));
});

test('what keeps it from opening is said in sentences, and what is complete opens', async () => {
  const person = userEvent.setup();
  const calls = open('?station=t1', {
    'GET /stations/:id/editor': [{ data: anEditor() }, { data: anEditor({ problems: ['stock'] }) }],
    'POST /stations/:id/open': [
      { error: { code: 'stations.not-ready', details: { problems: ['stock'] } } },
      { data: anEditor({ state: 'open' }) },
    ],
  });
  const act = await screen.findByRole('button', { name: 'Open station' });
  await person.click(act);
  await screen.findByText(/There aren’t enough copies of the item left/);
  await person.click(act);
  await waitFor(() => expect(whereNow()).toBe(list));
  expect(sent(calls, 'POST')).toHaveLength(2);
});

test('while it is open only words can change', async () => {
  open('?station=t1', { 'GET /stations/:id/editor': { data: anEditor({ state: 'open' }) } });
  await screen.findByText(/This station is open\. You can change its name and story\./);
  expect(screen.getByLabelText('Name')).toHaveProperty('disabled', false);
  expect(screen.getByLabelText('How many')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Open station' })).toBeNull();
});
