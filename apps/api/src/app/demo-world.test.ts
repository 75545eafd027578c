// Tests that the demo world becomes whole, wherever the process that seeded it was killed.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Platform } from '#platform/platform.ts';
import { lackingDemo, seedDemoWorld } from './demo-world.ts';
import { domains } from './registries/domains.ts';
import { drawnInNoTime, seedDemo } from './testing/demo.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let platform: Platform;
beforeAll(async () => {
  app = await startTestApp();
  platform = await drawnInNoTime(app.platform);
});
afterAll(() => app.stop());

interface World {
  people: number;
  small: number;
  large: number;
  accounts: number;
}

async function world(): Promise<World | undefined> {
  const { rows } = await platform.db.query<World>({
    text: `select count(*)::int as people, count(avatar_small_key)::int as small,
      count(avatar_large_key)::int as large, (select count(*)::int from auth_accounts) as accounts
      from users where demo`,
  });
  return rows[0];
}

test('a seeding that was cut off is ended by the next start', async () => {
  let files = 0;
  // Killed while faces are drawn: the people are there, most of them without a face.
  const put: Platform['storage']['put'] = async (...file) => {
    files += 1;
    if (files > 9) throw new Error('killed');
    await app.platform.storage.put(...file);
  };
  const killed = { ...platform, storage: { ...platform.storage, put } };
  await expect(seedDemo(killed)).rejects.toThrow('killed');
  expect(await world()).toMatchObject({ people: 204, accounts: 0 });
  await seedDemo(platform);
  // Killed between a domain's last commit and the note that it is done.
  await platform.db.query({ text: `delete from kv where key like 'demo:%'` });
  await seedDemo(platform);
  expect(await world()).toEqual({ people: 204, small: 204, large: 4, accounts: 4 });
  expect(await lackingDemo(platform.db, 'now')).toEqual([]);
}, 240_000);

test('the rest is seeded once, and left to whoever is at it already', async () => {
  await seedDemo(platform);
  const teller = { begin: vi.fn(), progress: vi.fn(), end: vi.fn() };
  await Promise.all([1, 2, 3].map(() => seedDemoWorld(platform, 'later', teller)));
  expect(await world()).toMatchObject({ people: 204, large: 204 });
  const later = domains.filter((domain) => domain.demoLater !== undefined).map((domain) => [domain.name]);
  expect(teller.begin.mock.calls).toEqual(later);
  expect(teller.end).toHaveBeenCalledTimes(later.length);
  expect(teller.progress).toHaveBeenCalledWith(200, 200);
  expect(await lackingDemo(platform.db, 'later')).toEqual([]);
}, 240_000);
