// @vitest-environment jsdom
// Tests the decisions about one's own things: the reason, the appeal once, what became of it, the clean sheet.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { View } from './decisions-view.tsx';

afterEach(strikeStage);

const decided = {
  id: 'k1',
  subject: { kind: 'comment', id: 'm1' },
  card: { title: 'The chair', text: 'Under the third chair.', path: '/club/post-detail/p1' },
  club_id: 'c1',
  club_name: 'Velvet Static',
  state: 'actioned',
  decision: {
    removed: true,
    sanction: 'warn',
    muted_until: null,
    banned_until: null,
    lifted_at: null,
    reason: 'That is the fire exit.',
    decided_at: '2026-11-12T12:00:00Z',
  },
  appeal: null,
  appeal_until: '2026-11-26T12:00:00Z',
  can: { appeal: true },
} as const;
const page = <Entry,>(data: readonly Entry[]) => ({ data });

function open(server: Server) {
  const calls = stubServer(server);
  openScreen('/user/settings', <View />);
  return calls;
}

test('a decision is read with its reason, and appealed once', async () => {
  const person = userEvent.setup();
  const appealed = {
    ...decided,
    state: 'appealed',
    appeal: { text: 'It was the fourth.', outcome: null, reason: '' },
    can: { appeal: false },
  } as const;
  const calls = open({
    'GET /users/me/cases': [page([decided]), page([appealed])],
    'POST /cases/:id/appeal': { data: appealed },
  });
  await screen.findByText('That is the fire exit.');
  screen.getByText('Your comment was removed.');
  screen.getByText('You got a warning.');
  await person.click(screen.getByRole('button', { name: 'Appeal' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Send appeal' }).disabled).toBe(true);
  await person.type(sheet.getByLabelText('Your appeal'), 'It was the fourth.');
  await person.click(sheet.getByRole('button', { name: 'Send appeal' }));
  await screen.findByText('Your appeal is in review.');
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({ text: 'It was the fourth.' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull());
});

test('an appeal that comes too late keeps its words and says so', async () => {
  const person = userEvent.setup();
  open({
    'GET /users/me/cases': page([decided]),
    'POST /cases/:id/appeal': { error: { code: 'moderation.appeal-too-late' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Appeal' }));
  const sheet = within(await screen.findByRole('dialog'));
  await person.type(sheet.getByLabelText('Your appeal'), 'It was the fourth.');
  await person.click(sheet.getByRole('button', { name: 'Send appeal' }));
  await sheet.findByText(/You can’t appeal anymore/);
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Your appeal').value).toBe('It was the fourth.');
});

test('a clean sheet is said', async () => {
  open({ 'GET /users/me/cases': page([]) });
  await screen.findByText('A clean record');
});

const ban = {
  ...decided,
  id: 'k2',
  subject: { kind: 'user', id: 'u1' },
  card: null,
  decision: {
    ...decided.decision,
    removed: false,
    sanction: 'ban',
    banned_until: '2099-12-01T12:00:00Z',
    reason: 'Sold fake tickets.',
  },
} as const;

test('a ban says from where, why and until when, and can be appealed', async () => {
  open({ 'GET /users/me/cases': page([ban]) });
  await screen.findByRole('heading', { name: 'You’re banned from Velvet Static' });
  screen.getByText('You’re banned from the club until Dec 1, 2099. You can join again after that.');
  screen.getByText('Sold fake tickets.');
  screen.getByRole('button', { name: 'Appeal' });
});

test('a ban that has ended says so, and offers no appeal', async () => {
  const decision = { ...ban.decision, lifted_at: '2026-11-20T12:00:00Z' };
  open({ 'GET /users/me/cases': page([{ ...ban, decision, can: { appeal: false } }]) });
  await screen.findByRole('heading', { name: 'You were banned from Velvet Static' });
  screen.getByText(/^The ban ended on Nov 20(, 2026)?\. You can join again\.$/);
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

test('what is hidden and not decided yet says that it is in review', async () => {
  const hidden = { ...decided, id: 'k3', state: 'open', decision: null, can: { appeal: false } } as const;
  open({ 'GET /users/me/cases': page([hidden]) });
  await screen.findByRole('heading', { name: 'Your comment is hidden while it’s in review.' });
  screen.getByText('Under the third chair.');
});
