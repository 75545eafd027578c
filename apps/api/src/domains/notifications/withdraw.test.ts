// Tests what becomes of entries whose cause was taken away: reactions, comments, posts, and people who were blocked.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { postOf } from '#app/testing/posts.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { notifications } from './domain.ts';
import { inboxOf } from './testing/inbox.ts';
import { withdraw } from './withdraw.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let fan: Somebody;
let others: Somebody[];
let postId: string;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(async () => {
  expect(await notifications.audit?.(app.platform.db)).toEqual([]);
  await app.stop();
});
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  fan = await stage.make('member');
  others = [await stage.make('member'), await stage.make('member')];
  postId = await postOf(stage, fan);
});

const soon = (check: () => Promise<void>) => vi.waitFor(check, 10_000);
const react = (as: Somebody) =>
  app.ok('PUT /posts/:id/reaction', { params: { id: postId }, body: { kind: 'clap' } }, as.as);
const takeBack = (as: Somebody) => app.ok('DELETE /posts/:id/reaction', { params: { id: postId } }, as.as);
const comment = async (as: Somebody, text: string) =>
  (
    await app.ok(
      'POST /posts/:id/comments',
      { params: { id: postId }, body: { client_key: randomUUID(), text } },
      as.as,
    )
  ).data.id;
/** Count, people and quoted words of each entry, the latest first. */
const shown = async () =>
  (await inboxOf(app, fan.as)).map(({ kind, count, people, payload }) => [
    kind,
    count,
    people.map(({ id }) => id),
    'excerpt' in payload ? payload.excerpt : undefined,
  ]);
/** The same without the words. */
const counted = async () => (await shown()).map(([kind, count, people]) => [kind, count, people]);
const unread = async () => (await app.ok('GET /notifications/unread', {}, fan.as)).data.unread;

test('a reaction that is taken back leaves the bundle, the last one takes the entry along, and the bell is told', async () => {
  const [one, two] = others as [Somebody, Somebody];
  await react(one);
  await soon(async () => expect(await counted()).toEqual([['reaction', 1, [one.id]]]));
  await react(two);
  await soon(async () => expect(await counted()).toEqual([['reaction', 2, [two.id, one.id]]]));
  await takeBack(two);
  await soon(async () => expect(await counted()).toEqual([['reaction', 1, [one.id]]]));
  const said = vi.spyOn(app.platform.realtime, 'toUser');
  await takeBack(one);
  await soon(async () => expect(await shown()).toEqual([]));
  await soon(async () =>
    expect(said.mock.calls).toContainEqual([fan.id, 'notificationsRead', { unread: 0 }]),
  );
  said.mockRestore();
  expect(await unread()).toBe(0);
});

test('a deleted comment is quoted by nobody, an earlier one still is', async () => {
  const [one, two] = others as [Somebody, Somebody];
  const first = await comment(one, 'Row one!');
  await soon(async () => expect(await shown()).toMatchObject([['comment', 1, [one.id], 'Row one!']]));
  app.clock.advance(1000);
  const second = await comment(two, 'Something rude');
  await soon(async () =>
    expect(await shown()).toMatchObject([['comment', 2, [two.id, one.id], 'Something rude']]),
  );
  app.clock.advance(1000);
  const third = await comment(two, 'Something nice');
  await soon(async () =>
    expect(await shown()).toMatchObject([['comment', 2, [two.id, one.id], 'Something nice']]),
  );
  await app.ok('DELETE /comments/:id', { params: { id: second } }, two.as);
  // Two is still there with another comment, which is what is quoted.
  await app.ok('DELETE /comments/:id', { params: { id: first } }, one.as);
  await soon(async () => expect(await shown()).toEqual([['comment', 1, [two.id], 'Something nice']]));
  await app.platform.db.transaction((tx) =>
    subjectOwners.read().comment.hide(app.platform, tx, third, { cause: 'reports', reason: '' }),
  );
  await soon(async () => expect(await shown()).toEqual([]));
  expect(await unread()).toBe(0);
});

test('a bundle whose latest words are gone quotes nothing', async () => {
  const [one, two] = others as [Somebody, Somebody];
  await comment(one, 'Row one!');
  await soon(async () => expect(await shown()).toHaveLength(1));
  app.clock.advance(1000);
  const rude = await comment(two, 'Something rude');
  await soon(async () => expect((await shown())[0]?.[1]).toBe(2));
  await app.ok('DELETE /comments/:id', { params: { id: rude } }, stage.owner.as);
  await soon(async () => expect(await shown()).toEqual([['comment', 1, [one.id], '']]));
});

test('a removed post takes along what was said under it and what members were told of it', async () => {
  const [one] = others as [Somebody];
  await comment(one, 'Row one!');
  await react(one);
  await soon(async () => expect(await shown()).toHaveLength(2));
  await app.ok('DELETE /posts/:id', { params: { id: postId } }, fan.as);
  await soon(async () => expect(await shown()).toEqual([]));
  expect(await unread()).toBe(0);
  const body = { client_key: randomUUID(), text: 'Tickets on Friday', audience: 'members' };
  const post = (
    await app.ok(
      'POST /clubs/:id/posts',
      { params: { id: stage.club.id }, body: body as never },
      stage.owner.as,
    )
  ).data;
  await soon(async () =>
    expect(await shown()).toMatchObject([['club-post', 1, [stage.owner.id], 'Tickets on Friday']]),
  );
  await app.ok('DELETE /posts/:id', { params: { id: post.id } }, stage.owner.as);
  await soon(async () => expect(await shown()).toEqual([]));
});

test('whoever is blocked leaves the inbox of the one who blocked them', async () => {
  const [one, two] = others as [Somebody, Somebody];
  await react(one);
  await soon(async () => expect(await shown()).toHaveLength(1));
  await react(two);
  await soon(async () => expect((await shown())[0]?.[1]).toBe(2));
  await app.ok('PUT /users/:id/block', { params: { id: one.id } }, fan.as);
  await soon(async () => expect(await counted()).toEqual([['reaction', 1, [two.id]]]));
});

test('the words of a deleted account leave every inbox, read or not, and what others said stays', async () => {
  const [one, two] = others as [Somebody, Somebody];
  await comment(one, 'Row one!');
  await soon(async () => expect(await shown()).toMatchObject([['comment', 1, [one.id], 'Row one!']]));
  const [entry] = await inboxOf(app, fan.as);
  await app.ok('PUT /notifications/:id/read', { params: { id: entry?.id ?? '' } }, fan.as);
  app.clock.advance(1000);
  await comment(two, 'Second!');
  await soon(async () => expect(await counted()).toHaveLength(2));
  app.clock.advance(1000);
  await comment(one, 'Call me');
  await soon(async () => expect((await shown())[0]).toEqual(['comment', 2, [one.id, two.id], 'Call me']));
  const said = vi.spyOn(app.platform.realtime, 'toUser');
  await app.platform.db.transaction(async (tx) => notifications.eraseUser?.(tx, one.id, app.platform));
  expect(await shown()).toEqual([['comment', 1, [two.id], '']]);
  expect(said.mock.calls).toContainEqual([fan.id, 'notificationsRead', { unread: 1 }]);
  said.mockRestore();
});

test('what more people were told of than one step takes goes by a job', async () => {
  const queue = vi.spyOn(app.platform.jobs, 'queue').mockResolvedValue();
  const source = `many:${randomUUID()}`;
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: `with n as (insert into notifications (id, user_id, kind, tab, payload, link, created_at, updated_at)
        select gen_random_uuid(), $1, 'level', 'for-me', '{}', '/', now(), now() from generate_series(1, 1001) returning id)
      insert into notification_sources (user_id, kind, source, notification_id, at)
      select $1, 'level-' || row_number() over (), $2, id, now() from n returning notification_id as id`,
    values: [fan.id, source],
  });
  expect(rows).toHaveLength(1001);
  const step = () => app.platform.db.transaction((tx) => withdraw(app.platform, tx, { source }));
  await step();
  expect(queue.mock.calls.map(([, name, payload]) => [name, payload])).toEqual([
    ['notifications.withdraw', { source }],
  ]);
  expect(await unread()).toBe(1);
  await step();
  expect(queue).toHaveBeenCalledOnce();
  expect(await unread()).toBe(0);
  queue.mockRestore();
});
