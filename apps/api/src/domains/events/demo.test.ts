// Tests the demo world's events: past, running, coming and cancelled ones, and a second run adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { auditEvents } from './audit.store.ts';
import { demo } from './demo.ts';
import { statusOf } from './event.rules.ts';
import type { EventRow } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app.stop());

async function found() {
  const { rows } = await app.platform.db.query<EventRow>({ text: 'select * from club_events' });
  const now = app.platform.clock.now();
  return rows.map((row) => statusOf(row, now)).toSorted();
}

test('there are events of every status, with people, and all of it adds up', async () => {
  expect(new Set(await found())).toEqual(new Set(['cancelled', 'draft', 'over', 'published', 'running']));
  const { rows } = await app.platform.db.query<{ going: number; guests: number; tickets: number }>({
    text: `select count(*) filter (where comes_as = 'going')::int as going, count(*) filter (where comes_as = 'guest')::int as guests,
      (select count(*)::int from club_event_tickets) as tickets from club_event_people`,
  });
  expect(rows[0]?.going).toBeGreaterThan(20);
  expect(rows[0]?.guests).toBeGreaterThan(4);
  expect(rows[0]?.tickets).toBe(3);
  expect(await auditEvents(app.platform.db)).toEqual([]);
});

test('a second run leaves it as it is', async () => {
  const before = await found();
  await demo(app.platform, () => undefined);
  expect(await found()).toEqual(before);
});
