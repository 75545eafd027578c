// Owns what a batch of buyers does to a store: judged in memory under the locks of its listings, paid and handed over in a few round trips.
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import {
  fanLimitReached,
  listingNotFound,
  notForSale,
  priceChanged,
  sold,
} from '@stagepass/contract/market/errors.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import type { Purchase, Quote } from '@stagepass/contract/market/shapes.ts';
import type { ItemDesign, Minted } from '#domains/items/public/item.ts';
import { lockDesignsToSell, mintSold } from '#domains/items/public/mint-sold.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { spendMany } from '#domains/ledger/public/spend-many.ts';
import type { Tx } from '#platform/db/db.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { listSavedAnswers, type SavedAnswer, writeAnswer } from '#platform/idempotency/idempotent-batch.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { leftOf, type NotForSale, whyNotForSale } from './buying.rules.ts';
import { storeQuote } from './prices.rules.ts';
import { countBoughtBy, insertStoreSales, lockListings } from './store-sales.store.ts';
import type { ListingRow } from './tables.ts';

export interface StoreCall {
  readonly listing_id: string;
  readonly buyer_id: string;
  readonly expected_price_cents: number;
  /** What the buyer's tier takes off. */
  readonly discount_percent: number;
  /** Null for a sale of the demo world's past. */
  readonly idempotency: IdempotentCall | null;
}

export interface Refused {
  readonly reason: ErrorCode;
  readonly details?: Record<string, unknown> | undefined;
}

export type StoreAnswer = { readonly purchase: Purchase } | { readonly refused: Refused };

/** Whom the ledger refused: the next attempt counts no copy for them. */
export type Unpaid = Map<string, Refused>;

/** Rolls an attempt back; the writer makes another. */
export class TryAgain extends Error {}

interface Sale {
  readonly call: StoreCall;
  readonly row: ListingRow;
  readonly design: ItemDesign;
  readonly quote: Quote;
  /** Named before it is made, so that what is written first can name it; null where nothing is to be paid. */
  readonly transfer_id: string | null;
}

/** Who may is the caller's to have asked. One call of each buyer at most; answers in their order. */
export async function sellFromStore(
  platform: Platform,
  tx: Tx,
  calls: readonly StoreCall[],
  unpaid: Unpaid,
): Promise<StoreAnswer[]> {
  const at = platform.clock.now();
  const rows = await lockListings(
    tx,
    calls.map(({ listing_id }) => listing_id),
  );
  const designs = await lockDesignsToSell(
    tx,
    [...rows.values()].map(({ design_id }) => design_id),
  );
  const saved = await listSaved(tx, calls);
  const fresh = calls.filter(({ buyer_id }) => !saved.has(buyer_id) && !unpaid.has(buyer_id));
  const limited = fresh.filter(({ listing_id }) => rows.get(listing_id)?.per_fan_limit != null);
  const bought = await countBoughtBy(tx, limited);
  const { sales, refusals } = judge(platform, { calls: fresh, rows, designs, bought, at });
  await pay(tx, { sales, at, unpaid });
  const copies = await mintSold(platform, tx, sales.map(copyOf), at);
  const purchases = await write(platform, tx, { sales, copies, at });
  return calls.map(({ buyer_id, idempotency }) => {
    const before = saved.get(buyer_id);
    if (before !== undefined) return answerAgain(before, idempotency);
    const purchase = purchases.get(buyer_id);
    if (purchase !== undefined) return { purchase };
    return { refused: refusals.get(buyer_id) ?? unpaid.get(buyer_id) ?? { reason: listingNotFound } };
  });
}

async function listSaved(tx: Tx, calls: readonly StoreCall[]): Promise<Map<string, SavedAnswer>> {
  const keyed = calls.flatMap(({ idempotency }) => idempotency ?? []);
  return keyed.length === 0 ? new Map() : listSavedAnswers(tx, keyed);
}

function answerAgain({ body_hash, value }: SavedAnswer, call: IdempotentCall | null): StoreAnswer {
  return body_hash === call?.body_hash
    ? { purchase: value as Purchase }
    : { refused: { reason: idempotencyKeyReused } };
}

interface Judging {
  readonly calls: readonly StoreCall[];
  readonly rows: ReadonlyMap<string, ListingRow>;
  readonly designs: ReadonlyMap<string, ItemDesign>;
  readonly bought: ReadonlyMap<string, number>;
  readonly at: Date;
}

/** In the order in which they came: each sees what those before it took. */
function judge(platform: Platform, { calls, rows, designs, bought, at }: Judging) {
  const refusals = new Map<string, Refused>();
  const sales: Sale[] = [];
  for (const call of calls) {
    const found = rows.get(call.listing_id);
    const kept = found && designs.get(found.design_id);
    if (found?.kind !== 'store' || kept === undefined || kept.hidden_at !== null) {
      refusals.set(call.buyer_id, { reason: listingNotFound });
      continue;
    }
    const row = { ...found, sold: found.sold + taken(sales, ({ row: { id } }) => id === found.id) };
    const design = { ...kept, issued: kept.issued + taken(sales, ({ design: { id } }) => id === kept.id) };
    const quote = storeQuote(row.price, call.discount_percent);
    const refused = refusalOf(call, { row, design, quote, bought: bought.get(call.buyer_id) ?? 0, at });
    if (refused !== null) refusals.set(call.buyer_id, refused);
    else
      sales.push({ call, row, design, quote, transfer_id: quote.total_cents === 0 ? null : newId(platform) });
  }
  return { sales, refusals };
}

function taken(sales: readonly Sale[], same: (sale: Sale) => boolean): number {
  return sales.reduce((sum, sale) => sum + (same(sale) ? 1 : 0), 0);
}

interface Judged extends Pick<Sale, 'row' | 'design' | 'quote'> {
  readonly bought: number;
  readonly at: Date;
}

function refusalOf(call: StoreCall, { row, design, quote, bought, at }: Judged): Refused | null {
  const why = whyNotForSale(row, { left: leftOf(row, design), bought, now: at });
  if (why !== null) return refusalFor(why, row);
  return quote.total_cents === call.expected_price_cents
    ? null
    : { reason: priceChanged, details: { price_cents: quote.total_cents } };
}

export function refusalFor(why: NotForSale, row: Pick<ListingRow, 'per_fan_limit' | 'opens_at'>): Refused {
  if (why === 'sold-out') return { reason: sold };
  if (why === 'limit-reached') return { reason: fanLimitReached, details: { limit: row.per_fan_limit } };
  return {
    reason: notForSale,
    details: why === 'not-yet' ? { opens_at: row.opens_at?.toISOString() } : undefined,
  };
}

/** All of them or another attempt: somebody may have been told that all is sold, for the sake of one who could not pay. */
async function pay(
  tx: Tx,
  { sales, at, unpaid }: { sales: readonly Sale[]; at: Date; unpaid: Unpaid },
): Promise<void> {
  const paying = sales.flatMap((sale) => (sale.transfer_id === null ? [] : [{ sale, id: sale.transfer_id }]));
  const verdicts = await spendMany(tx, {
    kind: 'store',
    cause_kind: 'listing',
    spendings: paying.map(({ sale: { call, row, design, quote }, id }) => ({
      ...{ id, user_id: call.buyer_id, cause_id: row.id, club_id: row.club_id },
      parts: [
        { to: clubAccount(row.club_id), amount: quote.to_seller_cents },
        { to: platformFees(), amount: quote.fee_cents },
      ],
      memo: memoOf(design, quote),
    })),
    at,
  });
  for (const [place, refused] of verdicts.entries()) {
    const buyer = paying[place]?.sale.call.buyer_id;
    if (refused !== null && buyer !== undefined) unpaid.set(buyer, refused);
  }
  if (verdicts.some((refused) => refused !== null)) throw new TryAgain();
}

export function memoOf(design: Pick<ItemDesign, 'name'>, quote: Quote): Record<string, unknown> {
  return {
    lines: [
      { text: design.name, quantity: 1, amount_cents: quote.price_cents },
      ...(quote.discount_cents === 0
        ? []
        : [{ text: `${quote.discount_percent} % off`, quantity: 1, amount_cents: -quote.discount_cents }]),
    ],
    seller: 'club',
    fee_cents: quote.fee_cents,
    royalty_cents: 0,
  };
}

function copyOf({ call, row, quote, transfer_id }: Sale) {
  const { design_id, id: cause_id } = row;
  return { design_id, buyer_id: call.buyer_id, cause_id, price: quote.total_cents, transfer_id };
}

async function write(
  platform: Platform,
  tx: Tx,
  { sales, copies, at }: { sales: readonly Sale[]; copies: readonly Minted[]; at: Date },
): Promise<Map<string, Purchase>> {
  const rows = sales.flatMap((sale, place) => {
    const copy = copies[place];
    return copy === undefined ? [] : [saleRow(platform, sale, copy)];
  });
  if (rows.length === 0) return new Map();
  const endpoint = sales[0]?.call.idempotency?.endpoint ?? '';
  const kept = await insertStoreSales(tx, rows, { endpoint, at });
  // Somebody's key was used elsewhere at the same moment: the next attempt finds its answer.
  if (kept.length < rows.filter(({ saved }) => saved !== null).length) throw new TryAgain();
  tx.afterCommit(() => rows[0]?.event.told());
  return new Map(rows.map((row) => [row.buyer_id, row.purchase]));
}

function saleRow(platform: Platform, { call, row, quote, transfer_id }: Sale, { item_id, number }: Minted) {
  const { buyer_id, idempotency } = call;
  const { id: listing_id, club_id, design_id, price } = row;
  const paid = quote.total_cents;
  const purchase: Purchase = { listing_id, item_id, number, paid_cents: paid, transfer_id };
  return {
    ...{ id: newId(platform), listing_id, buyer_id, item_id, price, paid, transfer_id, design_id, purchase },
    fee: quote.fee_cents,
    to_club: quote.to_seller_cents,
    saved: idempotency && { ...idempotency, answer: writeAnswer(purchase) },
    event: platform.db.along(itemSold, {
      ...{ listing_id, club_id, design_id, kind: 'store', item_id, buyer_id, seller_id: null, transfer_id },
      paid_cents: paid,
      to_seller_cents: quote.to_seller_cents,
    }),
  };
}
