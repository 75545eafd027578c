// Tests months of a license by the calendar: short months, a server that slept, a payment that came late, a club that closes.
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { endClub } from '#app/testing/clubs.ts';
import { giveCredits, whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { renewLicenses } from './jobs.ts';
import { balance, choose, fund, see } from './testing/licensed-club.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let stage: Stage;
afterEach(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
});

async function openAt(now: string): Promise<void> {
  app = await startTestApp({ env: manyAddresses, now });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
}

/** With Pro from then on, paid out of so much. */
async function onProAt(now: string, funds = 2900): Promise<void> {
  await openAt(now);
  await fund(stage, funds);
  await choose(stage, 'pro');
}

const renew = () => runJob(app.platform, renewLicenses);
const payments = async () => {
  const { rows } = await app.platform.db.query<{ kind: string; amount: number; day: string }>({
    text: `select kind, amount, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as day from license_payments
      where club_id = $1 order by created_at, id`,
    values: [stage.club.id],
  });
  return rows.map(({ kind, amount, day }) => [kind, amount, day]);
};

test('each month is charged once, on its day, also in short months and after a server that slept', async () => {
  await onProAt('2028-01-31T10:00:00Z', 100_000);
  for (let n = 0; n < 90; n += 1) {
    // Three days without a server each month, and two servers that look at the same time.
    app.clock.advance(DAY_MS * (n % 30 === 27 ? 3 : 1));
    await Promise.all([renew(), renew()]);
  }
  expect(await payments()).toEqual([
    ['purchase', 2900, '2028-01-31'],
    ['renewal', 2900, '2028-02-29'],
    ['renewal', 2900, '2028-03-31'],
    ['renewal', 2900, '2028-04-30'],
  ]);
  expect(await see(stage)).toMatchObject({ plan: { key: 'pro' }, ends_at: '2028-05-31T10:00:00.000Z' });
  expect(await balance(stage)).toBe(100_000 - 4 * 2900);
}, 60_000);

test('a try that succeeds goes on where the month ended, and the owner need not wait for it', async () => {
  await onProAt('2026-11-15T12:00:00Z');
  app.clock.advance(30 * DAY_MS + 1000);
  await renew();
  expect(await see(stage)).toMatchObject({
    offers: [{ change: 'drop' }, { change: 'retry', charge_cents: 2900 }, { change: 'buy' }],
  });
  await fund(stage, 2900);
  await choose(stage, 'pro');
  expect(await see(stage)).toMatchObject({
    ...{ plan: { key: 'pro' }, next_try_at: null, ends_at: '2027-01-15T12:00:00.000Z' },
  });
  await renew();
  expect(await balance(stage)).toBe(0);
});

test('who does not want to pay again is on Free at once, and owes nothing', async () => {
  await onProAt('2026-11-15T12:00:00Z');
  app.clock.advance(30 * DAY_MS + 1000);
  await renew();
  await choose(stage, 'free');
  expect(await see(stage)).toMatchObject({ plan: { key: 'free' }, next_try_at: null, ends_at: null });
  await fund(stage, 10_000);
  app.clock.advance(20 * DAY_MS);
  await renew();
  expect(await balance(stage)).toBe(10_000);
});

test('a club that closes gets back what it paid ahead', async () => {
  await onProAt('2026-11-15T12:00:00Z');
  app.clock.advance(15 * DAY_MS);
  await app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [stage.club.id, app.clock.now()],
  });
  for (let step = 0; step < 20; step += 1) if (await endClub(app.platform, stage.club.id)) break;
  expect((await payments()).at(-1)).toEqual(['refund', 1450, '2026-11-30']);
});

test('a club that is closing is charged no further month', async () => {
  await onProAt('2026-11-15T12:00:00Z', 10_000);
  app.clock.advance(25 * DAY_MS);
  await app.platform.db.query({
    text: `update clubs set delete_after = $2::timestamptz + interval '14 days' where id = $1`,
    values: [stage.club.id, app.clock.now()],
  });
  app.clock.advance(6 * DAY_MS);
  await renew();
  expect(await see(stage)).toMatchObject({ plan: { key: 'free' } });
  expect(await balance(stage)).toBe(7100);
});

test('what a lower fee would save counts what the club itself sold in the last 30 days', async () => {
  await openAt('2026-11-15T12:00:00Z');
  const fan = await stage.make('member');
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 20_000 });
  for (const seller of ['club', 'fan'])
    await spend(app.platform.db, {
      ...{ user_id: fan.id, kind: 'store', club_id: stage.club.id, at: app.clock.now() },
      cause: { kind: 'listing', id: randomUUID() },
      parts: [
        { to: clubAccount(stage.club.id), amount: 9000 },
        { to: platformFees(), amount: 1000 },
      ],
      memo: { seller, fee_cents: 1000 },
    });
  const saved = async () => (await see(stage)).offers.map(({ saves_cents }) => saves_cents);
  expect(await saved()).toEqual([0, 500, 750]);
  app.clock.advance(31 * DAY_MS);
  expect(await saved()).toEqual([0, 0, 0]);
});
