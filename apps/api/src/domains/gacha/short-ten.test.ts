// A ten that needs more copies than are left: it ends there, what was drawn before is kept, and only that is paid.
import { verifyDraws } from '@stagepass/base/gacha/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { callDraw, chooseSeed, draw, memberWith, openTestPool, type TestPool } from '#app/testing/gacha.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});

afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0, differences: [] });
  await app.stop();
});

const scarce = (copies: number) =>
  openTestPool(app, { club, qualities: ['common'], editions: { common: copies } });

async function seated(pool: TestPool, credits: number): Promise<Registered> {
  const fan = await memberWith(app, mailbox, club.id, credits);
  await chooseSeed(app, fan, pool.id);
  return fan;
}

const available = async (fan: Registered) => (await balancesOf(app.platform.db, fan.id)).available_cents;

test('four copies left: four are drawn, paid and kept, the pack closes, and everything that tells of it agrees', async () => {
  const pool = await scarce(4);
  const fan = await seated(pool, 2000);
  const as = keyed(fan.as);
  const made = await draw(app, fan, pool, { count: 10, as });
  expect(made).toMatchObject({
    ...{ asked: 10, ended: 'sold-out', closed: true, price_cents: 480, left_today: 46, pity: 4 },
    draws: [1, 2, 3, 4].map((number) => ({
      number,
      position: number - 1,
      nonce: number - 1,
      guaranteed: 'none',
    })),
  });
  expect(await draw(app, fan, pool, { count: 10, as })).toEqual(made);
  expect(await available(fan)).toBe(1520);
  expect(await callDraw(app, fan, pool)).toMatchObject({
    error: { code: 'gacha.not-open', details: { state: 'closed', closed_because: 'sold-out' } },
  });

  const receipt = await app.ok('GET /wallet/transfers/:id', { params: { id: made.transfer_id } }, fan.as);
  expect(receipt.data).toMatchObject({
    receipt: { lines: [{ text: 'Tour Tin II', quantity: 4, amount_cents: 480 }], total_cents: 480 },
  });
  const statement = await app.ok('GET /wallet/statement', { query: { kind: 'gacha' } }, fan.as);
  expect(statement.data.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(-480);
  const held = await app.ok('GET /inventory', { query: {} }, fan.as);
  expect(held.data).toHaveLength(4);
});

test('it is redone as the ten that it was, and counted as far as it went', async () => {
  const pool = await scarce(3);
  const fan = await seated(pool, 2000);
  const { draws } = await draw(app, fan, pool, { count: 10 });
  await chooseSeed(app, fan, pool.id, 'another-word');
  const { data } = await app.ok('GET /draws/:id/proof', { params: { id: draws[1]?.id ?? '' } });
  expect(data).toMatchObject({ count: 10, ended: 'sold-out', position: 1 });
  expect(data.draws).toHaveLength(3);
  expect(verifyDraws(data)).toMatchObject({ state: 'agrees' });
  expect(verifyDraws({ ...data, ended: null })).toMatchObject({ state: 'differs' });
  const odds = await app.ok('GET /gacha/:id/odds', { params: { id: pool.id } });
  expect(odds.data.versions[0]).toMatchObject({ draws: { single: 0, ten: 3 } });
});

test('what the fan draws later with the same seed does not get into its proof', async () => {
  const pool = await scarce(3);
  const fan = await seated(pool, 4000);
  const { draws } = await draw(app, fan, pool, { count: 10 });
  const entries = [{ design_id: await putDesign(app, { club_id: club.id, quality: 'rare' }), weight: 1 }];
  await app.ok(
    'POST /gacha/:id/versions',
    { params: { id: pool.id }, body: { price_cents: 120, entries } },
    club.owner.as,
  );
  app.clock.advance(86_400_000);
  const after = await draw(app, fan, pool, { count: 10, version: 2 });
  expect(after.draws[0]?.nonce).toBe(3);
  await chooseSeed(app, fan, pool.id, 'another-word');
  for (const [made, ended] of [
    [draws, 'sold-out'],
    [after.draws, null],
  ] as const) {
    const { data } = await app.ok('GET /draws/:id/proof', { params: { id: made[0]?.id ?? '' } });
    expect(data.draws.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(data.ended).toBe(ended);
    expect(verifyDraws(data)).toMatchObject({ state: 'agrees' });
  }
});

test('exactly ten left: the ten is whole, and closes the pack', async () => {
  const pool = await scarce(10);
  const fan = await seated(pool, 2000);
  expect(await draw(app, fan, pool, { count: 10 })).toMatchObject({
    ...{ asked: 10, ended: null, closed: true, price_cents: 1200 },
  });
});

test('one copy left: the ten is one', async () => {
  const pool = await scarce(1);
  const fan = await seated(pool, 1200);
  const made = await draw(app, fan, pool, { count: 10 });
  expect(made).toMatchObject({ ended: 'sold-out', closed: true, price_cents: 120, draws: [{ number: 1 }] });
});

test('who cannot pay for ten gets none, and is not told where the copies end', async () => {
  const pool = await scarce(2);
  const fan = await seated(pool, 700);
  expect(await callDraw(app, fan, pool, { count: 10 })).toMatchObject({
    error: { code: 'ledger.not-enough', details: { missing_cents: 500 } },
  });
  expect(await available(fan)).toBe(700);
  expect(await draw(app, fan, pool)).toMatchObject({ asked: 1, ended: null, closed: false });
});
