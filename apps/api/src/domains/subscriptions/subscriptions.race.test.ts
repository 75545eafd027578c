// Races on the real database: 200 for the last place, canceling against renewing, changing twice, and a price against a purchase.
import { randomUUID } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeRace, openRace, type Race, tally } from '#app/testing/races.ts';
import { letPass, makePlan, whatSubscriptionsMiss } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { cancelSubscription } from './actions/cancel.ts';
import { changePlanOf } from './actions/change-plan.ts';
import { subscribe } from './actions/subscribe.ts';
import { advance } from './advance.ts';
import { findSubscription } from './subscriptions.store.ts';

let race: Race;
let app: TestApp;
let crowd: Race['crowd'];
beforeAll(async () => {
  race = await openRace(100_000);
  ({ app, crowd } = race);
  const club = await findClub(app.platform, app.platform.db, race.stage.club.id);
  assert(club !== undefined, 'the club of the stage is there');
  for (const { user_id } of crowd)
    await app.platform.db.transaction((tx) =>
      enrolMember(app.platform, tx, { club, user_id, source: 'open' }),
    );
}, 60_000);
afterAll(async () => {
  expect(await whatSubscriptionsMiss(app.platform.db)).toEqual([]);
  await closeRace(race);
});

const buy = (actor: SignedIn, plan_id: string, expected_price_cents = 600) =>
  app.platform.db.transaction((tx) =>
    subscribe(app.platform, tx, actor, {
      plan_id,
      billing: 'monthly',
      expected_price_cents,
      expected_trial_days: 0,
    }),
  );

async function payments(id: string): Promise<number> {
  const { rows } = await app.platform.db.query<{ paid: number }>({
    text: `select count(*)::int as paid from ledger_transfers where kind = 'subscription' and cause_id = $1`,
    values: [id],
  });
  return rows[0]?.paid ?? 0;
}

test('200 for the last five places: five have one, and nobody else paid', async () => {
  const plan = await makePlan(race.stage, { name: 'The box', places: 5 });
  expect(await tally(crowd.map((actor) => buy(actor, plan.id)))).toEqual({
    ok: 5,
    'subscriptions.plan-full': 195,
  });
}, 60_000);

test('one fan who presses 50 times has one subscription and paid once', async () => {
  const plan = await makePlan(race.stage, { name: 'Pressed' });
  const fan = crowd[199] as SignedIn;
  const answers = await tally(Array.from({ length: 50 }, () => buy(fan, plan.id)));
  expect((answers['ok'] ?? 0) + (answers['subscriptions.already-subscribed'] ?? 0)).toBe(50);
  expect(answers['ok'] ?? 0).toBeLessThanOrEqual(1);
  const { rows } = await app.platform.db.query<{ live: number }>({
    text: `select count(*)::int as live from subscriptions where user_id = $1 and state <> 'ended'`,
    values: [fan.user_id],
  });
  expect(rows[0]?.live).toBe(1);
}, 60_000);

async function freshSubscriptions(count: number, from: number): Promise<{ actor: SignedIn; id: string }[]> {
  const plan = await makePlan(race.stage, { name: `Raced ${randomUUID().slice(0, 6)}` });
  const made: { actor: SignedIn; id: string }[] = [];
  for (const actor of crowd.slice(from, from + count)) {
    const { rows } = await app.platform.db.query<{ id: string }>({
      text: `select id from subscriptions where user_id = $1 and state <> 'ended'`,
      values: [actor.user_id],
    });
    if (rows.length === 0) made.push({ actor, id: (await buy(actor, plan.id)).subscription_id });
  }
  return made;
}

test('canceling against renewing: paid and canceled for the end of the next period, or not paid', async () => {
  const made = await freshSubscriptions(30, 20);
  await letPass(app, 31);
  await Promise.all(
    made.flatMap(({ actor, id }) => [
      tally([cancelSubscription(app.platform, actor, id, null)]),
      advance(app.platform, id),
      advance(app.platform, id),
    ]),
  );
  for (const { id } of made) {
    await advance(app.platform, id);
    const row = await findSubscription(app.platform.db, id);
    const paid = await payments(id);
    expect(row?.cancelled_at === null).toBe(false);
    expect([row?.state, paid]).toEqual(paid === 2 ? ['active', 2] : ['ended', 1]);
  }
}, 60_000);

test('changing up twice at once charges once', async () => {
  const made = await freshSubscriptions(10, 80);
  const high = await makePlan(race.stage, { name: 'Highest', monthly_cents: 4500 });
  const change = (actor: SignedIn, id: string) =>
    app.platform.db.transaction((tx) =>
      changePlanOf(app.platform, tx, actor, {
        ...{
          id,
          plan_id: high.id,
          billing: 'monthly',
          expected_charge_cents: 3900,
          expected_price_cents: 4500,
        },
      }),
    );
  for (const { actor, id } of made) {
    const answers = await tally(Array.from({ length: 10 }, () => change(actor, id)));
    expect(answers).toEqual({ ok: 1, 'subscriptions.same-plan': 9 });
    expect(await payments(id)).toBe(2);
  }
}, 60_000);

test('a price that changes while fans press: each paid the price that they saw, or nothing', async () => {
  const plan = await makePlan(race.stage, { name: 'Changing' });
  const buyers = crowd.slice(120, 160);
  const raise = app.ok(
    'PUT /plans/:id',
    { params: { id: plan.id }, body: { name: 'Changing', monthly_cents: 900, version: 1 } },
    race.stage.owner.as,
  );
  const answers = await tally(buyers.map((actor) => buy(actor, plan.id)));
  await raise;
  expect(Object.keys(answers).toSorted().join()).toMatch(
    /^(ok|subscriptions\.price-changed)(,subscriptions\.price-changed)?$/,
  );
  const { rows } = await app.platform.db.query<{ paid: number }>({
    text: 'select distinct paid_cents::int as paid from subscription_periods where plan_id = $1',
    values: [plan.id],
  });
  expect(rows.filter(({ paid }) => paid !== 600)).toEqual([]);
  expect(await tally([buy(crowd[170] as SignedIn, plan.id)])).toEqual({ 'subscriptions.price-changed': 1 });
}, 60_000);
