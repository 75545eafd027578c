// Owns: what is deleted between the look at it and the writing under it answers as missing, never as a failure of ours.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { commitWhile } from '#app/testing/held-transaction.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  club = await foundClub(app, openMailbox(app));
  app.clock.advance(25 * 3_600_000);
});
afterAll(() => app.stop());

const draft = () => ({ client_key: randomUUID(), text: 'Encore?' });
async function post() {
  const body = { ...draft(), audience: 'public' as const };
  return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as)).data;
}
function comment(post: { id: string }, parent_id: string | null = null) {
  const body = { ...draft(), parent_id };
  return app.call('POST /posts/:id/comments', { params: { id: post.id }, body }, club.owner.as);
}
const remove = (table: 'posts' | 'comments' | 'tiers', id: string) => ({
  text: `delete from ${table} where id = $1`,
  values: [id],
});

test('a comment under a post that is deleted meanwhile', async () => {
  const under = await post();
  const answer = await commitWhile(app, remove('posts', under.id), () => comment(under));
  expect(answer).toMatchObject({ status: 404, error: { code: 'posts.not-found' } });
});

test('an answer to a comment that is deleted meanwhile', async () => {
  const under = await post();
  const parent = await comment(under);
  if (!parent.ok) throw new Error('no parent');
  const { id } = parent.body.data;
  const answer = await commitWhile(app, remove('comments', id), () => comment(under, id));
  expect(answer).toMatchObject({ status: 404, error: { code: 'posts.comment-not-found' } });
});

test('a bookmark and a reaction of a post that is deleted meanwhile', async () => {
  const kept = await post();
  const bookmark = () => app.call('PUT /posts/:id/bookmark', { params: { id: kept.id } }, club.owner.as);
  expect(await commitWhile(app, remove('posts', kept.id), bookmark)).toMatchObject({
    status: 404,
    error: { code: 'posts.not-found' },
  });
  const liked = await post();
  const react = () =>
    app.call('PUT /posts/:id/reaction', { params: { id: liked.id }, body: { kind: 'fire' } }, club.owner.as);
  expect(await commitWhile(app, remove('posts', liked.id), react)).toMatchObject({
    status: 404,
    error: { code: 'posts.not-found' },
  });
});

test('a post for a tier that is deleted meanwhile', async () => {
  const { data } = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, club.owner.as);
  const tier_id = data.at(-1)?.id ?? '';
  const body = { ...draft(), audience: 'tier' as const, tier_id };
  const write = () => app.call('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as);
  expect(await commitWhile(app, remove('tiers', tier_id), write)).toMatchObject({
    status: 422,
    error: { code: 'posts.tier-unknown' },
  });
});

test('a comment is there, and its sender hears so, where telling others of it fails', async () => {
  const under = await post();
  const toRoom = vi.spyOn(app.platform.realtime, 'toRoom').mockImplementation(() => {
    throw new Error('nobody listens');
  });
  try {
    expect(await comment(under)).toMatchObject({ ok: true });
  } finally {
    toRoom.mockRestore();
  }
  const { data } = await app.ok('GET /posts/:id/comments', { params: { id: under.id } }, club.owner.as);
  expect(data).toHaveLength(1);
});

test('answers to a comment while other answers to it are removed', async () => {
  const under = await post();
  const parent = await comment(under);
  if (!parent.ok) throw new Error('no parent');
  const { id } = parent.body.data;
  const answered = async () => {
    const made = await comment(under, id);
    if (!made.ok) throw new Error(made.error.code);
    return made.body.data.id;
  };
  const removed = async (one: string) => {
    const gone = await app.call('DELETE /comments/:id', { params: { id: one } }, club.owner.as);
    return gone.ok ? 'removed' : gone.error.code;
  };
  const four = <Made>(make: () => Promise<Made>) => Promise.all(Array.from({ length: 4 }, make));
  for (let round = 0; round < 5; round += 1) {
    // More than ten within a minute are refused.
    app.clock.advance(60_000);
    const first = await four(answered);
    const [outcomes, further] = await Promise.all([Promise.all(first.map(removed)), four(answered)]);
    outcomes.push(...(await Promise.all(further.map(removed))));
    expect(new Set(outcomes)).toEqual(new Set(['removed']));
  }
  const { data } = await app.ok('GET /posts/:id', { params: { id: under.id } }, club.owner.as);
  expect(data).toMatchObject({ counts: { comments: 1 } });
});
