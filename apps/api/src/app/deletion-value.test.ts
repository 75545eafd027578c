// Owns: what is said before an account or a club is deleted is what happens, figure by figure.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeClub } from '#domains/clubs/actions/close-club.ts';
import { eraseAccount } from '#domains/users/actions/erase-account.ts';
import { bid, clubMoney, fanWith, HOUR_MS, inMs, moneyOf, openLot } from './testing/auctions.ts';
import { runningCampaign } from './testing/campaigns.ts';
import { keyed, putDesign, putItem } from './testing/items.ts';
import { buy, holderOf, inStore, openShops, resold, type Shops } from './testing/market.ts';
import type { TestApp } from './testing/test-app.ts';
import { openToken, rewardTokens, tokensOf } from './testing/tokens.ts';
import type { Stage } from './testing/world.ts';

const DAY_MS = 24 * HOUR_MS;
let shops: Shops;
let app: TestApp;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(() => shops.close());

const stateOf = async (id: string) =>
  (
    await app.platform.db.query<{ state: string; winner_id: string | null }>({
      text: 'select state, winner_id from auctions where id = $1',
      values: [id],
    })
  ).rows[0];
const ticketOf = async (stage: Stage, holder: string) => {
  const from = new Date(app.clock.now().getTime() + 60 * DAY_MS);
  return putItem(app, await putDesign(app, { club_id: stage.club.id, redeem: { from } }), holder);
};

test('an account: credits, tickets, items, listings, leads and tokens are told, and end as told', async () => {
  const stage = await shops.fresh();
  const [ann, ben] = [await fanWith(stage, 20_000), await fanWith(stage, 20_000)];
  const ticket = await ticketOf(stage, ann.id);
  const item = await putItem(app, await putDesign(app, { club_id: stage.club.id }), ann.id);
  const { copy: listed, listing } = await resold(stage, ann, 1000);
  const [soon, late] = [
    await openLot(stage, { ends_at: inMs(app, DAY_MS) }),
    await openLot(stage, { ends_at: inMs(app, 20 * DAY_MS) }),
  ];
  await bid(app, ben, late.id, { amount: 1500 });
  for (const { id } of [soon, late]) await bid(app, ann, id, { amount: 2000 });
  const { symbol } = await openToken(stage);
  await rewardTokens(stage, ann.id, 12);

  const { value } = (await app.ok('GET /users/me/deletion', {}, ann.as)).data;
  expect(value).toEqual({
    credits_cents: 20_000,
    held_cents: 4000,
    // What is not held for bids.
    returnable_cents: 16_000,
    owed_cents: 0,
    items: 3,
    tickets: 1,
    listed: 1,
    leading: 2,
    tokens: [{ symbol, balance: 12 }],
  });

  await app.platform.db.query({
    text: 'update auth_sessions set stepped_up_at = $2 where id = $1',
    values: [ann.session_id, app.clock.now()],
  });
  await app.ok('POST /users/me/deletion', {}, ann.as);
  // Within the 14 days the bid stands: it is paid for and won.
  app.clock.advance(DAY_MS + 1000);
  await app.ok('GET /auctions/:id', { params: { id: soon.id } }, ben.as);
  expect(await stateOf(soon.id)).toEqual({ state: 'settled', winner_id: ann.id });
  app.clock.advance(13 * DAY_MS);
  await eraseAccount(app.platform, ann.id, new AbortController().signal);

  expect((await app.ok('GET /auctions/:id', { params: { id: late.id } }, ben.as)).data).toMatchObject({
    state: 'live',
    mine: { leading: true, max_cents: 1500 },
  });
  for (const { item_id } of [ticket, item, listed])
    expect(await holderOf(app, item_id)).toEqual({ holder_id: null, state: 'burned' });
  expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ ok: false });
  // Nothing is held for it, and nobody else has the money.
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 18_000, held: 0 });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 20_000, held: 1500 });
  expect(await tokensOf(app, stage.club.id, ann.id)).toBe(0);
});

test('a club: earnings, reward budget, tickets, items, auctions, store and resale are told, and end as told', async () => {
  const stage = await shops.fresh();
  const { club, owner } = stage;
  const params = { id: club.id };
  const [ann, ben] = [await fanWith(stage, 20_000, 'member'), await fanWith(stage, 20_000)];
  const store = await inStore(stage);
  await buy(app, ben, store.id, 2000);
  const earned = await clubMoney(app, club.id);
  expect(earned).toBeGreaterThan(0);
  const budget = { params, body: { change_cents: 300 } };
  await app.ok('POST /clubs/:id/mission-budget', budget, keyed(owner.as));
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 10 });
  const { id: campaign_id } = await runningCampaign(
    app,
    { id: club.id, owner },
    {
      rewards: [
        { kind: 'credits', way: 'first', amount_cents: 50, total: 4 },
        { kind: 'item', way: 'raffle', design_id, total: 3 },
      ],
    },
  );
  const ticket = await ticketOf(stage, ann.id);
  const { copy: offered } = await resold(stage, ann, 1000);
  const [led, free] = [
    await openLot(stage, { ends_at: inMs(app, 20 * DAY_MS) }),
    await openLot(stage, { ends_at: inMs(app, 20 * DAY_MS) }),
  ];
  await bid(app, ben, led.id, { amount: 2000 });

  const { data } = await app.ok('GET /clubs/:id/deletion', { params }, owner.as);
  expect(data).toEqual({
    members: expect.any(Number),
    balance_cents: earned - 500,
    mission_budget_cents: 300,
    campaign_cents: 200,
    campaign_items: 3,
    // What Ben bought, the ticket, and what Ann offers.
    fan_items: 3,
    fan_tickets: 1,
    auctions_led: 1,
    auctions_without_bid: 1,
    store_listings: 1,
    resale_listings: 1,
    packs: 0,
  });
  expect(data.members).toBeGreaterThan(0);

  const confirm = { params, body: { confirm_handle: club.handle } };
  await app.ok('POST /clubs/:id/deletion', confirm, owner.as);
  expect(await bid(app, ann, free.id, { amount: 2000 })).toMatchObject({ ok: false });
  app.clock.advance(14 * DAY_MS);
  expect(await closeClub(app.platform, club.id)).toBe(true);

  expect(await stateOf(led.id)).toEqual({ state: 'settled', winner_id: ben.id });
  expect(await stateOf(free.id)).toEqual({ state: 'cancelled', winner_id: null });
  expect(await holderOf(app, offered.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  expect(await holderOf(app, ticket.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  const { rows: ended } = await app.platform.db.query({
    text: `select c.state, (select count(*)::int from item_facts where place_id = c.id) as copies from campaigns c where id = $1`,
    values: [campaign_id],
  });
  expect(ended).toEqual([{ state: 'closed', copies: 0 }]);
  // All of it, with the reward budget, what campaigns had set aside and what the auction brought, waits as a last payout to the owner.
  expect(await clubMoney(app, club.id)).toBe(0);
  const { rows } = await app.platform.db.query<{ owner_id: string; amount: number }>({
    text: 'select owner_id, amount from payouts where club_id = $1 and closing',
    values: [club.id],
  });
  expect(rows).toEqual([{ owner_id: owner.id, amount: expect.any(Number) }]);
  expect(rows[0]?.amount).toBeGreaterThan(earned);
  // Nobody scans for a club that is gone.
  expect(await app.call('GET /clubs/:id', { params }, owner.as)).toMatchObject({ ok: false });
});
