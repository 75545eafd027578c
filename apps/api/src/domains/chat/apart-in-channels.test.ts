// Owns: what somebody says in a club's channels never reaches those who are not shown them (blocked either way, or muted by the
// reader): not over the socket, and not in what is read.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, type Ears, listen, stopListening } from '#app/testing/ears.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let owner: Registered;
let reader: Registered;
let speaker: Registered;
/** The lounge, where everybody writes. */
let id: string;
/** Of the reader: in the lounge, and in the list of all channels. */
let ears: [Ears, Ears];
/** Of another member, who hears everybody. */
let control: Ears;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const club = await foundClub(app, mailbox);
  owner = club.owner;
  reader = await joinedMember(app, mailbox, club.id);
  speaker = await joinedMember(app, mailbox, club.id);
  const other = await joinedMember(app, mailbox, club.id);
  id = await channelOf(app, club.id, 'lounge');
  ears = [await hearing(reader, `conversation:${id}`), await hearing(reader, `talk:${reader.id}`)];
  control = await hearing(other, `conversation:${id}`);
});
afterEach(stopListening);

const hearing = (who: Registered, room: string) =>
  listen(app.url, { token: who.as.token, user_id: who.id, rooms: [room] });

async function say(from: Registered, text: string, more: { reply_to?: string } = {}) {
  const body = { id: randomUUID(), text, ...more };
  return (await app.ok('POST /conversations/:id/messages', { params: { id }, body }, from.as)).data;
}

/** Texts of the messages that came, in the order in which they came. */
const texts = (heard: Ears) =>
  heard
    .heard('chatChanged')
    .flatMap((event) => (event as { messages: { text: string }[] }).messages.map(({ text }) => text));

async function settled(): Promise<void> {
  await allSaid(app, ...ears, control);
}

const waysApart = {
  'whom the reader blocked': () => app.ok('PUT /users/:id/block', { params: { id: speaker.id } }, reader.as),
  'who blocked the reader': () => app.ok('PUT /users/:id/block', { params: { id: reader.id } }, speaker.as),
  'whom the reader muted': () => app.ok('PUT /users/:id/mute', { params: { id: speaker.id } }, reader.as),
} as const;

test.each(Object.entries(waysApart))('nothing comes of somebody %s', async (_, keepApart) => {
  const kettle = await say(owner, 'Kettle on at nine.');
  await say(speaker, 'Before.');
  for (const each of ears) await expect.poll(() => texts(each)).toEqual(['Kettle on at nine.', 'Before.']);
  await keepApart();
  for (const each of [...ears, control]) each.forget();
  const said = await say(speaker, 'After.');
  await app.ok('PUT /conversations/:id/typing', { params: { id } }, speaker.as);
  await app.ok('PATCH /messages/:id', { params: { id: said.id }, body: { text: 'Edited.' } }, speaker.as);
  const fire = { kind: 'fire' as const };
  await app.ok('PUT /messages/:id/reaction', { params: { id: kettle.id }, body: fire }, speaker.as);
  // What another one does to it brings its words no more than itself.
  await app.ok('PUT /messages/:id/reaction', { params: { id: said.id }, body: fire }, owner.as);
  await app.ok('PUT /messages/:id/pin', { params: { id: said.id } }, owner.as);
  await expect.poll(() => control.heard('chatChanged')).toHaveLength(5);
  await expect.poll(() => control.heard('chatTyping')).toHaveLength(1);
  await settled();
  for (const each of ears) expect(each.names().filter((name) => name.startsWith('chat'))).toEqual([]);
  // Others are heard as before, with a number by which the phone asks for what lies between.
  await say(owner, 'Doors at eight.');
  for (const each of ears) await expect.poll(() => texts(each)).toEqual(['Doors at eight.']);
});

test.each(Object.entries(waysApart))(
  'nobody reads by quoting the words of somebody %s',
  async (_, keepApart) => {
    const said = await say(speaker, 'Not for everybody.');
    const quoting = { id: randomUUID(), text: 'What was that?', reply_to: said.id };
    await keepApart();
    const answered = await app.call(
      'POST /conversations/:id/messages',
      { params: { id }, body: quoting },
      reader.as,
    );
    expect(answered).toMatchObject({ ok: false, error: { code: 'chat.quote-not-found' } });
    expect(JSON.stringify(answered)).not.toContain('Not for everybody');
    const again = await say(owner, 'I read it.', { reply_to: said.id });
    expect(again.reply_to).toMatchObject({ id: said.id, text: 'Not for everybody.' });
  },
);

test('an answer to somebody whom the reader blocked comes without the words that it quotes', async () => {
  const said = await say(speaker, 'A word that hurts.');
  await waysApart['whom the reader blocked']();
  for (const each of [...ears, control]) each.forget();
  const reply = await say(owner, 'Please be kind.', { reply_to: said.id });
  await app.ok('PATCH /messages/:id', { params: { id: reply.id }, body: { text: 'Be kind.' } }, owner.as);
  const quotes = (heard: Ears) =>
    heard
      .heard('chatChanged')
      .map(
        (event) =>
          (event as { messages: { reply_to: { text: string } | null }[] }).messages[0]?.reply_to?.text,
      );
  await expect.poll(() => quotes(control)).toEqual(['A word that hurts.', 'A word that hurts.']);
  for (const each of ears) {
    await expect.poll(() => texts(each)).toEqual(['Please be kind.', 'Be kind.']);
    expect(quotes(each)).toEqual(['', '']);
  }
  await settled();
  for (const each of ears) expect(texts(each)).toHaveLength(2);
  const { data } = await app.ok('GET /messages/:id', { params: { id: reply.id } }, reader.as);
  expect(data.reply_to).toMatchObject({ gist: 'blocked', text: '' });
});

test('lists and reactions name nothing of somebody whom the reader blocked, until the block ends', async () => {
  const kettle = await say(owner, 'Kettle on at nine.');
  const fire = { params: { id: kettle.id }, body: { kind: 'fire' as const } };
  await app.ok('PUT /messages/:id/reaction', fire, speaker.as);
  await say(speaker, 'The latest word.');
  const seen = async () => {
    const list = await app.ok('GET /conversations', { query: {} }, reader.as);
    const who = { params: { id: kettle.id }, query: {} };
    const { data } = await app.ok('GET /messages/:id/reactions', who, reader.as);
    return { last: list.data.find((one) => one.id === id)?.last?.text, reacted: data.length };
  };
  expect(await seen()).toEqual({ last: 'The latest word.', reacted: 1 });
  await waysApart['whom the reader blocked']();
  expect(await seen()).toEqual({ last: '', reacted: 0 });
  await app.ok('DELETE /users/:id/block', { params: { id: speaker.id } }, reader.as);
  expect(await seen()).toEqual({ last: 'The latest word.', reacted: 1 });
  for (const each of ears) each.forget();
  await say(speaker, 'Again.');
  for (const each of ears) await expect.poll(() => texts(each)).toEqual(['Again.']);
});
