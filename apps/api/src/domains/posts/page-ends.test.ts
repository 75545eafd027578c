// Owns: a page that is exactly full and the last one says so; one entry more, and it leads on to that entry.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { newId } from '#platform/ids/new-id.ts';
import { insertComment } from './comments.store.ts';
import { insertPost } from './new-posts.store.ts';
import { insertBookmark } from './posts.store.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  club = await foundClub(app, openMailbox(app));
});
afterAll(() => app.stop());

interface Page {
  data: readonly { id: string }[];
  next_cursor: string | null;
}

/** A full page ends; with one entry more, the first page leads on to a second with that one. */
async function endsWhenFull(
  full: number,
  add: () => Promise<unknown>,
  read: (cursor?: string) => Promise<Page>,
): Promise<void> {
  for (let at = 0; at < full; at += 1) await add();
  const only = await read();
  expect([only.data.length, only.next_cursor]).toEqual([full, null]);
  await add();
  const first = await read();
  expect([first.data.length, first.next_cursor]).toEqual([full, expect.any(String)]);
  const second = await read(first.next_cursor ?? '');
  expect([second.data.length, second.next_cursor]).toEqual([1, null]);
}

async function post(given: { publish_at?: Date } = {}): Promise<string> {
  app.clock.advance(1000);
  const [id, now] = [newId(app.platform), app.clock.now()];
  await insertPost(app.platform.db, {
    ...{ id, club_id: club.id, author_id: club.owner.id, client_key: randomUUID(), text: 'Doors at eight.' },
    ...{ audience: 'public', tier_id: null, reply_policy: 'everyone', reply_tier_id: null, held_at: null },
    ...{ created_at: now, publish_at: given.publish_at ?? null, published_at: given.publish_at ? null : now },
  });
  return id;
}

async function comment(post_id: string, parent_id: string | null = null): Promise<string> {
  app.clock.advance(1000);
  const id = newId(app.platform);
  await insertComment(app.platform.db, {
    ...{ id, post_id, parent_id, author_id: club.owner.id, client_key: randomUUID(), text: 'Yes!' },
    ...{ mentions: [], created_at: app.clock.now(), held_at: null },
  });
  return id;
}

const paged = (cursor?: string) => ({ query: { limit: 3, ...(cursor && { cursor }) } });
const at = (cursor?: string) => ({ query: { ...(cursor && { cursor }) } });

test('a club’s feed, home and a person’s posts', async () => {
  const { as, id } = club.owner;
  await endsWhenFull(3, post, (cursor) =>
    app.ok('GET /clubs/:id/posts', { params: { id: club.id }, ...paged(cursor) }, as),
  );
  const four = paged();
  for (const feed of ['home', 'person'] as const) {
    const read = (query: { limit: number; cursor?: string }) =>
      feed === 'home'
        ? app.ok('GET /feeds/home', { query }, as)
        : app.ok('GET /users/:id/posts', { params: { id }, query }, as);
    expect((await read({ limit: 4 })).next_cursor).toBeNull();
    expect((await read(four.query)).next_cursor).not.toBeNull();
  }
});

test('what is kept', async () => {
  const keep = async () =>
    insertBookmark(app.platform.db, {
      user_id: club.owner.id,
      post_id: await post(),
      created_at: app.clock.now(),
    });
  await endsWhenFull(3, keep, (cursor) => app.ok('GET /bookmarks', paged(cursor), club.owner.as));
});

test('what waits for its time', async () => {
  const publish_at = new Date(app.clock.now().getTime() + 86_400_000);
  await endsWhenFull(
    20,
    () => post({ publish_at }),
    (cursor) =>
      app.ok('GET /clubs/:id/scheduled-posts', { params: { id: club.id }, ...at(cursor) }, club.owner.as),
  );
});

test('comments, the answers under one, and the first of them', async () => {
  const id = await post();
  await endsWhenFull(
    20,
    () => comment(id),
    (cursor) => app.ok('GET /posts/:id/comments', { params: { id }, ...at(cursor) }),
  );
  const top = await comment(await post());
  const thread = async () => (await app.ok('GET /comments/:id', { params: { id: top } })).data.replies_cursor;
  const under = (await app.ok('GET /comments/:id', { params: { id: top } })).data.post_id;
  for (let count = 0; count < 3; count += 1) await comment(under, top);
  expect(await thread()).toBeNull();
  const many = await comment(under);
  await endsWhenFull(
    20,
    () => comment(under, many),
    (cursor) => app.ok('GET /comments/:id/replies', { params: { id: many }, ...at(cursor) }),
  );
  await comment(under, top);
  expect(await thread()).not.toBeNull();
});
