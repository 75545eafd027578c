// Tests the demo world's tips: named and unnamed ones are there, all add up, and a second run adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { auditTips } from './audit.store.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app.stop());

async function found() {
  const { rows } = await app.platform.db.query<{ tips: number; unnamed: number; notes: number }>({
    text: `select count(*)::int as tips, count(*) filter (where anonymous)::int as unnamed,
      count(*) filter (where note <> '')::int as notes from tips`,
  });
  return rows[0];
}

test('a club takes tips and got some, and they add up', async () => {
  expect(await found()).toEqual({ tips: 5, unnamed: 1, notes: 4 });
  expect(await auditTips(app.platform.db)).toEqual([]);
});

test('a second run leaves it as it is', async () => {
  const before = await found();
  await demo(app.platform, () => undefined);
  expect(await found()).toEqual(before);
});
