// Tests the demo world's licenses: one club pays for Pro, no club is above what its license allows, and a second run adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 180_000);
afterAll(() => app.stop());

const paid = async () => {
  const { rows } = await app.platform.db.query<{
    club_id: string;
    handle: string;
    plan: string;
    amount: number;
  }>({
    text: `select l.club_id, c.handle, l.plan, p.amount from club_licenses l join club_facts c on c.id = l.club_id
      join license_payments p on p.club_id = l.club_id order by c.handle`,
  });
  return rows;
};

test('the band and the choir are on Pro for a month that they paid, also after a second run', async () => {
  const [first, ...others] = await paid();
  expect([first, ...others]).toMatchObject([
    { handle: 'harbour-voices', plan: 'pro', amount: 2900 },
    { handle: 'velvet-static', plan: 'pro', amount: 2900 },
  ]);
  expect(await primaryFeeOf(app.platform.db, first?.club_id ?? '')).toBe(500);
  await demo(app.platform);
  expect(await paid()).toHaveLength(2);
});

test('no club runs more missions than its license allows', async () => {
  const { rows } = await app.platform.db.query({
    text: `select c.handle from club_facts c left join club_licenses l on l.club_id = c.id
      where coalesce((l.terms->>'missions')::int, case when l.club_id is null then 10 end, 1000000) <
        (select count(*) from missions m where m.club_id = c.id and m.state in ('live', 'paused'))`,
  });
  expect(rows).toEqual([]);
});
