// Tests that the demo world becomes whole, wherever the process that seeded it was killed.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lackingDemo, seedDemoWorld } from './demo-world.ts';
import { seedDemo } from './testing/demo.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a seeding that was cut off is ended by the next start', async () => {
  const { platform } = app;
  const { put } = platform.storage;
  let faces = 0;
  // Killed while faces are drawn: the people are there, most of them without a face.
  platform.storage.put = async (...file) => {
    faces += 1;
    if (faces > 9) throw new Error('killed');
    await put(...file);
  };
  await expect(seedDemo(platform)).rejects.toThrow('killed');
  platform.storage.put = put;
  await seedDemo(platform);
  // Killed between a domain's last commit and the note that it is done.
  await platform.db.query({ text: `delete from kv where key like 'demo:%'` });
  await seedDemo(platform);
  const { rows } = await platform.db.query({
    text: `select count(*)::int as people, count(avatar_small_key)::int as faces,
      (select count(*)::int from auth_accounts) as accounts from users where demo`,
  });
  expect(rows).toEqual([{ people: 204, faces: 204, accounts: 4 }]);
}, 60_000);

test('the rest is seeded once, and left to whoever is at it already', async () => {
  const { platform } = app;
  await seedDemo(platform);
  const large = async () => {
    const text = 'select count(avatar_large_key)::int as large from users where demo';
    return (await platform.db.query<{ large: number }>({ text })).rows[0]?.large;
  };
  const { render } = platform.pictures;
  let drawn = 0;
  platform.pictures.render = async () => {
    drawn += 1;
    return Buffer.from(`print ${drawn}`);
  };
  expect(await large()).toBe(4);
  const teller = { begin: vi.fn(), progress: vi.fn(), end: vi.fn() };
  await Promise.all([
    seedDemoWorld(platform, 'later', teller),
    seedDemoWorld(platform, 'later', teller),
    seedDemoWorld(platform, 'later', teller),
  ]);
  expect(await large()).toBe(204);
  expect(drawn).toBe(200);
  expect(teller.begin.mock.calls).toEqual([['users']]);
  expect(teller.progress).toHaveBeenLastCalledWith(200, 200);
  expect(await lackingDemo(platform.db, 'later')).toEqual([]);
  platform.pictures.render = render;
}, 60_000);
