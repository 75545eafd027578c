// Tests what the site operator does about licenses: grants until a time, and plans and prices of their own.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { openShops, type Shops } from '#app/testing/market.ts';
import { runJob } from '#app/testing/run-job.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { applyTerms, renewLicenses } from './jobs.ts';
import { balance, choose, fund, payments, refusal, see, terms } from './testing/licensed-club.ts';

const DAY_MS = 86_400_000;
let shops: Shops;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(() => shops.close());
beforeEach(async () => {
  stage = await shops.fresh();
});

const params = () => ({ id: stage.club.id });
const renew = () => runJob(app.platform, renewLicenses);

const grant = async (body: { plan: string; until: string | null }) => {
  const operator = await stage.make('operator');
  const call = { params: params(), body: { ...body, reason: 'A pilot' } };
  return app.call('POST /operator/clubs/:id/license', call, keyed(operator.as));
};

test('grants a license until a time; what was paid ahead goes back, and Free follows', async () => {
  await fund(stage, 2900);
  await choose(stage, 'pro');
  app.clock.advance(1000);
  const until = new Date(app.clock.now().getTime() + 5 * DAY_MS).toISOString();
  expect(await grant({ plan: 'stage', until })).toMatchObject({ ok: true });
  expect(await see(stage)).toMatchObject({ plan: { key: 'stage' }, granted: true, price_cents: 0 });
  expect(await balance(stage)).toBe(2900);
  expect(await payments(stage)).toMatchObject([
    ['refund', 'Pro', 2900],
    ['purchase', 'Pro', 2900],
  ]);
  expect(await refusal(choose(stage, 'pro'))).toEqual(['licenses.granted', undefined]);
  app.clock.advance(6 * DAY_MS);
  await renew();
  expect(await see(stage)).toMatchObject({ plan: { key: 'free' }, granted: false });
  const { rows } = await app.platform.db.query<{ deed: string }>({
    text: `select deed from deeds where club_id = $1 and deed like 'licenses.%' order by created_at, id`,
    values: [stage.club.id],
  });
  expect(rows.map((row) => row.deed)).toEqual(['licenses.changed', 'licenses.granted', 'licenses.ended']);
});

test('cannot grant what is not offered, nor into the past', async () => {
  expect(await grant({ plan: 'gold', until: null })).toMatchObject({ error: { code: 'licenses.unknown' } });
  const until = '2020-01-01T00:00:00Z';
  expect(await grant({ plan: 'pro', until })).toMatchObject({ error: { code: 'licenses.until-passed' } });
});

test('has plans and prices of their own, which clubs get within minutes', async () => {
  await fund(stage, 2900);
  await choose(stage, 'pro');
  const [free, pro] = app.platform.config.LICENSES;
  if (free === undefined || pro === undefined) throw new Error('two plans');
  const LICENSES = [
    { ...free, members: 50, fee_bp: 800 },
    { ...pro, members: 60, price_cents: 9900 },
  ];
  const platform = { ...app.platform, config: { ...app.platform.config, LICENSES } };
  const other = await shops.fresh();
  await runJob(platform, applyTerms);
  await runJob(platform, applyTerms);
  expect(await terms(stage)).toEqual([60, 10, 500]);
  expect(await primaryFeeOf(platform.db, other.club.id)).toBe(800);
  // What was agreed is what is charged.
  expect((await see(stage)).price_cents).toBe(2900);
  await runJob(app.platform, applyTerms);
  expect(await primaryFeeOf(platform.db, other.club.id)).toBe(1000);
});
