// Tests that every way in which a club sells takes this club's fee, that a sale keeps the fee it was made with, and that
// a fan's sale takes the same fee everywhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDue } from '#domains/auctions/jobs.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { setPrimaryFee } from '#domains/ledger/public/primary-fee.ts';
import { bid, fanWith, HOUR_MS, openLot } from './testing/auctions.ts';
import { chooseSeed, draw, makeAdult, openTestPool } from './testing/gacha.ts';
import { keyed } from './testing/items.ts';
import { buy, inStore, openShops, resold, type Shops } from './testing/market.ts';
import { auditSales, putOrder, refund } from './testing/orders.ts';
import { claimAt, openedStation } from './testing/stations.ts';
import type { Stage } from './testing/world.ts';

let shops: Shops;
beforeAll(async () => {
  shops = await openShops();
});
afterAll(async () => {
  expect(await auditSales(shops.app)).toEqual([]);
  await shops.close();
});

const setFee = ({ club }: Stage, bp: number) => setPrimaryFee(shops.app.platform.db, club.id, bp);

/** What the sale brought to the club and to the platform. */
async function brings(stage: Stage, sell: () => Promise<unknown>): Promise<{ club: number; fee: number }> {
  const { db } = stage.app.platform;
  const look = async () => ({
    club: (await balancesOn(db, clubAccount(stage.club.id))).balance_cents,
    fee: (await balancesOn(db, platformFees())).balance_cents,
  });
  const before = await look();
  await sell();
  const after = await look();
  return { club: after.club - before.club, fee: after.fee - before.fee };
}

async function buyInStore(stage: Stage): Promise<void> {
  const [{ id }, fan] = [await inStore(stage), await fanWith(stage, 5000)];
  expect(await buy(stage.app, fan, id, 2000)).toMatchObject({ ok: true });
}

async function buyNow(stage: Stage): Promise<void> {
  const [{ id }, fan] = [await openLot(stage, { buy_now_cents: 2000 }), await fanWith(stage, 5000)];
  const call = { params: { id }, body: { expected_price_cents: 2000 } };
  await stage.app.ok('POST /auctions/:id/buy-now', call, keyed(fan.as));
}

async function winAuction(stage: Stage): Promise<void> {
  const [{ id }, fan] = [await openLot(stage, { start_amount: 2000 }), await fanWith(stage, 5000)];
  expect((await bid(stage.app, fan, id, { amount: 2000 })).ok).toBe(true);
  stage.app.clock.advance(HOUR_MS + 60_000);
  await closeDue.run(stage.app.platform, {}, new AbortController().signal);
}

async function openPack(stage: Stage): Promise<void> {
  const pool = await openTestPool(stage.app, {
    club: { ...stage.club, owner: stage.owner },
    price_cents: 2000,
  });
  const fan = await fanWith(stage, 5000, 'member');
  await makeAdult(stage.app, fan.id);
  await chooseSeed(stage.app, fan, pool.id);
  await draw(stage.app, fan, pool);
}

async function claimFromStation(stage: Stage): Promise<void> {
  const { id } = await openedStation(stage.app, { ...stage.club, owner: stage.owner }, { price_cents: 2000 });
  const fan = await fanWith(stage, 5000, 'member');
  expect((await claimAt(stage.app, fan, id, { price: 2000 })).ok).toBe(true);
}

const ways = { buyInStore, buyNow, winAuction, openPack, claimFromStation };

test.each(Object.entries(ways))(
  '%s takes the usual tenth, and then the fee of this club',
  async (_, sell) => {
    const stage = await shops.fresh();
    expect(await brings(stage, () => sell(stage))).toEqual({ club: 1800, fee: 200 });
    await setFee(stage, 500);
    expect(await brings(stage, () => sell(stage))).toEqual({ club: 1900, fee: 100 });
    // That of another club is its own.
    const other = await shops.fresh();
    expect(await brings(other, () => sell(other))).toEqual({ club: 1800, fee: 200 });
  },
);

test('a fan who sells pays 2.5 %, whatever the club pays', async () => {
  const stage = await shops.fresh();
  await setFee(stage, 10_000);
  const { listing } = await resold(stage, await stage.make('member'), 2000);
  const fan = await fanWith(stage, 5000);
  const got = await brings(stage, async () => {
    expect(await buy(stage.app, fan, listing.id, 2000)).toMatchObject({ ok: true });
  });
  expect(got).toEqual({ club: 100, fee: 50 });
});

test('a refund gives back the fee of its sale, whatever the fee is by then', async () => {
  const stage = await shops.fresh();
  await setFee(stage, 500);
  const { order_id } = await putOrder(stage);
  await setFee(stage, 250);
  const back = await brings(stage, async () => {
    expect(await refund(stage.app, stage.owner, order_id)).toMatchObject({ ok: true });
  });
  expect(back).toEqual({ club: -1900, fee: -100 });
});

test('the quote, the settings of the store and the sale say the same fee', async () => {
  const stage = await shops.fresh();
  await setFee(stage, 250);
  const { id } = await inStore(stage);
  const fan = await fanWith(stage, 5000);
  const { data: quote } = await stage.app.ok('GET /market-items/:id/quote', { params: { id } }, fan.as);
  expect(quote).toMatchObject({ total_cents: 2000, fee_bp: 250, fee_cents: 50, to_seller_cents: 1950 });
  const call = { params: { id: stage.club.id } };
  const { data: settings } = await stage.app.ok('GET /clubs/:id/market-settings', call, stage.owner.as);
  expect(settings).toMatchObject({ store_fee_bp: 250, resale_fee_bp: 250 });
});
