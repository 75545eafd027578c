// Races on the real database: 200 for the last place, canceling against renewing, changing twice, and a price against a purchase.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Race, tally } from '#app/testing/races.ts';
import { letPass, makePlan } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage, type World } from '#app/testing/world.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { cancelSubscription } from './actions/cancel.ts';
import { changePlanOf } from './actions/change-plan.ts';
import { subscribe } from './actions/subscribe.ts';
import { advance } from './advance.ts';
import { findSubscription } from './subscriptions.store.ts';
import { closeSubscriptionRace, enrolCrowd, openSubscriptionRace } from './testing/subscription-calls.ts';

let race: Race;
let world: World;
let app: TestApp;
let crowd: Race['crowd'];
beforeAll(async () => {
  race = await openSubscriptionRace(100_000);
  ({ app, crowd } = race);
  world = await makeWorld(app);
}, 60_000);
afterAll(() => closeSubscriptionRace(race));

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

/** A club of its own for a test, in which everybody of the crowd is a member. */
async function freshClub(): Promise<Stage> {
  const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  await enrolCrowd(race, stage);
  return stage;
}

async function allSubscribed(stage: Stage, fans = crowd): Promise<{ actor: SignedIn; id: string }[]> {
  const plan = await makePlan(stage, { name: 'Raced' });
  const made: { actor: SignedIn; id: string }[] = [];
  for (const actor of fans) made.push({ actor, id: (await buy(actor, plan.id)).subscription_id });
  return made;
}

test('200 cancel while they are renewed: paid and canceled for the end of the next period, or not paid', async () => {
  const made = await allSubscribed(await freshClub());
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
}, 120_000);

test('100 change up, each twice at once: each is charged once', async () => {
  const stage = await freshClub();
  const made = await allSubscribed(stage, crowd.slice(0, 100));
  const high = await makePlan(stage, { name: 'Highest', monthly_cents: 4500 });
  const wish = { plan_id: high.id, billing: 'monthly', expected_price_cents: 4500 } as const;
  const change = (actor: SignedIn, id: string) =>
    app.platform.db.transaction((tx) =>
      changePlanOf(app.platform, tx, actor, { ...wish, id, expected_charge_cents: 3900 }),
    );
  const answers = await tally(made.flatMap(({ actor, id }) => [change(actor, id), change(actor, id)]));
  expect(answers).toEqual({ ok: made.length, 'subscriptions.same-plan': made.length });
  for (const { id } of made) expect(await payments(id)).toBe(2);
}, 120_000);

test('a price that changes while fans press: each paid the price that they saw, or nothing', async () => {
  const stage = await freshClub();
  const plan = await makePlan(stage, { name: 'Changing' });
  const [late, ...buyers] = crowd;
  const raised = app.ok(
    'PUT /plans/:id',
    { params: { id: plan.id }, body: { name: 'Changing', monthly_cents: 900, version: 1 } },
    stage.owner.as,
  );
  const [answers] = await Promise.all([tally(buyers.map((actor) => buy(actor, plan.id))), raised]);
  expect(Object.keys(answers).toSorted().join()).toMatch(
    /^(ok|subscriptions\.price-changed)(,subscriptions\.price-changed)?$/,
  );
  const { rows } = await app.platform.db.query<{ paid: number }>({
    text: 'select distinct paid_cents::int as paid from subscription_periods where plan_id = $1',
    values: [plan.id],
  });
  expect(rows.filter(({ paid }) => paid !== 600)).toEqual([]);
  expect(await tally([buy(late as SignedIn, plan.id)])).toEqual({ 'subscriptions.price-changed': 1 });
}, 60_000);
