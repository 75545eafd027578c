// Owns: a club's channels over HTTP: who writes where, conditions, broadcasts with their answers, moderation, counters.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { endClub, foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { audit } from './audit.store.ts';
import { countMessages } from './public/count-messages.ts';
import { messageSubject } from './subject.ts';

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

const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
const body = (text: string, over: object = {}) => ({ id: randomUUID(), text, ...over });
const call = (as: Registered, id: string, text: string, over: object = {}) =>
  app.call('POST /conversations/:id/messages', { params: { id }, body: body(text, over) }, as.as);
const send = async (as: Registered, id: string, text: string, over: object = {}) =>
  (await app.ok('POST /conversations/:id/messages', { params: { id }, body: body(text, over) }, as.as)).data;
const tomorrow = () => new Date(app.clock.now().getTime() + 86_400_000).toISOString();
const channels = async (as: Registered) =>
  (await app.ok('GET /clubs/:id/channels', { params: { id: club.id } }, as.as)).data;

test('a club has announcements, a lounge and a broadcast from its first moment', async () => {
  const found = await foundClub(app, mailbox);
  const list = await app.ok('GET /clubs/:id/channels', { params: { id: found.id } }, found.owner.as);
  expect(list.data.map(({ kind, channel }) => channel ?? kind)).toEqual([
    'announcements',
    'lounge',
    'broadcast',
  ]);
});

test('staff announce, members talk in the lounge', async () => {
  const announcements = await channelOf(app, club.id, 'announcements');
  const lounge = await channelOf(app, club.id, 'lounge');
  await send(club.owner, announcements, 'Doors at eight');
  expect(codeOf(await call(fan, announcements, 'Nine?'))).toBe('chat.read-only');
  app.clock.advance(1000);
  await send(fan, lounge, 'Who is in?');
  const { data } = await app.ok('GET /conversations', { query: { club_id: club.id } }, fan.as);
  expect(data.map(({ id, unread }) => [id, unread])).toEqual([
    [lounge, 0],
    [announcements, 1],
  ]);
  const counts = (await app.ok('GET /conversations/unread', {}, fan.as)).data;
  expect(counts.clubs).toEqual([{ club_id: club.id, conversations: 1 }]);
});

test('whoever joins has read what was written before', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  await send(fan, lounge, 'Before you came');
  const late = await joinedMember(app, mailbox, club.id);
  const unread = async () =>
    (await app.ok('GET /conversations/:id', { params: { id: lounge } }, late.as)).data.unread;
  await expect.poll(unread).toBe(0);
  await send(fan, lounge, 'Welcome');
  expect(await unread()).toBe(1);
});

test('a custom channel asks for its conditions, of readers and of writers', async () => {
  const make = (over: object) =>
    app.ok(
      'POST /clubs/:id/channels',
      { params: { id: club.id }, body: { name: 'Vault', ...over } },
      club.owner.as,
    );
  const rich = { kind: 'xp', at_least: 500 } as const;
  const locked = (await make({ read_condition: rich })).data;
  const quiet = (await make({ name: 'Quiet', write_condition: rich })).data;
  const seen = new Map((await channels(fan)).map((one) => [one.id, one]));
  expect(seen.get(locked.id)).toMatchObject({ locked: true, conversation: null });
  expect(seen.get(locked.id)?.read_condition).toMatchObject({ kind: 'xp', at_least: 500, met: false });
  expect(seen.get(quiet.id)).toMatchObject({ locked: false, conversation: { can: { write: false } } });
  const look = await app.call('GET /conversations/:id', { params: { id: locked.id } }, fan.as);
  expect(codeOf(look)).toBe('chat.locked');
  expect(codeOf(await call(fan, quiet.id, 'Psst'))).toBe('chat.read-only');
  await send(club.owner, locked.id, 'For the vault');
  const listed = await app.ok('GET /conversations', { query: {} }, fan.as);
  expect(listed.data.map(({ id }) => id)).not.toContain(locked.id);
  await app.platform.db.query({
    text: 'insert into xp_totals (club_id, user_id, total) values ($1, $2, 500) on conflict (club_id, user_id) do update set total = 500',
    values: [club.id, fan.id],
  });
  expect((await call(fan, quiet.id, 'Hello')).ok).toBe(true);
  expect((await app.call('GET /conversations/:id', { params: { id: locked.id } }, fan.as)).ok).toBe(true);
});

test('staff change, order and delete channels; fixed ones stay', async () => {
  const { data: made } = await app.ok(
    'POST /clubs/:id/channels',
    { params: { id: club.id }, body: { name: 'Away end' } },
    club.owner.as,
  );
  await send(fan, made.id, 'Coach leaves at seven');
  const changed = await app.ok(
    'PATCH /channels/:id',
    { params: { id: made.id }, body: { name: 'Home end' } },
    club.owner.as,
  );
  expect(changed.data.name).toBe('Home end');
  const ids = (await channels(club.owner)).map(({ id }) => id).reverse();
  const order = { params: { id: club.id }, body: { ids } };
  const ordered = await app.ok('PUT /clubs/:id/channels/order', order, club.owner.as);
  expect(ordered.data.map(({ id }) => id)).toEqual(ids);
  const short = { ...order, body: { ids: ids.slice(1) } };
  expect(codeOf(await app.call('PUT /clubs/:id/channels/order', short, club.owner.as))).toBe(
    'chat.channels-uneven',
  );
  await app.ok('DELETE /channels/:id', { params: { id: made.id } }, club.owner.as);
  expect((await channels(fan)).map(({ id }) => id)).not.toContain(made.id);
  expect(codeOf(await app.call('GET /conversations/:id', { params: { id: made.id } }, fan.as))).toBe(
    'chat.not-found',
  );
  const lounge = await channelOf(app, club.id, 'lounge');
  const fixed = await app.call('DELETE /channels/:id', { params: { id: lounge } }, club.owner.as);
  expect(codeOf(fixed)).toBe('chat.channel-fixed');
  const log = await app.platform.db.query<{ deed: string }>({
    text: `select deed from deeds where club_id = $1 and deed like 'chat.%' order by id`,
    values: [club.id],
  });
  expect(log.rows.map(({ deed }) => deed)).toEqual(
    expect.arrayContaining(['chat.channel-created', 'chat.channel-changed', 'chat.channel-removed']),
  );
});

test('each fan answers a broadcast three times, and only staff read the answers', async () => {
  const broadcast = await channelOf(app, club.id, 'broadcast');
  const other = await joinedMember(app, mailbox, club.id);
  app.clock.advance(1000);
  const message = await send(club.owner, broadcast, 'Which song first?');
  const answer = (as: Registered, text: string, id: string = randomUUID()) => {
    app.clock.advance(1000);
    return app.call('POST /messages/:id/answers', { params: { id: message.id }, body: { id, text } }, as.as);
  };
  const key = randomUUID();
  await answer(fan, 'The slow one', key);
  await answer(fan, 'The slow one', key);
  await answer(fan, 'Or the loud one');
  await answer(fan, 'Or both');
  expect(codeOf(await answer(fan, 'Or none'))).toBe('chat.answers-used-up');
  expect(codeOf(await call(fan, broadcast, 'Hi'))).toBe('chat.read-only');
  await answer(other, 'Encore');
  const read = async (as: Registered) =>
    (await app.ok('GET /messages/:id/answers', { params: { id: message.id }, query: {} }, as.as)).data.map(
      ({ text }) => text,
    );
  expect(await read(club.owner)).toEqual(['Encore', 'Or both', 'Or the loud one', 'The slow one']);
  expect(await read(other)).toEqual(['Encore']);
  const seen = async (as: Registered) =>
    (await app.ok('GET /messages/:id', { params: { id: message.id } }, as.as)).data;
  expect(await seen(fan)).toMatchObject({ answers: null, mine: { answers: 3, answers_left: 0 } });
  expect(await seen(club.owner)).toMatchObject({ answers: 4, mine: { answers_left: null } });
  const [row] = (await app.ok('GET /conversations', { query: { club_id: club.id } }, other.as)).data;
  expect(row).toMatchObject({ id: broadcast, answers_left: 2 });
});

test('ten answers at the same moment are three', async () => {
  const broadcast = await channelOf(app, club.id, 'broadcast');
  const message = await send(club.owner, broadcast, 'Quick!');
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.call('POST /messages/:id/answers', { params: { id: message.id }, body: body('Me') }, fan.as),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
});

test('blocked words, muted and banned members, and links are held as in posts', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  await app.ok(
    'PUT /clubs/:id/text-policy',
    {
      params: { id: club.id },
      body: { blocked_words: ['scalper'], link_policy: 'block', media_policy: 'everyone' },
    },
    club.owner.as,
  );
  expect(codeOf(await call(fan, lounge, 'Any scalper here?'))).toBe('posts.text-blocked');
  expect(codeOf(await call(fan, lounge, 'See https://example.com'))).toBe('posts.link-blocked');
  expect((await call(club.owner, lounge, 'No scalper here')).ok).toBe(true);
  const rude = await joinedMember(app, mailbox, club.id);
  const at = { id: club.id, user_id: rude.id };
  await app.ok(
    'PUT /clubs/:id/members/:user_id/mute',
    { params: at, body: { until: tomorrow(), reason: 'Rude' } },
    club.owner.as,
  );
  expect(codeOf(await call(rude, lounge, 'What?'))).toBe('clubs.muted');
  await app.ok(
    'PUT /clubs/:id/members/:user_id/ban',
    { params: at, body: { reason: 'Rude' } },
    club.owner.as,
  );
  expect(codeOf(await call(rude, lounge, 'What?'))).toBe('clubs.banned');
  expect(codeOf(await app.call('GET /conversations/:id', { params: { id: lounge } }, rude.as))).toBe(
    'clubs.banned',
  );
});

test('staff delete what members wrote, and moderation hides and restores it', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  const { platform } = app;
  const first = await send(fan, lounge, 'One');
  const second = await send(fan, lounge, 'Two');
  const bystander = await joinedMember(app, mailbox, club.id);
  expect(codeOf(await app.call('DELETE /messages/:id', { params: { id: first.id } }, bystander.as))).toBe(
    'clubs.staff-only',
  );
  await app.ok('DELETE /messages/:id', { params: { id: first.id } }, club.owner.as);
  await app.ok('POST /reports', { body: { kind: 'message', id: second.id, reason: 'spam' } }, bystander.as);
  const why = { cause: 'a case', reason: '' };
  const state = async () =>
    (await app.ok('GET /messages/:id', { params: { id: second.id } }, bystander.as)).data;
  await platform.db.transaction((tx) => messageSubject.hide(platform, tx, second.id, why));
  expect(await state()).toMatchObject({ state: 'hidden', text: '' });
  await platform.db.transaction((tx) => messageSubject.restore(platform, tx, second.id));
  expect(await state()).toMatchObject({ state: 'shown', text: 'Two' });
});

test('what somebody blocked writes in a channel keeps its place without its words, both ways', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  const other = await joinedMember(app, mailbox, club.id);
  const bystander = await joinedMember(app, mailbox, club.id);
  const [first, second] = [await send(fan, lounge, 'One'), await send(other, lounge, 'Two')];
  const seen = async (id: string, as: Registered) =>
    (await app.ok('GET /messages/:id', { params: { id } }, as.as)).data;
  await app.ok('PUT /users/:id/block', { params: { id: fan.id } }, other.as);
  expect(await seen(first.id, other)).toMatchObject({ state: 'blocked', text: '' });
  expect(await seen(second.id, fan)).toMatchObject({ state: 'blocked', text: '' });
  expect(await seen(first.id, bystander)).toMatchObject({ state: 'shown', text: 'One' });
  await app.ok('DELETE /users/:id/block', { params: { id: fan.id } }, other.as);
  expect(await seen(first.id, other)).toMatchObject({ state: 'shown', text: 'One' });
});

test('mentions in a channel are members, and show in the list until they are read', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  const named = await joinedMember(app, mailbox, club.id);
  const sent = await send(fan, lounge, `@${named.user_name} and @nobody_here`);
  expect(sent.mentions).toEqual([{ user_id: named.id, user_name: named.user_name }]);
  const look = async () =>
    (await app.ok('GET /conversations/:id', { params: { id: lounge } }, named.as)).data;
  expect(await look()).toMatchObject({ mentioned: true });
  await app.ok('PUT /conversations/:id/read', { params: { id: lounge }, body: { seq: sent.seq } }, named.as);
  expect(await look()).toMatchObject({ mentioned: false, unread: 0 });
});

test('messages are counted for achievements, deleted ones not', async () => {
  const writer = await joinedMember(app, mailbox, club.id);
  const lounge = await channelOf(app, club.id, 'lounge');
  const whose = { club_id: club.id, user_ids: [writer.id] };
  const first = await send(writer, lounge, 'One');
  await send(writer, lounge, 'Two');
  expect((await countMessages(app.platform.db, whose)).get(writer.id)).toBe(2);
  await app.ok('DELETE /messages/:id', { params: { id: first.id } }, writer.as);
  expect((await countMessages(app.platform.db, whose)).get(writer.id)).toBe(1);
  const counter = async () => {
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: `select count from deed_counts where club_id = $1 and user_id = $2 and kind = 'messages'`,
      values: [club.id, writer.id],
    });
    return rows[0]?.count;
  };
  await expect.poll(counter, { timeout: 10_000 }).toBe(1);
});

test('a club that closes for good takes its conversations along', async () => {
  const ended = await foundClub(app, mailbox);
  const lounge = await channelOf(app, ended.id, 'lounge');
  await send(ended.owner, lounge, 'Goodbye');
  await app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [ended.id, app.clock.now()],
  });
  expect(await endClub(app.platform, ended.id)).toBe(true);
  const left = async () => {
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: 'select count(*)::int as count from conversations where club_id = $1',
      values: [ended.id],
    });
    return rows[0]?.count;
  };
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
});
