// Owns buying: copy and money move in one transaction, and the last copy is sold once, however many press Buy.
import { soldOut } from '@stagepass/contract/items/errors.ts';
import {
  fanLimitReached,
  listingNotFound,
  notForSale,
  ownListing,
  priceChanged,
  sold,
} from '@stagepass/contract/market/errors.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import type { Purchase, Quote } from '@stagepass/contract/market/shapes.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { requireChangeOfHands } from '#domains/items/public/transfer.rules.ts';
import { clubAccount, platformFees, userAccount } from '#domains/ledger/public/account-ref.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { discountOf } from '#domains/memberships/public/discount-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { answeredBefore, type IdempotentCall, withIdempotency } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadListing, requireBuyer } from '../access.ts';
import { leftOf, whyNotForSale } from '../buying.rules.ts';
import { lockListing } from '../listings.store.ts';
import { resaleQuote, storeQuote } from '../prices.rules.ts';
import { countBought, insertSale } from '../sales.store.ts';
import type { ListingRow } from '../tables.ts';

export interface Buying {
  listing_id: string;
  expected_price_cents: number;
  idempotency: IdempotentCall;
}

export async function buyListing(platform: Platform, actor: SignedIn, buying: Buying): Promise<Purchase> {
  const { db } = platform;
  let door: Door;
  try {
    door = await requireBuyer(platform, actor, await loadListing(db, buying.listing_id));
  } catch (refusal) {
    return answeredBefore(db, buying.idempotency, refusal);
  }
  return db.transaction((tx) =>
    withIdempotency(tx, buying.idempotency, () => handOverOne(platform, tx, { actor, buying, door })),
  );
}

/** What this person pays, and where it goes. */
export async function quoteFor(tx: Executor, row: ListingRow, door: Deed['door']): Promise<Quote> {
  if (row.kind === 'resale') return resaleQuote(row.price, row.royalty_bp);
  return storeQuote(row.price, await discountOf(tx, { club_id: row.club_id, tier: door.standing.tier }));
}

interface Deed {
  actor: Pick<SignedIn, 'user_id'>;
  buying: Omit<Buying, 'idempotency'>;
  door: { standing: Pick<Door['standing'], 'tier'> };
}

/** Who may is the caller's to have asked. */
export async function handOverOne(
  platform: Platform,
  tx: Tx,
  { actor, buying, door }: Deed,
): Promise<Purchase> {
  const row = await lockListing(tx, buying.listing_id);
  const design = row && (await loadDesigns(tx, [row.design_id])).get(row.design_id);
  if (row === undefined || design === undefined || design.hidden_at !== null) return fail(listingNotFound);
  const buyer_id = actor.user_id;
  if (row.seller_id === buyer_id) fail(ownListing);
  const at = platform.clock.now();
  await requireForSale(tx, row, { design, buyer_id, at });
  const quote = await quoteFor(tx, row, door);
  if (quote.total_cents !== buying.expected_price_cents)
    fail(priceChanged, { price_cents: quote.total_cents });
  // Named before it is made, so that the copy is locked before any account is.
  const transfer_id = quote.total_cents === 0 ? null : newId(platform);
  const handOver = { buyer_id, quote, transfer_id, at };
  const copy =
    row.kind === 'store' ? await make(platform, tx, row, handOver) : await passOn(tx, row, design, handOver);
  if (transfer_id !== null) await pay(tx, { row, design, quote, buyer_id, transfer_id, at });
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
    to_club: row.kind === 'store' ? quote.to_seller_cents : quote.royalty_cents,
    transfer_id,
    at,
  });
  await tell(platform, tx, { row, design, quote, buyer_id, item_id: copy.item_id, transfer_id });
  return { listing_id: row.id, ...copy, paid_cents: quote.total_cents, transfer_id };
}

async function requireForSale(
  tx: Tx,
  row: ListingRow,
  { design, buyer_id, at }: { design: ItemDesign; buyer_id: string; at: Date },
): Promise<void> {
  const bought =
    row.per_fan_limit === null ? 0 : ((await countBought(tx, buyer_id, [row.id])).get(row.id) ?? 0);
  const why = whyNotForSale(row, { left: leftOf(row, design), bought, now: at });
  if (why === null) return;
  if (why === 'sold-out') fail(sold);
  if (why === 'limit-reached') fail(fanLimitReached, { limit: row.per_fan_limit });
  fail(notForSale, why === 'not-yet' ? { opens_at: row.opens_at?.toISOString() } : undefined);
}

interface HandOver {
  buyer_id: string;
  quote: Quote;
  transfer_id: string | null;
  at: Date;
}

type Copy = Pick<Purchase, 'item_id' | 'number'>;

async function make(platform: Platform, tx: Tx, row: ListingRow, given: HandOver): Promise<Copy> {
  const { buyer_id, quote, transfer_id, at } = given;
  const holder = {
    user_id: buyer_id,
    design_id: row.design_id,
    cause_id: row.id,
    price: quote.total_cents,
  };
  try {
    const [made] = await mintItems(platform, tx, {
      holders: [holder],
      origin: 'store',
      cause_kind: 'listing',
      ...(transfer_id === null ? {} : { transfer_id }),
      at,
    });
    if (made === undefined) throw new Error('a mint answers its copy');
    return { item_id: made.item_id, number: made.number };
  } catch (error) {
    // Another listing, an auction or a draw took the last of the edition.
    if (error instanceof Failure && error.reason.code === soldOut.code) return fail(sold);
    throw error;
  }
}

async function passOn(tx: Tx, row: ListingRow, design: ItemDesign, given: HandOver): Promise<Copy> {
  const { buyer_id, quote, transfer_id, at } = given;
  if (row.item_id === null) throw new Error('a resale is of a copy');
  requireChangeOfHands(design, at);
  const place = { kind: 'listing', id: row.id } as const;
  const moved = await moveItem(tx, {
    item_id: row.item_id,
    from: { holder_id: row.seller_id, state: 'listed', place },
    to: { holder_id: buyer_id, state: 'held' },
    event: 'sold',
    cause: place,
    transfer_id: transfer_id ?? undefined,
    price: quote.total_cents,
    at,
  });
  return { item_id: moved.id, number: moved.number };
}

interface Payment {
  row: ListingRow;
  design: ItemDesign;
  quote: Quote;
  buyer_id: string;
  transfer_id: string;
  at: Date;
}

async function pay(tx: Tx, { row, design, quote, buyer_id, transfer_id, at }: Payment): Promise<void> {
  const seller = row.seller_id === null ? clubAccount(row.club_id) : userAccount(row.seller_id);
  await spend(tx, {
    id: transfer_id,
    user_id: buyer_id,
    kind: row.kind,
    parts: [
      { to: seller, amount: quote.to_seller_cents },
      { to: clubAccount(row.club_id), amount: quote.royalty_cents },
      { to: platformFees(), amount: quote.fee_cents },
    ],
    cause: { kind: 'listing', id: row.id },
    club_id: row.club_id,
    memo: {
      lines: [
        { text: design.name, quantity: 1, amount_cents: quote.price_cents },
        ...(quote.discount_cents === 0
          ? []
          : [{ text: `${quote.discount_percent} % off`, quantity: 1, amount_cents: -quote.discount_cents }]),
      ],
      seller: row.seller_id === null ? 'club' : 'fan',
      fee_cents: quote.fee_cents,
      royalty_cents: quote.royalty_cents,
    },
    at,
  });
}

interface Told extends Pick<Payment, 'row' | 'design' | 'quote' | 'buyer_id'> {
  item_id: string;
  transfer_id: string | null;
}

async function tell(platform: Platform, tx: Tx, told: Told): Promise<void> {
  const { row, design, quote, buyer_id, item_id, transfer_id } = told;
  const { to_seller_cents } = quote;
  await tx.emit(itemSold, {
    listing_id: row.id,
    club_id: row.club_id,
    design_id: row.design_id,
    kind: row.kind,
    item_id,
    buyer_id,
    seller_id: row.seller_id,
    paid_cents: quote.total_cents,
    to_seller_cents,
    transfer_id,
  });
  const { seller_id } = row;
  if (seller_id !== null)
    tx.afterCommit(() =>
      platform.realtime.toUser(seller_id, 'itemSold', {
        listing_id: row.id,
        item_name: design.name,
        to_seller_cents,
      }),
    );
}
