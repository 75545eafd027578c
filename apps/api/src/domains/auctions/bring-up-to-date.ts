// Owns that an auction is what the clock says: opened, closed and settled, by the job and by the first look alike.
import { auctionOpened, auctionSettled, auctionUnsold } from '@stagepass/contract/auctions/events.ts';
import { lockItems } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { listStaffAmong } from '#domains/items/public/refuse-staff.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { postHold, voidHold } from '#domains/ledger/public/hold.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { reserveState, stateAt } from './auction.rules.ts';
import { lockAuction, updateAuction } from './auctions.store.ts';
import { receiptOf } from './receipt.rules.ts';
import { factsOf, laterOf, lotOf } from './rows.rules.ts';
import type { AuctionRow } from './tables.ts';
import { tellChanged, tellWon } from './tell.ts';

/** Bears being called at any time, by many at once: each step happens once, under the auction's lock. */
export async function bringUpToDate(platform: Platform, auctionId: string): Promise<void> {
  const closed = await platform.db.transaction((tx) => openOrClose(platform, tx, auctionId));
  if (closed) await platform.db.transaction((tx) => settleClosed(platform, tx, auctionId));
}

/** Answers whether there is something to settle. Apart from the settling: what fails there must not keep it open. */
async function openOrClose(platform: Platform, tx: Tx, auctionId: string): Promise<boolean> {
  const row = await lockAuction(tx, auctionId);
  if (row === undefined) return false;
  if (row.state === 'ended') return true;
  const at = laterOf(platform.clock.now(), row.seen_at);
  const state = stateAt(factsOf(row), at.getTime());
  if (state === row.state) return false;
  await step(platform, tx, { row, state, at });
  return state === 'ended';
}

/** Ends it now, whatever the time: for a club that closes, and for a leader who is gone. */
export async function endEarly(platform: Platform, tx: Tx, row: AuctionRow): Promise<void> {
  if (row.state === 'scheduled' || row.state === 'live')
    await step(platform, tx, { row, state: 'ended', at: laterOf(platform.clock.now(), row.seen_at) });
}

async function step(
  platform: Platform,
  tx: Tx,
  { row, state, at }: { row: AuctionRow; state: AuctionRow['state']; at: Date },
): Promise<void> {
  if (row.state === 'scheduled') {
    await updateAuction(tx, row.id, { state: 'live', seen_at: at });
    await tx.emit(auctionOpened, lotOf(row));
  }
  if (state === 'ended') {
    const ended_at = at < row.ends_at ? at : row.ends_at;
    await updateAuction(tx, row.id, { state: 'ended', ended_at, seen_at: at });
  }
  tx.afterCommit(() => tellChanged(platform, row.id, state));
}

/** Sold, or not (what is out of sight is not): exactly once, since it leaves the state `ended` with it. */
export async function settleClosed(platform: Platform, tx: Tx, auctionId: string): Promise<void> {
  const row = await lockAuction(tx, auctionId);
  if (row?.state !== 'ended') return;
  const at = laterOf(platform.clock.now(), row.seen_at);
  // Copies before accounts, as everywhere.
  await lockItems(tx, [row.item_id]);
  const sold = row.leader_id !== null && !row.design_hidden && reserveState(factsOf(row)) !== 'not-met';
  if (sold && !(await isStaffByNow(tx, row))) await sell(platform, tx, row, at);
  else await takeBack(platform, tx, row, at);
}

/** Whoever came to run the club since they bid receives nothing from it. */
async function isStaffByNow(tx: Tx, { club_id, leader_id }: AuctionRow): Promise<boolean> {
  return (await listStaffAmong(tx, { club_id, user_ids: leader_id === null ? [] : [leader_id] })).size > 0;
}

async function sell(platform: Platform, tx: Tx, row: AuctionRow, at: Date): Promise<void> {
  const { leader_id: winner_id, leader_hold_id: hold_id, price: amount } = row;
  if (winner_id === null || hold_id === null || amount === null)
    throw new Error('a sold auction has a leader');
  const { fee_cents, club_cents } = primarySale(amount, { fee_bp: await primaryFeeOf(tx, row.club_id) });
  const { transfer_id } = await postHold(tx, {
    hold_id,
    parts: [
      { to: clubAccount(row.club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ],
    memo: receiptOf(row, { amount, fee_cents }),
    at,
  });
  await recordSale(platform, tx, row, { winner_id, amount, fee_cents, transfer_id, at });
}

export interface Sale {
  winner_id: string;
  amount: number;
  fee_cents: number;
  transfer_id: string;
  at: Date;
}

/** The copy to the winner, and the auction to its end; the money has moved in the same transaction. */
export async function recordSale(platform: Platform, tx: Tx, row: AuctionRow, sale: Sale): Promise<void> {
  const { winner_id, amount, fee_cents, transfer_id, at } = sale;
  const place = { kind: 'auction', id: row.id } as const;
  await moveItem(tx, {
    item_id: row.item_id,
    from: { holder_id: null, state: 'escrowed', place },
    to: { holder_id: winner_id, state: 'held' },
    event: 'won',
    cause: place,
    transfer_id,
    price: amount,
    at,
  });
  await updateAuction(tx, row.id, {
    state: 'settled',
    leader_hold_id: null,
    winner_id,
    sold_amount: amount,
    fee_amount: fee_cents,
    transfer_id,
    settled_at: at,
    seen_at: at,
  });
  const { item_id } = row;
  const settled_at = at.toISOString();
  await tx.emit(auctionSettled, {
    ...lotOf(row),
    item_id,
    winner_id,
    amount,
    fee_cents,
    transfer_id,
    settled_at,
  });
  tx.afterCommit(() => {
    tellChanged(platform, row.id, 'settled');
    tellWon(platform, { winner_id, auction_id: row.id, title: row.title, amount, item_id });
  });
}

/** Nobody gets it: what was held is free, and the copy is in the club's hand again. */
export async function takeBack(platform: Platform, tx: Tx, row: AuctionRow, at: Date): Promise<void> {
  await giveBackCopy(tx, row, at);
  if (row.leader_hold_id !== null) await voidHold(tx, { hold_id: row.leader_hold_id, at });
  await updateAuction(tx, row.id, { state: 'unsold', leader_hold_id: null, settled_at: at, seen_at: at });
  await tx.emit(auctionUnsold, lotOf(row));
  tx.afterCommit(() => tellChanged(platform, row.id, 'unsold'));
}

export async function giveBackCopy(tx: Tx, row: AuctionRow, at: Date): Promise<void> {
  await moveItem(tx, {
    item_id: row.item_id,
    from: { holder_id: null, state: 'escrowed', place: { kind: 'auction', id: row.id } },
    to: { holder_id: null, state: 'held' },
    event: 'released',
    at,
  });
}
