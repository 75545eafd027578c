// Owns: comments two levels deep, who may answer, reactions that always add up, rules for words, and what others hear of it.
import { randomUUID } from 'node:crypto';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundClub, joinedMember, manyActors } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { react } from './actions/react.ts';
import { commentSubject, postSubject } from './subject.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let member: Registered;
let guest: Registered;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await app.stop();
});
beforeEach(async () => {
  club = await foundClub(app, mailbox, { posting: 'members' });
  member = await joinedMember(app, mailbox, club.id);
  guest = await registerVerified(app, mailbox);
  app.clock.advance(25 * 3_600_000);
});

const draft = (text: string) => ({ client_key: randomUUID(), text });
async function write(as: Registered, given: Record<string, unknown> = {}) {
  const body = { ...draft('Encore?'), audience: 'public' as const, ...given };
  return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, as.as)).data;
}
function comment(as: Registered, post: { id: string }, text = 'Yes!', parent_id: string | null = null) {
  app.clock.advance(1);
  return app.call(
    'POST /posts/:id/comments',
    { params: { id: post.id }, body: { ...draft(text), parent_id } },
    as.as,
  );
}
async function commented(...given: Parameters<typeof comment>) {
  const answer = await comment(...given);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.body.data;
}
const threads = async (post: { id: string }, as?: Registered) =>
  (await app.ok('GET /posts/:id/comments', { params: { id: post.id } }, as?.as)).data;
const postOf = async (id: string, as: Registered) => {
  const { data } = await app.ok('GET /posts/:id', { params: { id } }, as.as);
  if (data.sealed !== null) throw new Error('sealed');
  return data;
};

test('an answer to an answer stands beside it; one that was answered keeps its place when it goes', async () => {
  const post = await write(club.owner);
  const top = await commented(member, post, 'first');
  const answer = await commented(club.owner, post, 'second', top.id);
  const beside = await commented(member, post, 'third', answer.id);
  expect([answer.parent_id, beside.parent_id]).toEqual([top.id, top.id]);
  expect((await postOf(post.id, member)).counts.comments).toBe(3);
  await app.ok('DELETE /comments/:id', { params: { id: top.id } }, member.as);
  await app.ok('DELETE /comments/:id', { params: { id: beside.id } }, club.owner.as);
  const [thread] = await threads(post, member);
  expect(thread).toMatchObject({
    id: top.id,
    state: 'removed',
    text: '',
    replies: [{ id: answer.id, text: 'second' }],
  });
  expect((await postOf(post.id, member)).counts.comments).toBe(1);
  const { queries } = await countQueries(() => threads(post, member));
  expect(queries).toHaveLength(5);
});

test('threads and answers come by key', async () => {
  const post = await write(club.owner);
  const top = await commented(member, post, 'top');
  for (let at = 0; at < 5; at += 1) await commented(club.owner, post, `answer ${at}`, top.id);
  const [thread] = await threads(post);
  expect([thread?.counts.replies, thread?.replies.length]).toEqual([5, 3]);
  const rest = await app.ok('GET /comments/:id/replies', {
    params: { id: top.id },
    query: { cursor: thread?.replies_cursor ?? '' },
  });
  expect(rest.data.map(({ text }) => text)).toEqual(['answer 3', 'answer 4']);
  const linked = await app.ok('GET /comments/:id', { params: { id: rest.data[1]?.id ?? '' } });
  expect(linked.data.id).toBe(top.id);
});

test('who may answer is what the post says', async () => {
  const outcome = async (as: Registered, policy: string) => {
    const post = await write(club.owner, { reply_policy: policy });
    const answer = await comment(as, post);
    return answer.ok ? 'ok' : answer.error.code;
  };
  expect(await outcome(guest, 'everyone')).toBe('ok');
  expect(await outcome(guest, 'members')).toBe('clubs.members-only');
  expect(await outcome(member, 'members')).toBe('ok');
  expect(await outcome(member, 'nobody')).toBe('posts.replies-closed');
  expect(await outcome(club.owner, 'nobody')).toBe('ok');
  await app.platform.db.query({
    text: 'update memberships set muted_until = $2 where user_id = $1',
    values: [member.id, '2099-01-01'],
  });
  expect(await outcome(member, 'everyone')).toBe('clubs.muted');
});

test('an account’s first day is short', async () => {
  const post = await write(club.owner);
  const fresh = await joinedMember(app, mailbox, club.id);
  const answers = [];
  for (let at = 0; at < 6; at += 1)
    answers.push(
      await app.call(
        'POST /clubs/:id/posts',
        { params: { id: club.id }, body: draft(`line ${at}`) },
        fresh.as,
      ),
    );
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'posts.new-account',
  ]);
  expect((await comment(fresh, post)).ok).toBe(true);
});

test('blocked words are refused, links held for a look; nobody else sees what is held until it passes', async () => {
  const policy = { blocked_words: ['ticket tout'], link_policy: 'hold', media_policy: 'everyone' } as const;
  await app.ok(
    'PUT /clubs/:id/text-policy',
    { params: { id: club.id }, body: { ...policy, blocked_words: ['ticket tout'] } },
    club.owner.as,
  );
  const post = await write(club.owner);
  expect(await comment(member, post, 'T1cket   TÖUT here')).toMatchObject({
    error: { code: 'posts.text-blocked' },
  });
  const held = await commented(member, post, 'look at https://example.com');
  expect([held.state, (await threads(post, guest)).length, (await threads(post, club.owner)).length]).toEqual(
    ['held', 0, 1],
  );
  expect((await postOf(post.id, member)).counts.comments).toBe(0);
  const heldPost = await write(member, { text: 'https://example.com/x' });
  expect(heldPost.state).toBe('held');
  expect(await app.call('GET /posts/:id', { params: { id: heldPost.id } }, guest.as)).toMatchObject({
    error: { code: 'posts.not-found' },
  });
  await app.platform.db.transaction(async (tx) => {
    await commentSubject.restore(app.platform, tx, held.id);
    await postSubject.restore(app.platform, tx, heldPost.id);
  });
  expect([(await threads(post, guest)).length, (await postOf(post.id, member)).counts.comments]).toEqual([
    1, 1,
  ]);
  expect((await postOf(heldPost.id, guest)).state).toBe('shown');
  await app.platform.db.transaction((tx) =>
    postSubject.hide(app.platform, tx, heldPost.id, { cause: 'a case', reason: '' }),
  );
  expect(await app.call('GET /posts/:id', { params: { id: heldPost.id } }, guest.as)).toMatchObject({
    error: { code: 'posts.not-found' },
  });
  expect((await postOf(heldPost.id, member)).state).toBe('hidden');
});

test('mentions are members by name, and tell nothing about anybody else', async () => {
  const text = `@${member.user_name} and @${guest.user_name} and @nobody_here, mail me@${member.user_name}.test`;
  const post = await write(club.owner, { text });
  expect(post.mentions).toEqual([{ user_id: member.id, user_name: member.user_name }]);
  const suggested = await app.ok(
    'GET /clubs/:id/mention-suggestions',
    { params: { id: club.id }, query: { q: `@${member.user_name.slice(0, 3)}` } },
    club.owner.as,
  );
  expect(suggested.data.map(({ id }) => id)).toContain(member.id);
});

test('a reaction is one a person, and the counts add up whatever happens at once', async () => {
  const post = await write(club.owner);
  const crowd = await manyActors(app, 12);
  const kinds = ['heart', 'fire', 'clap', null] as const;
  await Promise.all(
    crowd.flatMap((actor, at) =>
      [0, 1, 2, 3].map((step) =>
        react(app.platform, actor, { kind: 'post', id: post.id, reaction: kinds[(at + step) % 4] ?? null }),
      ),
    ),
  );
  const { rows } = await app.platform.db.query<{ kind: string; count: number }>({
    text: 'select kind, count(*)::int as count from post_reactions where post_id = $1 group by kind',
    values: [post.id],
  });
  expect((await postOf(post.id, member)).counts.reactions).toEqual(
    Object.fromEntries(rows.map(({ kind, count }) => [kind, count])),
  );
  const put = (kind: 'wow' | 'sad') =>
    app.ok('PUT /posts/:id/reaction', { params: { id: post.id }, body: { kind } }, member.as);
  const before = (await postOf(post.id, member)).counts.reactions;
  expect((await put('wow')).data).toEqual({ counts: { ...before, wow: 1 }, mine: 'wow' });
  expect((await put('sad')).data).toEqual({ counts: { ...before, sad: 1 }, mine: 'sad' });
  expect((await postOf(post.id, member)).mine.reaction).toBe('sad');
  expect((await app.ok('DELETE /posts/:id/reaction', { params: { id: post.id } }, member.as)).data).toEqual({
    counts: before,
    mine: null,
  });
});

test('at home somebody hears of new posts in every club of theirs, and nobody listens at another’s', async () => {
  const at = async (as: Registered, room: string) => {
    const socket = connect(app.url, {
      transports: ['websocket'],
      auth: { token: as.as.token },
      forceNew: true,
    });
    sockets.push(socket);
    const heard: string[] = [];
    // What comes to a person's own inbox is no matter of rooms.
    socket.onAny((name: string) => {
      if (name !== 'notification') heard.push(name);
    });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const { ok } = (await socket.emitWithAck('watch', { room })) as { ok: boolean };
    return { heard, ok, socket };
  };
  const home = await at(member, `home:${member.id}`);
  const stranger = await at(guest, `home:${guest.id}`);
  expect([home.ok, stranger.ok, (await at(guest, `home:${member.id}`)).ok]).toEqual([true, true, false]);
  // Not even somebody who knows how the room is called.
  const nosy = await at(guest, `members:${club.id}`);
  expect(nosy.ok).toBe(false);
  await write(club.owner);
  await expect.poll(() => home.heard, { timeout: 5000 }).toEqual(['newPost']);
  await home.socket.emitWithAck('unwatch', { room: `home:${member.id}` });
  // Another device of theirs hears of it: by then it has been told to everybody who was to hear it, and what a socket was sent
  // before an acknowledgement has reached it.
  const witness = await at(member, `home:${member.id}`);
  await write(club.owner);
  await expect.poll(() => witness.heard, { timeout: 5000 }).toEqual(['newPost']);
  for (const { socket } of [home, stranger, nosy])
    await socket.emitWithAck('unwatch', { room: `home:${member.id}` });
  expect([home.heard, stranger.heard, nosy.heard]).toEqual([['newPost'], [], []]);
});

test('those who watch hear of posts, comments and reactions; those who may not, do not', async () => {
  const listen = async (as?: Registered) => {
    const socket = connect(app.url, {
      transports: ['websocket'],
      auth: as ? { token: as.as.token } : {},
      forceNew: true,
    });
    sockets.push(socket);
    const heard: string[] = [];
    // What comes to a person's own inbox is no matter of rooms.
    socket.onAny((name: string) => {
      if (name !== 'notification') heard.push(name);
    });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    return {
      heard,
      ok: ((await socket.emitWithAck('watch', { room: `club:${club.id}` })) as { ok: boolean }).ok,
    };
  };
  const inside = await listen(member);
  const post = await write(club.owner);
  await commented(club.owner, post);
  await app.ok('PUT /posts/:id/reaction', { params: { id: post.id }, body: { kind: 'fire' } }, club.owner.as);
  await app.ok('DELETE /posts/:id', { params: { id: post.id } }, club.owner.as);
  await expect
    .poll(() => inside.heard, { timeout: 5000 })
    .toEqual(['newPost', 'newComment', 'reactionCount', 'postChanged']);
  await app.ok(
    'PATCH /clubs/:id',
    { params: { id: club.id }, body: { visibility: 'private' } },
    club.owner.as,
  );
  expect([(await listen(guest)).ok, (await listen()).ok, (await listen(member)).ok]).toEqual([
    false,
    false,
    true,
  ]);
});
