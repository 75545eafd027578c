// Owns: a post that somebody could read once closes for them with its tier or its audience, and says so wherever they come back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let author: Registered;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, { posting: 'members' });
  author = await joinedMember(app, mailbox, club.id);
  member = await joinedMember(app, mailbox, club.id);
  app.clock.advance(25 * 3_600_000);
});
afterAll(() => app.stop());

const draft = (text: string) => ({ client_key: randomUUID(), text });
async function write(given: Record<string, unknown>) {
  const body = { ...draft('Backstage at ten.'), ...given };
  return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, author.as)).data;
}

async function tiersByRank() {
  const { data } = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, club.owner.as);
  return data.toSorted((a, b) => a.rank - b.rank);
}

async function giveTier(to: Registered, tierId: string): Promise<void> {
  await app.platform.db.query({
    text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at) values ($1, $2, $3, 'test', now())
      on conflict do nothing`,
    values: [club.id, to.id, tierId],
  });
}

/** Whether somebody reads it: by itself, in the club's feed, at home and among what they kept. */
async function reads(id: string, as: Registered): Promise<boolean[]> {
  const one = await app.ok('GET /posts/:id', { params: { id } }, as.as);
  const lists = [
    await app.ok('GET /clubs/:id/posts', { params: { id: club.id } }, as.as),
    await app.ok('GET /feeds/home', {}, as.as),
    await app.ok('GET /bookmarks', {}, as.as),
  ];
  return [one.data, ...lists.flatMap(({ data }) => data.filter((post) => post.id === id))].map(
    (post) => post.sealed === null,
  );
}

test('a post for a tier that is removed stays closed to every member, whatever tier they have: staff and author read it', async () => {
  const params = { id: club.id };
  // The lowest is everybody's.
  const [, low, high] = await tiersByRank();
  if (low === undefined || high === undefined) throw new Error('too few tiers');
  // A member writes only for tiers they are in.
  for (const one of [member, author]) await giveTier(one, high.id);
  const post = await write({
    audience: 'tier',
    tier_id: low.id,
    reply_policy: 'tier',
    reply_tier_id: low.id,
  });
  const plain = await joinedMember(app, mailbox, club.id);
  const readers = [member, author, club.owner];
  for (const reader of readers)
    await app.ok('PUT /posts/:id/bookmark', { params: { id: post.id } }, reader.as);
  for (const reader of readers) expect(await reads(post.id, reader)).toEqual([true, true, true, true]);
  expect(await reads(post.id, plain)).toEqual([false, false, false]);
  await app.ok('DELETE /clubs/:id/tiers/:tier_id', { params: { ...params, tier_id: low.id } }, club.owner.as);
  expect(await reads(post.id, member)).toEqual([false, false, false, false]);
  expect(await reads(post.id, plain)).toEqual([false, false, false]);
  for (const reader of [author, club.owner])
    expect(await reads(post.id, reader)).toEqual([true, true, true, true]);
  for (const reader of [member, plain]) {
    const given = { params: { id: post.id }, body: draft('And me?') };
    expect(await app.call('POST /posts/:id/comments', given, reader.as)).toMatchObject({
      error: { code: 'posts.sealed' },
    });
  }
  // Nor does an answer that was for the tier fall to everybody.
  const open = await write({ audience: 'members', reply_policy: 'tier', reply_tier_id: high.id });
  await app.ok(
    'DELETE /clubs/:id/tiers/:tier_id',
    { params: { ...params, tier_id: high.id } },
    club.owner.as,
  );
  const answer = { params: { id: open.id }, body: draft('Me too?') };
  expect(await app.call('POST /posts/:id/comments', answer, plain.as)).toMatchObject({
    error: { code: 'posts.replies-closed' },
  });
});

test('who took part in a post that is sealed by now is told so, by codes that the endpoints declare', async () => {
  const post = await write({ audience: 'members' });
  const at = { params: { id: post.id } };
  const { data: comment } = await app.ok(
    'POST /posts/:id/comments',
    { ...at, body: draft('Yes!') },
    member.as,
  );
  const mine = { params: { id: comment.id } };
  await app.ok('PUT /posts/:id/reaction', { ...at, body: { kind: 'fire' } }, member.as);
  await app.ok('PUT /comments/:id/reaction', { ...mine, body: { kind: 'fire' } }, member.as);
  const edit = (body: object) => app.ok('PATCH /posts/:id', { ...at, body }, author.as);
  await edit({ reply_policy: 'nobody' });
  expect(await app.call('PATCH /comments/:id', { ...mine, body: { text: 'No?' } }, member.as)).toMatchObject({
    error: { code: 'posts.replies-closed' },
  });
  const best = (await tiersByRank()).at(-1);
  if (best === undefined) throw new Error('no tier');
  await giveTier(author, best.id);
  await edit({ audience: 'tier', tier_id: best.id });
  const asked = await Promise.all([
    app.call('DELETE /posts/:id/reaction', at, member.as),
    app.call('DELETE /comments/:id/reaction', mine, member.as),
    app.call('PATCH /comments/:id', { ...mine, body: { text: 'No?' } }, member.as),
    app.call('DELETE /comments/:id', mine, member.as),
  ]);
  for (const answer of asked) expect(answer).toMatchObject({ status: 403, error: { code: 'posts.sealed' } });
});
