// @vitest-environment jsdom
// Tests the builder of a mission: times that do not fit, what is missing, saving, publishing, what was typed and not saved.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { Component } from '../../screens/manage-missions-screen.tsx';
import { aManaged, anEditor, aStep, emptyServer, ownClub } from '../../testing/managed.ts';

afterEach(strikeStage);

const list = '/club/velvet-static/manage-missions';

function open(mission: string, server: Server = {}) {
  const calls = stubServer({ ...emptyServer, ...server });
  openScreen(`${list}?mission=${mission}`, <Component />, '/club/:id/manage-missions');
  return calls;
}

const posts = (calls: ReturnType<typeof open>, method = 'POST') =>
  calls.filter(({ name }) => name.startsWith(method)).map(({ name, body }) => ({ name, body }));

test('a closing time before the opening time is said at once, and nothing is sent', async () => {
  const person = userEvent.setup();
  const calls = open('m1');
  await person.type(await screen.findByLabelText('Opens'), '2099-06-20T18:00');
  await person.type(screen.getByLabelText('Closes'), '2099-06-20T17:00');
  expect(screen.getByRole('alert').textContent).toBe('Closes before it opens. Pick a later time.');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Closes'));
  await person.click(screen.getByRole('button', { name: 'Publish, 50 XP' }));
  const problems = screen.getByRole('region', { name: 'Before you can publish' });
  expect(document.activeElement).toBe(problems);
  expect(posts(calls, 'PUT')).toEqual([]);
});

test('a draft is saved with its version and the club’s times', async () => {
  const person = userEvent.setup();
  const calls = open('m1', {
    'PUT /missions/:id': { data: anEditor({ title: 'Ring twice', version: 4 }) },
  });
  const name = await screen.findByLabelText('Name');
  expect(screen.getByText('19 / 40')).toBeTruthy();
  await person.clear(name);
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Enter a name of up to 40 characters.');
  expect(posts(calls, 'PUT')).toEqual([]);
  await person.type(name, 'Ring twice');
  await person.type(screen.getByLabelText('Closes'), '2099-06-20T17:00');
  await person.type(screen.getByLabelText('Spots'), '1,200');
  await person.click(screen.getByRole('radio', { name: 'Weekly' }));
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(posts(calls, 'PUT')).toHaveLength(1));
  expect(posts(calls, 'PUT')[0]).toMatchObject({
    name: 'PUT /missions/m1',
    body: {
      title: 'Ring twice',
      closes_at: '2099-06-20T17:00:00.000Z',
      slots: 1200,
      repeat: 'weekly',
      version: 3,
    },
  });
});

test('what the server still misses is said in sentences, and what is complete is published', async () => {
  const person = userEvent.setup();
  const calls = open('m1', {
    'GET /missions/:id/editor': [
      { data: anEditor() },
      { data: anEditor({ problems: ['budget', 'reward-not-live'] }) },
      { data: anEditor() },
    ],
    'POST /missions/:id/publish': [
      { error: { code: 'missions.not-ready', details: { problems: ['budget'] } } },
      { data: anEditor({ state: 'active' }) },
    ],
  });
  const publish = await screen.findByRole('button', { name: 'Publish, 50 XP' });
  await person.click(publish);
  await screen.findByText(/The rewards cost more than the reward budget has free/);
  expect(screen.getByText(/A reward item isn’t live/)).toBeTruthy();
  expect(whereNow()).toBe(`${list}?mission=m1`);
  await person.click(publish);
  await waitFor(() => expect(whereNow()).toBe(list));
  expect(posts(calls)).toHaveLength(2);
});

test('a new mission is saved before its first step is written', async () => {
  const person = userEvent.setup();
  const calls = open('new', {
    'POST /clubs/:id/missions': {
      status: 201,
      data: anEditor({ id: 'm7', title: 'Untitled mission', steps: 0 }),
    },
    'GET /missions/:id/editor': { data: anEditor({ id: 'm7', title: 'Untitled mission', steps: 0 }) },
    'GET /requirement-lists/:owner_kind/:owner_id/editor': { data: [] },
    'POST /requirement-lists/:owner_kind/:owner_id/requirements': { status: 201, data: aStep() },
  });
  await screen.findByRole('button', { name: /^Welcome quiz/ });
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Add at least one step.');
  await person.click(screen.getByRole('button', { name: 'Add step: Read or watch' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Read or watch' }));
  expect(posts(calls)).toMatchObject([
    { name: 'POST /clubs/c1/missions', body: { title: 'Untitled mission' } },
  ]);
  // The first step has none before it.
  expect(sheet.queryByRole('switch')).toBeNull();
  await person.type(sheet.getByLabelText('Title'), 'Read the rules');
  await person.click(sheet.getByRole('button', { name: 'Save step' }));
  await waitFor(() =>
    expect(posts(calls).at(-1)).toMatchObject({
      name: 'POST /requirement-lists/mission/m7/requirements',
      body: { title: 'Read the rules', waits: false, config: { type: 'CONTENT' } },
    }),
  );
});

test('a later step can wait for the one before it, and steps are moved by keys', async () => {
  const person = userEvent.setup();
  const steps = [aStep(), aStep({ id: 'r2', title: 'Answer', position: 1 })];
  const calls = open('m1', {
    'GET /requirement-lists/:owner_kind/:owner_id/editor': { data: steps },
    'PUT /requirements/:id': { data: { ...steps[1], waits: true } },
    'PUT /requirement-lists/:owner_kind/:owner_id/order': { data: steps.toReversed() },
  });
  await person.click(await screen.findByRole('button', { name: /^Answer/ }));
  await person.click(await screen.findByRole('button', { name: 'Edit step' }));
  await person.click(await screen.findByRole('switch', { name: 'Opens after the step before' }));
  await person.click(screen.getByRole('button', { name: 'Save step' }));
  await waitFor(() => expect(posts(calls, 'PUT')[0]).toMatchObject({ body: { waits: true, version: 1 } }));
  (await screen.findByRole('button', { name: 'Move Answer, step 2 of 2' })).focus();
  await person.keyboard('{ArrowUp}');
  await waitFor(() => expect(posts(calls, 'PUT')[1]?.body).toEqual({ ids: ['r2', 'r1'] }));
});

test('a template makes a draft with its steps and opens it', async () => {
  const person = userEvent.setup();
  const calls = open('new', {
    'POST /clubs/:id/missions': { status: 201, data: anEditor({ id: 'm8' }) },
    'PUT /missions/:id/picture': { data: anEditor({ id: 'm8' }) },
    'POST /requirement-lists/:owner_kind/:owner_id/requirements': { status: 201, data: aStep() },
  });
  await person.click(await screen.findByRole('button', { name: /^Watch and answer/ }));
  await waitFor(() => expect(whereNow()).toBe(`${list}?mission=m8`));
  expect(posts(calls).map(({ body }) => body)).toMatchObject([
    { title: 'Watch and answer', repeat: 'once' },
    { waits: false, config: { type: 'CONTENT' } },
    { waits: true, config: { type: 'QUIZ' } },
  ]);
});

test('what was typed and not saved is there again, and can be thrown away', async () => {
  const person = userEvent.setup();
  open('m1');
  await person.type(await screen.findByLabelText('Story'), ' Ring loud.');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await person.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(whereNow()).toBe(list));

  const kept = { ...localStorage };
  strikeStage();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  open('m1');
  expect(await screen.findByDisplayValue('Be quick. Ring loud.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByDisplayValue('Be quick.')).toBeTruthy();
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

const entry = {
  id: 'r1',
  title: 'Read the rules',
  xp: 50,
  state: 'todo',
  waits: false,
  summary: { type: 'CONTENT', seconds: 5, holds: ['text'] },
} as const;

test('of a live mission only the words can be changed', async () => {
  const calls = open('m1', {
    'GET /missions/:id/editor': { data: anEditor({ state: 'active' }) },
    'GET /requirement-lists/:owner_kind/:owner_id': { data: { requirements: [entry] } },
  });
  await screen.findByText(/This mission is live/);
  expect((screen.getByLabelText('Name') as HTMLInputElement).disabled).toBe(false);
  expect((screen.getByLabelText('Closes') as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByLabelText('Spots') as HTMLInputElement).disabled).toBe(true);
  await screen.findByText('Read the rules');
  expect(screen.queryByRole('button', { name: 'Add step: Quiz' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  // The server would refuse it while fans take part.
  expect(calls.some(({ name }) => name === 'GET /requirement-lists/mission/m1/editor')).toBe(false);
});

test('the preview shows what is written, saved or not, and lets a step be tried', async () => {
  const person = userEvent.setup();
  const calls = open('m1', {
    'GET /requirement-lists/:owner_kind/:owner_id': { data: { requirements: [entry] } },
  });
  await person.type(await screen.findByLabelText('Story'), ' Ring loud.');
  await person.type(screen.getByLabelText('Closes'), '2099-06-20T17:00');
  await person.click(screen.getByRole('button', { name: 'Preview as a fan' }));
  await screen.findByText('This is how fans see it. Nothing you do here is saved.');
  expect(screen.getByText('Be quick. Ring loud.')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: /^Read the rules/ }));
  await screen.findByText('Hello');
  await person.click(screen.getByRole('button', { name: 'Back to the list' }));
  await person.click(await screen.findByRole('button', { name: 'End preview' }));
  expect(await screen.findByDisplayValue('Be quick. Ring loud.')).toBeTruthy();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('rewards in credits are measured against the budget, and sent in cents', async () => {
  const person = userEvent.setup();
  const calls = open('m1', { 'PUT /missions/:id': { data: anEditor({ version: 4 }) } });
  await person.click(await screen.findByRole('button', { name: 'Add credits' }));
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Enter an amount from $0.01 to $100.00.');
  await person.type(screen.getByLabelText('Dollars for each fan'), '2.50');
  await person.type(screen.getByLabelText('How many fans get it'), '40');
  await screen.findByText('These credits need $100.00, but the reward budget has only $60.00 free.');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(posts(calls, 'PUT')[0]?.body).toMatchObject({
      rewards: [{ kind: 'credits', amount_cents: 250, total: 40 }],
    }),
  );
});

test('a badge of the club is chosen as a reward, and said to stay promised', async () => {
  const person = userEvent.setup();
  const badge = {
    id: 'b1',
    club: null,
    name: 'Away day',
    description: '',
    look: { shape: 'shield', icon: 'ticket', hue: 20 },
    stages: 1,
    stage: 0,
    earned_at: null,
  } as const;
  const calls = open('m1', {
    'GET /clubs/:id/badges': { data: [badge], beside: { next_cursor: null } },
    'PUT /missions/:id': { data: anEditor({ version: 4 }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Add badge' }));
  await screen.findByText(/If you retire the badge later, this mission still gives it/);
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Choose a badge.');
  await person.click(await screen.findByRole('radio', { name: /Away day/ }));
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(posts(calls, 'PUT')[0]?.body).toMatchObject({ rewards: [{ kind: 'badge', badge_id: 'b1' }] }),
  );
});

test('fan tokens are measured against what is left under the cap, and offered where the club has a token', async () => {
  const person = userEvent.setup();
  const own = {
    club: { id: ownClub.id, handle: 'velvet-static', name: 'Velvet Static', hue: 355 },
    name: 'Velvet',
  };
  const calls = open('m1', {
    'GET /tokens': { data: [{ ...own, symbol: 'VELV', balance: 0 }] },
    'GET /clubs/:id/token': { data: { ...own, symbol: 'VELV', left: 500 } },
    'PUT /missions/:id': { data: anEditor({ version: 4 }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Add fan tokens' }));
  expect(screen.queryByRole('button', { name: 'Add fan tokens' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Enter a whole number from 1 to 10,000.');
  await person.type(screen.getByLabelText('Fan tokens for each fan'), '20');
  await person.type(screen.getByLabelText('How many fans get it'), '20');
  await screen.findByText('Publishing sets aside 400 VELV under the supply cap. 500 are left.');
  await person.type(screen.getByLabelText('How many fans get it'), '0');
  await screen.findByText('These rewards need 4,000 VELV, but only 500 are left under the supply cap.');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(posts(calls, 'PUT')[0]?.body).toMatchObject({
      rewards: [{ kind: 'tokens', amount: 20, total: 200 }],
    }),
  );
});

test('private missions are named after the lowest tier that has them', async () => {
  const person = userEvent.setup();
  const tier = (id: string, rank: number, name: string, has: boolean) => ({
    id,
    rank,
    name,
    hue: 10,
    reached_by: { by: 'xp', xp: rank * 100 } as const,
    benefits: has ? [{ type: 'privateMission' } as const] : [],
    member_count: null,
  });
  const calls = open('m1', {
    'GET /clubs/:id/tiers': { data: [tier('t1', 1, 'Balcony', false), tier('t2', 2, 'Front Row', true)] },
    'GET /clubs/:id/managed-missions': { data: [aManaged({ id: 'm5' })], beside: { next_cursor: null } },
    'PUT /missions/:id': { data: anEditor({ version: 4, private: true }) },
  });
  await person.click(await screen.findByRole('switch', { name: 'Front Row and up only' }));
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(posts(calls, 'PUT')[0]?.body).toMatchObject({ private: true }));
});
