// Owns what orders hear: a purchase or a top-up is told to whoever paid, in one email each; packs opened together are one purchase.
// A club's first sale is told to its owner too.
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { toppedUp } from '@stagepass/contract/ledger/events.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import { stationClaimed } from '@stagepass/contract/stations/events.ts';
import { paymentOfDraw } from '#domains/gacha/public/payment-of-draw.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { mailReceipt, mailTopUp } from './mail-buyer.ts';
import { mailFirstSale } from './mail-owner.ts';
import { findOrder, findOrderOfSale } from './orders.store.ts';
import type { OrderRow } from './tables.ts';

async function mail(platform: Platform, tx: Tx, order: OrderRow | undefined): Promise<void> {
  if (order === undefined) return;
  await mailReceipt(platform, tx, order);
  await mailFirstSale(platform, tx, order);
}

export const handlers = [
  onEvent('orders.receipt-of-sale', itemSold, async (platform, tx, sale) =>
    mail(platform, tx, await findOrderOfSale(tx, sale)),
  ),
  onEvent('orders.receipt-of-auction', auctionSettled, async (platform, tx, { auction_id }) =>
    mail(platform, tx, await findOrder(tx, auction_id)),
  ),
  onEvent('orders.receipt-of-packs', drawsMade, async (platform, tx, { draw_id }) => {
    const payment = await paymentOfDraw(tx, draw_id);
    await mail(platform, tx, payment === undefined ? undefined : await findOrder(tx, payment));
  }),
  onEvent('orders.receipt-of-claim', stationClaimed, async (platform, tx, { claim_id, paid_cents }) => {
    // What costs nothing is no purchase.
    if (paid_cents > 0) await mail(platform, tx, await findOrder(tx, claim_id));
  }),
  onEvent('orders.receipt-of-top-up', toppedUp, async (platform, tx, topUp) => {
    // A card that was charged for something is told of with it.
    if (topUp.charged_for === null) await mailTopUp(platform, tx, topUp);
  }),
];
