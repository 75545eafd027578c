// Races on the real database: something only a plan opens is used at the moment at which its money is asked back. Never both.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { inStore } from '#app/testing/market.ts';
import { publishedMission } from '#app/testing/missions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, World } from '#app/testing/world.ts';
import { type Lending, lendingClub } from './testing/lending-plan.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

const TRIES = 40;

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { own } = subscriptionCalls(() => ({ app, world }));

/** Answers whether the plan was of use. */
type Use = (fan: Somebody) => Promise<boolean>;

const uses: Record<string, (at: Lending) => Promise<Use>> = {
  async 'a mission is begun'({ stage }) {
    const condition = { kind: 'subscription' as const, plan_ids: [] };
    const { steps } = await publishedMission(app, { id: stage.club.id, owner: stage.owner }, { condition });
    const params = { id: steps[0] ?? '' };
    return async (fan) => (await app.call('POST /requirements/:id/open', { params }, fan.as)).ok;
  },
  async 'something is bought at a lowered price'({ stage }) {
    const { id } = await inStore(stage, { price_cents: 1000 });
    const input = { params: { id }, body: { expected_price_cents: 800 } };
    return async (fan) => {
      const bought = await app.call('POST /listings/:id/buy', input, keyed(fan.as));
      if (!bought.ok)
        expect(bought.error).toMatchObject({ code: 'market.price-changed', details: { price_cents: 1000 } });
      return bought.ok;
    };
  },
  async 'a post for the tier is read'({ post, tier_id }) {
    const params = { id: await post({ audience: 'tier', tier_id }) };
    return async (fan) => {
      const { data } = await app.ok('GET /posts/:id', { params }, fan.as);
      return data.sealed === null;
    };
  },
  async 'a channel is read'({ stage, channel }) {
    const params = { id: await channel() };
    const said = { id: randomUUID(), text: 'Hello' };
    await app.ok('POST /conversations/:id/messages', { params, body: said }, stage.owner.as);
    return async (fan) =>
      (await app.call('GET /conversations/:id/messages', { params, query: {} }, fan.as)).ok;
  },
  async 'a channel is written in'({ channel }) {
    const params = { id: await channel() };
    return async (fan) => {
      const body = { id: randomUUID(), text: 'Hello' };
      return (await app.call('POST /conversations/:id/messages', { params, body }, fan.as)).ok;
    };
  },
};

test.each(Object.keys(uses))(
  'refund while %s: one of the two, for everybody',
  async (name) => {
    const club = await lendingClub({ app, world }, [{ type: 'discount', percent: 20 }]);
    const use = await uses[name]?.(club);
    const fans = [];
    for (let at = 0; at < TRIES; at += 1) fans.push(await club.subscriber(5000));
    const ends = await Promise.all(
      fans.map(async ({ fan, id }, at) => {
        const refund = () => app.call('POST /subscriptions/:id/refund', { params: { id } }, keyed(fan.as));
        const first = at % 2 === 0 ? refund() : undefined;
        const used = use?.(fan);
        const refunded = (await (first ?? refund())).ok;
        return { used: await used, refunded };
      }),
    );
    for (const { used, refunded } of ends) expect({ used, refunded }).toEqual({ used, refunded: !used });
    for (const [at, { fan, id }] of fans.entries()) {
      const { status, refund } = await own(fan, id);
      expect({ status, refund }).toEqual(
        ends[at]?.used === true ? { status: 'active', refund: null } : { status: 'ended', refund: null },
      );
    }
  },
  120_000,
);
