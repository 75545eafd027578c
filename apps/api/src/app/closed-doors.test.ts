// Owns: what stands in a club that is suspended, private or closed reaches nobody by any door: address, feed, search, card.
import type { CallName } from '@stagepass/contract/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeClub } from '#domains/clubs/actions/close-club.ts';
import { clubSubject } from '#domains/clubs/subject.ts';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from './testing/world.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let postId: string;
let people: Record<'visitor' | 'guest' | 'member' | 'banned', Somebody | undefined>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  stage = await world.stage({ role: 'member', visibility: 'public', fresh: true });
  people = {
    visitor: undefined,
    guest: await stage.make('guest'),
    member: stage.me,
    banned: await stage.make('banned'),
  };
  const body = { client_key: crypto.randomUUID(), text: 'A xylophone for all', audience: 'public' } as const;
  postId = (await app.ok('POST /clubs/:id/posts', { ...inClub(), body }, stage.owner.as)).data.id;
  for (const fan of [people.guest, people.member])
    await app.ok('PUT /posts/:id/bookmark', { params: { id: postId } }, fan?.as);
});

const inClub = () => ({ params: { id: stage.club.id } });
const edit = (visibility: 'public' | 'private') =>
  app.ok('PATCH /clubs/:id', { ...inClub(), body: { visibility } }, stage.owner.as);

/** By which doors the text comes out, for each of the people. */
async function doors(): Promise<Record<string, string[]>> {
  const calls: [CallName, object][] = [
    ['GET /posts/:id', { params: { id: postId } }],
    ['GET /clubs/:id/posts', { ...inClub(), query: {} }],
    ['GET /users/:id/posts', { params: { id: stage.owner.id }, query: {} }],
    ['GET /feeds/home', { query: {} }],
    ['GET /bookmarks', { query: {} }],
    ['GET /search', { query: { q: 'xylophone', kind: 'post' } }],
  ];
  const open: Record<string, string[]> = {};
  for (const [name, person] of Object.entries(people)) {
    const tried = calls.map(async ([call, input]) => {
      const answered = await app.call(call, input as never, person?.as);
      return answered.ok && JSON.stringify(answered.body).includes(postId) ? [call.split(' ')[1] ?? ''] : [];
    });
    open[name] = (await Promise.all(tried)).flat();
  }
  return open;
}

/** What is kept of a feed goes by an event, which takes a moment. Asked for too often, the search would refuse. */
const become = (expected: Record<string, string[]>) =>
  vi.waitFor(async () => expect(await doors()).toEqual(expected), { timeout: 10_000, interval: 250 });

const nobody = { visitor: [], guest: [], member: [], banned: [] };
const anyone = ['/posts/:id', '/clubs/:id/posts', '/users/:id/posts'];
const everywhere = {
  visitor: [...anyone, '/search'],
  guest: [...anyone, '/bookmarks', '/search'],
  member: [...anyone, '/feeds/home', '/bookmarks', '/search'],
  banned: [...anyone, '/search'],
};

test('a suspended club shows nothing, and everything again once it is restored', async () => {
  expect(await doors()).toEqual(everywhere);
  const { platform } = app;
  await platform.db.transaction((tx) =>
    clubSubject.hide(platform, tx, stage.club.id, { cause: 'a case', reason: '' }),
  );
  await become(nobody);
  const report = { kind: 'post', id: postId, reason: 'spam', note: '' } as const;
  expect(await app.call('POST /reports', { body: report }, people.member?.as)).toMatchObject({ status: 404 });
  await platform.db.transaction((tx) => clubSubject.restore(platform, tx, stage.club.id));
  await become(everywhere);
});

test('a private club shows its inside to members; opened, also what was written meanwhile is found', async () => {
  await edit('private');
  const body = {
    client_key: crypto.randomUUID(),
    text: 'A xylophone in private',
    audience: 'public',
  } as const;
  const written = await app.ok('POST /clubs/:id/posts', { ...inClub(), body }, stage.owner.as);
  await become({
    ...nobody,
    member: ['/posts/:id', '/clubs/:id/posts', '/feeds/home', '/bookmarks', '/search'],
  });
  await edit('public');
  postId = written.data.id;
  await become({
    visitor: everywhere.visitor,
    guest: everywhere.visitor,
    member: [...anyone, '/feeds/home', '/search'],
    banned: everywhere.banned,
  });
});

test('a closed club shows nothing', async () => {
  const body = { confirm_handle: stage.club.handle };
  await app.ok('POST /clubs/:id/deletion', { ...inClub(), body }, stage.owner.as);
  app.clock.advance(14 * 86_400_000);
  expect(await closeClub(app.platform, stage.club.id)).toBe(true);
  await become(nobody);
});
