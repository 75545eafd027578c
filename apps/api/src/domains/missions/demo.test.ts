// Tests the demo world's missions: every club has some, people took part, and nothing contradicts itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { auditMissions } from './audit.store.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 120_000);
afterAll(() => app.stop());

async function count(table: string): Promise<number> {
  const { rows } = await app.platform.db.query<{ count: number }>({
    text: `select count(*)::int as count from ${table}`,
  });
  return rows[0]?.count ?? 0;
}

test('every club has missions that fans do, and the books agree', async () => {
  const { rows } = await app.platform.db.query<{ clubs: number }>({
    text: `select count(distinct club_id)::int as clubs from missions where state = 'live'`,
  });
  expect(rows[0]?.clubs).toBe(7);
  expect(await count('mission_parts')).toBeGreaterThan(150);
  expect(await auditMissions(app.platform.db)).toEqual([]);
});

test('steps on site can be done in the demo world', async () => {
  const { rows } = await app.platform.db.query<{ type: string; mode: string | null }>({
    text: `select r.type, r.config ->> 'mode' as mode from requirements r join missions m on m.id = r.owner_id
      where m.state = 'live' and r.type in ('QRCODE', 'LOCATION') order by r.type, mode`,
  });
  expect(rows).toEqual([
    { type: 'LOCATION', mode: null },
    { type: 'QRCODE', mode: 'fixed' },
    { type: 'QRCODE', mode: 'rotating' },
  ]);
});

test('submissions wait for a review, one for too long; one was accepted and one refused', async () => {
  const { rows } = await app.platform.db.query<{ state: string; count: number; pictures: number }>({
    text: `select coalesce(decision, case when due_at <= $1 then 'escalated' else 'waiting' end) as state,
        count(*)::int as count, count(m.id)::int as pictures
      from requirement_reviews r left join media m on m.used_kind = 'requirement-answer' and m.used_id = r.attempt_id
      group by 1 order by 1`,
    values: [app.clock.now()],
  });
  expect(rows).toEqual([
    { state: 'accepted', count: 1, pictures: 1 },
    { state: 'escalated', count: 1, pictures: 1 },
    { state: 'refused', count: 1, pictures: 0 },
    { state: 'waiting', count: 3, pictures: 3 },
  ]);
});

test('made again, nothing is there twice', async () => {
  const before = [await count('missions'), await count('mission_parts')];
  await demo(app.platform, () => {});
  expect([await count('missions'), await count('mission_parts')]).toEqual(before);
});
