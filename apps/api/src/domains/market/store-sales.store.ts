// Owns the SQL of a store's sales: the look under lock, and the writing of many in one statement.

import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import { primaryFeeAlong } from '#domains/ledger/public/primary-fee.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { ListingRow } from './tables.ts';

/** What one buyer wants, and all that decides about it. */
export interface Wanted
  extends Pick<
    ListingRow,
    | 'id'
    | 'club_id'
    | 'design_id'
    | 'kind'
    | 'asset_id'
    | 'price'
    | 'stock'
    | 'sold'
    | 'returned'
    | 'per_fan_limit'
    | 'condition'
    | 'opens_at'
    | 'closes_at'
    | 'state'
  > {
  /** From 1, among the calls. */
  place: number;
  /** Copies that came back, the lowest number first; at most 100 of them. */
  returned_ids: readonly string[];
  /** Of the design, as what follows. */
  name: string;
  design_state: 'draft' | 'live' | 'retired';
  edition_size: number | null;
  issued: number;
  held_back: number;
  hidden_at: Date | null;
  redeem_until: Date | null;
  /** How many the buyer has of this listing. */
  bought: number;
  /** Of the club, on what it sells itself. */
  fee_bp: number;
  /** Of the same call made before. */
  saved_hash: string | null;
  saved_answer: { value: unknown } | null;
}

const enter = prepared<Wanted>(
  'market-enter',
  `select w.*, l.asset_id, ${primaryFeeAlong.column} as fee_bp
   from market_enter_stock($1, $2, $3, $4) w join listings l on l.id = w.id ${primaryFeeAlong.from('w.club_id')} order by w.place`,
);

interface Entering {
  readonly listing_id: string;
  readonly buyer_id: string;
  readonly idempotency: IdempotentCall | null;
}

/** Locks listings and their designs; nothing for a call whose listing is not there. */
export async function lockWanted(tx: Executor, calls: readonly Entering[]): Promise<Wanted[]> {
  return enter(tx, [
    calls.map((call) => call.listing_id),
    calls.map((call) => call.buyer_id),
    calls.map((call) => call.idempotency?.key ?? null),
    endpointOf(calls),
  ]);
}

function endpointOf(calls: readonly { idempotency: IdempotentCall | null }[]): string {
  return calls[0]?.idempotency?.endpoint ?? '';
}

export interface StoreSale {
  readonly id: string;
  readonly listing_id: string;
  readonly design_id: string;
  readonly club_id: string;
  readonly buyer_id: string;
  readonly item_id: string;
  /** False for a copy that came back. */
  readonly isNew: boolean;
  readonly asset_id: AssetId;
  readonly price: number;
  readonly paid: number;
  readonly fee: number;
  /** Null where nothing is to be paid. */
  readonly transfer_id: string | null;
  readonly memo: Record<string, unknown>;
  readonly idempotency: IdempotentCall | null;
  /** Its copies have their numbers in the statement only, which writes the payload itself. */
  readonly issued: CarriedEvent;
  readonly event: CarriedEvent;
}

export interface SaleVerdict {
  /** From 1, among the sales. */
  place: number;
  /** Why the ledger refused it; then nothing was written for anybody. */
  refused: string | null;
  detail: number | null;
  number: number | null;
  /** False where the key was used meanwhile. */
  saved: boolean;
}

const PARAMETERS = 23;
const sell = prepared<SaleVerdict>(
  'market-sell',
  `select * from market_sell(${Array.from({ length: PARAMETERS }, (_, i) => `$${i + 1}`).join(', ')}) order by place`,
);

/** The listings and designs are locked, and all of them priced in the same. */
export async function insertStoreSales(
  tx: Executor,
  sales: readonly StoreSale[],
  at: Date,
): Promise<SaleVerdict[]> {
  const each = <Value>(value: (sale: StoreSale) => Value) => sales.map(value);
  const [first] = sales;
  return sell(tx, [
    ...[
      at,
      endpointOf(sales),
      first?.asset_id,
      first?.issued.name,
      first?.issued.handlers,
      first?.event.name,
    ],
    first?.event.handlers,
    each((sale) => sale.id),
    each((sale) => sale.listing_id),
    each((sale) => sale.design_id),
    each((sale) => sale.club_id),
    each((sale) => sale.buyer_id),
    each((sale) => sale.item_id),
    each((sale) => sale.price),
    each((sale) => sale.paid),
    each((sale) => sale.fee),
    each((sale) => sale.transfer_id),
    each((sale) => JSON.stringify(sale.memo)),
    each((sale) => JSON.stringify(sale.event.payload)),
    each((sale) => sale.idempotency?.key ?? null),
    each((sale) => sale.idempotency?.body_hash ?? null),
    each(({ listing_id, item_id, paid, transfer_id }) =>
      upToNumber({ value: { listing_id, item_id, paid_cents: paid, transfer_id } }, 2),
    ),
    each(({ item_id, design_id, club_id, buyer_id }) =>
      upToNumber({ item_id, design_id, club_id, user_id: buyer_id }, 1),
    ),
  ]);
}

/** The number of a copy is known in the statement only, which writes the rest. */
function upToNumber(value: object, brackets: number): string {
  return `${JSON.stringify(value).slice(0, -brackets)},"number":`;
}
