// Owns: what moderation brings back was seen before, and nobody is told of it a second time; what was held is told once, in full.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { commentSubject, postSubject } from './subject.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
let member: Registered;
let other: Registered;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, { posting: 'members' });
  member = await joinedMember(app, mailbox, club.id);
  other = await joinedMember(app, mailbox, club.id);
  app.clock.advance(25 * 3_600_000);
  const body = { blocked_words: [], link_policy: 'hold' as const, media_policy: 'everyone' as const };
  await app.ok('PUT /clubs/:id/text-policy', { params: { id: club.id }, body }, club.owner.as);
});
afterAll(() => app.stop());

async function told(id: string): Promise<{ name: string; payload: Record<string, unknown> }[]> {
  const { rows } = await app.platform.db.query<{ name: string; payload: Record<string, unknown> }>({
    text: `select name, payload from outbox_events
           where name like 'posts.%' and $1 in (payload ->> 'post_id', payload ->> 'comment_id', payload ->> 'subject_id') order by id`,
    values: [id],
  });
  return rows;
}
const namesOf = async (id: string) => (await told(id)).map(({ name }) => name);
const draft = (text: string) => ({ client_key: randomUUID(), text });
async function write(text: string) {
  const body = { ...draft(text), audience: 'public' as const };
  return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, member.as)).data;
}
async function comment(as: Registered, id: string, text: string, parent_id: string | null = null) {
  app.clock.advance(1000);
  const body = { ...draft(text), parent_id };
  return (await app.ok('POST /posts/:id/comments', { params: { id }, body }, as.as)).data;
}
async function hideAndRestore(subject: typeof postSubject, id: string) {
  const { platform } = app;
  await platform.db.transaction((tx) => subject.hide(platform, tx, id, { cause: 'a case', reason: '' }));
  await platform.db.transaction((tx) => subject.restore(platform, tx, id));
}
const restore = (subject: typeof postSubject, id: string) =>
  app.platform.db.transaction((tx) => subject.restore(app.platform, tx, id));

test('a hidden post comes back by an event of its own, without its mentions', async () => {
  const post = await write(`Tonight with @${other.user_name}`);
  await hideAndRestore(postSubject, post.id);
  expect(await namesOf(post.id)).toEqual([
    'posts.post-published',
    'posts.post-removed',
    'posts.post-restored',
  ]);
  const again = await app.ok('GET /posts/:id', { params: { id: post.id } }, other.as);
  expect(again.data).toMatchObject({ state: 'shown', published_at: post.published_at });
  const found = await app.ok('GET /search', { query: { q: 'Tonight', kind: 'post' } }, other.as);
  expect(JSON.stringify(found)).toContain(post.id);
});

test('a post that an edit put on hold was out before; one that was held from the start is told now', async () => {
  const post = await write(`Doors with @${other.user_name}`);
  const body = { text: `https://example.com/a with @${other.user_name}` };
  await app.ok('PATCH /posts/:id', { params: { id: post.id }, body }, member.as);
  await restore(postSubject, post.id);
  expect((await namesOf(post.id)).filter((name) => name === 'posts.post-published')).toHaveLength(1);
  const held = await write(`https://example.com/b @${other.user_name}!`);
  expect(await namesOf(held.id)).toEqual(['posts.text-held']);
  await restore(postSubject, held.id);
  expect((await told(held.id)).at(-1)).toMatchObject({
    name: 'posts.post-published',
    payload: { mentioned_ids: [other.id] },
  });
});

test('a comment is told once: not when it comes back, and with whose comment it answers', async () => {
  const post = await write('Questions?');
  const parent = await comment(other, post.id, 'First!');
  const shown = await comment(member, post.id, 'Second!', parent.id);
  await hideAndRestore(commentSubject, shown.id);
  app.clock.advance(1000);
  await app.ok(
    'PATCH /comments/:id',
    { params: { id: shown.id }, body: { text: 'https://example.com/c' } },
    member.as,
  );
  await restore(commentSubject, shown.id);
  expect(await namesOf(shown.id)).toEqual([
    'posts.comment-added',
    'posts.comment-removed',
    'posts.text-held',
    'posts.comment-removed',
  ]);
  const held = await comment(member, post.id, 'https://example.com/d', parent.id);
  expect(held.state).toBe('held');
  await restore(commentSubject, held.id);
  expect((await told(held.id)).at(-1)).toMatchObject({
    name: 'posts.comment-added',
    payload: { post_author_id: member.id, parent_author_id: other.id },
  });
});
