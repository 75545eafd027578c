// Owns: feeds neither skip nor repeat while posts arrive, leave out whom and what the reader does not want, in a fixed number of queries.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let member: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  club = await foundClub(app, mailbox, { posting: 'members' });
  member = await joinedMember(app, mailbox, club.id);
  app.clock.advance(25 * 3_600_000);
});

async function write(
  as: Registered,
  text = 'A line',
  draft: { audience?: 'public' | 'members' } = {},
  id = club.id,
) {
  app.clock.advance(1);
  const body = { client_key: randomUUID(), text, audience: 'public' as const, ...draft };
  return (await app.ok('POST /clubs/:id/posts', { params: { id }, body }, as.as)).data;
}
const page = (as: Registered | undefined, query: { cursor?: string; limit?: number } = {}) =>
  app.ok('GET /clubs/:id/posts', { params: { id: club.id }, query }, as?.as);
const textsOf = (posts: readonly object[]) => posts.map((post) => ('text' in post ? post.text : undefined));

test('by key: whatever arrives while somebody reads, nothing is skipped and nothing comes twice', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 13; at += 1) ids.unshift((await write(club.owner, `line ${at}`)).id);
  const seen: string[] = [];
  let cursor: string | undefined;
  let newest = '';
  for (;;) {
    const { data, next_cursor, newest: top } = await page(member, { limit: 3, ...(cursor && { cursor }) });
    seen.push(...data.map(({ id }) => id));
    newest ||= top ?? '';
    // Somebody posts, and somebody deletes what was read, between any two pages.
    await write(club.owner, 'meanwhile');
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  expect(seen).toEqual(ids);
  const since = await app.ok(
    'GET /clubs/:id/posts/new-count',
    { params: { id: club.id }, query: { since: newest } },
    member.as,
  );
  expect(since.data.count).toBe(5);
  const again = { params: { id: club.id }, query: { since: since.data.newest ?? '' } };
  expect((await app.ok('GET /clubs/:id/posts/new-count', again, member.as)).data.count).toBe(0);
});

test('a post that is deleted between two pages does not shift the others', async () => {
  const posts = [];
  for (let at = 0; at < 6; at += 1) posts.unshift(await write(club.owner, `line ${at}`));
  const first = await page(member, { limit: 3 });
  await app.ok('DELETE /posts/:id', { params: { id: posts[2]?.id ?? '' } }, club.owner.as);
  const second = await page(member, { limit: 3, cursor: first.next_cursor ?? '' });
  expect(second.data.map(({ id }) => id)).toEqual(posts.slice(3).map(({ id }) => id));
  expect(second.next_cursor).toBeNull();
});

test('a cursor of other lists is refused: the first page instead of the next would come for ever', async () => {
  const params = { id: club.id };
  const bad = await Promise.all([
    app.call('GET /clubs/:id/posts', { params, query: { cursor: 'nonsense' } }, member.as),
    app.call('GET /clubs/:id/posts/new-count', { params, query: { since: 'nonsense' } }, member.as),
  ]);
  expect(bad.map(({ status }) => status)).toEqual([400, 400]);
});

describe('what a reader does not want', () => {
  let loud: Registered;
  beforeEach(async () => {
    loud = await joinedMember(app, mailbox, club.id);
    app.clock.advance(25 * 3_600_000);
    await write(club.owner, 'kept');
    await write(loud, 'from somebody loud');
    await write(club.owner, 'about a Crème brûlée, at length');
  });

  test('blocks work both ways, mutes one way, in every feed', async () => {
    const all = ['about a Crème brûlée, at length', 'from somebody loud', 'kept'];
    expect(textsOf((await page(member)).data)).toEqual(all);
    await app.ok('PUT /users/:id/block', { params: { id: loud.id } }, member.as);
    expect(textsOf((await page(member)).data)).toEqual([all[0], all[2]]);
    expect(textsOf((await app.ok('GET /feeds/home', {}, member.as)).data)).toEqual([all[0], all[2]]);
    await write(member, 'an answer');
    expect(textsOf((await page(loud)).data)).toEqual(all);
    const blocked = await app.call(
      'GET /posts/:id',
      { params: { id: (await page(club.owner)).data[2]?.id ?? '' } },
      member.as,
    );
    expect(blocked).toMatchObject({ error: { code: 'posts.not-found' } });
  });

  test('muted words and threads are left out; one’s own are not', async () => {
    await app.ok('POST /users/me/muted-words', { body: { word: 'CREME BRULEE' } }, member.as);
    expect(textsOf((await page(member)).data)).toEqual(['from somebody loud', 'kept']);
    const kept = (await page(member)).data.at(-1)?.id ?? '';
    await app.ok('PUT /users/me/muted-threads/:kind/:id', { params: { kind: 'post', id: kept } }, member.as);
    expect(textsOf((await page(member)).data)).toEqual(['from somebody loud']);
    await write(member, 'my own creme brulee');
    expect(textsOf((await page(member)).data)).toEqual(['my own creme brulee', 'from somebody loud']);
  });

  test('fifty blocks and as many words cost no further query', async () => {
    const ask = () => countQueries(() => page(member));
    // The first call after a while also notes that the session was seen.
    await ask();
    const before = (await ask()).queries;
    expect(before).toEqual([expect.stringContaining('session'), 'posts-club-feed-by-id-21']);
    await app.platform.db.query({
      text: `insert into user_blocks select $1, id, now() from users where id <> $1 limit 50`,
      values: [member.id],
    });
    await app.ok('POST /users/me/muted-words', { body: { word: 'kettle' } }, member.as);
    expect((await ask()).queries).toEqual(before);
  });
});

test('who is suspended, going or hidden for now is seen by nobody else, in feeds and in comments', async () => {
  const guest = await registerVerified(app, mailbox);
  const kept = await write(club.owner, 'kept');
  await write(member, 'from somebody who goes');
  const body = { client_key: randomUUID(), text: 'me too' };
  await app.ok('POST /posts/:id/comments', { params: { id: kept.id }, body }, member.as);
  const read = async (as: Registered) => {
    app.clock.advance(6000);
    const feed = textsOf((await page(as)).data);
    const threads = await app.ok('GET /posts/:id/comments', { params: { id: kept.id } }, as.as);
    return [...feed, ...threads.data.map(({ text }) => text)];
  };
  const all = ['from somebody who goes', 'kept', 'me too'];
  expect(await read(guest)).toEqual(all);
  for (const column of ['suspended_at', 'closing_at', 'hidden_at', 'erasing_at']) {
    const set = (value: string) =>
      app.platform.db.query({
        text: `update users set ${column} = ${value} where id = $1`,
        values: [member.id],
      });
    await set('now()');
    expect(await read(guest)).toEqual(['kept']);
    const seen = textsOf((await page(undefined)).data);
    expect(seen).toEqual(['kept']);
    if (column === 'closing_at' || column === 'hidden_at') expect(await read(member)).toEqual(all);
    await set('null');
  }
  expect(await read(guest)).toEqual(all);
});

test('a handle that the club gave up still leads to its feed', async () => {
  await write(club.owner, 'first');
  const handle = `moved-${randomUUID().slice(0, 8)}`;
  await app.ok('PATCH /clubs/:id', { params: { id: club.id }, body: { handle } }, club.owner.as);
  for (const id of [handle, club.handle.toUpperCase(), club.id])
    expect(textsOf((await app.ok('GET /clubs/:id/posts', { params: { id } }, member.as)).data)).toEqual([
      'first',
    ]);
  const missing = await app.call('GET /clubs/:id/posts', { params: { id: randomUUID() } }, member.as);
  expect(missing).toMatchObject({ error: { code: 'clubs.not-found' } });
});

test('the home feed joins all my clubs in order, and only mine', async () => {
  const second = await foundClub(app, mailbox, { posting: 'members' });
  await app.ok('POST /clubs/:id/join', { params: { id: second.id }, body: {} }, member.as);
  const other = await foundClub(app, mailbox);
  app.clock.advance(25 * 3_600_000);
  await write(club.owner, 'one');
  await write(second.owner, 'two', { audience: 'members' }, second.id);
  await write(other.owner, 'elsewhere', {}, other.id);
  await write(club.owner, 'three');
  const { data, newest } = await app.ok('GET /feeds/home', {}, member.as);
  expect(textsOf(data)).toEqual(['three', 'two', 'one']);
  expect(data.map((post) => post.club.handle)).toEqual([club.handle, second.handle, club.handle]);
  await write(second.owner, 'four', {}, second.id);
  const count = await app.ok('GET /feeds/home/new-count', { query: { since: newest ?? '' } }, member.as);
  expect(count.data.count).toBe(1);
  const { queries } = await countQueries(() => app.ok('GET /feeds/home', {}, member.as));
  expect(queries).toEqual([expect.stringContaining('session'), 'posts-home-feed-21']);
});

test('a person’s page shows what everybody may see of theirs', async () => {
  await write(member, 'public');
  await write(member, 'inside', { audience: 'members' });
  const list = async (as?: Registered) =>
    textsOf((await app.ok('GET /users/:id/posts', { params: { id: member.user_name } }, as?.as)).data);
  expect([await list(), await list(club.owner)]).toEqual([['public'], ['public']]);
  await app.ok('PUT /users/:id/block', { params: { id: club.owner.id } }, member.as);
  expect(await list(club.owner)).toEqual([]);
});

describe('visitors', () => {
  const bytes = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.url}/api/clubs/${club.handle}/posts`, { headers });
    return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
  };

  test('get kept bytes that ask no database, until a post comes; a tag saves the bytes', async () => {
    await write(club.owner, 'first');
    await bytes();
    const { queries, answer } = await countQueries(() => bytes());
    expect(queries).toEqual([]);
    expect(answer.text).toContain('first');
    expect(await bytes({ 'if-none-match': answer.etag })).toMatchObject({ status: 304, text: '' });
    const post = await write(club.owner, 'second');
    expect((await bytes()).text).toContain('second');
    await app.ok('DELETE /posts/:id', { params: { id: post.id } }, club.owner.as);
    expect((await bytes()).text).not.toContain('second');
  });

  test('many at once cost one reading', async () => {
    await write(club.owner, 'first');
    const { queries } = await countQueries(() => Promise.all(Array.from({ length: 20 }, () => bytes())));
    expect(queries.filter((name) => name.startsWith('posts-club-feed'))).toHaveLength(1);
  });

  test('a club that closes its doors is closed at once', async () => {
    await write(club.owner, 'first');
    expect((await bytes()).status).toBe(200);
    await app.ok(
      'PATCH /clubs/:id',
      { params: { id: club.id }, body: { visibility: 'private' } },
      club.owner.as,
    );
    app.clock.advance(6000);
    expect((await bytes()).status).toBe(403);
  });
});

test('script in every field stays text', async () => {
  const evil =
    '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) \u202e"\'`$ {1}';
  const body = {
    client_key: randomUUID(),
    text: evil,
    teaser: '<b onmouseover=alert(1)>teaser</b>',
    audience: 'public' as const,
  };
  const raw = await fetch(`${app.url}/api/clubs/${club.id}/posts`, {
    method: 'POST',
    headers: {
      ...club.owner.as.headers,
      authorization: club.owner.as.token,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect([raw.status, raw.headers.get('content-type'), raw.headers.get('x-content-type-options')]).toEqual([
    201,
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  const { data } = await page(undefined);
  expect(data[0]).toMatchObject({ text: evil, teaser: body.teaser });
  const comment = { client_key: randomUUID(), text: evil };
  const added = await app.ok(
    'POST /posts/:id/comments',
    { params: { id: data[0]?.id ?? '' }, body: comment },
    member.as,
  );
  expect(added.data.text).toBe(evil);
});

test('a stranger to the club is told the way in where it is private', async () => {
  await app.ok(
    'PATCH /clubs/:id',
    { params: { id: club.id }, body: { visibility: 'private' } },
    club.owner.as,
  );
  const stranger = await registerVerified(app, mailbox);
  const answer = await app.call('GET /clubs/:id/posts', { params: { id: club.id } }, stranger.as);
  expect(answer).toMatchObject({ error: { code: 'clubs.members-only', details: { way_in: 'join' } } });
});

test('what is kept is one’s own, and sealed once it may not be seen any more', async () => {
  const guest = await registerVerified(app, mailbox);
  const post = await write(club.owner, 'inside', { audience: 'members' });
  const keep = (as: Registered) => app.call('PUT /posts/:id/bookmark', { params: { id: post.id } }, as.as);
  expect(await keep(guest)).toMatchObject({ error: { code: 'posts.sealed' } });
  expect((await keep(member)).ok && (await keep(member)).ok).toBe(true);
  const kept = async (as: Registered) => (await app.ok('GET /bookmarks', {}, as.as)).data;
  expect((await kept(member)).map(({ id, sealed }) => [id, sealed])).toEqual([[post.id, null]]);
  expect(await kept(guest)).toEqual([]);
  await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, member.as);
  expect((await kept(member))[0]?.sealed).toMatchObject({ way_in: 'join' });
  await app.ok('DELETE /posts/:id/bookmark', { params: { id: post.id } }, member.as);
  expect(await kept(member)).toEqual([]);
});
