// Races on the real database: 200 for one gift, claiming against canceling, and 200 gifts for the last places of a plan.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Race, tally } from '#app/testing/races.ts';
import { makePlan } from '#app/testing/subscriptions.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { claimGift } from './actions/claim-gift.ts';
import { putGift } from './actions/give-subscription.ts';
import { cancelGift } from './actions/return-gift.ts';
import { secretOf } from './gift-link.ts';
import { findGift } from './gifts.store.ts';
import { closeSubscriptionRace, openSubscriptionRace } from './testing/subscription-calls.ts';

let race: Race;
beforeAll(async () => {
  race = await openSubscriptionRace(100_000);
}, 60_000);
afterAll(() => closeSubscriptionRace(race));

function give(actor: SignedIn, plan_id: string): Promise<{ gift_id: string }> {
  const { platform } = race.app;
  return platform.db.transaction((tx) =>
    putGift(platform, tx, {
      ...{ plan_id, billing: 'monthly', count: 1, expected_price_cents: 600, message: '' },
      ...{ club_id: race.stage.club.id, giver_id: actor.user_id, time_zone: 'UTC' },
    }),
  );
}

test('200 for one gift: one has it, and the club is paid once', async () => {
  const { platform } = race.app;
  const plan = await makePlan(race.stage, { name: 'Given' });
  const [giver, ...others] = race.crowd;
  const { gift_id } = await give(giver as SignedIn, plan.id);
  const secret = secretOf(platform, gift_id);
  expect(await tally(others.map((actor) => claimGift(platform, actor, secret)))).toEqual({
    ok: 1,
    'subscriptions.gift-claimed': 198,
  });
}, 60_000);

test('claiming against canceling: the fan has it, or the giver has the money', async () => {
  const { platform } = race.app;
  const plan = await makePlan(race.stage, { name: 'Torn' });
  const giver = race.crowd[0] as SignedIn;
  const fans = race.crowd.slice(150, 180);
  const gifts = await Promise.all(fans.map(() => give(giver, plan.id)));
  const answers = await tally(
    gifts.flatMap(({ gift_id }, at) => [
      claimGift(platform, fans[at] as SignedIn, secretOf(platform, gift_id)),
      cancelGift(platform, giver, gift_id),
    ]),
  );
  const states = await Promise.all(
    gifts.map(async ({ gift_id }) => (await findGift(platform.db, gift_id))?.state),
  );
  const count = (state: string) => states.filter((one) => one === state).length;
  expect(count('claimed') + count('cancelled')).toBe(30);
  const refused =
    (answers['subscriptions.gift-claimed'] ?? 0) +
    (answers['subscriptions.gift-cancelled'] ?? 0) +
    (answers['subscriptions.gift-while-subscribed'] ?? 0);
  expect((answers['ok'] ?? 0) + refused).toBe(60);
}, 60_000);

test('200 gifts of a plan with four places: four are held, and nobody else’s money', async () => {
  const plan = await makePlan(race.stage, { name: 'Scarce', places: 4 });
  expect(await tally(race.crowd.map((actor) => give(actor, plan.id)))).toEqual({
    ok: 4,
    'subscriptions.plan-full': 196,
  });
}, 60_000);
