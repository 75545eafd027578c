// Tests claiming over HTTP: what each kind hands out, what it costs and where the money goes, its order, and that it happens once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney, moneyOf } from '#app/testing/auctions.ts';
import { putBadge } from '#app/testing/badges.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { claimAt, openedStation, whatStationsMiss } from '#app/testing/stations.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { stations } from './domain.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await whatStationsMiss(app.platform.db)).toEqual([]);
  await app.stop();
});

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const fund = (fan: Registered, amount: number) =>
  giveCredits(app.platform.db, { user_id: fan.id, amount, at: app.clock.now() });
const tierOf = async (clubId: string, fan: Registered) =>
  (await app.ok('GET /clubs/:id', { params: { id: clubId } }, fan.as)).data.viewer.tier?.name;

test('a price is paid like one of the store, and leaves an order and a receipt', async () => {
  const club = await newClub();
  const design_id = await putDesign(app, { club_id: club.id, name: 'Key to the trap', edition_size: 9 });
  const { id } = await openedStation(app, club, {
    thing: { kind: 'ITEM', design_id },
    price_cents: 400,
    total: 2,
  });
  const fan = await fanOf(club);
  expect(codeOf(await claimAt(app, fan, id, { price: 400 }))).toBe('ledger.not-enough');
  await fund(fan, 1000);
  expect(await claimAt(app, fan, id, { price: 300 })).toMatchObject({
    error: { code: 'stations.price-changed', details: { price_cents: 400 } },
  });
  const claimed = await claimAt(app, fan, id, { price: 400, key: 'the-one-claim' });
  if (!claimed.ok) throw new Error(claimed.error.code);
  const { claim } = claimed.body.data;
  expect(claim).toMatchObject({ paid_cents: 400, number: 1 });
  // The same call again is the same claim.
  const again = await claimAt(app, fan, id, { price: 400, key: 'the-one-claim' });
  expect(again).toMatchObject({ body: { data: { claim: { id: claim.id } } } });
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 600, held: 0 });
  expect(await clubMoney(app, club.id)).toBe(360);
  const order = await app.ok('GET /orders/:id', { params: { id: claim.id } }, fan.as);
  expect(order.data).toMatchObject({
    kind: 'station',
    state: 'paid',
    title: 'Key to the trap',
    copy_number: 1,
    paid_cents: 400,
    source_id: id,
  });
  const refund = await app.call(
    'POST /orders/:id/refund',
    { params: { id: claim.id }, body: { reason: 'By mistake' } },
    keyed(club.owner.as),
  );
  expect(codeOf(refund)).toBe('orders.claims-final');
  const lines = await app.ok('GET /wallet/statement', { query: {} }, fan.as);
  expect(lines.data[0]).toMatchObject({
    kind: 'station',
    cause: { kind: 'station', id },
    amount_cents: -400,
  });
  const item = await app.ok('GET /items/:id', { params: { id: claim.item_id ?? '' } }, fan.as);
  expect(item.data).toMatchObject({
    origin: 'station',
    mine: true,
    provenance: [{ event: 'sold', price_cents: 400 }, {}],
  });
  const sums = await app.ok(
    'GET /clubs/:id/order-summary',
    { params: { id: club.id }, query: {} },
    club.owner.as,
  );
  expect(sums.data).toMatchObject({ paid_cents: 400, counts: { station: 1 } });
});

test('a badge and a tier are claimed once, a tier for its days', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const badge_id = await putBadge(app, { club_id: club.id, name: 'Was there' });
  const badge = await openedStation(app, club, { thing: { kind: 'BADGE', badge_id }, per_fan: 5 });
  expect((await claimAt(app, fan, badge.id)).ok).toBe(true);
  expect(codeOf(await claimAt(app, fan, badge.id))).toBe('stations.already-claimed');
  const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, club.owner.as);
  const best = tiers.data.toSorted((one, other) => other.rank - one.rank)[0];
  const thing = { kind: 'MEMBERTIER' as const, tier_id: best?.id ?? '', days: 3 };
  const tier = await openedStation(app, club, { thing, price_cents: 250 });
  await fund(fan, 250);
  expect(await claimAt(app, fan, tier.id, { price: 250 })).toMatchObject({
    body: { data: { claim: { until: new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString() } } },
  });
  expect(await tierOf(club.id, fan)).toBe(best?.name);
  const order = await app.ok('GET /orders', { query: { kind: 'station' } }, fan.as);
  expect(order.data).toMatchObject([{ title: best?.name, state: 'paid', design: null, copy_number: null }]);
});

test('a tier is sold only to those who get a higher one, or the same one for longer', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  await fund(fan, 5000);
  const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, club.owner.as);
  const [low, high] = tiers.data.toSorted((one, other) => one.rank - other.rank).slice(-2);
  const sold = (tier_id: string | undefined, days: number | null) =>
    openedStation(app, club, {
      thing: { kind: 'MEMBERTIER', tier_id: tier_id ?? '', days },
      price_cents: 100,
    });
  const claims = async (id: string) => {
    const answer = await claimAt(app, fan, id, { price: 100 });
    return answer.ok ? 'claimed' : codeOf(answer);
  };
  const page = async (id: string) => (await app.ok('GET /stations/:id', { params: { id } }, fan.as)).data;

  const [week, sameWeek, month] = [await sold(low?.id, 7), await sold(low?.id, 7), await sold(low?.id, 30)];
  expect(await claims(week.id)).toBe('claimed');
  expect(await claims(sameWeek.id)).toBe('stations.tier-held');
  expect(await page(sameWeek.id)).toMatchObject({
    stand: 'claimed',
    held: { name: low?.name, higher: false },
    can: { claim: false },
  });
  // Claimed here, it is no tier that they have instead.
  expect((await page(week.id)).held).toBeNull();
  expect(await claims(month.id)).toBe('claimed');
  const forGood = await sold(high?.id, null);
  expect(await claims(forGood.id)).toBe('claimed');
  const [lower, year] = [await sold(low?.id, null), await sold(high?.id, 365)];
  expect(await claimAt(app, fan, lower.id, { price: 100 })).toMatchObject({
    error: { code: 'stations.tier-held', details: { tier: high?.name } },
  });
  expect((await page(lower.id)).held).toEqual({ name: high?.name, higher: true });
  expect(await claims(year.id)).toBe('stations.tier-held');
  // Three were paid for, and the refused ones took nothing.
  expect((await moneyOf(app, fan.id)).balance).toBe(4700);
});

test('of two stations that sell one tier, claimed at once, one is paid for', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, club.owner.as);
  const tier_id = tiers.data.at(-1)?.id ?? '';
  const thing = { kind: 'MEMBERTIER' as const, tier_id, days: null };
  await fund(fan, 1000);
  const stations = [
    await openedStation(app, club, { thing, price_cents: 100 }),
    await openedStation(app, club, { thing, price_cents: 100 }),
  ];
  const answers = await Promise.all(stations.map(({ id }) => claimAt(app, fan, id, { price: 100 })));
  const codes = answers.map((answer) => (answer.ok ? 'claimed' : codeOf(answer)));
  expect(codes.toSorted()).toEqual(['claimed', 'stations.tier-held']);
  expect((await moneyOf(app, fan.id)).balance).toBe(900);
});

test('nobody pays for a badge that they have by another way', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  await fund(fan, 500);
  const badge_id = await putBadge(app, { club_id: club.id });
  const { id } = await openedStation(app, club, { thing: { kind: 'BADGE', badge_id }, price_cents: 100 });
  const at = app.clock.now();
  await app.platform.db.transaction((tx) =>
    grantBadge(tx, { badge_id, user_id: fan.id, cause: { kind: 'mission', id: 'x' }, at }),
  );
  expect((await app.ok('GET /stations/:id', { params: { id } }, fan.as)).data.stand).toBe('claimed');
  expect(codeOf(await claimAt(app, fan, id, { price: 100 }))).toBe('stations.already-claimed');
  expect((await moneyOf(app, fan.id)).balance).toBe(500);
});

test('an unlimited item is made when it is claimed, as often as a fan may, and an NFT’s token stays with the site', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const design_id = await putDesign(app, { club_id: club.id });
  const item = await openedStation(app, club, { thing: { kind: 'ITEM', design_id }, per_fan: 2 });
  expect((await claimAt(app, fan, item.id)).ok).toBe(true);
  expect(await claimAt(app, fan, item.id)).toMatchObject({
    body: { data: { claim: { number: 2, token: null }, station: { stand: 'claimed', claims: 2 } } },
  });
  expect(codeOf(await claimAt(app, fan, item.id))).toBe('stations.already-claimed');
  const nft = await openedStation(app, club, { thing: { kind: 'NFT', design_id }, total: 3 });
  const claimed = await claimAt(app, fan, nft.id);
  expect(claimed).toMatchObject({
    body: { data: { claim: { number: 3, token: expect.any(Number) }, station: { left: 2 } } },
  });
  if (!claimed.ok) throw new Error(claimed.error.code);
  const { item_id, token } = claimed.body.data.claim;
  const copy = await app.ok('GET /items/:id', { params: { id: item_id ?? '' } }, fan.as);
  expect(copy.data.token).toBe(token);
});

test('staff claim nothing, and a design that was retired is gone', async () => {
  const club = await newClub();
  const design_id = await putDesign(app, { club_id: club.id });
  const { id } = await openedStation(app, club, { thing: { kind: 'ITEM', design_id } });
  expect(codeOf(await claimAt(app, club.owner, id))).toBe('items.staff-receive-nothing');
  const seen = await app.ok('GET /stations/:id', { params: { id } }, club.owner.as);
  expect(seen.data).toMatchObject({
    can: { claim: false },
    refusal: { code: 'items.staff-receive-nothing' },
  });
  const fan = await fanOf(club);
  await app.platform.db.query({
    text: `update item_designs set state = 'retired' where id = $1`,
    values: [design_id],
  });
  expect((await app.ok('GET /stations/:id', { params: { id } }, fan.as)).data.stand).toBe('gone');
  expect(codeOf(await claimAt(app, fan, id))).toBe('stations.gone');
});

test('what is free and worth something goes to one person a phone; a badge and what is paid do not ask', async () => {
  const club = await newClub();
  const [one, two, three] = [await fanOf(club), await fanOf(club), await fanOf(club)];
  const cookie = `sp_device=${'s'.repeat(24)}`;
  const on = (fan: Registered) => ({ ...fan, as: { ...fan.as, headers: { ...fan.as.headers, cookie } } });
  const design_id = await putDesign(app, { club_id: club.id });
  const thing = { kind: 'ITEM' as const, design_id };
  const { id } = await openedStation(app, club, { thing, per_fan: 2, total: 5 });
  expect((await claimAt(app, on(one), id)).ok).toBe(true);
  expect(codeOf(await claimAt(app, on(two), id))).toBe('stations.phone-used');
  // The refusal took nothing: four of five are left, and the first person may claim again.
  expect((await app.ok('GET /stations/:id', { params: { id } }, two.as)).data).toMatchObject({
    left: 4,
    claims: 0,
  });
  expect((await claimAt(app, on(one), id)).ok).toBe(true);
  // On a phone of their own.
  expect((await claimAt(app, two, id)).ok).toBe(true);
  await app.platform.db.transaction(async (tx) => stations.eraseUser?.(tx, one.id, app.platform));
  expect(codeOf(await claimAt(app, on(three), id))).toBe('stations.phone-used');

  const badge_id = await putBadge(app, { club_id: club.id });
  const badge = await openedStation(app, club, { thing: { kind: 'BADGE', badge_id } });
  const sold = await openedStation(app, club, { thing, price_cents: 100 });
  for (const fan of [two, three]) {
    await fund(fan, 100);
    expect((await claimAt(app, on(fan), badge.id)).ok).toBe(true);
    expect((await claimAt(app, on(fan), sold.id, { price: 100 })).ok).toBe(true);
  }
});

test('of two people who claim on one phone at once, one gets it', async () => {
  const club = await newClub();
  const [one, two] = [await fanOf(club), await fanOf(club)];
  const cookie = `sp_device=${'t'.repeat(24)}`;
  const on = (fan: Registered) => ({ ...fan, as: { ...fan.as, headers: { ...fan.as.headers, cookie } } });
  for (let round = 0; round < 5; round += 1) {
    const { id } = await openedStation(app, club);
    const answers = await Promise.all([one, two].map((fan) => claimAt(app, on(fan), id)));
    const codes = answers.map((answer) => (answer.ok ? 'claimed' : codeOf(answer)));
    expect(codes.toSorted()).toEqual(['claimed', 'stations.phone-used']);
  }
});
