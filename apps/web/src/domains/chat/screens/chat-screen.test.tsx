// @vitest-environment jsdom
// An open conversation: what is said in it, writing, answering, editing, reacting, and why one cannot write.
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import { readAnswer } from '#platform/storage/answers-db.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aConversation, aMessage, aPage, juno, mara, stored, velvet } from '../testing/chat.ts';
import { Component } from './chat-screen.tsx';

afterEach(() => strikeStage());

const own = { ...mara, role: null, tier: null };
const now = new Date().toISOString();

function open(
  change: Partial<ConversationDetail> = {},
  server: Server = {},
  messages = [1, 2, 3].map((seq) => aMessage({ seq })),
  address = '/user/chat/c1',
) {
  storeSession(aSession());
  const asked = stubServer({
    'GET /conversations/:id': { data: aConversation(change) },
    'GET /conversations/:id/messages': { data: aPage(messages) },
    'PUT /conversations/:id/read': { data: { read_seq: 3, unread: 0 } },
    'PUT /conversations/:id/typing': { data: {} },
    'GET /conversations/unread': { data: {} },
    ...server,
  } as Server);
  openScreen(address, <Component />, '/user/chat/:id');
  return asked;
}

const log = () => screen.findByRole('log', { name: 'Messages with Juno Vale' });

it('opens at the first unread message, under a line, and says that it was read', async () => {
  const asked = open({ read_seq: 1, unread: 2 });
  await log();
  expect(screen.getByText('New messages')).toBeTruthy();
  const page = asked.find(({ name }) => name === 'GET /conversations/c1/messages');
  expect(page?.query).toEqual({ around: '2' });
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'PUT /conversations/c1/read')?.body).toEqual({ seq: 3 }),
  );
});

it('shows a message at once and sends it with an id of its own', async () => {
  const asked = open(
    {},
    {
      'POST /conversations/:id/messages': ({ body }) => ({
        data: stored(body, { seq: 4, author: own }),
      }),
    },
  );
  const list = await log();
  fireEvent.change(screen.getByLabelText('Message Juno Vale'), { target: { value: ' See you **there** ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(list).getByText('there')).toBeTruthy();
  await waitFor(() =>
    expect(asked.some(({ name }) => name === 'POST /conversations/c1/messages')).toBe(true),
  );
  const { body } = asked.find(({ name }) => name === 'POST /conversations/c1/messages') ?? {};
  expect(body).toMatchObject({ text: 'See you **there**' });
  expect((body as { id: string }).id).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(within(list).getAllByText('there')).toHaveLength(1));
  expect((screen.getByLabelText('Message Juno Vale') as HTMLTextAreaElement).value).toBe('');
});

it('says why a message was refused, and offers to try again or delete it', async () => {
  open({}, { 'POST /conversations/:id/messages': { status: 422, error: { code: 'posts.text-blocked' } } });
  await log();
  fireEvent.change(screen.getByLabelText('Message Juno Vale'), { target: { value: 'rude' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Not sent\. This has a word/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('rude')).toBeNull());
});

it('puts a refused message back into the field with its quote, above what was begun since', async () => {
  const asked = open(
    {},
    {
      'POST /conversations/:id/messages': ({ body }) =>
        (body as { text: string }).text === 'rude'
          ? { status: 422, error: { code: 'posts.text-blocked' } }
          : { data: stored(body, { seq: 4, author: own }) },
    },
  );
  await log();
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const field = screen.getByLabelText('Message Juno Vale') as HTMLTextAreaElement;
  fireEvent.change(field, { target: { value: 'rude' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Not sent\. This has a word/);
  fireEvent.change(field, { target: { value: 'next' } });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(field.value).toBe('rude\nnext'));
  expect(screen.queryByText(/^Not sent/)).toBeNull();
  expect(screen.getByText('Replying to Juno Vale')).toBeTruthy();
  expect(localStorage.getItem('spc-outbox/u1')).toBeNull();
  fireEvent.change(field, { target: { value: 'kind' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      text: 'kind',
      reply_to: aMessage({ seq: 1 }).id,
    }),
  );
});

it('keeps a draft for the next visit', async () => {
  open();
  await log();
  fireEvent.change(screen.getByLabelText('Message Juno Vale'), { target: { value: 'half a' } });
  expect(localStorage.getItem('spc-chat-draft/u1/c1')).toContain('half a');
});

it('marks unread from a message on, goes back to the list, and does not read it again', async () => {
  const asked = open(
    { read_seq: 1, unread: 2 },
    { 'PUT /conversations/:id/unread': { data: { read_seq: 1, unread: 2 } } },
  );
  await log();
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark unread from here' }));
  await waitFor(() => expect(whereNow()).toBe('/messages'));
  expect(toastStore.current()?.title).toBe('Marked as unread');
  const marks = asked.flatMap(({ name, body }) => (name.startsWith('PUT') ? [{ name, body }] : []));
  expect(marks.at(-1)).toEqual({ name: 'PUT /conversations/c1/unread', body: { seq: 2 } });
});

it('reads on where marking as unread failed', async () => {
  const asked = open(
    { read_seq: 1, unread: 2 },
    { 'PUT /conversations/:id/unread': { status: 503, error: { code: 'unavailable' } } },
  );
  await log();
  const reads = () => asked.filter(({ name }) => name === 'PUT /conversations/c1/read').length;
  // Before it has said how far the messages were read.
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark unread from here' }));
  await waitFor(() => expect(toastStore.current()?.tone).toBe('bad'));
  expect(whereNow()).toBe('/user/chat/c1');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads()).toBe(1));
});

it('reacts from the menu, at once', async () => {
  const asked = open(
    {},
    {
      'PUT /messages/:id/reaction': {
        data: { ...aMessage({ seq: 2 }), change: 9, reactions: { fire: 1 }, mine: { reaction: 'fire' } },
      },
    },
  );
  await log();
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Fire' }));
  expect(
    await screen.findByRole('button', { name: 'Fire, 1, including yours. Press to remove it.' }),
  ).toBeTruthy();
  await waitFor(() => expect(asked.some(({ name }) => name.endsWith('/reaction'))).toBe(true));
});

it('edits an own message within 15 minutes, and not an old one', async () => {
  const fresh = aMessage({ seq: 2, author: own, text: 'typo', created_at: now });
  const asked = open(
    {},
    { 'PATCH /messages/:id': { data: { ...fresh, change: 9, text: 'fixed', edited_at: now } } },
    [aMessage({ seq: 1, author: own, text: 'old', created_at: '2026-01-01T08:00:00Z' }), fresh],
  );
  await log();
  const [old, young] = screen.getAllByRole('button', { name: 'Message options' });
  fireEvent.click(old as HTMLElement);
  await screen.findByRole('dialog', { name: 'Your message' });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(young as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const field = screen.getByLabelText('Message Juno Vale') as HTMLTextAreaElement;
  await waitFor(() => expect(field.value).toBe('typo'));
  fireEvent.change(field, { target: { value: 'fixed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('edited')).toBeTruthy();
  expect(asked.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ text: 'fixed' });
});

it('answers a message with its words quoted', async () => {
  const asked = open(
    {},
    {
      'POST /conversations/:id/messages': ({ body }) => ({ data: stored(body, { seq: 4, author: own }) }),
    },
  );
  await log();
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  expect(screen.getByText('Replying to Juno Vale')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Message Juno Vale'), { target: { value: 'yes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      reply_to: aMessage({ seq: 1 }).id,
    }),
  );
});

it('shows how far the other one has read', async () => {
  open({ partner_read_seq: 2, partner_read_at: now }, {}, [
    aMessage({ seq: 1 }),
    aMessage({ seq: 2, author: own }),
  ]);
  await log();
  expect(screen.getByText(/^Seen /)).toBeTruthy();
});

it('asks what becomes of a request, without telling that it was read', async () => {
  const asked = open(
    { state: 'request', unread: 1, read_seq: 2 },
    { 'POST /conversations/:id/accept': { data: aConversation() } },
  );
  await log();
  expect(screen.queryByLabelText('Message Juno Vale')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByLabelText('Message Juno Vale')).toBeTruthy();
  expect(asked.some(({ name }) => name.endsWith('/accept'))).toBe(true);
});

it('offers text alone to somebody who has not accepted yet', async () => {
  open({ state: 'requested' });
  await log();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  for (const name of [/^Add a picture/, 'Add pictures', 'Record a voice note'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says why nobody can write anymore', async () => {
  open({ state: 'closed', closed_reason: 'unavailable', can: { ...aConversation().can, write: false } });
  await log();
  expect(await screen.findByText(/^You can’t write to this person anymore/)).toBeTruthy();
});

it('names what does not exist', async () => {
  open({}, { 'GET /conversations/:id': { status: 404, error: { code: 'chat.not-found' } } });
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
});

const askedAround = (asked: ReturnType<typeof open>) =>
  asked.filter(({ name }) => name === 'GET /conversations/c1/messages').map(({ query }) => query.around);

it.each([
  ['its place', '?at=2', {}],
  ['its id, as earlier links do', '?message=m2', { 'GET /messages/:id': { data: aMessage({ seq: 2 }) } }],
])('opens at the message that a link names by %s', async (_, link, server) => {
  const asked = open({}, server, undefined, `/user/chat/c1${link}`);
  await log();
  expect(askedAround(asked)).toEqual(['2']);
});

it('opens as usual where the message of a link cannot be read anymore', async () => {
  const gone = { 'GET /messages/:id': { status: 404, error: { code: 'chat.message-not-found' } } };
  const asked = open({}, gone, undefined, '/user/chat/c1?message=m9');
  await log();
  expect(askedAround(asked)).toEqual([undefined]);
});

it('says until when the server takes no more messages', async () => {
  open(
    {},
    {
      'POST /conversations/:id/messages': {
        status: 429,
        error: { code: 'too-many-requests', details: { retry_after_s: 600 } },
      },
    },
  );
  await log();
  fireEvent.change(screen.getByLabelText('Message Juno Vale'), { target: { value: 'too fast' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Too many messages at once. This one is sent at \d/)).toBeTruthy();
});

const lounge = {
  kind: 'channel',
  channel: 'lounge',
  title: 'Lounge',
  club: velvet,
  partner: null,
} as const satisfies Partial<ConversationDetail>;
const inLounge = () => screen.findByRole('log', { name: 'Messages in Lounge' });

it('says what a channel is about', async () => {
  open({ ...lounge, topic: 'Coaches and songs', members: 12 });
  await inLounge();
  expect(screen.getByText('Coaches and songs · Velvet Static, 12 members')).toBeTruthy();
});

it('leads from a message in a channel to its author, who can be muted there', async () => {
  const asked = open(lounge, { 'PUT /users/:id/mute': { data: {} } } as Server);
  await inLounge();
  expect(screen.getByRole('link', { name: 'View Juno Vale’s profile' }).getAttribute('href')).toBe(
    '/user/juno',
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'View profile' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Message Juno Vale' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Manage member/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Mute Juno Vale/ }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'PUT /users/u2/mute')).toBe(true));
  expect(await screen.findAllByText('Message not shown')).toHaveLength(3);
});

it('blocks the author of a message in a channel, after a question', async () => {
  const asked = open(lounge, { 'PUT /users/:id/block': { data: {} } } as Server);
  await inLounge();
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: /^Block Juno Vale/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'PUT /users/u2/block')).toBe(true));
  expect(await screen.findAllByText('Message not shown')).toHaveLength(3);
});

it('lets staff mute or ban the author of a message', async () => {
  open({ ...lounge, can: { ...aConversation().can, moderate: true } }, {
    'GET /clubs/:id/members': {
      data: [{ user: juno, can: { mute: true, ban: true } }],
    },
  } as Server);
  await inLounge();
  fireEvent.click(screen.getAllByRole('button', { name: 'Message options' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: /^Manage member/ }));
  expect(await screen.findByRole('dialog', { name: 'Juno Vale' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Ban/ })).toBeTruthy();
});

it('does not say of a blocked person’s message that it is in review', async () => {
  open(lounge, {}, [aMessage({ seq: 1, state: 'blocked', text: '' }), aMessage({ seq: 2 })]);
  await inLounge();
  expect(screen.getByText('Message not shown')).toBeTruthy();
  expect(screen.queryByText('This message is in review')).toBeNull();
});

it('shows what was read last without a network, and takes what is written', async () => {
  open();
  await log();
  await waitFor(async () => expect(await readAnswer('chat/messages/c1')).toBeDefined(), { timeout: 4000 });
  // The app begun anew, on the train.
  cleanup();
  queryClient.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  openScreen('/user/chat/c1', <Component />, '/user/chat/:id');
  const list = await log();
  expect(within(list).getByText('message 3')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Message Juno Vale'), { target: { value: 'from the tunnel' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(list).getByText('from the tunnel')).toBeTruthy();
  expect(localStorage.getItem('spc-outbox/u1')).toContain('from the tunnel');
});

it('believes the server that a conversation is gone, and forgets what was kept of it', async () => {
  open();
  await log();
  await waitFor(async () => expect(await readAnswer('chat/messages/c1')).toBeDefined(), { timeout: 4000 });
  cleanup();
  queryClient.clear();
  open({}, { 'GET /conversations/:id': { status: 404, error: { code: 'chat.not-found' } } });
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
  await waitFor(async () => expect(await readAnswer('chat/messages/c1')).toBeUndefined());
});

it.each(['paste', 'drop'] as const)('takes a picture by %s', async (way) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }));
  open();
  await log();
  const files = [new File(['x'], 'stage.png', { type: 'image/png' })];
  const field = screen.getByLabelText('Message Juno Vale');
  if (way === 'paste') fireEvent.paste(field, { clipboardData: { files } });
  else fireEvent.drop(field, { dataTransfer: { files } });
  expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
});
