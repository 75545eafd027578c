// Owns: that nothing leaks by search once the real owners of clubs, people and posts stand behind it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses, stranger } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from './testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

async function found(q: string, as?: Somebody): Promise<string[]> {
  const options = { ...stranger(), ...(as === undefined ? {} : { token: as.as.token }) };
  const { data } = await app.ok('GET /search', { query: { q } }, options);
  return data.groups.flatMap((group) => group.cards.map((card) => `${card.kind} ${card.id}`)).toSorted();
}

async function write({ club }: Stage, by: Somebody, text: string, audience: 'public' | 'members') {
  const { data } = await app.ok(
    'POST /clubs/:id/posts',
    { params: { id: club.id }, body: { client_key: randomUUID(), text, audience } },
    by.as,
  );
  return `post ${data.id}`;
}

test('a members’ post is found by members, a public one by everybody', async () => {
  const stage = await world.stage({ role: 'guest', visibility: 'public', fresh: true });
  const open = await write(stage, stage.owner, 'Quokkas on the roof', 'public');
  const inner = await write(stage, stage.owner, 'Quokkas in the cellar', 'members');
  expect(await found('quokkas')).toEqual([open]);
  expect(await found('quokkas', stage.me)).toEqual([open]);
  expect(await found('quokkas', await stage.make('banned'))).toEqual([open]);
  expect(await found('quokkas', await stage.make('member'))).toEqual([open, inner].toSorted());
});

test('a private club and everything in it is found by its members only', async () => {
  const stage = await world.stage({ role: 'guest', visibility: 'private', fresh: true });
  const post = await write(stage, stage.owner, 'Narwhal season', 'members');
  const club = `club ${stage.club.id}`;
  const name = stage.club.handle.replace('-', ' ');
  const member = await stage.make('member');
  expect(await found('narwhal')).toEqual([]);
  expect(await found('narwhal', stage.me)).toEqual([]);
  expect(await found('narwhal', member)).toEqual([post]);
  expect(await found(name)).not.toContain(club);
  expect(await found(name, stage.me)).not.toContain(club);
  expect(await found(name, member)).toContain(club);
});

test('a club that turns private takes its public posts out of others’ sight', async () => {
  const stage = await world.stage({ role: 'guest', visibility: 'public', fresh: true });
  const post = await write(stage, stage.owner, 'Axolotl parade', 'public');
  expect(await found('axolotl')).toEqual([post]);
  const body = { visibility: 'private' } as const;
  await app.ok('PATCH /clubs/:id', { params: { id: stage.club.id }, body }, stage.owner.as);
  expect(await found('axolotl')).toEqual([]);
  expect(await found('axolotl', stage.me)).toEqual([]);
  expect(await found('axolotl', stage.owner)).toEqual([post]);
});

test('people who blocked each other do not find each other, nor each other’s posts', async () => {
  const stage = await world.stage({ role: 'member', visibility: 'public', fresh: true });
  const [admin, member] = [await stage.make('admin'), await stage.make('member')];
  const post = await write(stage, admin, 'Capybara choir', 'public');
  expect(await found('capybara', member)).toEqual([post]);
  expect(await found(admin.user_name, member)).toContain(`user ${admin.id}`);
  await app.ok('PUT /users/:id/block', { params: { id: member.id } }, admin.as);
  for (const somebody of [member, admin]) {
    const other = somebody === member ? admin : member;
    expect(await found(other.user_name, somebody)).not.toContain(`user ${other.id}`);
  }
  expect(await found('capybara', member)).toEqual([]);
  expect(await found('capybara')).toEqual([post]);
});
