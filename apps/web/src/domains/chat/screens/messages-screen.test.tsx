// @vitest-environment jsdom
// The list of conversations: what is unread, what can be done from there, requests and the search.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aListed, aMessage, juno, named, velvet } from '../testing/chat.ts';
import { Component } from './messages-screen.tsx';

afterEach(() => strikeStage());

const lounge = aListed({
  id: 'c2',
  kind: 'channel',
  channel: 'lounge',
  title: 'Away end',
  club: velvet,
  partner: null,
  unread: 12,
  muted: true,
  last: { seq: 40, author: named.juno, gist: 'picture', text: '', sent_at: '2026-11-18T07:00:00Z' },
});
const direct = aListed({
  unread: 0,
  partner_read_seq: 3,
  last: { seq: 3, author: named.mara, gist: 'text', text: 'see you', sent_at: '2026-11-18T08:00:00Z' },
});

function open(server: Server = {}, address = '/messages') {
  storeSession(aSession());
  const asked = stubServer({
    'GET /conversations': { data: [direct, lounge] },
    'GET /conversations/unread': {
      data: { conversations: 1, requests: 2, request_people: [juno], clubs: [] },
    },
    ...server,
  });
  openScreen(address, <Component />, '/messages');
  return asked;
}

it('says of each who wrote last, what is unread, and what was seen', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('You: see you')).toBeTruthy();
  expect(within(first as HTMLElement).getByLabelText('Seen')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Juno Vale: Picture')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('12 unread messages')).toBeTruthy();
  expect(within(second as HTMLElement).getByLabelText('Muted')).toBeTruthy();
  expect((await screen.findByRole('link', { name: /Message requests/ })).getAttribute('href')).toBe(
    '/messages?view=requests',
  );
});

it('puts what is unread first, and shows it alone where asked', async () => {
  const old = aListed({
    ...{ id: 'c9', title: 'Ben', unread: 2, last_at: '2026-11-01T08:00:00Z' },
    last: { seq: 3, author: named.juno, gist: 'text', text: 'still there?', sent_at: '2026-11-01T08:00:00Z' },
  });
  const asked = open({
    'GET /conversations': ({ query }) => ({ data: query.view === 'unread' ? [old] : [direct, lounge] }),
  });
  await screen.findByText('still there?');
  const rows = () => within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('listitem');
  expect(within(rows()[0] as HTMLElement).getByText('Ben')).toBeTruthy();
  expect(rows()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked.some(({ name, query }) => name === 'GET /conversations' && query.view === 'unread')).toBe(
    true,
  );
});

it('raises a conversation when something is written there', async () => {
  open();
  await screen.findByRole('list', { name: 'Conversations' });
  act(() =>
    tellListeners('chatChanged', {
      conversation_id: 'c2',
      messages: [aMessage({ seq: 41, conversation_id: 'c2', text: 'coach leaves at **seven**' })],
      last_seq: 41,
      last_change: 90,
    }),
  );
  await waitFor(() => {
    const [first] = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Juno Vale: coach leaves at seven')).toBeTruthy();
  });
});

it('shows that a message which has just come mentions one', async () => {
  open();
  await screen.findByRole('list', { name: 'Conversations' });
  const mentions = [{ user_id: 'u1', user_name: 'mara' }];
  act(() =>
    tellListeners('chatChanged', {
      conversation_id: 'c2',
      messages: [aMessage({ seq: 41, conversation_id: 'c2', text: '@mara look', mentions })],
      last_seq: 41,
      last_change: 90,
    }),
  );
  expect(await screen.findByText('You were mentioned')).toBeTruthy();
});

it('asks for no counts with every message of a busy channel', async () => {
  const asked = open();
  await screen.findByRole('list', { name: 'Conversations' });
  const counts = () => asked.filter(({ name }) => name === 'GET /conversations/unread').length;
  const before = counts();
  for (let seq = 41; seq < 61; seq += 1)
    act(() =>
      tellListeners('chatChanged', {
        conversation_id: 'c2',
        messages: [aMessage({ seq, conversation_id: 'c2' })],
        last_seq: seq,
        last_change: 50 + seq,
      }),
    );
  expect(await screen.findByText('Juno Vale: message 60')).toBeTruthy();
  expect(counts() - before).toBeLessThanOrEqual(1);
});

it('shows who types', async () => {
  open();
  await screen.findByRole('list', { name: 'Conversations' });
  act(() => tellListeners('chatTyping', { conversation_id: 'c1', user: juno }));
  expect(await screen.findByText('typing…')).toBeTruthy();
});

it('marks as read, and hides from the list until somebody writes', async () => {
  const asked = open({
    'PUT /conversations/:id/read': { data: { read_seq: 3, unread: 0 } },
    'DELETE /conversations/:id': { data: {} },
  } as Server);
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Away end' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'PUT /conversations/c2/read')).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Juno Vale' }));
  fireEvent.click(
    await screen.findByRole('button', { name: /^Hide conversation\s*It comes back when somebody writes\.$/ }),
  );
  await waitFor(() => expect(asked.some(({ name }) => name === 'DELETE /conversations/c1')).toBe(true));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Conversation hidden'));
});

it('marks as unread what was read, and counts it', async () => {
  const asked = open({
    'PUT /conversations/:id/unread': { data: { read_seq: 2, unread: 1 } },
    'GET /conversations': ({ query }) => ({
      data:
        query.view === 'all' && asked.some(({ name }) => name.endsWith('/unread') && name.startsWith('PUT'))
          ? [{ ...direct, read_seq: 2, unread: 1 }, lounge]
          : [direct, lounge],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Juno Vale' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByText('1 unread message')).toBeTruthy();
  const marked = asked.find(({ name }) => name === 'PUT /conversations/c1/unread');
  expect(marked?.body).toEqual({ seq: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Juno Vale' }));
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as unread' })).toBeNull();
});

it('finds people, conversations and words', async () => {
  open({
    'GET /messages/found': {
      data: {
        people: [{ ...juno, arrives: 'open', follows: true }],
        conversations: [],
        messages: [
          { message: aMessage({ seq: 7, text: 'radiator' }), conversation: { id: 'c1', title: 'Juno Vale' } },
        ],
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('Search people, clubs and words'), {
    target: { value: 'rad' },
  });
  const found = await screen.findByRole('link', { name: /radiator/ });
  expect(found.getAttribute('href')).toBe('/user/chat/c1?at=7');
  expect(found.querySelector('mark')?.textContent).toBe('rad');
  const people = within(screen.getByRole('region', { name: 'People' }));
  expect(people.getByRole('link', { name: /^Juno Vale/ }).getAttribute('href')).toBe(
    '/user/new-chat?to=juno',
  );
});

it('lists requests by themselves', async () => {
  const asked = open(
    { 'GET /conversations': { data: [aListed({ state: 'request', unread: 1 })] } },
    '/messages?view=requests',
  );
  expect(await screen.findByRole('list', { name: 'Message requests' })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'GET /conversations')?.query.view).toBe('requests');
});

it('is friendly where there is nothing', async () => {
  open({ 'GET /conversations': { data: [] } });
  expect(await screen.findByText('The green room is quiet')).toBeTruthy();
});

it('lists what was read last without a network', async () => {
  open();
  await screen.findByRole('list', { name: 'Conversations' });
  cleanup();
  queryClient.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  openScreen('/messages', <Component />, '/messages');
  expect(await screen.findByText('You: see you')).toBeTruthy();
});
