// A design that ends while its pool is open: the pool closes with it, before anybody draws what is good for nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { callDraw, chooseSeed, draw, memberWith, openTestPool, type TestPool } from '#app/testing/gacha.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { turnDue } from './jobs.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});
afterAll(() => app.stop());

let pool: TestPool;
let until: Date;
beforeEach(async () => {
  until = new Date(app.clock.now().getTime() + HOUR_MS);
  pool = await openTestPool(app, { club, qualities: ['rare', 'common'], ends: { rare: until } });
});

const look = async (fan?: { as: object }) =>
  (await app.ok('GET /gacha/:id', { params: { id: pool.id } }, fan?.as)).data;
const closed = { state: 'closed', closed_because: 'over', cannot_because: 'closed' };

test('is drawn up to its end and not after, and nothing is paid then', async () => {
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, pool.id);
  expect(await look(fan)).toMatchObject({ state: 'open', version: { ends_at: until.toISOString() } });
  app.clock.advance(HOUR_MS - 1);
  await draw(app, fan, pool);
  const { available_cents } = await balancesOf(app.platform.db, fan.id);
  app.clock.advance(1);
  for (const count of [1, 10] as const)
    expect(await callDraw(app, fan, pool, { count })).toMatchObject({
      error: { code: 'gacha.not-open', details: { state: 'closed', closed_because: 'over' } },
    });
  expect((await balancesOf(app.platform.db, fan.id)).available_cents).toBe(available_cents);
  expect(await look(fan)).toMatchObject({ ...closed, version: { closed_because: 'over' } });
});

test('the first look after its end closes the pool, and so does the job', async () => {
  app.clock.advance(HOUR_MS);
  const fan = await memberWith(app, mailbox, club.id, 0);
  expect(await look(fan)).toMatchObject(closed);
  const ends = { common: new Date(app.clock.now().getTime() + 1) };
  const second = await openTestPool(app, { club, qualities: ['common'], ends });
  app.clock.advance(1);
  await turnDue.run(app.platform, undefined, new AbortController().signal);
  const { rows } = await app.platform.db.query({
    text: `select p.state, v.closed_because from gacha_pools p join gacha_versions v on v.id = p.version_id where p.id = $1`,
    values: [second.id],
  });
  expect(rows).toEqual([{ state: 'closed', closed_because: 'over' }]);
});
