// Tests the demo world's achievements: the demo fan wears every stage, all deeds are counted, and running it again adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { auditAchievements } from './audit.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app.stop());

async function stages(): Promise<{ handle: string; stage: number }[]> {
  const { rows } = await app.platform.db.query<{ handle: string; stage: number }>({
    text: `select f.handle, max(e.stage)::int as stage from achievement_earned e
      join achievements a on a.id = e.achievement_id join club_facts f on f.id = a.club_id
      join user_standing u on u.user_id = e.user_id and u.email = 'fan@stagepass.test'
      group by f.handle, a.id order by 1, 2`,
  });
  return rows;
}

test('the demo fan has badges of every stage in several clubs, and rows agree', async () => {
  const worn = await stages();
  expect(new Set(worn.map(({ stage }) => stage))).toEqual(new Set([1, 2, 3]));
  expect(new Set(worn.map(({ handle }) => handle)).size).toBeGreaterThanOrEqual(4);
  expect(await auditAchievements(app.platform.db)).toEqual([]);
});

test('run again, it adds nothing', async () => {
  const count = async () =>
    (await app.platform.db.query({ text: 'select from achievement_earned' })).count +
    1000 * (await app.platform.db.query({ text: 'select from achievements' })).count;
  const before = await count();
  await demo(app.platform, () => {});
  expect(await count()).toBe(before);
});
