// @vitest-environment jsdom
// The open conversation: what comes out of order waits, and what is missing is asked for.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aMessage, aPage, named } from '../testing/chat.ts';
import { ThreadStore } from './thread.ts';

beforeEach(() => void storeSession(aSession()));
afterEach(() => strikeStage());

const live = (seq: number, change = seq, text = `message ${seq}`) => ({
  conversation_id: 'c1',
  messages: [{ ...aMessage({ seq, text }), change }],
  last_seq: seq,
  last_change: change,
});
const texts = (store: ThreadStore) => store.get().timeline.messages.map(({ text }) => text);

/** The page comes once `page` is called. */
function opening() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = stubServer({
    'GET /conversations/:id/messages': async () => {
      await promise;
      return { data: aPage([1, 2, 3].map((seq) => aMessage({ seq }))) };
    },
    'GET /conversations/:id/changes': {
      data: {
        messages: [aMessage({ seq: 4 }), aMessage({ seq: 5 })],
        next_after: null,
        last_seq: 5,
        last_change: 5,
      },
    },
  });
  const store = new ThreadStore('c1');
  return { store, page: resolve, changes: () => asked.filter(({ name }) => name.endsWith('/changes')) };
}

async function opened() {
  const { page, ...rest } = opening();
  page();
  await rest.store.read(null);
  return rest;
}

it('puts messages that overtook each other into their order, and asks for nothing', async () => {
  const { store, changes } = await opened();
  store.hear(live(5), 'u1');
  expect(texts(store)).toHaveLength(3);
  store.hear(live(4), 'u1');
  expect(texts(store)).toEqual(['message 1', 'message 2', 'message 3', 'message 4', 'message 5']);
  await new Promise((later) => setTimeout(later, 500));
  expect(changes()).toEqual([]);
});

it('asks for what is missing once the gap has stood for a moment', async () => {
  const { store, changes } = await opened();
  store.hear(live(5), 'u1');
  await new Promise((later) => setTimeout(later, 200));
  expect(changes()).toEqual([]);
  await vi.waitFor(() => expect(texts(store)).toHaveLength(5));
  expect(changes().map(({ query }) => query.after)).toEqual(['3']);
});

it('shows an edit, a reaction of another device of mine, and a message once though it comes by two ways', async () => {
  const { store } = await opened();
  store.hear({ ...live(2, 4, 'edited'), last_seq: 3 }, 'u1');
  expect(texts(store)[1]).toBe('edited');
  const [, second] = store.get().timeline.messages;
  store.hear(
    {
      conversation_id: 'c1',
      messages: [{ ...aMessage({ seq: 2, text: 'edited' }), change: 5, reactions: { heart: 1 } }],
      last_seq: 3,
      last_change: 5,
      reaction: { message_id: second?.id ?? '', user_id: 'u1', kind: 'heart' },
    },
    'u1',
  );
  expect(store.get().timeline.messages[1]).toMatchObject({
    reactions: { heart: 1 },
    mine: { reaction: 'heart' },
  });
  store.put(aMessage({ seq: 4 }));
  store.hear(live(4, 6), 'u1');
  expect(texts(store).filter((text) => text === 'message 4')).toHaveLength(1);
});

it('lets a fan answer a message of a broadcast that the socket brought, three times', async () => {
  stubServer({ 'GET /conversations/:id/messages': { data: aPage([aMessage({ seq: 1 })]) } });
  // As the socket says it: without what is one viewer's own.
  const { mine: _, answers: __, ...said } = aMessage({ seq: 2 });
  const event = { conversation_id: 'c1', messages: [said], last_seq: 2, last_change: 2 };
  for (const [isAnswerable, left] of [
    [true, 3],
    [false, null],
  ] as const) {
    const store = new ThreadStore('c1', { isAnswerable });
    await store.read(null);
    store.hear(event, 'u1');
    expect(store.get().timeline.messages[1]?.mine).toEqual({
      reaction: null,
      answers: 0,
      answers_left: left,
    });
  }
});

it('takes the words of a deleted message out of the quotes of it, held or not', async () => {
  const quote = (seq: number) => {
    const { id, text } = aMessage({ seq });
    return { id, seq, author: named.juno, gist: 'text' as const, text };
  };
  stubServer({
    'GET /conversations/:id/messages': {
      data: aPage([
        aMessage({ seq: 7 }),
        aMessage({ seq: 8, reply_to: quote(7) }),
        aMessage({ seq: 9, reply_to: quote(2) }),
      ]),
    },
  });
  const store = new ThreadStore('c1');
  await store.read(null);
  const quotes = () => store.get().timeline.messages.map(({ reply_to }) => reply_to?.text);
  const remove = (seq: number, change: number) => ({
    ...{ conversation_id: 'c1', last_seq: 9, last_change: change },
    messages: [aMessage({ seq, change, state: 'removed', text: '' })],
  });
  store.hear(remove(7, 10), 'u1');
  expect(quotes()).toEqual([undefined, '', 'message 2']);
  store.hear(remove(2, 11), 'u1');
  expect(quotes()).toEqual([undefined, '', '']);
  expect(store.get().timeline.messages[2]?.reply_to?.gist).toBe('removed');
});

it.each([
  ['was heard before the page came', (store: ThreadStore) => store.hear(live(5), 'u1')],
  ['was written before the room was heard', (store: ThreadStore) => store.watched()],
])('asks for a message that %s', async (_, meanwhile) => {
  const { store, changes, page } = opening();
  const read = store.read(null);
  meanwhile(store);
  page();
  await read;
  expect(texts(store)).toHaveLength(3);
  await vi.waitFor(() => expect(texts(store)).toHaveLength(5));
  expect(changes().map(({ query }) => query.after)).toEqual(['3']);
});

it('asks for nothing more where the page has all that was heard', async () => {
  const { store, changes, page } = opening();
  const read = store.read(null);
  store.hear(live(3), 'u1');
  page();
  await read;
  await new Promise((later) => setTimeout(later, 500));
  expect(changes()).toEqual([]);
});
