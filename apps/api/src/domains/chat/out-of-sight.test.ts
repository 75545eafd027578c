// Owns: what somebody who is out of sight (suspended, hidden while reports wait, closing) wrote in channels is read by themselves and by
// the staff alone, and what they write on reaches nobody else.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, type Ears, listen, stopListening } from '#app/testing/ears.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { chatCalls } from './testing/chat-calls.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let reader: Registered;
let speaker: Registered;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  club = await foundClub(app, mailbox);
  reader = await joinedMember(app, mailbox, club.id);
  speaker = await joinedMember(app, mailbox, club.id);
  id = await channelOf(app, club.id, 'lounge');
});
afterEach(stopListening);

type Way = 'suspended_at' | 'hidden_at' | 'closing_at';
const ways: Way[] = ['suspended_at', 'hidden_at', 'closing_at'];

async function setOut(way: Way, out = true): Promise<void> {
  await app.platform.db.query({
    text: `update users set ${way} = $2 where id = $1`,
    values: [speaker.id, out ? app.clock.now() : null],
  });
}

const { call: sendTo, send, store, open } = chatCalls(() => app);
const say = (as: Registered, text: string, more: object = {}) => send(as, id, text, more);
/** Everything that somebody can read of the lounge. */
async function seenBy(as: Registered, q: string) {
  const { messages } = (await app.ok('GET /conversations/:id/messages', { params: { id }, query: {} }, as.as))
    .data;
  const found = await app.ok('GET /conversations/:id/found', { params: { id }, query: { q } }, as.as);
  const everywhere = await app.ok('GET /messages/found', { query: { q } }, as.as);
  return {
    states: messages.map(({ state, text }) => `${state} ${text}`.trim()),
    quotes: messages.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to.text])),
    last: (await app.ok('GET /conversations/:id', { params: { id } }, as.as)).data.last?.text,
    found: found.data.length + everywhere.data.messages.length,
  };
}

test.each(ways)(
  'an account with %s: its messages, quotes and lines are for the staff and itself',
  async (way) => {
    const insult = await say(speaker, 'An insult');
    await say(club.owner, 'Stop it', { reply_to: insult.id });
    await say(speaker, 'Another insult');
    const all = {
      states: ['shown An insult', 'shown Stop it', 'shown Another insult'],
      quotes: ['An insult'],
      last: 'Another insult',
      found: 4,
    };
    expect(await seenBy(reader, 'insult')).toEqual(all);
    await setOut(way);
    expect(await seenBy(reader, 'insult')).toEqual({
      states: ['hidden', 'shown Stop it', 'hidden'],
      quotes: [''],
      last: '',
      found: 0,
    });
    expect(await seenBy(club.owner, 'insult')).toEqual(all);
    if (way !== 'suspended_at') expect(await seenBy(speaker, 'insult')).toEqual(all);
    const quoting = await sendTo(reader, id, 'What?', { reply_to: insult.id });
    expect(quoting).toMatchObject({ error: { code: 'chat.quote-not-found' } });
    await setOut(way, false);
    expect(await seenBy(reader, 'insult')).toEqual(all);
  },
);

const texts = (heard: Ears) =>
  heard
    .heard('chatChanged')
    .flatMap((event) => (event as { messages: { text: string }[] }).messages.map(({ text }) => text));
const hearing = (who: Registered) =>
  listen(app.url, { token: who.as.token, user_id: who.id, rooms: [`conversation:${id}`, `talk:${who.id}`] });

test.each(['hidden_at', 'closing_at'] as const)(
  'with %s nobody hears what it goes on writing',
  async (way) => {
    const before = await say(speaker, 'Before');
    await app.ok('PUT /conversations/:id/read', { params: { id }, body: { seq: 1 } }, reader.as);
    const [theirs, own] = [await hearing(reader), await hearing(speaker)];
    await setOut(way);
    const named = await say(speaker, `@${reader.user_name} listen`);
    await app.ok(
      'PATCH /messages/:id',
      { params: { id: named.id }, body: { text: `@${reader.user_name}!` } },
      speaker.as,
    );
    await app.ok(
      'PUT /messages/:id/reaction',
      { params: { id: before.id }, body: { kind: 'sad' } },
      club.owner.as,
    );
    await app.ok('PUT /conversations/:id/typing', { params: { id } }, speaker.as);
    // The staff can answer it; its words reach nobody else by that.
    await say(club.owner, 'We read this', { reply_to: named.id });
    await expect.poll(() => texts(theirs)).toEqual(['We read this']);
    expect(JSON.stringify(theirs.heard('chatChanged'))).not.toContain('listen');
    await expect.poll(() => texts(own)).toContain(`@${reader.user_name} listen`);
    await allSaid(app, theirs, own);
    expect(theirs.heard('chatTyping')).toEqual([]);
    expect(theirs.heard('haveMessage')).toEqual([]);
    const seen = await app.ok('GET /conversations/:id', { params: { id } }, reader.as);
    expect(seen.data.mentioned).toBe(false);
    // A deleted one goes everywhere.
    theirs.forget();
    await app.ok('DELETE /messages/:id', { params: { id: before.id } }, speaker.as);
    await expect
      .poll(() => theirs.heard('chatChanged'))
      .toMatchObject([{ messages: [{ state: 'removed' }] }]);
  },
);

test('suspended between the look at the rights and the writing: the statement itself refuses', async () => {
  const write = () => store(speaker, { conversation_id: id, club_id: club.id }, 'Late');
  expect(await write()).toMatchObject({ seq: 1, author_out: false });
  await setOut('suspended_at');
  expect(await write()).toBeUndefined();
  const answered = await sendTo(speaker, id, 'Me?');
  expect(answered.ok).toBe(false);
});

test('the conversation with somebody out of sight is closed for both', async () => {
  const { id: pair } = await open(speaker, reader);
  expect((await sendTo(speaker, pair, 'Hi')).ok).toBe(true);
  await setOut('hidden_at');
  for (const one of [speaker, reader])
    expect(await sendTo(one, pair, 'Still there?')).toMatchObject({
      error: { code: 'chat.closed', details: { reason: 'unavailable' } },
    });
});
