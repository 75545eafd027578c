// Owns buying: copy and money move in one transaction, and the last copy is sold once, however many press Buy.
import { assert } from '@stagepass/base/assert.ts';
import { listingNotFound, ownListing, priceChanged, sellerGone } from '@stagepass/contract/market/errors.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import type { Purchase, Quote } from '@stagepass/contract/market/shapes.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { requireChangeOfHands } from '#domains/items/public/transfer.rules.ts';
import { clubAccount, platformFees, userAccount } from '#domains/ledger/public/account-ref.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { answeredBefore, type IdempotentCall, withIdempotency } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, gatherListing, refuseApart, requireBuyer } from '../access.ts';
import { leftOf, whyNotForSale } from '../buying.rules.ts';
import { lockListing } from '../listings.store.ts';
import { resaleQuote, storeQuote, tokenQuote } from '../prices.rules.ts';
import { insertSale } from '../sales.store.ts';
import { refusalFor, sellFromStore } from '../sell-from-store.ts';
import { isSellerOut } from '../sellers.store.ts';
import { storeDiscount, storeDiscounts } from '../store-discount.ts';
import { buyFromStore } from '../store-writer.ts';
import type { ListingRow } from '../tables.ts';

export interface Buying {
  listing_id: string;
  expected_price_cents: number;
  idempotency: IdempotentCall;
}

/** From a store together with all who buy there at that moment; from a fan, of whom there is one copy, each by themselves. */
export async function buyListing(platform: Platform, actor: SignedIn, buying: Buying): Promise<Purchase> {
  const { db } = platform;
  const { user_id: buyer_id } = actor;
  let row: ListingRow;
  let door: Door;
  try {
    row = await gatherListing(platform, buying.listing_id);
    door = await requireBuyer(platform, actor, row);
  } catch (refusal) {
    return answeredBefore(db, buying.idempotency, refusal);
  }
  if (row.kind === 'store') {
    const discounts = await storeDiscounts(db, row.club_id, door.standing);
    return buyFromStore(platform, row.club_id, { ...buying, buyer_id, ...discounts });
  }
  return db.transaction((tx) =>
    withIdempotency(tx, buying.idempotency, () => buyFromFan(platform, tx, { ...buying, buyer_id })),
  );
}

/** What this person pays, and where it goes. */
export async function quoteFor(tx: Executor, row: ListingRow, door: Pick<Door, 'standing'>): Promise<Quote> {
  if (row.kind === 'resale') return resaleQuote(row.price, row.royalty_bp);
  const discount_percent = await storeDiscount(tx, row.club_id, door.standing);
  if (row.asset_id !== 'credits') return tokenQuote({ price_cents: row.price, discount_percent });
  return storeQuote({
    price_cents: row.price,
    discount_percent,
    fee_bp: await primaryFeeOf(tx, row.club_id),
  });
}

interface Deed {
  readonly listing_id: string;
  readonly buyer_id: string;
  readonly expected_price_cents: number;
}

/** At the full price, and by nobody's call: for the demo world's past. */
export async function handOverOne(
  platform: Platform,
  tx: Tx,
  deed: Deed & { kind: ListingRow['kind'] },
): Promise<void> {
  if (deed.kind === 'resale') {
    await buyFromFan(platform, tx, deed);
    return;
  }
  const call = { ...deed, discount_percent: 0, level_percent: 0, idempotency: null };
  const [answer] = await sellFromStore(platform, tx, [call], new Map());
  if (answer !== undefined && 'refused' in answer)
    throw new Failure(answer.refused.reason, answer.refused.details);
}

/** Who may is the caller's to have asked. */
async function buyFromFan(platform: Platform, tx: Tx, deed: Deed): Promise<Purchase> {
  const { buyer_id } = deed;
  const row = await lockListing(tx, deed.listing_id);
  const design = row && (await loadDesigns(tx, [row.design_id])).get(row.design_id);
  if (row === undefined || design === undefined || design.hidden_at !== null) return fail(listingNotFound);
  if (row.seller_id === buyer_id) fail(ownListing);
  await refuseApart(tx, buyer_id, row.seller_id);
  await requireSeller(tx, row);
  const at = platform.clock.now();
  requireForSale(row, design, at);
  const quote = resaleQuote(row.price, row.royalty_bp);
  if (quote.total_cents !== deed.expected_price_cents) fail(priceChanged, { price_cents: quote.total_cents });
  // Named before it is made, so that the copy is locked before any account is.
  const transfer_id = newId(platform);
  const handOver = { row, design, quote, buyer_id, transfer_id, at };
  const copy = await passOn(tx, handOver);
  await pay(tx, handOver);
  await insertSale(tx, {
    id: newId(platform),
    listing_id: row.id,
    design_id: row.design_id,
    kind: row.kind,
    buyer_id,
    item_id: copy.item_id,
    price: row.price,
    paid: quote.total_cents,
    fee: quote.fee_cents,
    royalty: quote.royalty_cents,
    to_club: quote.royalty_cents,
    transfer_id,
    at,
  });
  await tell(platform, tx, { ...handOver, item_id: copy.item_id });
  return { listing_id: row.id, ...copy, paid_cents: quote.total_cents, transfer_id };
}

/** What somebody put up who is out since is closed in a moment; nobody buys it meanwhile. */
async function requireSeller(tx: Tx, { seller_id, club_id, state }: ListingRow): Promise<void> {
  if (seller_id !== null && state === 'open' && (await isSellerOut(tx, { seller_id, club_id })))
    fail(sellerGone);
}

function requireForSale(row: ListingRow, design: ItemDesign, at: Date): void {
  const { redeem_until } = design;
  const why = whyNotForSale(row, { left: leftOf(row, design), bought: 0, now: at, redeem_until });
  if (why === null) return;
  const { reason, details } = refusalFor(why, row);
  fail(reason, details);
}

interface HandOver {
  readonly row: ListingRow;
  readonly design: ItemDesign;
  readonly quote: Quote;
  readonly buyer_id: string;
  readonly transfer_id: string;
  readonly at: Date;
}

async function passOn(tx: Tx, given: HandOver): Promise<Pick<Purchase, 'item_id' | 'number'>> {
  const { row, design, quote, buyer_id, transfer_id, at } = given;
  assert(row.item_id !== null, 'a resale is of a copy');
  requireChangeOfHands(design, at);
  const place = { kind: 'listing', id: row.id } as const;
  const moved = await moveItem(tx, {
    item_id: row.item_id,
    from: { holder_id: row.seller_id, state: 'listed', place },
    to: { holder_id: buyer_id, state: 'held' },
    event: 'sold',
    cause: place,
    transfer_id,
    price: quote.total_cents,
    at,
  });
  return { item_id: moved.id, number: moved.number };
}

async function pay(tx: Tx, { row, design, quote, buyer_id, transfer_id, at }: HandOver): Promise<void> {
  assert(row.seller_id !== null, 'a resale is by a fan');
  await spend(tx, {
    id: transfer_id,
    user_id: buyer_id,
    kind: 'resale',
    parts: [
      { to: userAccount(row.seller_id), amount: quote.to_seller_cents },
      { to: clubAccount(row.club_id), amount: quote.royalty_cents },
      { to: platformFees(), amount: quote.fee_cents },
    ],
    cause: { kind: 'listing', id: row.id },
    club_id: row.club_id,
    memo: {
      lines: [{ text: design.name, quantity: 1, amount_cents: quote.price_cents }],
      seller: 'fan',
      fee_cents: quote.fee_cents,
      royalty_cents: quote.royalty_cents,
    },
    at,
  });
}

async function tell(platform: Platform, tx: Tx, told: HandOver & { item_id: string }): Promise<void> {
  const { row, design, quote, buyer_id, transfer_id, item_id } = told;
  const { to_seller_cents } = quote;
  const { id: listing_id, club_id, design_id, kind, seller_id } = row;
  await tx.emit(itemSold, {
    ...{ listing_id, club_id, design_id, kind, item_id, buyer_id, seller_id, transfer_id, to_seller_cents },
    paid_cents: quote.total_cents,
  });
  if (seller_id === null) return;
  const news = { listing_id, item_name: design.name, to_seller_cents };
  tx.afterCommit(() => platform.realtime.toUser(seller_id, 'itemSold', news));
}
