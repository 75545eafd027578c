// @vitest-environment jsdom
// Messages that wait to be sent: kept through a reload, sent in order and one at a time, never twice, with a reason where refused.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { type Asked, aSession, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { named, stored } from '../testing/chat.ts';

type Outbox = typeof import('./outbox.ts');

/** Ends the page that is open: what belongs to nobody sends nothing. */
let closePage = () => {};

/** The page begun anew: nothing but what the phone kept. */
async function freshPage(): Promise<Outbox> {
  closePage();
  vi.resetModules();
  const session = await import('#platform/session/session.ts');
  session.storeSession(aSession());
  closePage = session.clearSession;
  return import('./outbox.ts');
}

const sent = (asked: readonly Asked[]) =>
  asked.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body as { id: string; text: string });

function withoutNetwork() {
  const lost = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', lost);
  return lost;
}

function accepting(delay_ms = 0) {
  let seq = 0;
  return stubServer({
    'POST /conversations/:id/messages': async ({ body }) => {
      await new Promise((later) => setTimeout(later, delay_ms));
      seq += 1;
      return { data: stored(body, { seq }) };
    },
  });
}

beforeEach(() => void storeSession(aSession()));
afterEach(() => {
  closePage();
  strikeStage();
});

it('sends one at a time, in the order in which they were written', async () => {
  let most = 0;
  let underWay = 0;
  const asked = stubServer({
    'POST /conversations/:id/messages': async ({ body }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((later) => setTimeout(later, 5));
      underWay -= 1;
      return { data: stored(body, { seq: 1 }) };
    },
  });
  const { write } = await freshPage();
  for (const text of ['one', 'two', 'three']) write({ conversation_id: 'c1', text });
  await vi.waitFor(() => expect(sent(asked)).toHaveLength(3));
  expect(sent(asked).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(most).toBe(1);
});

it('keeps what is not sent through a reload, and sends it with the same id', async () => {
  const lost = withoutNetwork();
  const before = await freshPage();
  const { id } = before.write({ conversation_id: 'c1', text: 'kept' });
  await vi.waitFor(() => expect(lost).toHaveBeenCalled());
  expect(localStorage.getItem('spc-outbox/u1')).toContain('kept');
  const asked = accepting();
  await freshPage();
  await vi.waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({ id, text: 'kept' });
  await vi.waitFor(() => expect(localStorage.getItem('spc-outbox/u1')).toBeNull());
});

it('tries again by itself where no answer came, with the same id, and before what was written later', async () => {
  let isDown = true;
  const asked = stubServer({
    'POST /conversations/:id/messages': ({ body }) => {
      if (isDown) return { status: 503, error: { code: 'unavailable' } };
      return { data: stored(body, { seq: 1 }) };
    },
  });
  const { write, wakeOutbox } = await freshPage();
  write({ conversation_id: 'c1', text: 'first' });
  write({ conversation_id: 'c1', text: 'second' });
  await vi.waitFor(() => expect(sent(asked)).toHaveLength(1));
  isDown = false;
  await vi.waitFor(() => {
    wakeOutbox();
    expect(sent(asked)).toHaveLength(3);
  });
  expect(sent(asked).map(({ text }) => text)).toEqual(['first', 'first', 'second']);
  expect(sent(asked)[1]?.id).toBe(sent(asked)[0]?.id);
});

it('says what was refused, goes on with the next, and tries again when asked', async () => {
  let refuses = true;
  const asked = stubServer({
    'POST /conversations/:id/messages': ({ body }) => {
      const { text } = body as { text: string };
      if (text === 'rude' && refuses) return { status: 422, error: { code: 'posts.text-blocked' } };
      return { data: stored(body, { seq: 1 }) };
    },
  });
  const { write, tryAgain, discard } = await freshPage();
  const rude = write({ conversation_id: 'c1', text: 'rude' });
  const other = write({ conversation_id: 'c1', text: 'rude' });
  write({ conversation_id: 'c1', text: 'kind' });
  const kept = () =>
    JSON.parse(localStorage.getItem('spc-outbox/u1') ?? '[]') as { id: string; refused: string }[];
  await vi.waitFor(() => expect(sent(asked).map(({ text }) => text)).toEqual(['rude', 'rude', 'kind']));
  await vi.waitFor(() =>
    expect(kept().map(({ refused }) => refused)).toEqual(['posts.text-blocked', 'posts.text-blocked']),
  );
  discard(other.id);
  refuses = false;
  tryAgain(rude.id);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(sent(asked).at(-1)).toMatchObject({ id: rude.id, text: 'rude' });
});

it('sends a message without its quote once the quoted message is gone', async () => {
  const asked = stubServer({
    'POST /conversations/:id/messages': ({ body }) =>
      (body as { reply_to: string | null }).reply_to === null
        ? { data: stored(body, { seq: 1 }) }
        : { status: 422, error: { code: 'chat.quote-not-found' } },
  });
  const { write, tryAgain } = await freshPage();
  const reply_to = { id: 'm0', seq: 1, author: named.juno, gist: 'text', text: 'gone' } as const;
  const { id } = write({ conversation_id: 'c1', text: 'so true', reply_to });
  await vi.waitFor(() => expect(localStorage.getItem('spc-outbox/u1')).toContain('chat.quote-not-found'));
  tryAgain(id);
  await vi.waitFor(() => expect(localStorage.getItem('spc-outbox/u1')).toBeNull());
  expect(sent(asked).at(-1)).toMatchObject({ id, text: 'so true', reply_to: null });
});

it('keeps the messages of each account to itself', async () => {
  const lost = withoutNetwork();
  const { write } = await freshPage();
  write({ conversation_id: 'c1', text: 'mine' });
  await vi.waitFor(() => expect(lost).toHaveBeenCalled());
  const asked = accepting();
  const { storeSession: sign } = await import('#platform/session/session.ts');
  sign(aSession({ id: 'u9', user_id: 'u9', sctoken: 'token-of-ben' }));
  await new Promise((later) => setTimeout(later, 30));
  expect(sent(asked)).toEqual([]);
  expect(localStorage.getItem('spc-outbox/u1')).toContain('mine');
});

it('waits for as long as the server says where it was too much at once, and not because the line is back', async () => {
  const asked = stubServer({
    'POST /conversations/:id/messages': [
      { status: 429, error: { code: 'too-many-requests', details: { retry_after_s: 2 } } },
      { data: stored({ id: 'm1', text: 'soon' }, { seq: 1 }) },
    ],
  });
  const { write, wakeOutbox } = await freshPage();
  write({ conversation_id: 'c1', text: 'soon' });
  const kept = () => JSON.parse(localStorage.getItem('spc-outbox/u1') ?? '[]') as { held_until?: string }[];
  await vi.waitFor(() => expect(kept()[0]?.held_until).toBeDefined());
  expect(Date.parse(kept()[0]?.held_until ?? '') - Date.now()).toBeGreaterThan(1000);
  wakeOutbox();
  await new Promise((later) => setTimeout(later, 50));
  expect(sent(asked)).toHaveLength(1);
  await vi.waitFor(() => expect(sent(asked)).toHaveLength(2), { timeout: 4000 });
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

it('says that new accounts can write less on their first day, instead of sending for an hour', async () => {
  stubServer({
    'POST /conversations/:id/messages': {
      status: 429,
      error: { code: 'posts.new-account', details: { retry_after_s: 3600 } },
    },
  });
  const { write } = await freshPage();
  write({ conversation_id: 'c1', text: 'the 61st' });
  await vi.waitFor(() =>
    expect(localStorage.getItem('spc-outbox/u1')).toContain('"refused":"posts.new-account"'),
  );
});
