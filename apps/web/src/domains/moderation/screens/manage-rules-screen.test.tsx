// @vitest-environment jsdom
// Tests the screen where a club keeps order: the queue, a decision, the rules, the words.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  type Answer,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Component } from './manage-rules-screen.tsx';

afterEach(strikeStage);

const can = {
  see_inside: true,
  join: false,
  leave: true,
  comment: true,
  take_part: true,
  post: true,
  manage_content: true,
  manage_members: true,
  manage_club: true,
  manage_admins: false,
  delete_club: false,
  hand_over: false,
  answer_hand_over: false,
};

const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
  house_rules: ['Be kind.', 'No spoilers.'],
  modules: [],
  viewer: { role: 'admin', can },
} as const;

const found = {
  id: 'k1',
  subject: { kind: 'post', id: 'p1' },
  card: { kind: 'post', id: 'p1', title: 'A post', text: 'Cheap tickets here', path: '/club/post-detail/p1' },
  club_id: 'c1',
  state: 'open',
  opened_at: '2026-11-14T12:00:00Z',
  updated_at: '2026-11-14T12:00:00Z',
  decision: null,
  appeal: null,
  bench: 'club',
  author: { id: 'u2', user_name: 'tout', display_name: 'Toni Tout', avatar: null },
  reports: 2,
  reasons: { scam: 2 },
  hidden: true,
  assignee: null,
  decided_by: null,
  can: { assign: true, decide: true, answer_appeal: false },
} as const;
const notes = [{ reason: 'scam', note: 'He sold me air.', created_at: '2026-11-14T12:00:00Z' }] as const;

function open(server: Server, at = '') {
  const calls = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/cases': { data: [found] },
    'GET /cases/:id': { data: { ...found, notes } },
    ...server,
  });
  openScreen(`/club/velvet-static/manage-rules${at}`, <Component />, '/club/:id/manage-rules');
  return calls;
}

test('a report is opened, looked at and decided with a reason', async () => {
  const person = userEvent.setup();
  const calls = open({ 'PUT /cases/:id/decision': { data: { ...found, state: 'actioned' } } });
  await person.click(await screen.findByRole('button', { name: /^Review report about.*Cheap tickets here/ }));
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText('He sold me air.');
  const act = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Take action' });
  expect(act.disabled).toBe(true);
  await person.click(within(sheet).getByRole('radio', { name: /Ban/ }));
  await person.type(within(sheet).getByLabelText(/Your reason/), 'No ticket touts.');
  await person.click(act);
  await waitFor(() =>
    expect(calls.find((call) => call.name === 'PUT /cases/k1/decision')?.body).toMatchObject({
      act: 'action',
      remove: true,
      sanction: 'ban',
      reason: 'No ticket touts.',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a decision that somebody else took first is said, and nothing is lost', async () => {
  const person = userEvent.setup();
  open({ 'PUT /cases/:id/decision': { error: { code: 'moderation.case-decided' } } }, '?case=k1');
  const sheet = await screen.findByRole('dialog');
  await person.type(await within(sheet).findByLabelText(/Your reason/), 'No ticket touts.');
  await person.click(within(sheet).getByRole('button', { name: 'Dismiss report' }));
  await within(sheet).findByText('This report was already decided.');
  expect(within(sheet).getByLabelText<HTMLTextAreaElement>(/Your reason/).value).toBe('No ticket touts.');
});

test('a case is closed once, however often it is tapped', async () => {
  const answer = Promise.withResolvers<Answer<'PUT /cases/:id/decision'>>();
  const calls = open({ 'PUT /cases/:id/decision': () => answer.promise }, '?case=k1');
  const sheet = await screen.findByRole('dialog');
  await userEvent.type(await within(sheet).findByLabelText(/Your reason/), 'A fair price.');
  const dismiss = within(sheet).getByRole('button', { name: 'Dismiss report' });
  // Both taps come before the button is drawn as disabled.
  dismiss.click();
  dismiss.click();
  answer.resolve({ data: { ...found, state: 'dismissed' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'PUT /cases/k1/decision').map(({ body }) => body);
  expect(sent).toEqual([{ act: 'dismiss', reason: 'A fair price.' }]);
});

test('rules are moved, removed and saved in their order', async () => {
  const person = userEvent.setup();
  const calls = open({ 'PUT /clubs/:id/house-rules': { data: club } }, '?tab=rules');
  await person.click(await screen.findByRole('button', { name: 'Move rule 2 up' }));
  await person.click(screen.getByRole('button', { name: 'Add rule' }));
  await person.type(screen.getByLabelText('Rule 3'), 'Phones down for the encore.');
  await person.click(screen.getByRole('button', { name: 'Save rules' }));
  await waitFor(() =>
    expect(calls.find((call) => call.name.startsWith('PUT'))?.body).toEqual({
      house_rules: ['No spoilers.', 'Be kind.', 'Phones down for the encore.'],
    }),
  );
});

test('a rule that was written while the rules were saved stays', async () => {
  const answer = Promise.withResolvers<Answer<'PUT /clubs/:id/house-rules'>>();
  open({ 'PUT /clubs/:id/house-rules': () => answer.promise }, '?tab=rules');
  await userEvent.type(await screen.findByLabelText('Rule 1'), ' Always.');
  await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  await userEvent.type(screen.getByLabelText('Rule 2'), ' Not even small ones.');
  answer.resolve({ data: { ...club, house_rules: ['Be kind. Always.', 'No spoilers.'] } });
  await waitFor(() => expect(toastStore.current()?.title).toBe('Rules saved'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Rule 2').value).toBe(
    'No spoilers. Not even small ones.',
  );
});

test('a word is blocked at once, and unblocked where the server says no', async () => {
  const person = userEvent.setup();
  const policy = { blocked_words: ['tout'], link_policy: 'allow', media_policy: 'members' } as const;
  open(
    {
      'GET /clubs/:id/text-policy': { data: policy },
      'PUT /clubs/:id/text-policy': { error: { code: 'clubs.staff-only' } },
    },
    '?tab=words',
  );
  await person.type(await screen.findByLabelText('Word or phrase'), 'scalper');
  await person.click(screen.getByRole('button', { name: 'Block word' }));
  await screen.findByRole('alert');
  // Taken off the list again, and still there to be sent once more.
  expect(screen.queryByRole('button', { name: /scalper/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Word or phrase').value).toBe('scalper');
  screen.getByText('tout');
});

test('a quiet club is told so', async () => {
  open({ 'GET /clubs/:id/cases': { data: [] } });
  await screen.findByText('No reports');
});

test('a member is led to what is missing', async () => {
  const viewer = { role: 'member', can: { ...can, manage_content: false } } as const;
  open({ 'GET /clubs/:id': { data: { ...club, viewer } } });
  await waitFor(() => expect(whereNow()).toContain('/permission-error?reason=owner'));
});
