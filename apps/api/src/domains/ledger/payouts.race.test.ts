// Races of decisions about one payout: a repeat gets the first answer, of two different decisions one wins and money moves once.
import { randomUUID } from 'node:crypto';
import { untilWaiting } from '@stagepass/testkit/lock-waits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerVerified, withFactor } from '#app/testing/people.ts';
import { keyed } from '#app/testing/top-ups.ts';
import { grantOperator } from '#domains/users/public/grant-operator.ts';
import { lockPayout } from './payouts.store.ts';
import { clubAccount, escrowOf, outside } from './public/account-ref.ts';
import { balancesOn } from './public/balances-of.ts';
import { earningClub, type TestClub } from './testing/earning-club.ts';
import { closePayoutWorld, openPayoutWorld, type PayoutWorld, requestPayout } from './testing/payouts.ts';

let world: PayoutWorld;
beforeAll(async () => {
  world = await openPayoutWorld();
});
afterAll(() => closePayoutWorld(world));

/** $20 of $90 asked for. */
async function requested(): Promise<{ club: TestClub; id: string }> {
  const club = await earningClub(world.app, world.mailbox, 10_000);
  await world.desk.checkIdentity(club.owner.email);
  const answer = await requestPayout(world, club, 2000);
  return { club, id: answer.ok ? answer.body.data.id : '' };
}

function decisions(id: string, by = world.operator) {
  const { app } = world;
  const params = { id };
  return {
    approve: (key?: string) => app.call('POST /operator/payouts/:id/approve', { params }, keyed(by, key)),
    paid: (key?: string, reference = 'REF 12') =>
      app.call('POST /operator/payouts/:id/paid', { params, body: { reference } }, keyed(by, key)),
    refuse: (key?: string) =>
      app.call(
        'POST /operator/payouts/:id/refuse',
        { params, body: { reason: 'The name does not fit.' } },
        keyed(by, key),
      ),
  };
}

/** Nobody is answered before all of them wait for the payout. */
async function atOnce<Answer>(id: string, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { db } = world.app.platform;
  let sent: Promise<Answer>[] = [];
  await db.transaction(async (tx) => {
    await lockPayout(tx, id);
    sent = calls.map((call) => call());
    await untilWaiting(db, calls.length);
  });
  return Promise.all(sent);
}

async function balances(club: TestClub, id: string) {
  const { db } = world.app.platform;
  const on = async (account: Parameters<typeof balancesOn>[1]) =>
    (await balancesOn(db, account)).balance_cents;
  const [at_bank, in_club, in_escrow] = [
    await on(outside('bank')),
    await on(clubAccount(club.id)),
    await on(escrowOf('payout', id)),
  ];
  return { at_bank, in_club, in_escrow };
}

async function logged(club: TestClub): Promise<string[]> {
  const { rows } = await world.app.platform.db.query<{ deed: string }>({
    text: `select deed from deeds where club_id = $1 and deed ~ '^ledger.payout-(approved|paid|refused)' order by id`,
    values: [club.id],
  });
  return rows.map((row) => row.deed);
}

const decided = { status: 409, error: { code: 'ledger.payout-decided' } };

test('a double tap and a repeat get the first answer; another reference under the same key is refused', async () => {
  const { club, id } = await requested();
  const { approve, paid } = decisions(id);
  const key = randomUUID();
  const taps = await atOnce(id, [() => approve(key), () => approve(key), () => approve(key)]);
  for (const tap of taps) expect(tap).toMatchObject({ status: 200, body: { data: { state: 'approved' } } });
  const before = await balances(club, id);
  world.app.clock.advance(1000);
  const again = await atOnce(id, [() => paid(key), () => paid(key)]);
  for (const one of [...again, await paid(key)])
    expect(one).toMatchObject({ status: 200, body: { data: { state: 'paid' } } });
  expect(await paid(key, 'REF 13')).toMatchObject({ error: { code: 'idempotency-key-reused' } });
  // The payout is past this step by now: the repeat is answered as it was then.
  expect(await approve(key)).toMatchObject({ body: { data: { state: 'approved' } } });
  expect(await approve()).toMatchObject(decided);
  expect(await balances(club, id)).toEqual({ ...before, at_bank: before.at_bank + 2000, in_escrow: 0 });
  expect(await logged(club)).toEqual(['ledger.payout-approved', 'ledger.payout-paid']);
});

test.each([1, 2, 3, 4])(
  'two operators, paid against rejected, round %i: one wins, the other is told',
  async () => {
    const { club, id } = await requested();
    const other = await registerVerified(world.app, world.mailbox);
    await grantOperator(world.app.platform, other.email);
    await withFactor(world.app, other);
    expect(await decisions(id).approve()).toMatchObject({ status: 200 });
    const before = await balances(club, id);
    world.app.clock.advance(1000);
    const [paid, refused] = await atOnce<{ ok: boolean }>(id, [
      () => decisions(id).paid(),
      () => decisions(id, other).refuse(),
    ]);
    expect([paid?.ok, refused?.ok].filter(Boolean)).toHaveLength(1);
    expect(paid?.ok === true ? refused : paid).toMatchObject(decided);
    const moved = paid?.ok === true ? { at_bank: before.at_bank + 2000 } : { in_club: before.in_club + 2000 };
    expect(await balances(club, id)).toEqual({ ...before, ...moved, in_escrow: 0 });
    expect(await logged(club)).toEqual([
      'ledger.payout-approved',
      paid?.ok === true ? 'ledger.payout-paid' : 'ledger.payout-refused',
    ]);
  },
);
