// Owns: why a message is not shown, said alike in its own row, in quotes and in the line of the list; and which answers count.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { setHidden } from './actions/change-message.ts';
import { audit } from './audit.store.ts';
import { chatCalls } from './testing/chat-calls.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let fan: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  fan = await joinedMember(app, mailbox, club.id);
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});

const { send } = chatCalls(() => app);

const setOut = (one: Registered, out: boolean) =>
  app.platform.db.query({
    text: 'update users set hidden_at = $2 where id = $1',
    values: [one.id, out ? app.clock.now() : null],
  });

test('deleted, in review and not shown are told apart, everywhere alike', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  const speaker = await joinedMember(app, mailbox, club.id);
  const said = await send(speaker, lounge, 'A word');
  const reply = await send(club.owner, lounge, 'About that', { reply_to: said.id });
  const read = async () => {
    const message = (id: string) => app.ok('GET /messages/:id', { params: { id } }, fan.as);
    const { data } = await message(said.id);
    const { reply_to } = (await message(reply.id)).data;
    expect(reply_to?.text === '').toBe(data.state !== 'shown');
    return [data.state, reply_to?.gist];
  };
  expect(await read()).toEqual(['shown', 'text']);
  const hide = (hidden: boolean) =>
    app.platform.db.transaction((tx) => setHidden(app.platform, tx, said.id, hidden));
  await hide(true);
  expect(await read()).toEqual(['hidden', 'hidden']);
  await hide(false);
  await setOut(speaker, true);
  expect(await read()).toEqual(['hidden', 'hidden']);
  await setOut(speaker, false);
  await app.ok('PUT /users/:id/mute', { params: { id: speaker.id } }, fan.as);
  expect(await read()).toEqual(['blocked', 'blocked']);
  await app.ok('DELETE /messages/:id', { params: { id: said.id } }, speaker.as);
  expect(await read()).toEqual(['removed', 'removed']);
});

test('so does the line of the list', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  const speaker = await joinedMember(app, mailbox, club.id);
  const said = await send(speaker, lounge, 'The latest word');
  const last = async () => {
    const { data } = await app.ok('GET /conversations/:id', { params: { id: lounge } }, fan.as);
    return [data.last?.gist, data.last?.text];
  };
  expect(await last()).toEqual(['text', 'The latest word']);
  const hide = (hidden: boolean) =>
    app.platform.db.transaction((tx) => setHidden(app.platform, tx, said.id, hidden));
  await hide(true);
  expect(await last()).toEqual(['hidden', '']);
  await hide(false);
  await setOut(speaker, true);
  expect(await last()).toEqual(['hidden', '']);
  await setOut(speaker, false);
  await app.ok('PUT /users/:id/mute', { params: { id: speaker.id } }, fan.as);
  expect(await last()).toEqual(['blocked', '']);
  await app.ok('DELETE /messages/:id', { params: { id: said.id } }, speaker.as);
  expect(await last()).toEqual(['removed', '']);
});

test('a deleted answer is not counted among one’s own, and stays used', async () => {
  const broadcast = await channelOf(app, club.id, 'broadcast');
  const asked = await send(club.owner, broadcast, 'How was it?');
  const ids: string[] = [];
  for (const text of ['Loud', 'Late']) {
    const body = { id: randomUUID(), text };
    const { data } = await app.ok('POST /messages/:id/answers', { params: { id: asked.id }, body }, fan.as);
    ids.push(data.id);
  }
  const mine = async () =>
    (await app.ok('GET /messages/:id', { params: { id: asked.id } }, fan.as)).data.mine;
  expect(await mine()).toMatchObject({ answers: 2, answers_left: 1 });
  await app.ok('DELETE /answers/:id', { params: { id: ids[0] ?? '' } }, fan.as);
  expect(await mine()).toMatchObject({ answers: 1, answers_left: 1 });
  const seen = await app.ok('GET /conversations/:id', { params: { id: broadcast } }, fan.as);
  expect(seen.data.answers_left).toBe(1);
});
