// @vitest-environment jsdom
// Tests a club's list of missions: shelves, what drafts still need, the order by keys and menu, and each act of the sheet.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  type Asked,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aBudget, aManaged, anEditor, emptyServer } from '../testing/managed.ts';
import { Component } from './manage-missions-screen.tsx';

afterEach(strikeStage);

const live: ManagedMission[] = [
  aManaged(),
  aManaged({
    id: 'm2',
    title: 'Scan your lightstick',
    state: 'scheduled',
    opens_at: '2099-06-20T18:00:00.000Z',
    xp: 50,
  }),
  aManaged({ id: 'm3', title: 'Sing the bridge', state: 'paused', xp: 50, started: 12, completed: 4 }),
];
const drafts = [
  aManaged({ id: 'd1', title: 'Learn the encore clap', state: 'draft', problems: ['no-steps', 'budget'] }),
];
const ended = [aManaged({ id: 'e1', title: 'Old one', state: 'ended', completed: 31 })];
const archived = [aManaged({ id: 'a1', title: 'Very old one', state: 'archived' })];
const shelves: Record<string, ManagedMission[]> = { live, draft: drafts, ended, archived };

function open(server: Server = {}, query = '') {
  const calls = stubServer({
    ...emptyServer,
    'GET /clubs/:id/managed-missions': ({ query: { shelf = 'live' } }: Asked) => ({
      data: shelves[shelf] ?? [],
      beside: { next_cursor: null },
    }),
    'GET /clubs/:id/managed-missions/counts': { data: { live: 3, draft: 1, ended: 1, archived: 1 } },
    ...server,
  });
  openScreen(`/club/velvet-static/manage-missions${query}`, <Component />, '/club/:id/manage-missions');
  return calls;
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Live missions' }))
    .getAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*), position.*/, '$1'));
const orders = (calls: Asked[]) =>
  calls.filter(({ name }) => name.endsWith('/missions/order')).map(({ body }) => body);

test('live missions stand in their order with their state, the first drafts below with what they need', async () => {
  open();
  await screen.findByText('Soundcheck quiz');
  expect(await screen.findByRole('radio', { name: 'Live 3' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Drafts 1' })).toBeTruthy();
  expect(titles()).toEqual(['Soundcheck quiz', 'Scan your lightstick', 'Sing the bridge']);
  expect(screen.getByText(/^Opens Jun 20, 2099, 6:00\sPM$/)).toBeTruthy();
  expect(screen.getByText('Paused')).toBeTruthy();
  expect(await screen.findByText('Needs a step')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Finish Learn the encore clap' }).getAttribute('href')).toBe(
    '/club/velvet-static/manage-missions?mission=d1',
  );
  expect(screen.getByRole('link', { name: 'New mission' })).toBeTruthy();
});

test('the arrow keys and the menu move a mission; every id is sent once, and it is said', async () => {
  const person = userEvent.setup();
  const calls = open({ 'PUT /clubs/:id/missions/order': { data: { done: true } } });
  const handle = await screen.findByRole('button', { name: 'Move Sing the bridge, position 3 of 3' });
  handle.focus();
  await person.keyboard('{ArrowUp}');
  await waitFor(() => expect(orders(calls)).toEqual([{ ids: ['m1', 'm3', 'm2'] }]));
  expect(titles()).toEqual(['Soundcheck quiz', 'Sing the bridge', 'Scan your lightstick']);
  expect(screen.getByText('Sing the bridge is now number 2 of 3')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Move Soundcheck quiz, position 1 of 3' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Soundcheck quiz' }));
  expect((menu.getByRole('button', { name: 'Move up' }) as HTMLButtonElement).disabled).toBe(true);
  await person.click(menu.getByRole('button', { name: 'Move down' }));
  await waitFor(() => expect(orders(calls)).toHaveLength(2));
});

test('an order that the server refuses goes back, and says why', async () => {
  const person = userEvent.setup();
  open({ 'PUT /clubs/:id/missions/order': { status: 409, error: { code: 'missions.order-not-right' } } });
  (await screen.findByRole('button', { name: 'Move Sing the bridge, position 3 of 3' })).focus();
  await person.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(titles()).toEqual(['Soundcheck quiz', 'Scan your lightstick', 'Sing the bridge']),
  );
});

test('the archive stands behind a control under Ended', async () => {
  const person = userEvent.setup();
  open();
  await person.click(await screen.findByRole('radio', { name: 'Ended 1' }));
  await screen.findByText('Old one');
  expect(screen.getByText('31 completed')).toBeTruthy();
  expect(screen.queryByText('Very old one')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show archived (1)' }));
  await screen.findByText('Very old one');
});

test('ending says what happens before it is done', async () => {
  const person = userEvent.setup();
  const calls = open({ 'POST /missions/:id/end': { data: anEditor({ id: 'm3', state: 'ended' }) } });
  await person.click(await screen.findByRole('button', { name: /^Sing the bridge/ }));
  expect(await screen.findByText('Paused · 12 fans started · 4 completed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resume mission' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'End mission' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End “Sing the bridge”?' }));
  expect(dialog.getByText(/Rewards that nobody received go back to the club/)).toBeTruthy();
  expect(calls.some(({ name }) => name.endsWith('/end'))).toBe(false);
  await person.click(dialog.getByRole('button', { name: 'End mission' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /missions/m3/end')).toBe(true));
});

test('a copy is opened as the draft that it is', async () => {
  const person = userEvent.setup();
  open({ 'POST /missions/:id/duplicate': { status: 201, data: anEditor({ id: 'm9' }) } });
  await person.click(await screen.findByRole('button', { name: /^Soundcheck quiz/ }));
  await person.click(await screen.findByRole('button', { name: 'Duplicate mission' }));
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/manage-missions?mission=m9'));
});

test('where fans stop is a chart that can be read as a table', async () => {
  const person = userEvent.setup();
  open({
    'GET /missions/:id/funnel': {
      data: {
        started: 40,
        completed: 9,
        expired: 2,
        in_review: 1,
        steps: [
          { id: 'r1', title: 'Read', type: 'CONTENT', begun: 40, passed: 38 },
          { id: 'r2', title: 'Quiz', type: 'QUIZ', begun: 38, passed: 9 },
        ],
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Sing the bridge/ }));
  await person.click(await screen.findByRole('button', { name: 'Where fans stop' }));
  expect(await screen.findByRole('img', { name: '40 fans started, 9 completed.' })).toBeTruthy();
  expect(screen.getByText('Most fans stop at “Quiz”: 29 started it and didn’t pass.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('rowheader', { name: '2. Quiz' })).toBeTruthy();
});

test('the owner adds to the budget once, with the amount on the button; too much is refused before it is sent', async () => {
  const person = userEvent.setup();
  const more = { ...aBudget, budget_cents: 12_500, free_cents: 8500 };
  const calls = open({
    'GET /clubs/:id/mission-budget': [{ data: aBudget }, { data: more }],
    'POST /clubs/:id/mission-budget': { data: more },
  });
  await person.click(await screen.findByRole('button', { name: 'Reward budget' }));
  expect((await screen.findByText('Reserved for live missions')).nextSibling?.textContent).toBe('$25.00');
  await person.type(screen.getByLabelText('Amount in dollars'), '501');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Add $501.00 to the budget' }).getAttribute('aria-disabled'),
    ).toBeNull(),
  );
  await person.click(screen.getByRole('button', { name: 'Add $501.00 to the budget' }));
  await screen.findByText('The club has only $500.00.');
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await person.clear(screen.getByLabelText('Amount in dollars'));
  await person.type(screen.getByLabelText('Amount in dollars'), '25');
  await person.click(screen.getByRole('button', { name: 'Add $25.00 to the budget' }));
  await screen.findByText('$125.00');
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ change_cents: 2500 });
});

test('who is not the owner sees the budget and cannot change it', async () => {
  const person = userEvent.setup();
  open({ 'GET /clubs/:id/mission-budget': { data: { ...aBudget, can: { change: false } } } });
  await person.click(await screen.findByRole('button', { name: 'Reward budget' }));
  await screen.findByText('Only the club’s owner can change the budget.');
  expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
});
