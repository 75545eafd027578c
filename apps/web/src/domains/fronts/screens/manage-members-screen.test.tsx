// @vitest-environment jsdom
// Tests the register: who waits, the lists, searching, an act on one, and one on several of which some fail.
import type { MemberView } from '@stagepass/contract/memberships/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { holdCalls, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './manage-members-screen.tsx';

afterEach(strikeStage);

const club = {
  id: 'c1',
  handle: 'harbour-voices',
  name: 'Harbour Voices',
  hue: 200,
  picture: null,
  member_count: 53,
  viewer: { role: 'owner', can: { manage_content: true, manage_members: true } },
} as const;
const user = (id: string, display_name: string) => ({ id, user_name: id, display_name, avatar: null });
const all = { set_tier: true, change_role: true, mute: true, remove: true, ban: true };
const none = { set_tier: false, change_role: false, mute: false, remove: false, ban: false };
const member = (id: string, name: string, change: Partial<MemberView> = {}) => ({
  user: user(id, name),
  role: 'member' as const,
  scopes: [],
  number: 7,
  state: 'active' as const,
  tier: null,
  hand_tier_id: null,
  level: 3,
  muted_until: null,
  banned_at: null,
  banned_until: null,
  ban_reason: null,
  can: all,
  ...change,
});
const sigrid = member('sigrid', 'Sigrid Aune', { role: 'owner', number: 1, can: none });
const tomasz = member('tomasz', 'Tomasz Wilk', { number: 217 });
const anneli = member('anneli', 'Anneli Kask', { number: 844 });
const request = {
  id: 'q1',
  user: user('liv', 'Liv'),
  note: 'Alto.',
  asked_at: '2026-11-14T12:00:00Z',
} as const;
const page = <Entry,>(data: readonly Entry[]) => ({ data });

function open(server: Server = {}) {
  const calls = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/members': page([sigrid, tomasz, anneli]),
    'GET /clubs/:id/members/counts': { data: { active: 53, staff: 2, muted: 0, banned: 1, left: 0 } },
    'GET /clubs/:id/join-requests': { ...page([request]), beside: { waiting: 1 } },
    ...server,
  });
  openScreen('/club/harbour-voices/manage-members', <Component />, '/club/:id/manage-members');
  return calls;
}

test('who waits stands above everybody, and alone behind a chip; empty lists are not offered', async () => {
  const person = userEvent.setup();
  open();
  await screen.findByRole('button', { name: 'Approve Liv' });
  await screen.findByText('Tomasz Wilk');
  await screen.findByRole('button', { name: 'Staff 2' });
  expect(screen.queryByRole('button', { name: /Muted/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Requests 1' }));
  await screen.findByRole('heading', { name: 'Join requests' });
  expect(screen.queryByText('Tomasz Wilk')).toBeNull();
});

test('a search without a find says so, and hides who waits', async () => {
  const person = userEvent.setup();
  open({ 'GET /clubs/:id/members': [page([tomasz]), page([])] });
  await screen.findByText('Tomasz Wilk');
  await person.type(screen.getByRole('searchbox'), 'z');
  await screen.findByText('No members found');
  expect(screen.queryByRole('button', { name: 'Approve Liv' })).toBeNull();
});

test('a search is asked for once the typing has paused, not with every key', async () => {
  const person = userEvent.setup();
  const calls = open({ 'GET /clubs/:id/members': [page([tomasz]), page([anneli])] });
  await screen.findByText('Tomasz Wilk');
  const before = calls.filter(({ name }) => name.endsWith('/members')).length;
  await person.type(screen.getByRole('searchbox'), 'anneli');
  await screen.findByText('Anneli Kask');
  expect(calls.filter(({ name }) => name.endsWith('/members')).length).toBe(before + 1);
});

test('one member is banned, with a reason and an end', async () => {
  const person = userEvent.setup();
  const calls = open({ 'PUT /clubs/:id/members/:user_id/ban': { data: tomasz } });
  await person.click(await screen.findByRole('button', { name: 'Manage Tomasz Wilk' }));
  await person.click(await screen.findByRole('button', { name: 'Ban' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ban Tomasz Wilk?' }));
  const act = sheet.getByRole<HTMLButtonElement>('button', { name: 'Ban Tomasz Wilk' });
  expect(act.disabled).toBe(true);
  await person.type(sheet.getByLabelText('Reason'), 'Sold fake tickets.');
  await person.click(sheet.getByText('30 days'));
  await person.click(act);
  await waitFor(() => expect(toastStore.current()?.title).toBe('Changes saved'));
  const sent = calls.find((call) => call.name.endsWith('/tomasz/ban'))?.body as {
    reason: string;
    until: string;
  };
  expect(sent.reason).toBe('Sold fake tickets.');
  expect(Math.round((Date.parse(sent.until) - Date.now()) / 86_400_000)).toBe(30);
});

test('a ban says why and until when, and is changed or taken back', async () => {
  const person = userEvent.setup();
  const banned = member('tomasz', 'Tomasz Wilk', {
    state: 'removed',
    banned_at: '2026-11-01T12:00:00Z',
    banned_until: '2099-12-01T12:00:00Z',
    ban_reason: 'Sold fake tickets.',
  });
  const calls = open({
    'GET /clubs/:id/members': page([banned]),
    'PUT /clubs/:id/members/:user_id/ban': { data: banned },
  });
  await screen.findByText('Banned until Dec 1, 2099');
  await person.click(screen.getByRole('button', { name: 'Manage Tomasz Wilk' }));
  await screen.findByText('Reason: Sold fake tickets.');
  screen.getByRole('button', { name: 'Unban' });
  await person.click(screen.getByRole('button', { name: 'Edit ban' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ban of Tomasz Wilk' }));
  await person.click(sheet.getByText('No end'));
  await person.click(sheet.getByRole('button', { name: 'Save ban' }));
  await waitFor(() =>
    expect(calls.find((call) => call.name.endsWith('/tomasz/ban'))?.body).toEqual({
      reason: 'Sold fake tickets.',
      until: null,
    }),
  );
});

test('what the server would refuse is not offered', async () => {
  const person = userEvent.setup();
  open();
  await person.click(await screen.findByRole('button', { name: 'Manage Sigrid Aune' }));
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByRole('link', { name: 'View profile' });
  expect(sheet.queryByRole('button', { name: 'Ban' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Sigrid Aune/ })).toBeNull();
});

test('several are removed at once, and it is said where one could not be', async () => {
  const person = userEvent.setup();
  const calls = open({
    'DELETE /clubs/:id/members/:user_id': ({ params }) =>
      params.user_id === tomasz.user.id
        ? { data: tomasz }
        : { error: { code: 'memberships.above-your-rank' } },
  });
  await person.click(await screen.findByRole('button', { name: /^Tomasz Wilk/ }));
  await person.click(screen.getByRole('button', { name: /^Anneli Kask/ }));
  screen.getByText('2 selected');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove 2 members?' });
  await person.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(toastStore.current()?.title).toBe(
      '1 of 2 members updated. You can only do this to members with a lower role than yours.',
    ),
  );
  expect(calls.filter((call) => call.name.startsWith('DELETE'))).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('answering a request is confirmed though its card has gone from the list', async () => {
  const person = userEvent.setup();
  open({ 'POST /clubs/:id/join-requests/:request_id/approve': { data: { member_number: 54 } } });
  const answer = holdCalls('POST /clubs/c1/join-requests/q1/approve');
  await person.click(await screen.findByRole('button', { name: 'Approve Liv' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Liv' })).toBeNull());
  answer();
  await waitFor(() => expect(toastStore.current()?.title).toBe('Liv joined as member number 54'));
});

test('a refusal that fails is said, and the request is back with the reason that was typed', async () => {
  const person = userEvent.setup();
  open({
    'POST /clubs/:id/join-requests/:request_id/refuse': { status: 500, error: { code: 'internal' } },
  });
  const answer = holdCalls('POST /clubs/c1/join-requests/q1/refuse');
  await person.click(await screen.findByRole('button', { name: 'Decline Liv' }));
  await person.type(await screen.findByLabelText('Reason (optional)'), 'No altos now');
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline Liv' })).toBeNull());
  answer();
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/Something went wrong/));
  await person.click(await screen.findByRole('button', { name: 'Decline Liv' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reason (optional)')).value).toBe('No altos now');
});

test('whoever is made an admin is made one for something', async () => {
  const person = userEvent.setup();
  const calls = open({
    'PUT /clubs/:id/members/:user_id/role': { data: { ...tomasz, role: 'admin', scopes: ['scan'] } },
  });
  await person.click(await screen.findByRole('button', { name: 'Manage Tomasz Wilk' }));
  await person.click(await screen.findByRole('button', { name: 'Make admin' }));
  const sheet = await screen.findByRole('dialog', { name: 'Make Tomasz Wilk an admin?' });
  await person.click(within(sheet).getByRole('button', { name: 'Make admin' }));
  expect(within(sheet).getByRole('alert').textContent).toBe('Choose at least one thing they can do.');
  expect(calls.some((call) => call.name.startsWith('PUT'))).toBe(false);
  await person.click(within(sheet).getByRole('checkbox', { name: /^Scan at the entrance/ }));
  await person.click(within(sheet).getByRole('button', { name: 'Make admin' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Changes saved'));
  expect(calls.find((call) => call.name.startsWith('PUT'))?.body).toEqual({
    role: 'admin',
    scopes: ['scan'],
  });
});

test('what an admin is for stands on the list and can be changed', async () => {
  const person = userEvent.setup();
  const helper = member('tomasz', 'Tomasz Wilk', { role: 'admin', scopes: ['scan', 'sales'], number: 217 });
  const calls = open({
    'GET /clubs/:id/members': page([sigrid, helper]),
    'PUT /clubs/:id/members/:user_id/role': { data: helper },
  });
  await screen.findByText('#217, Scanning, Sales');
  await person.click(screen.getByRole('button', { name: 'Manage Tomasz Wilk' }));
  await person.click(await screen.findByRole('button', { name: 'Change what they can do' }));
  const sheet = await screen.findByRole('dialog', { name: 'What Tomasz Wilk can do' });
  await person.click(within(sheet).getByRole('checkbox', { name: /^Sell/ }));
  await person.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Changes saved'));
  expect(calls.find((call) => call.name.startsWith('PUT'))?.body).toEqual({
    role: 'admin',
    scopes: ['scan'],
  });
});
