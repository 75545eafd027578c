// Owns what a batch of buyers does to a store: judged in memory under the locks of its listings, written in one statement.
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { itemsIssued } from '@stagepass/contract/items/events.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import {
  conditionUnmet,
  fanLimitReached,
  listingNotFound,
  notForSale,
  priceChanged,
  sold,
} from '@stagepass/contract/market/errors.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import type { Purchase, Quote } from '@stagepass/contract/market/shapes.ts';
import { notEnoughTokens } from '@stagepass/contract/tokens/errors.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import { spendRefusal } from '#domains/ledger/public/fail-spending.ts';
import type { Tx } from '#platform/db/db.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { leftOf, type NotForSale, whyNotForSale } from './buying.rules.ts';
import { priceAfterRefund } from './price-after-refund.ts';
import { storeQuote, tokenQuote } from './prices.rules.ts';
import type { StoreDiscount } from './store-discount.ts';
import { insertStoreSales, lockWanted, type StoreSale, type Wanted } from './store-sales.store.ts';

export interface StoreCall extends StoreDiscount {
  readonly listing_id: string;
  readonly buyer_id: string;
  readonly expected_price_cents: number;
  /** Null for a sale of the demo world's past. */
  readonly idempotency: IdempotentCall | null;
}

export interface Refused {
  readonly reason: ErrorCode;
  readonly details?: Record<string, unknown> | undefined;
}

export type StoreAnswer = { readonly purchase: Purchase } | { readonly refused: Refused };

/** Whom the ledger refused, or whose price is another one: the next attempt counts no copy for them. */
export type Unpaid = Map<string, Refused>;

/** Rolls an attempt back; the writer makes another. */
export class RetryTransaction extends Error {}

interface Judged {
  /** By buyer. */
  readonly answers: Map<string, StoreAnswer>;
  readonly sales: StoreSale[];
}

/** Who may is the caller's to have asked. One call of each buyer at most; answers in their order. */
export async function sellFromStore(
  platform: Platform,
  tx: Tx,
  calls: readonly StoreCall[],
  unpaid: Unpaid,
): Promise<StoreAnswer[]> {
  const at = platform.clock.now();
  const wanted = await lockWanted(tx, calls);
  const barred = await findBarred(tx, calls, wanted);
  const { answers, sales } = judge(platform, { calls, wanted, barred, unpaid, at });
  await requireLowered(platform, tx, { calls, sales, unpaid });
  const purchases = sales.length === 0 ? new Map<string, Purchase>() : await write(tx, { sales, unpaid, at });
  return calls.map(({ buyer_id }) => {
    const purchase = purchases.get(buyer_id);
    if (purchase !== undefined) return { purchase };
    return answers.get(buyer_id) ?? { refused: { reason: listingNotFound } };
  });
}

/** Whose listing asks for what its buyer has not: as it stands now, under the lock of the listing. */
async function findBarred(
  tx: Tx,
  calls: readonly StoreCall[],
  wanted: readonly Wanted[],
): Promise<ReadonlySet<string>> {
  const barred = new Set<string>();
  for (const { place, club_id, condition } of wanted) {
    const buyer_id = calls[place - 1]?.buyer_id;
    if (condition === null || buyer_id === undefined) continue;
    const [met] = await evaluateTrees(tx, [condition], { user_id: buyer_id, club_id });
    if (met !== true) barred.add(buyer_id);
  }
  return barred;
}

/** Before any account is locked, and of many buyers in one order. */
async function requireLowered(
  platform: Platform,
  tx: Tx,
  { calls, sales, unpaid }: { calls: readonly StoreCall[]; sales: readonly StoreSale[]; unpaid: Unpaid },
): Promise<void> {
  const callOf = new Map(calls.map((call) => [call.buyer_id, call]));
  let again = false;
  for (const sale of sales.toSorted((one, other) => (one.buyer_id < other.buyer_id ? -1 : 1))) {
    const price_cents = await priceAfterRefund(platform, tx, { sale, call: callOf.get(sale.buyer_id) });
    if (price_cents === null) continue;
    unpaid.set(sale.buyer_id, { reason: priceChanged, details: { price_cents } });
    again = true;
  }
  if (again) throw new RetryTransaction();
}

interface Judging {
  /** By buyer. */
  readonly barred: ReadonlySet<string>;
  readonly calls: readonly StoreCall[];
  readonly wanted: readonly Wanted[];
  readonly unpaid: Unpaid;
  readonly at: Date;
}

/** In the order in which they came: each sees what those before it took. */
function judge(platform: Platform, { calls, wanted, barred, unpaid, at }: Judging): Judged {
  const answers = new Map<string, StoreAnswer>();
  const sales: StoreSale[] = [];
  for (const found of wanted) {
    const call = calls[found.place - 1];
    if (call === undefined) continue;
    const here = sales.filter(({ listing_id }) => listing_id === found.id);
    const taken = {
      sold: here.length,
      issued: sales.filter(({ design_id, isNew }) => design_id === found.design_id && isNew).length,
      returned: here.filter(({ isNew }) => !isNew).length,
    };
    const { discount_percent } = call;
    const asked = { price_cents: found.price, discount_percent };
    const inCredits = found.asset_id === 'credits';
    const quote = inCredits ? storeQuote({ ...asked, fee_bp: found.fee_bp }) : tokenQuote(asked);
    const [isBarred, refused] = [barred.has(call.buyer_id), unpaid.get(call.buyer_id)];
    const answer =
      answeredBefore(found, call) ?? refusalOf(call, { found, taken, quote, isBarred, refused, at });
    if (answer === null)
      sales.push(saleOf(platform, { call, found, quote, returned_id: found.returned_ids[taken.returned] }));
    else answers.set(call.buyer_id, answer);
  }
  return { answers, sales };
}

function answeredBefore({ saved_hash, saved_answer }: Wanted, call: StoreCall): StoreAnswer | null {
  if (saved_hash === null) return null;
  return saved_hash === call.idempotency?.body_hash
    ? { purchase: saved_answer?.value as Purchase }
    : { refused: { reason: idempotencyKeyReused } };
}

interface Deciding {
  readonly found: Wanted;
  readonly taken: { readonly sold: number; readonly issued: number; readonly returned: number };
  readonly quote: Quote;
  readonly isBarred: boolean;
  readonly refused: Refused | undefined;
  readonly at: Date;
}

function refusalOf(call: StoreCall, deciding: Deciding): StoreAnswer | null {
  const { found, taken, quote, isBarred, refused, at } = deciding;
  if (refused !== undefined) return { refused };
  if (found.kind !== 'store' || found.hidden_at !== null) return { refused: { reason: listingNotFound } };
  const row = { ...found, sold: found.sold + taken.sold, returned: found.returned - taken.returned };
  const { edition_size, held_back, design_state: state } = found;
  const left = leftOf(row, { edition_size, held_back, state, issued: found.issued + taken.issued });
  const why = whyNotForSale(row, { left, bought: found.bought, now: at, redeem_until: found.redeem_until });
  if (why !== null) return { refused: refusalFor(why, row) };
  if (isBarred) return { refused: { reason: conditionUnmet } };
  return quote.total_cents === call.expected_price_cents
    ? null
    : { refused: { reason: priceChanged, details: { price_cents: quote.total_cents } } };
}

export function refusalFor(why: NotForSale, row: Pick<Wanted, 'per_fan_limit' | 'opens_at'>): Refused {
  if (why === 'sold-out') return { reason: sold };
  if (why === 'limit-reached') return { reason: fanLimitReached, details: { limit: row.per_fan_limit } };
  const details = why === 'not-yet' ? { opens_at: row.opens_at?.toISOString() } : undefined;
  return { reason: notForSale, details };
}

function saleOf(
  platform: Platform,
  {
    call,
    found,
    quote,
    returned_id,
  }: { call: StoreCall; found: Wanted; quote: Quote; returned_id: string | undefined },
): StoreSale {
  const { buyer_id, idempotency } = call;
  const { id: listing_id, club_id, design_id, price, asset_id } = found;
  const inCredits = asset_id === 'credits';
  const [item_id, paid] = [returned_id ?? newId(platform), quote.total_cents];
  const transfer_id = paid === 0 ? null : newId(platform);
  return {
    ...{
      id: newId(platform),
      listing_id,
      design_id,
      club_id,
      buyer_id,
      item_id,
      asset_id,
      price,
      paid,
      transfer_id,
    },
    isNew: returned_id === undefined,
    ...{ fee: quote.fee_cents, memo: memoOf(found.name, quote), idempotency },
    issued: platform.db.carry(itemsIssued, { origin: 'store', copies: [] }),
    event: platform.db.carry(itemSold, {
      ...{ listing_id, club_id, design_id, kind: 'store', item_id, buyer_id, seller_id: null, transfer_id },
      ...{ paid_cents: inCredits ? paid : 0, paid_tokens: inCredits ? 0 : paid },
      to_seller_cents: quote.to_seller_cents,
    }),
  };
}

function memoOf(name: string, quote: Quote): Record<string, unknown> {
  const { discount_cents, discount_percent } = quote;
  const off = { text: `${discount_percent} % off`, quantity: 1, amount_cents: -discount_cents };
  return {
    lines: [
      { text: name, quantity: 1, amount_cents: quote.price_cents },
      ...(discount_cents === 0 ? [] : [off]),
    ],
    seller: 'club',
    fee_cents: quote.fee_cents,
    royalty_cents: 0,
  };
}

/** All of them or another attempt: somebody may have been told that all is sold, for the sake of one who could not pay. */
async function write(
  tx: Tx,
  { sales, unpaid, at }: { sales: readonly StoreSale[]; unpaid: Unpaid; at: Date },
): Promise<Map<string, Purchase>> {
  const purchases = new Map<string, Purchase>();
  let again = false;
  // What is paid in credits first: accounts are locked in the same order by everybody.
  const byAsset = Map.groupBy(sales, ({ asset_id }) => asset_id);
  for (const [asset_id, of] of [...byAsset].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const { place, refused, detail, number, saved } of await insertStoreSales(tx, of, at)) {
      const sale = of[place - 1];
      if (sale === undefined) continue;
      const { listing_id, buyer_id, item_id, paid: paid_cents, transfer_id } = sale;
      if (refused !== null) unpaid.set(buyer_id, refusalIn(asset_id, refused, detail));
      // Where a key was used elsewhere at the same moment, the next attempt finds its answer.
      if (refused !== null || !saved || number === null) again = true;
      else purchases.set(buyer_id, { listing_id, item_id, number, paid_cents, transfer_id });
    }
  if (again) throw new RetryTransaction();
  tx.afterCommit(() => {
    sales[0]?.issued.wakeHandlers();
    sales[0]?.event.wakeHandlers();
  });
  return purchases;
}

/** The ledger speaks of credits and of topping up. */
function refusalIn(asset_id: AssetId, refused: string, detail: number | null): Refused {
  if (asset_id === 'credits' || refused !== 'not-enough') return spendRefusal(refused, detail);
  return { reason: notEnoughTokens, details: { missing: detail } };
}
