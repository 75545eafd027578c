// Tests money back over HTTP on a real PostgreSQL: what counts as use, each once a period, and a club that says nothing for 30 days.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { inStore } from '#app/testing/market.ts';
import { doStep, publishedMission, reading } from '#app/testing/missions.ts';
import { daysLater, ownSubscription } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, World } from '#app/testing/world.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { lendingClub } from './testing/lending-plan.ts';
import { closeSubscriptions, openSubscriptions } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const backOf = async (fan: Somebody, id: string) => (await ownSubscription(app, fan, id)).refund;

/** A plan that gives a tier, and a fan who pays for it. */
async function lending({
  amount = 600,
  benefits,
}: {
  amount?: number;
  benefits?: { type: 'discount'; percent: number }[];
} = {}) {
  const club = await lendingClub({ app, world }, benefits);
  return { ...club, ...(await club.subscriber(amount)) };
}

test('a post for the tier that was opened counts as use, and one for everybody does not', async () => {
  const at = await lending();
  const open = await at.post({ audience: 'members' });
  const closed = await at.post({ audience: 'tier', tier_id: at.tier_id });
  const read = (id: string, as = at.fan) => app.ok('GET /posts/:id', { params: { id } }, as.as);
  await read(open);
  expect(await backOf(at.fan, at.id)).toMatchObject({ why: 'unused', amount_cents: 600, since: null });
  const other = await at.stage.make('member');
  await read(closed, other);
  expect(await backOf(at.fan, at.id)).toMatchObject({ why: 'unused' });
  await read(closed);
  expect(await backOf(at.fan, at.id)).toBeNull();
  const refused = await app.call(
    'POST /subscriptions/:id/refund',
    { params: { id: at.id } },
    keyed(at.fan.as),
  );
  expect(refused).toMatchObject({
    error: { code: 'subscriptions.not-refundable', details: { why: 'used' } },
  });
  // Read again, it costs the look for something to count and no more.
  const { queries } = await countQueries(() => read(closed));
  expect(queries).toContain('subscriptions-unused');
  expect(queries).not.toContain('subscriptions-used');
});

test('a feed that shows such a post whole counts as well', async () => {
  const at = await lending();
  await at.post({ audience: 'tier', tier_id: at.tier_id });
  await app.ok('GET /feeds/home', {}, at.fan.as);
  expect(await backOf(at.fan, at.id)).toBeNull();
});

test('what the fan can read without the plan is no use of it', async () => {
  const at = await lending();
  const closed = await at.post({ audience: 'tier', tier_id: at.tier_id });
  await app.platform.db.transaction((tx) =>
    grantTier(app.platform, tx, {
      ...{ club_id: at.stage.club.id, user_id: at.fan.id, tier_id: at.tier_id },
      ...{ source: 'hand', until: null },
    }),
  );
  await app.ok('GET /posts/:id', { params: { id: closed } }, at.fan.as);
  expect(await backOf(at.fan, at.id)).toMatchObject({ why: 'unused' });
});

test('a channel for subscribers counts once something in it was read, and when it is written in', async () => {
  for (const deed of ['read', 'write'] as const) {
    const { stage, fan, id, channel: makeChannel } = await lending();
    const channel = await makeChannel();
    const messages = { params: { id: channel } };
    const write = (as: Somebody) =>
      app.ok(
        'POST /conversations/:id/messages',
        { ...messages, body: { id: randomUUID(), text: 'Hello' } },
        as.as,
      );
    const read = () => app.ok('GET /conversations/:id/messages', { ...messages, query: {} }, fan.as);
    await read();
    expect(await backOf(fan, id)).toMatchObject({ why: 'unused' });
    if (deed === 'write') await write(fan);
    else {
      await write(stage.owner);
      await read();
    }
    expect(await backOf(fan, id)).toBeNull();
  }
});

test('a store price that the plan’s tier lowered counts, and the full price does not', async () => {
  const buy = async ({ stage, fan }: Awaited<ReturnType<typeof lending>>, expected_price_cents: number) => {
    const { id } = await inStore(stage, { price_cents: 1000 });
    await app.ok('POST /listings/:id/buy', { params: { id }, body: { expected_price_cents } }, keyed(fan.as));
  };
  const whole = await lending({ amount: 5000 });
  const lowered = await lending({ amount: 5000, benefits: [{ type: 'discount', percent: 20 }] });
  await buy(whole, 1000);
  await buy(lowered, 800);
  // At once: no handler has to run before.
  expect(await backOf(lowered.fan, lowered.id)).toBeNull();
  expect(await backOf(whole.fan, whole.id)).toMatchObject({ why: 'unused' });
});

test('a mission for subscribers counts as soon as it is begun, and again in the period in which it is completed', async () => {
  const { stage, fan, id } = await lending({ amount: 1200 });
  const condition = { kind: 'subscription' as const, plan_ids: [] };
  const club = { id: stage.club.id, owner: stage.owner };
  const open = await publishedMission(app, club, {});
  const closed = await publishedMission(app, club, { condition, steps: [reading, reading] });
  await doStep(app, open.steps[0] ?? '', fan);
  expect(await backOf(fan, id)).toMatchObject({ why: 'unused' });
  await doStep(app, closed.steps[0] ?? '', fan);
  expect(await backOf(fan, id)).toBeNull();
  await daysLater(app, 32);
  expect(await backOf(fan, id)).toMatchObject({ why: 'unused' });
  await doStep(app, closed.steps[1] ?? '', fan);
  // What is left is the silence of the club.
  expect(await backOf(fan, id)).not.toMatchObject({ why: 'unused' });
});

test('after 30 days of paid time without news the running payment goes back whole, used or not', async () => {
  const at = await lending({ amount: 1200 });
  const closed = await at.post({ audience: 'tier', tier_id: at.tier_id });
  await app.ok('GET /posts/:id', { params: { id: closed } }, at.fan.as);
  await daysLater(app, 29);
  expect(await backOf(at.fan, at.id)).toBeNull();
  await daysLater(app, 3);
  const { refund, period } = await ownSubscription(app, at.fan, at.id);
  expect(period.number).toBe(2);
  // A day after the renewal it is unused as well; that ends first.
  expect(refund).toMatchObject({ amount_cents: 600 });
  await app.ok('GET /posts/:id', { params: { id: closed } }, at.fan.as);
  expect(await backOf(at.fan, at.id)).toMatchObject({
    ...{ why: 'silent', amount_cents: 600, until: period.ends_at },
    since: expect.stringMatching(/^\d{4}-/),
  });
  const back = await app.ok('POST /subscriptions/:id/refund', { params: { id: at.id } }, keyed(at.fan.as));
  expect(back.data).toMatchObject({ status: 'ended', ended_why: 'refunded' });
  expect((await balancesOf(app.platform.db, at.fan.id)).available_cents).toBe(600);
});

test('a word to subscribers ends the silence: a post that they can read, or a broadcast', async () => {
  const at = await lending({ amount: 600 });
  const { stage, params, fan, id } = at;
  const { fan: other, id: otherId, ...second } = await lending();
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 600 });
  await giveCredits(app.platform.db, { user_id: other.id, amount: 600 });
  await daysLater(app, 31);
  await daysLater(app, 8);
  expect(await backOf(fan, id)).toMatchObject({ why: 'silent' });
  expect(await backOf(other, otherId)).toMatchObject({ why: 'silent' });
  // One for a tier above says nothing to this subscriber.
  const { data } = await app.ok(
    'POST /clubs/:id/tiers',
    { params, body: { name: 'Patrons', hue: 20, reached_by: { by: 'hand' }, benefits: [] } },
    stage.owner.as,
  );
  await at.post({ audience: 'tier', tier_id: data.find(({ name }) => name === 'Patrons')?.id });
  expect(await backOf(fan, id)).toMatchObject({ why: 'silent' });
  await at.post({ audience: 'members' });
  expect(await backOf(fan, id)).toBeNull();
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: `select id from conversations where club_id = $1 and kind = 'broadcast'`,
    values: [second.stage.club.id],
  });
  const said = { params: { id: rows[0]?.id ?? '' }, body: { id: randomUUID(), text: 'News' } };
  await app.ok('POST /conversations/:id/messages', said, second.stage.owner.as);
  expect(await backOf(other, otherId)).toBeNull();
});
