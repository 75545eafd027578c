// Owns buying at once, which ends the auction: money, copy and end in one transaction, until the first bid.
import {
  auctionEnded,
  auctionNotFound,
  buyNowGone,
  lotHidden,
  notOpenYet,
} from '@stagepass/contract/auctions/errors.ts';
import type { AuctionPurchase } from '@stagepass/contract/auctions/shapes.ts';
import { lockItems } from '#domains/items/public/load-items.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadDoor, requireMayBid } from '../access.ts';
import { stateAt } from '../auction.rules.ts';
import { lockAuction } from '../auctions.store.ts';
import { endEarly, recordSale } from '../bring-up-to-date.ts';
import { receiptOf } from '../receipt.rules.ts';
import { factsOf, laterOf } from '../rows.rules.ts';

export interface BuyNow {
  auction_id: string;
  expected_price_cents: number;
}

export async function buyNow(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: BuyNow,
): Promise<AuctionPurchase> {
  const { club, standing } = await loadDoor(platform, tx, actor, given.auction_id);
  requireMayBid(club, standing);
  const row = await lockAuction(tx, given.auction_id);
  if (row === undefined) return fail(auctionNotFound);
  const at = laterOf(platform.clock.now(), row.seen_at);
  const state = stateAt(factsOf(row), at.getTime());
  if (state === 'scheduled') fail(notOpenYet);
  if (state !== 'live') fail(auctionEnded);
  if (row.design_hidden) fail(lotHidden);
  const amount = row.buy_now_amount;
  // The terms are fixed once it is live: another price than expected is one that was never asked.
  if (row.bid_count > 0 || amount === null || amount !== given.expected_price_cents) return fail(buyNowGone);
  const { item_id } = row;
  await lockItems(tx, [item_id]);
  const { fee_cents, club_cents } = primarySale(amount, { fee_bp: await primaryFeeOf(tx, row.club_id) });
  const { transfer_id } = await spend(tx, {
    user_id: actor.user_id,
    kind: 'auction',
    parts: [
      { to: clubAccount(row.club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ],
    cause: { kind: 'auction', id: row.id },
    club_id: row.club_id,
    memo: receiptOf(row, { amount, fee_cents }),
    at,
  });
  await endEarly(platform, tx, row);
  await recordSale(platform, tx, row, { winner_id: actor.user_id, amount, fee_cents, transfer_id, at });
  return { item_id, paid_cents: amount, transfer_id };
}
