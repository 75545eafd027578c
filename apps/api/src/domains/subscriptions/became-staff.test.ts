// Tests subscribers who come to run the club, on a real PostgreSQL: they pay it nothing any more, are told so, and keep what was paid for.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { giveCredits } from '#app/testing/ledger.ts';
import type { Till } from '#app/testing/top-ups.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { closeRenewals, openRenewals, renewalsByCard } from './testing/renewals-by-card.ts';

let till: Till;
let stage: Stage;
beforeAll(async () => {
  ({ till, stage } = await openRenewals());
});
afterAll(() => closeRenewals({ till }));

const { balance, own, fanWith, charging, charge, intentsOf, later, becomes } = renewalsByCard(() => ({
  till,
  stage,
}));

async function promote(fan: Somebody) {
  const params = { id: stage.club.id, user_id: fan.id };
  const given = { params, body: { role: 'admin' as const } };
  await till.app.ok('PUT /clubs/:id/members/:user_id/role', given, stage.owner.as);
}

/** As if the word of it had not been handled yet. */
async function promoteUnheard(fan: Somebody) {
  await till.app.platform.db.query({
    text: `update memberships set role = 'admin', scopes = array['all'] where club_id = $1 and user_id = $2`,
    values: [stage.club.id, fan.id],
  });
}

async function noticesOf(fan: Somebody) {
  const { rows } = await till.app.platform.db.query<{ moment: string; at: string | null }>({
    text: `select payload->>'moment' as moment, payload->>'at' as at from notifications
      where user_id = $1 and kind = 'subscription' order by at`,
    values: [fan.id],
  });
  return rows;
}

test('who is made admin keeps what was paid for, is told, and is not renewed', async () => {
  const { fan, id, period } = await fanWith();
  await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 600 });
  await promote(fan);
  await becomes(fan, id, { status: 'cancelled', renewal: null, can_resume: false });
  const resumed = till.app.call('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
  expect(await resumed).toMatchObject({ error: { code: 'items.staff-receive-nothing' } });
  await vi.waitFor(async () =>
    expect(await noticesOf(fan)).toEqual([{ moment: 'staff', at: period.ends_at }]),
  );
  await later(32);
  expect(await own(fan, id)).toMatchObject({ status: 'ended', ended_why: 'staff', paid_periods: 1 });
  expect(await balance(fan)).toBe(600);
});

test('a charge that was not sent is withdrawn, and nothing of it is paid', async () => {
  const { fan, id, charge_id } = await charging();
  await promote(fan);
  await becomes(fan, id, { status: 'ended', ended_why: 'staff' });
  await charge(charge_id);
  expect(intentsOf(charge_id)).toEqual([]);
  await vi.waitFor(async () => expect(await noticesOf(fan)).toEqual([{ moment: 'staff', at: null }]));
});

test('nothing is charged before anybody has heard of it either, by the job or where a charge succeeds', async () => {
  const sent = await charging();
  const plain = await fanWith();
  await giveCredits(till.app.platform.db, { user_id: plain.fan.id, amount: 600 });
  for (const { fan } of [plain, sent]) await promoteUnheard(fan);
  await charge(sent.charge_id);
  await till.send(till.latest('payment_intent.succeeded', sent.charge_id));
  await becomes(sent.fan, sent.id, { status: 'ended', ended_why: 'staff', paid_periods: 1 });
  expect(await balance(sent.fan)).toBe(600);
  await later(32);
  expect(await own(plain.fan, plain.id)).toMatchObject({ status: 'ended', ended_why: 'staff' });
  expect(await balance(plain.fan)).toBe(600);
});
