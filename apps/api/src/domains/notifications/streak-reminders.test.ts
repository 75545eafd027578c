// Tests that reminders of streaks and freezes come once on their day, also where the server was down at their hour.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type World } from '#app/testing/world.ts';
import { remindOfStreaks } from './streak-reminders.ts';
import { inboxOf } from './testing/inbox.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

/** Of a club in UTC, who checked in on these days. */
async function checkedIn(days: readonly string[]): Promise<Somebody> {
  const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const fan = await stage.make('member');
  await app.platform.db.query({
    text: `update clubs set time_zone = 'UTC' where id = $1`,
    values: [stage.club.id],
  });
  for (const day of days)
    await app.platform.db.query({
      text: `insert into checkins (club_id, user_id, day, kind, created_at) values ($1, $2, $3, 'made', now())`,
      values: [stage.club.id, fan.id, day],
    });
  return fan;
}
const told = async (fan: Somebody) => (await inboxOf(app, fan.as)).map(({ kind }) => kind);
async function runAt(time: string): Promise<void> {
  app.clock.set(time);
  await runJob(app.platform, remindOfStreaks);
}

test('a streak that ends tonight is told in its hour, once', async () => {
  const fan = await checkedIn(['2026-11-14', '2026-11-15', '2026-11-16']);
  await runAt('2026-11-17T18:05:00Z');
  expect(await told(fan)).toEqual([]);
  await runAt('2026-11-17T19:05:00Z');
  await runAt('2026-11-17T20:05:00Z');
  expect(await told(fan)).toEqual(['streak-risk']);
});

test('and by a server that slept over the hour, but not on the next day', async () => {
  await runAt('2026-11-20T18:05:00Z');
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const fan = await checkedIn(days);
  await runAt('2026-11-20T22:40:00Z');
  await runAt('2026-11-20T23:05:00Z');
  expect(await told(fan)).toEqual(['streak-risk']);
  const late = await checkedIn(days);
  await runAt('2026-11-21T00:05:00Z');
  expect(await told(late)).toEqual([]);
});
