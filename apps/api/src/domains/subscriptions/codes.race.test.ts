// Races on the real database: 200 for the last uses of a promotion code, and one fan who presses often.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Race, tally } from '#app/testing/races.ts';
import { makePlan } from '#app/testing/subscriptions.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { putCode } from './actions/keep-codes.ts';
import { subscribe } from './actions/subscribe.ts';
import { closeSubscriptionRace, openSubscriptionRace } from './testing/subscription-calls.ts';

let race: Race;
let plan_id: string;
beforeAll(async () => {
  race = await openSubscriptionRace(10_000);
  plan_id = (await makePlan(race.stage)).id;
}, 60_000);
afterAll(() => closeSubscriptionRace(race));

const buy = (actor: SignedIn, code: string, expected_price_cents: number) =>
  race.app.platform.db.transaction((tx) =>
    subscribe(race.app.platform, tx, actor, {
      ...{ plan_id, billing: 'monthly', expected_price_cents, expected_trial_days: 0, code },
    }),
  );

test('200 for the last three uses: three have the discount, and nobody else subscribed or paid', async () => {
  const { platform } = race.app;
  const { club, owner } = race.stage;
  await platform.db.transaction((tx) =>
    putCode(platform, tx, {
      ...{ code: 'LASTONES', percent: 50, periods: null, plan_ids: [], most_uses: 3, ends_at: null },
      ...{ club_id: club.id, by: owner.id },
    }),
  );
  expect(await tally(race.crowd.map((actor) => buy(actor, 'LASTONES', 300)))).toEqual({
    ok: 3,
    'subscriptions.code-ended': 197,
  });
  const { rows } = await platform.db.query({
    text: 'select paid_cents::int as paid, count(*)::int as count from subscription_periods group by 1',
  });
  expect(rows).toEqual([{ paid: 300, count: 3 }]);
}, 60_000);
