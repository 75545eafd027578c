// Proves that a phone which was signed out hears of it at once, however many deliveries to counters wait.
import { randomUUID } from 'node:crypto';
import { countersOutdated } from '@stagepass/contract/achievements/events.ts';
import { sessionsEnded } from '@stagepass/contract/auth/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { countWaiting } from '#platform/outbox/deliveries.store.ts';
import { listeners } from '#platform/outbox/outbox.ts';
import { domains } from './registries/domains.ts';
import { foundClub } from './testing/clubs.ts';
import { openMailbox } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const BACKLOG = 5000;
const SOON_MS = 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

const allHandlers = domains.flatMap(({ handlers = [] }) => handlers);

/** As if so much had been done and none of it counted yet. */
async function fillBacklog(told: z.infer<typeof countersOutdated.payload>): Promise<void> {
  await app.platform.db.query({
    text: `with event as (
             insert into outbox_events (name, payload) select $1, $2 from generate_series(1, $3::int) returning id)
           insert into outbox_deliveries (event_id, handler) select event.id, h from event, unnest($4::text[]) h`,
    values: [
      countersOutdated.name,
      JSON.stringify(told),
      BACKLOG,
      listeners(allHandlers)(countersOutdated.name),
    ],
  });
}

test('a session that ends is told within a second while 5,000 counts wait', async () => {
  const { db } = app.platform;
  const { owner: fan, ...club } = await foundClub(app, openMailbox(app));
  const told = { club_id: club.id, user_id: fan.id, kinds: ['checkins' as const] };
  await fillBacklog(told);
  // The first of them are being counted by now, by every worker that counts.
  await db.transaction((tx) => tx.emit(countersOutdated, told));
  await expect.poll(async () => (await countWaiting(db)).counting, { timeout: 10_000 }).toBeLessThan(BACKLOG);
  const began = performance.now();
  await db.transaction((tx) => tx.emit(sessionsEnded, { user_id: fan.id, session_ids: [randomUUID()] }));
  await expect.poll(async () => (await countWaiting(db)).prompt, { timeout: 10_000, interval: 10 }).toBe(0);
  expect(performance.now() - began).toBeLessThan(SOON_MS);
  expect((await countWaiting(db)).counting).toBeGreaterThan(BACKLOG / 2);
}, 60_000);

test('only handlers that fall due by the thousand wait behind each other', () => {
  const domainsThatCount = new Set(
    allHandlers.filter(({ lane }) => lane === 'counting').map(({ name }) => name.split('.')[0]),
  );
  expect([...domainsThatCount].toSorted()).toEqual([
    'achievements',
    'chat',
    'licenses',
    'notifications',
    'onboarding',
    'sets',
    'webhooks',
  ]);
});

test('operators see what waits, by lane', async () => {
  const body = await (await fetch(`${app.url}/api/metrics`)).text();
  expect(body).toContain('stagepass_outbox_waiting{lane="counting"}');
  expect(body).toContain('stagepass_outbox_waiting{lane="prompt"}');
});
