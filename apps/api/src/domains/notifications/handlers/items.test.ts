// Tests who is told of badges, items, sales, drops, refunds and tickets: with the name, the number and the amount, once.
import { randomUUID } from 'node:crypto';
import { badgeGranted } from '@stagepass/contract/badges/events.ts';
import { drawsMade, poolOpened } from '@stagepass/contract/gacha/events.ts';
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import { itemSold, listingOpened } from '@stagepass/contract/market/events.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import { redeemed, redemptionVoided } from '@stagepass/contract/redemption/events.ts';
import { stationClaimed } from '@stagepass/contract/stations/events.ts';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { openTestPool } from '#app/testing/gacha.ts';
import { putDesign, putItems } from '#app/testing/items.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openToken } from '#app/testing/tokens.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { deliverTwice, expectInbox } from '../testing/inbox.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let fan: Somebody;
let other: Somebody;
let club_id: string;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  [fan, other] = [await stage.make('member'), await stage.make('member')];
  club_id = stage.club.id;
});

const poster = (edition_size: number | null = 40) =>
  putDesign(app, { club_id, name: 'Tour poster', edition_size });
/** Drawn: the server tells nobody of it by itself. */
async function copyOf(design_id: string, holder: Somebody): Promise<{ item_id: string }> {
  const [copy] = await putItems(app, design_id, [holder.id], 'gacha');
  return { item_id: copy?.item_id ?? '' };
}
const sold = (of: { design_id: string; item_id: string }) => ({
  ...{ listing_id: randomUUID(), club_id, ...of, buyer_id: other.id, transfer_id: randomUUID() },
  ...{ paid_cents: 2000, to_seller_cents: 1800 },
});

test('a badge is told with its name, and not where the achievement that gave it tells of both', async () => {
  const badge_id = await putBadge(app, { club_id, name: 'Page-turner', stages: 3 });
  const granted = { badge_id, club_id, user_id: fan.id, stage: 2 };
  await deliverTwice(app, badgeGranted, { ...granted, cause: 'achievement' });
  await expectInbox(app, fan, []);
  await deliverTwice(app, badgeGranted, { ...granted, cause: 'mission' });
  await expectInbox(app, fan, [{ kind: 'badge', payload: { name: 'Page-turner', stage: 2 } }]);
});

test.each(['grant', 'mission', 'station', 'vote'] as const)(
  'a copy by way of a %s is told with its number, and leads to it',
  async (origin) => {
    const design_id = await poster();
    const { item_id } = await copyOf(design_id, fan);
    const copies = [{ item_id, design_id, club_id, user_id: fan.id, number: 1 }];
    await deliverTwice(app, itemsIssued, { origin, copies });
    await expectInbox(app, fan, [
      {
        ...{ kind: 'item-received', payload: { title: 'Tour poster', number: 1, how: origin } },
        link: `/user/inventory?item=${item_id}`,
      },
    ]);
  },
);

test('what somebody bought or drew is not told: it was shown as it happened', async () => {
  const design_id = await poster();
  const copies = [{ item_id: randomUUID(), design_id, club_id, user_id: fan.id, number: 1 }];
  for (const origin of ['gacha', 'store', 'auction'])
    await deliverTwice(app, itemsIssued, { origin, copies });
  await expectInbox(app, fan, []);
});

test('two copies at once are one entry, and an unlimited one has no number', async () => {
  const design_id = await poster(null);
  const [first, second] = await putItems(app, design_id, [fan.id, fan.id], 'gacha');
  const copies = [first, second].map((copy, at) => ({
    ...{ item_id: copy?.item_id ?? '', design_id, club_id, user_id: fan.id, number: at + 1 },
  }));
  await deliverTwice(app, itemsIssued, { origin: 'grant', copies });
  await expectInbox(app, fan, [{ kind: 'item-received', count: 2, payload: { number: null } }]);
});

test('a gift names its giver; other ways from hand to hand are not told', async () => {
  const design_id = await poster();
  const { item_id } = await copyOf(design_id, fan);
  const moved = { item_id, design_id, club_id, from_user_id: other.id, to_user_id: fan.id };
  await deliverTwice(app, itemMoved, { ...moved, event: 'sold' });
  await deliverTwice(app, itemMoved, { ...moved, event: 'gifted' });
  await expectInbox(app, fan, [
    { kind: 'item-received', payload: { title: 'Tour poster', how: 'gift' }, people: [{ id: other.id }] },
  ]);
});

test('a resale is told to the fan who sold, with what they got; the store’s to the club', async () => {
  const design_id = await poster();
  const { item_id } = await copyOf(design_id, other);
  await deliverTwice(app, itemSold, { ...sold({ design_id, item_id }), kind: 'resale', seller_id: fan.id });
  await expectInbox(app, fan, [
    {
      ...{ kind: 'resale-sold', link: '/user/wallet' },
      payload: { title: 'Tour poster', paid_cents: 2000, to_seller_cents: 1800 },
    },
  ]);
  await expectInbox(app, stage.owner, []);
  await deliverTwice(app, itemSold, { ...sold({ design_id, item_id }), kind: 'store', seller_id: null });
  await expectInbox(app, stage.owner, [
    {
      ...{ kind: 'sale', link: `/club/${stage.club.handle}/manage-orders` },
      payload: { title: 'Tour poster', how: 'store', amount_cents: 2000 },
    },
  ]);
});

test('packs are a drop when they open, and a sale for all that were opened', async () => {
  const { id: pool_id, price_cents } = await openTestPool(app, {
    club: { id: club_id, owner: stage.owner },
    price_cents: 120,
  });
  await deliverTwice(app, poolOpened, { pool_id, club_id, version: 1 });
  await expectInbox(app, fan, [
    { kind: 'drop', payload: { title: 'Tour Tin II', what: 'packs', price_cents } },
  ]);
  // Entries of one moment stand in no order.
  app.clock.advance(1000);
  const draws = { pool_id, club_id, user_id: other.id, version: 1, count: 10, draw_id: randomUUID() };
  await deliverTwice(app, drawsMade, { ...draws, best_quality: 'rare' });
  await expectInbox(app, stage.owner, [
    { kind: 'sale', payload: { title: 'Tour Tin II', how: 'packs', amount_cents: 1200 } },
    { kind: 'drop' },
  ]);
});

test('a station that costs nothing sells nothing', async () => {
  const claimed = { station_id: randomUUID(), club_id, claim_id: randomUUID(), user_id: fan.id };
  await deliverTwice(app, stationClaimed, { ...claimed, paid_cents: 0 });
  await expectInbox(app, stage.owner, []);
});

test('the store’s new things are a drop for members; what fans offer is not', async () => {
  const design_id = await poster();
  const opened = { listing_id: randomUUID(), club_id, design_id, price_cents: 2500 };
  await deliverTwice(app, listingOpened, { ...opened, kind: 'resale' });
  await expectInbox(app, fan, []);
  await deliverTwice(app, listingOpened, { ...opened, kind: 'store' });
  await expectInbox(app, fan, [
    {
      ...{ kind: 'drop', link: `/market-item/${opened.listing_id}` },
      payload: { title: 'Tour poster', what: 'store', price_cents: 2500 },
    },
  ]);
});

test('a refund says what for and how much', async () => {
  const { item_id } = await copyOf(await poster(), fan);
  const order_id = randomUUID();
  await deliverTwice(app, orderRefunded, {
    ...{ order_id, club_id, buyer_id: fan.id, item_id, paid_cents: 2000, transfer_id: randomUUID() },
  });
  await expectInbox(app, fan, [
    {
      ...{ kind: 'order-refunded', link: `/order/${order_id}` },
      payload: { title: 'Tour poster', amount_cents: 2000 },
    },
  ]);
});

test('a ticket that was scanned, and the scan that was undone', async () => {
  const design_id = await putDesign(app, { club_id, name: 'Late show', redeem: {}, edition_size: 9 });
  const { item_id } = await copyOf(design_id, fan);
  const scan = { redemption_id: randomUUID(), club_id, item_id, user_id: fan.id };
  await deliverTwice(app, redeemed, { ...scan, design_id, staff_id: stage.owner.id });
  app.clock.advance(1000);
  await deliverTwice(app, redemptionVoided, scan);
  await expectInbox(app, fan, [
    { kind: 'ticket-restored', payload: { title: 'Late show', number: 1 }, link: '/user/tickets' },
    { kind: 'ticket-used', payload: { title: 'Late show', number: 1 }, link: '/user/redeem-history' },
  ]);
});

test('fan tokens that came with a claim are told once, beside what was claimed', async () => {
  const { symbol } = await openToken(stage);
  const claimed = {
    station_id: randomUUID(),
    club_id,
    claim_id: randomUUID(),
    user_id: fan.id,
    paid_cents: 0,
  };
  await deliverTwice(app, stationClaimed, { ...claimed, tokens: 5 });
  await deliverTwice(app, stationClaimed, { ...claimed, claim_id: randomUUID() });
  await expectInbox(app, fan, [{ kind: 'tokens-received', payload: { symbol, amount: 5, how: 'station' } }]);
});
