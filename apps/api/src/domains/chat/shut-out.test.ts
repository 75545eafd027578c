// Owns: whoever is removed, banned or blocked, or loses the right to read a channel, hears nothing more from that moment on.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, type Ears, listen, stopListening, watch } from '#app/testing/ears.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Platform } from '#platform/platform.ts';
import { presenceOf } from './public/presence.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let fan: Registered;
let other: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  club = await foundClub(app, mailbox);
  fan = await joinedMember(app, mailbox, club.id);
  other = await joinedMember(app, mailbox, club.id);
});
afterEach(stopListening);

const params = () => ({ id: club.id });
const person = () => ({ ...params(), user_id: fan.id });

async function say(from: Registered, id: string, text: string): Promise<void> {
  const input = { params: { id }, body: { id: randomUUID(), text } };
  await app.ok('POST /conversations/:id/messages', input, from.as);
}

async function channelIds(): Promise<Record<'announcements' | 'lounge' | 'broadcast', string>> {
  return {
    announcements: await channelOf(app, club.id, 'announcements'),
    lounge: await channelOf(app, club.id, 'lounge'),
    broadcast: await channelOf(app, club.id, 'broadcast'),
  };
}

/** On two devices: one watches every conversation, the other the list of all of them. */
async function bothEars(who: Registered, ids: readonly string[]): Promise<[Ears, Ears]> {
  const rooms = ids.map((id) => `conversation:${id}`);
  return [
    await listen(app.url, { token: who.as.token, user_id: who.id, rooms }),
    await listen(app.url, { token: who.as.token, user_id: who.id, rooms: [`talk:${who.id}`] }),
  ];
}

const chatEvents = ({ names }: Ears) =>
  names().filter((name) => /^(chat|haveMessage)/.test(name) && name !== 'chatPresence');

/**
 * Until the rooms are left, which happens beside the answer, something may come; from then on nothing does. `speak` says something
 * that `control`, who stays, is known to hear.
 */
async function silentFrom(
  [watching, listing]: readonly [Ears, Ears],
  { speak, control }: { speak: () => Promise<unknown>; control: Ears },
): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const each of [watching, listing, control]) each.forget();
        await speak();
        await expect.poll(() => chatEvents(control)).not.toEqual([]);
        await allSaid(app, watching, listing, control);
        return [...chatEvents(watching), ...chatEvents(listing)];
      },
      { timeout: 5000, interval: 20 },
    )
    .toEqual([]);
  // It stays so.
  await speak();
  await allSaid(app, watching, listing, control);
  expect([...chatEvents(watching), ...chatEvents(listing)]).toEqual([]);
}

test.each(['removed', 'banned', 'left'] as const)('a member who is %s, in every channel', async (how) => {
  const { announcements, lounge, broadcast } = await channelIds();
  const ids = [announcements, lounge, broadcast];
  const theirs = await bothEars(fan, ids);
  const [control] = await bothEars(other, ids);
  let nth = 0;
  const speak = async () => {
    nth += 1;
    for (const id of ids) await say(club.owner, id, `Word ${nth}.`);
    await app.ok('PUT /conversations/:id/typing', { params: { id: lounge } }, club.owner.as);
  };
  await speak();
  for (const each of theirs) await expect.poll(() => each.heard('chatChanged')).toHaveLength(3);
  if (how === 'removed')
    await app.ok('DELETE /clubs/:id/members/:user_id', { params: person() }, club.owner.as);
  const body = { reason: 'Spam.' };
  if (how === 'banned')
    await app.ok('PUT /clubs/:id/members/:user_id/ban', { params: person(), body }, club.owner.as);
  if (how === 'left') await app.ok('POST /clubs/:id/leave', { params: params() }, fan.as);
  await silentFrom(theirs, { speak, control });
  for (const id of ids) expect(await watch(theirs[0], `conversation:${id}`)).toBe(false);
});

test('a banned member, in the conversation with another member', async () => {
  const input = { params: params(), body: { user_name: fan.user_name } };
  const { id } = (await app.ok('POST /clubs/:id/conversations', input, other.as)).data;
  const theirs = await bothEars(fan, [id]);
  await say(other, id, 'Inside.');
  await expect.poll(() => theirs[1].heard('haveMessage')).toHaveLength(1);
  const body = { reason: 'Spam.' };
  await app.ok('PUT /clubs/:id/members/:user_id/ban', { params: person(), body }, club.owner.as);
  for (const each of theirs) each.forget();
  const text = 'Still there?';
  const sent = { params: { id }, body: { id: randomUUID(), text } };
  expect((await app.call('POST /conversations/:id/messages', sent, other.as)).status).toBe(403);
  expect((await app.call('PUT /conversations/:id/typing', { params: { id } }, other.as)).status).toBe(403);
  await app.call('PUT /conversations/:id/read', { params: { id }, body: { seq: 1 } }, other.as);
  await allSaid(app, ...theirs);
  for (const each of theirs) expect(chatEvents(each)).toEqual([]);
});

test.each(['the blocked', 'the blocking'] as const)('%s one, in the direct conversation', async (which) => {
  const input = { body: { user_name: fan.user_name } };
  const { id } = (await app.ok('POST /conversations', input, other.as)).data;
  await say(other, id, 'Hello.');
  await say(fan, id, 'Hello.');
  const [listener, speaker] = which === 'the blocked' ? [fan, other] : [other, fan];
  const before = await app.ok('GET /conversations/:id/messages', { params: { id }, query: {} }, speaker.as);
  const [first, second] = before.data.messages;
  const own = (speaker === other ? first : second)?.id ?? '';
  const foreign = (speaker === other ? second : first)?.id ?? '';
  const reaction = { params: { id: foreign }, body: { kind: 'fire' as const } };
  await app.ok('PUT /messages/:id/reaction', reaction, speaker.as);
  const theirs = await bothEars(listener, [id]);
  const line = await listen(app.url, { token: speaker.as.token });
  await app.ok('PUT /conversations/:id/typing', { params: { id } }, speaker.as);
  for (const each of theirs) await expect.poll(() => each.heard('chatTyping')).toHaveLength(1);
  // `other` blocks `fan`, whoever of them listens.
  await app.ok('PUT /users/:id/block', { params: { id: fan.id } }, other.as);
  for (const each of theirs) each.forget();
  const sent = { params: { id }, body: { id: randomUUID(), text: 'Still there?' } };
  expect((await app.call('POST /conversations/:id/messages', sent, speaker.as)).status).toBe(403);
  expect((await app.call('PUT /conversations/:id/typing', { params: { id } }, speaker.as)).status).toBe(403);
  await app.call('PUT /conversations/:id/read', { params: { id }, body: { seq: 2 } }, speaker.as);
  expect((await app.call('PUT /messages/:id/reaction', reaction, speaker.as)).status).toBe(403);
  await app.call('PATCH /messages/:id', { params: { id: own }, body: { text: 'Changed.' } }, speaker.as);
  await app.call('PUT /messages/:id/pin', { params: { id: own } }, speaker.as);
  // What one still may do stays one's own.
  await app.ok('DELETE /messages/:id/reaction', { params: { id: foreign } }, speaker.as);
  await app.ok('DELETE /messages/:id', { params: { id: own } }, speaker.as);
  await expect.poll(() => line.heard('chatChanged')).toHaveLength(2);
  line.socket.disconnect();
  await allSaid(app, ...theirs);
  for (const each of theirs)
    expect(each.names().filter((name) => /^(chat|haveMessage)/.test(name))).toEqual([]);
});

/** As `platform`, with something done once its first query is through: what was begun goes on after that. */
function interrupted(platform: Platform, meanwhile: () => Promise<unknown>): Platform {
  let done: Promise<unknown> | undefined;
  const query = async (asked: Parameters<Platform['db']['query']>[0]) => {
    const answer = await platform.db.query(asked);
    done ??= meanwhile();
    await done;
    return answer;
  };
  const db = new Proxy(platform.db, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
  return { ...platform, db };
}

test.each(['the blocked', 'the blocking'] as const)(
  '%s one hears nothing of who comes and goes',
  async (which) => {
    const { id } = (await app.ok('POST /conversations', { body: { user_name: fan.user_name } }, other.as))
      .data;
    await say(other, id, 'Hello.');
    await say(fan, id, 'Hello.');
    const [listener, speaker] = which === 'the blocked' ? [fan, other] : [other, fan];
    const [watching, listing] = await bothEars(listener, [id]);
    // Rooms are left a moment after the block: as long as that moment lasts.
    const rooms = vi.spyOn(app.platform.realtime, 'recheck').mockImplementation(() => undefined);
    try {
      const told = () => watching.heard('chatPresence');
      const presence = presenceOf(() => app.platform);
      await presence.came([speaker.id]);
      await expect.poll(told).toEqual([{ conversation_id: id, user_id: speaker.id, online: true }]);
      const block = () => app.ok('PUT /users/:id/block', { params: { id: fan.id } }, other.as);
      const underWay = interrupted(app.platform, block);
      await presenceOf(() => underWay).came([speaker.id]);
      await presence.leaving([speaker.id, listener.id]);
      await presence.left([speaker.id, listener.id]);
      await allSaid(app, watching, listing);
      expect(told()).toHaveLength(1);
      // Taken back, it is told again: it was the block alone.
      await app.ok('DELETE /users/:id/block', { params: { id: fan.id } }, other.as);
      await presence.came([speaker.id]);
      await expect.poll(told).toHaveLength(2);
      expect(listing.heard('chatPresence')).toEqual([]);
    } finally {
      rooms.mockRestore();
    }
  },
);

test('whoever does not meet the condition of a channel anymore', async () => {
  const make = { params: params(), body: { name: 'Backstage' } };
  const { id } = (await app.ok('POST /clubs/:id/channels', make, club.owner.as)).data;
  const theirs = await bothEars(fan, [id]);
  const [control] = await bothEars(club.owner, [id]);
  let nth = 0;
  const speak = () => {
    nth += 1;
    return say(club.owner, id, `Word ${nth}.`);
  };
  await speak();
  for (const each of theirs) await expect.poll(() => each.heard('chatChanged')).toHaveLength(1);
  const change = { params: { id }, body: { read_condition: { kind: 'xp' as const, at_least: 1_000_000 } } };
  await app.ok('PATCH /channels/:id', change, club.owner.as);
  await silentFrom(theirs, { speak, control });
  expect(await watch(theirs[0], `conversation:${id}`)).toBe(false);
});

test('fans never hear what others answer to a broadcast', async () => {
  const { broadcast } = await channelIds();
  const staff = await listen(app.url, { token: club.owner.as.token });
  const theirs = await bothEars(fan, [broadcast]);
  await say(club.owner, broadcast, 'How was it?');
  await expect.poll(() => theirs[1].heard('haveMessage')).toHaveLength(1);
  const { messages } = (
    await app.ok('GET /conversations/:id/messages', { params: { id: broadcast }, query: {} }, other.as)
  ).data;
  const message_id = messages[0]?.id ?? '';
  for (const each of theirs) each.forget();
  const answer = { params: { id: message_id }, body: { id: randomUUID(), text: 'A secret answer.' } };
  await app.ok('POST /messages/:id/answers', answer, other.as);
  await expect
    .poll(() => staff.heard('chatAnswered'))
    .toEqual([{ conversation_id: broadcast, message_id, answers: 1 }]);
  await allSaid(app, ...theirs);
  for (const each of theirs) expect(chatEvents(each)).toEqual([]);
});
