// @vitest-environment jsdom
// Tests the running of votes: shelves and their acts, and the editor: what is sent, what is said at which field, a draft that is made once.
import type { VoteCounts, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Asked,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aVote } from '../testing/votes.ts';
import { Component } from './manage-votes-screen.tsx';

afterEach(strikeStage);

const none = { data: [], beside: { next_cursor: null } };
const counts: VoteCounts = { all: 0, open: 1, scheduled: 0, closed: 1, unanswered: 1, draft: 0 };
const tiers = [
  { id: 't1', rank: 1, name: 'Balcony', hue: 1 },
  { id: 't2', rank: 2, name: 'Front Row', hue: 2 },
];
const draft = (change: Partial<VoteView> = {}) => aVote({ state: 'draft', closes_at: null, ...change });

function open(query = '', server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner'), time_zone: 'UTC' }) },
    'GET /clubs/:id/votes': none,
    'GET /clubs/:id/votes/counts': { data: counts },
    'GET /clubs/:id/tiers': { data: tiers } as never,
    'GET /clubs/:id/item-designs': none,
    'GET /clubs/:id/missions': none,
    'GET /clubs/:id/badges': none as never,
    ...server,
  });
  openScreen(`/club/velvet-static/manage-votes${query}`, <Component />, '/club/:id/manage-votes');
  return calls;
}

const sent = (calls: readonly Asked[], name: string) => calls.filter((call) => call.name === name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write() {
  await userEvent.type(await screen.findByLabelText('Question'), 'Encore?');
  await userEvent.type(screen.getByLabelText('Option 1'), 'Yes');
  await userEvent.type(screen.getByLabelText('Option 2'), 'No');
}
/** In two days, as the field holds it; the club is in UTC. */
const closes = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
const closing = () => fireEvent.change(screen.getByLabelText('Closes'), { target: { value: closes } });

test('a new vote that cannot open says why at its fields, and nothing is sent', async () => {
  const calls = open('?vote=new');
  await userEvent.type(await screen.findByLabelText('Question'), 'Encore?');
  await press('Open the vote');
  screen.getByText('Add at least two options.');
  screen.getByText('Say when the vote closes.');
  expect(screen.getByLabelText('Closes').getAttribute('aria-invalid')).toBe('true');
  expect(sent(calls, 'POST /clubs/c1/votes')).toEqual([]);
});

test('a vote is saved and opened, with every tier by what it counts', async () => {
  const calls = open('?vote=new', {
    'POST /clubs/:id/votes': { data: draft() },
    'POST /votes/:id/open': { data: aVote() },
  });
  await write();
  await userEvent.click(screen.getByRole('radio', { name: 'By tier' }));
  const more = await screen.findByRole('button', { name: 'Count votes of Front Row more often' });
  await userEvent.click(more);
  await userEvent.click(more);
  closing();
  await press('Open the vote');
  await waitFor(() => expect(whereNow()).toBe('/club/vote-detail/v1'));
  expect(sent(calls, 'POST /clubs/c1/votes').map(({ body }) => body)).toMatchObject([
    {
      title: 'Encore?',
      options: [{ label: 'Yes' }, { label: 'No' }],
      weights: [
        { tier_id: 't1', weight: 1 },
        { tier_id: 't2', weight: 3 },
      ],
      closes_at: `${closes}:00.000Z`,
    },
  ]);
});

test('a draft that the server does not open has its own address at once: a second press makes no second vote', async () => {
  const made = draft({ title: 'Encore?', closes_at: `${closes}:00.000Z` });
  const calls = open('?vote=new', {
    'POST /clubs/:id/votes': { data: made },
    'GET /votes/:id': { data: made },
    'PATCH /votes/:id': { data: { ...made, version: 2 } },
    'POST /votes/:id/open': [
      { status: 422, error: { code: 'votes.not-ready', details: { problems: ['too-many-open'] } } },
      { data: aVote() },
    ],
  });
  await write();
  closing();
  await press('Open the vote');
  await screen.findByText('A club can have 20 votes open or planned at once. Close one first.');
  expect(whereNow()).toBe('/club/velvet-static/manage-votes?vote=v1');
  // The form at the new address has come in the place of the one that was sent.
  await screen.findByRole('heading', { name: 'Edit vote' });
  await press('Open the vote');
  await waitFor(() => expect(whereNow()).toBe('/club/vote-detail/v1'));
  expect(sent(calls, 'POST /clubs/c1/votes')).toHaveLength(1);
  expect(sent(calls, 'PATCH /votes/v1').map(({ body }) => body)).toMatchObject([{ version: 1 }]);
});

test('what a picture shows is written in its sheet and saved with the vote', async () => {
  const picture = { id: 'm1', small_url: '/m1.webp', alt: '' };
  const [first, second] = aVote().options;
  const vote = draft({ options: [{ ...first, picture } as never, second as never] });
  const calls = open('?vote=v1', { 'GET /votes/:id': { data: vote }, 'PATCH /votes/:id': { data: vote } });
  await userEvent.click(await screen.findByRole('button', { name: 'Say what the picture shows' }));
  // The sheet that waits for its parts gives way to the one that has them.
  await userEvent.type(await screen.findByLabelText('What the picture shows'), 'A kite');
  const sheet = screen.getByRole('dialog', { name: 'Option 1' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Picture described' });
  await press('Save draft');
  await waitFor(() =>
    expect(sent(calls, 'PATCH /votes/v1').map(({ body }) => body)).toMatchObject([
      { options: [{ media_id: 'm1', alt: 'A kite' }, { media_id: null }] },
    ]),
  );
});

test('options are moved by the arrow keys of their handles', async () => {
  open('?vote=v1', { 'GET /votes/:id': { data: draft() } });
  const handle = await screen.findByRole('button', { name: 'Move or edit option 1' });
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(screen.getByLabelText<HTMLInputElement>('Option 1').value).toBe('Ferry at Six');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move or edit option 1' }), { key: 'ArrowUp' });
  expect(screen.getByLabelText<HTMLInputElement>('Option 1').value).toBe('Ferry at Six');
});

test('an open vote keeps its question, options and rules; only the text below is saved', async () => {
  open('?vote=v1', { 'GET /votes/:id': { data: aVote() } });
  await screen.findByText('Fans can vote already: question, options, dates and rules stay as they are.');
  expect(screen.getByLabelText('Option 1').closest('fieldset')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Move or edit/ })).toBeNull();
  screen.getByRole('button', { name: 'Save changes' });
});

test('a shelf says how each vote stands; it is closed after a question, and a binding one answered', async () => {
  const closed = aVote({
    id: 'v2',
    title: 'Owed',
    state: 'closed',
    binding: true,
    answer_due_at: '2999-11-28T12:00:00Z',
    can: { vote: false, take_back: false, manage: true, answer: true, verify: true },
  });
  const calls = open('', {
    'GET /clubs/:id/votes': ({ query }: Asked) => ({
      data: query.tab === 'closed' ? [closed] : [aVote()],
      beside: { next_cursor: null },
    }),
    'POST /votes/:id/close': { data: aVote({ state: 'closed' }) },
    'POST /votes/:id/answer': { data: closed },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Which song opens/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close now' }));
  const asked = await screen.findByRole('alertdialog');
  within(asked).getByText(/Nobody can vote or change a vote after that/);
  await userEvent.click(within(asked).getByRole('button', { name: 'Close now' }));
  await waitFor(() => expect(sent(calls, 'POST /votes/v1/close')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('radio', { name: 'Closed 1' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Owed.*answer due/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write the answer' }));
  await press('Publish answer');
  screen.getByText('Write an answer.');
  await userEvent.type(screen.getByLabelText('Your answer'), 'Done.');
  await press('Publish answer');
  await waitFor(() =>
    expect(sent(calls, 'POST /votes/v2/answer').map(({ body }) => body)).toEqual([{ text: 'Done.' }]),
  );
});

test('an empty shelf says what comes here', async () => {
  open();
  await screen.findByText('No open votes');
  screen.getByRole('link', { name: 'New vote' });
});

test('a planned vote goes back to drafts after a question', async () => {
  const planned = aVote({ state: 'scheduled', opens_at: '2999-11-18T12:00:00Z' });
  const calls = open('?shelf=scheduled', {
    'GET /clubs/:id/votes': { data: [planned], beside: { next_cursor: null } },
    'POST /votes/:id/back-to-draft': { data: draft() },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Which song opens/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to draft' }));
  const asked = await screen.findByRole('dialog', { name: /^Move “Which song opens/ });
  within(asked).getByText(/Members aren’t told/);
  await userEvent.click(within(asked).getByRole('button', { name: 'Back to draft' }));
  await waitFor(() => expect(sent(calls, 'POST /votes/v1/back-to-draft')).toHaveLength(1));
  await waitFor(() => expect(toastStore.current()?.title).toBe('The vote is a draft again'));
});
