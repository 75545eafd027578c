// Proves that the demo world's draws are real: every open one can be redone, money adds up, and the fan is near the guarantee.

import { expectedRange } from '@stagepass/base/gacha/odds.ts';
import { type Receipt, verifyDraws } from '@stagepass/base/gacha/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { getPoolOdds } from './reads/get-odds.ts';
import { getPool } from './reads/get-pool.ts';
import { getDrawProof } from './reads/get-proof.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 180_000);
afterAll(() => app.stop());

async function rows<Row>(text: string): Promise<Row[]> {
  return (await app.platform.db.query<Row>({ text })).rows;
}

const visitor = { kind: 'visitor' } as const;

test('two pools, thousands of draws, one version announced, the fan at 47 of 60 with a whole day left', async () => {
  const pools = await rows<{ id: string; name: string; draws: number }>(
    `select p.id, p.name, count(d.id)::int as draws from gacha_pools p join gacha_draws d on d.pool_id = p.id
     group by p.id order by draws desc`,
  );
  expect(pools.map(({ name }) => name)).toEqual(['Tour Tin II', 'Night snack tin']);
  expect(pools[0]?.draws).toBeGreaterThan(2000);
  const [fan] = await rows<{ id: string }>(`select id from users where email = 'fan@stagepass.test'`);
  const actor = { ...visitor, kind: 'user', user_id: fan?.id ?? '', verified: true } as never;
  const pool = await getPool(app.platform, actor, pools[0]?.id ?? '');
  expect(pool).toMatchObject({
    state: 'open',
    version: { n: 2, state: 'open' },
    announced: { n: 3 },
    viewer: { pity: 47, left_today: 50 },
    can: { draw: true },
  });
  const [coming] = await rows<{ id: string }>(`select id from gacha_pools where state = 'announced'`);
  expect(await getPool(app.platform, actor, coming?.id ?? '')).toMatchObject({
    name: 'Ghost light box',
    version: null,
    announced: { n: 1 },
    can: { draw: false },
  });
  // One ends with a coupon of its own: until when is said before anybody pays.
  const ending = await getPool(app.platform, actor, pools[1]?.id ?? '');
  expect(Date.parse(ending.version?.ends_at ?? '')).toBeGreaterThan(app.clock.now().getTime());
});

test('every draw whose seed is open can be redone', async () => {
  const open = await rows<{ id: string }>(
    `select d.id from gacha_draws d join gacha_seeds s on s.id = d.seed_id where s.revealed_at is not null and d.position = 0`,
  );
  expect(open.length).toBeGreaterThan(100);
  for (const { id } of open) {
    const proof = await getDrawProof(app.platform, visitor, id);
    expect(verifyDraws(proof as Receipt).state, id).toBe('agrees');
  }
});

test('what was drawn is within what was published, and all of it was paid', async () => {
  const [pool] = await rows<{ id: string }>(`select id from gacha_pools where name = 'Tour Tin II'`);
  const { versions } = await getPoolOdds(app.platform, visitor, pool?.id ?? '');
  expect(versions.map(({ n }) => n)).toEqual([2, 1]);
  for (const { draws, tiers } of versions)
    for (const { odds, drawn } of tiers) {
      const { low, high } = expectedRange(draws.ten, odds.ten);
      // Short runs that begin with an empty meter lie a little below the long run.
      expect(drawn.ten).toBeGreaterThanOrEqual(Math.floor(low * 0.7));
      expect(drawn.ten).toBeLessThanOrEqual(high);
    }
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0 });
  expect(
    await rows(
      `select d.id from gacha_draws d left join ledger_transfers t on t.id = d.transfer_id where t.id is null`,
    ),
  ).toEqual([]);
});
