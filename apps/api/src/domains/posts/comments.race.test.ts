// Owns: comments that come at the same moment are written together, and each is what it would be alone.
import { randomUUID } from 'node:crypto';
import { commentAdded } from '@stagepass/contract/posts/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertCommentAmongOthers } from './comments.store.ts';

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
const comment = (id: string, body: ReturnType<typeof draft> & { parent_id?: string | null }) =>
  app.call('POST /posts/:id/comments', { params: { id }, body: { parent_id: null, ...body } }, club.owner.as);
async function commentsOf(id: string): Promise<number> {
  const { data } = await app.ok('GET /posts/:id', { params: { id } }, club.owner.as);
  if (data.sealed !== null) throw new Error('sealed');
  return data.counts.comments;
}
const count = async (text: string, values: unknown[] = []) =>
  Number((await app.platform.db.query<{ many: number }>({ text, values })).rows[0]?.many);

test('on two posts, under one comment, and one sent twice: counted once each, with an event each', async () => {
  const [one, other] = [await post(), await post()];
  const top = await comment(one.id, draft());
  if (!top.ok) throw new Error('no comment');
  const events = () =>
    count(`select count(*)::int as many from outbox_events where name = 'posts.comment-added'`);
  const before = await events();
  const again = draft();
  const parent_id = top.body.data.id;
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => comment(one.id, draft())),
    ...Array.from({ length: 4 }, () => comment(one.id, { ...draft(), parent_id })),
    ...Array.from({ length: 6 }, () => comment(other.id, draft())),
    comment(other.id, again),
    comment(other.id, again),
  ]);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  const ids = new Set(answers.map((answer) => (answer.ok ? answer.body.data.id : '')));
  expect(ids.size).toBe(16);
  expect([await commentsOf(one.id), await commentsOf(other.id)]).toEqual([10, 7]);
  expect(await count('select replies as many from comments where id = $1', [parent_id])).toBe(4);
  expect((await events()) - before).toBe(16);
});

test('one whose post is gone fails alone', async () => {
  const stays = await post();
  const { db } = app.platform;
  const { user_id } = club.owner;
  const put = (post_id: string) => {
    const id = randomUUID();
    const said = { comment_id: id, post_id, club_id: club.id, author_id: user_id, post_author_id: user_id };
    const event = db.carry(commentAdded, { ...said, parent_author_id: null, mentioned_ids: [] });
    const at = { created_at: app.clock.now(), held_at: null, parent_id: null };
    return insertCommentAmongOthers(
      db,
      { id, post_id, author_id: user_id, ...draft(), mentions: [], ...at },
      event,
    );
  };
  const all = await Promise.allSettled([put(stays.id), put(randomUUID()), put(stays.id), put(stays.id)]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(all[1]).toMatchObject({ reason: { code: '23503' } });
  expect(await commentsOf(stays.id)).toBe(3);
});
