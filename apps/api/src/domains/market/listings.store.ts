// Owns the SQL of listings: making, changing, locking and listing them. Sales have a store of their own.
import type { ListingKind, ListingState } from '@stagepass/contract/market/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time, whole } from '#platform/paging/key-columns.ts';
import { byCreation, type CreationPage, type KeyPage, type Keyset, keyset } from '#platform/paging/keyset.ts';
import type { ListingRow, MarketTables } from './tables.ts';

const db = tablesOf<MarketTables>();
export const { insert: insertListing, update: updateListing } = rowsById(db, 'listings');

const byIds = prepared<ListingRow>(
  'market-listings-by-ids',
  'select * from listings where id = any($1::uuid[])',
);

export async function findListing(tx: Executor, id: string): Promise<ListingRow | undefined> {
  return (await byIds(tx, [[id]]))[0];
}

/** Of all who buy at this moment, in one query. */
export const findListingGathered = gatheredOn(async (db: Executor, ids) => {
  const rows = await byIds(db, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
});

const lock = prepared<ListingRow>(
  'market-lock-listing',
  'select * from listings where id = $1 for no key update',
);

export async function lockListing(tx: Executor, id: string): Promise<ListingRow | undefined> {
  return (await lock(tx, [id]))[0];
}

/** Of one seller, or of a club's store; one counter at a time, so that two at once do not both fit. */
export async function countOpen(
  tx: Executor,
  of: { seller_id: string } | { club_id: string },
): Promise<number> {
  const [column, id] = 'seller_id' in of ? ['seller_id', of.seller_id] : ['club_id', of.club_id];
  await oneAtATime(tx, 'market-open', id);
  const { rows } = await tx.query<{ open: number }>({
    text: `select count(*) as open from listings
      where ${column} = $1 and kind = $2 and state in ('open', 'paused')`,
    values: [id, 'seller_id' in of ? 'resale' : 'store'],
  });
  return rows[0]?.open ?? 0;
}

/** By price: `open-by-price.store.ts`. */
export type ListingSort = 'newest' | 'rarest';
/** Where a page ended: the value by which it is sorted, and the id. */
interface ListingKey {
  value: Date | number;
  id: string;
}

interface ListingOrder {
  column: 'created_at' | 'rank';
  descending: boolean;
  cast: string;
  keyset: Keyset<ListingKey>;
}

export const listingOrders: Record<ListingSort, ListingOrder> = {
  newest: {
    ...{ column: 'created_at', descending: true, cast: 'timestamptz' },
    keyset: keyset({ value: time, id }),
  },
  rarest: { column: 'rank', descending: false, cast: 'smallint', keyset: keyset({ value: whole(5), id }) },
};

export function keyOfListing(sort: ListingSort, row: ListingRow): ListingKey {
  return { value: row[listingOrders[sort].column], id: row.id };
}

export interface ListingFilter {
  club_id: string;
  kind: ListingKind;
  /** Who looks; null for a visitor. Whom they are not shown, they are sold nothing by either. */
  viewer_id: string | null;
  quality?: string | undefined;
  item_kind?: string | undefined;
  design_id?: string | undefined;
  paid_in?: 'credits' | 'token' | undefined;
  /** A pattern of `ilike`. */
  name_like?: string | undefined;
  now: Date;
}

/** What can be bought, or will be able to: not over, not paused, not out of sight. Parameters 1 to 9 are `openValues`. */
export const openListings = `listings l join item_design_facts d on d.id = l.design_id
      where l.club_id = $1 and l.kind = $2 and l.state = 'open' and (l.closes_at is null or l.closes_at > $3)
        and d.hidden_at is null and (l.kind = 'resale' or d.redeem_until is null or d.redeem_until >= $3)
        and ($4::text is null or d.quality = $4) and ($5::text is null or d.kind = $5)
        and ($6::uuid is null or l.design_id = $6) and ($7::text is null or d.name ilike $7)
        and (l.seller_id is null or not exists (select from user_hidden h where h.viewer_id = $8::uuid and h.user_id = l.seller_id))
        and ($9::text is null or (l.asset_id = 'credits') = ($9 = 'credits'))`;

export function openValues(filter: ListingFilter): unknown[] {
  return [
    filter.club_id,
    filter.kind,
    filter.now,
    filter.quality ?? null,
    filter.item_kind ?? null,
    filter.design_id ?? null,
    filter.name_like ?? null,
    filter.viewer_id,
    filter.paid_in ?? null,
  ];
}

export async function listOpen(
  tx: Executor,
  { sort, ...filter }: ListingFilter & { sort: ListingSort },
  { after, limit }: KeyPage<ListingKey>,
): Promise<ListingRow[]> {
  const { column, descending, cast } = listingOrders[sort];
  const [order, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
  const { rows } = await tx.query<ListingRow>({
    text: `select l.* from ${openListings}
        and ($10::text is null or (l.${column}, l.id) ${beyond} ($10::${cast}, $11::uuid))
      order by l.${column} ${order}, l.id ${order} limit $12`,
    values: [...openValues(filter), after?.value ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** Newest first, in any state: of a seller, or of a club's store. */
export async function listOf(
  tx: Executor,
  of: { seller_id: string } | { club_id: string },
  state: ListingState | undefined,
  page: CreationPage,
): Promise<ListingRow[]> {
  const all = db.selectFrom('listings').selectAll();
  let query =
    'seller_id' in of
      ? all.where('seller_id', '=', of.seller_id)
      : all.where('club_id', '=', of.club_id).where('kind', '=', 'store');
  if (state !== undefined) query = query.where('state', '=', state);
  return many(tx, byCreation.apply(query, page, 'desc'));
}

/** Under lock, in the order of their ids; of a seller, of a club, or of a seller in a club. */
export async function lockOpen(
  tx: Executor,
  { seller_id, club_id }: { seller_id: string; club_id?: string } | { seller_id?: never; club_id: string },
  limit: number,
): Promise<ListingRow[]> {
  const { rows } = await tx.query<ListingRow>({
    text: `select * from listings where ($1::uuid is null or seller_id = $1) and ($2::uuid is null or club_id = $2)
        and state in ('open', 'paused') order by id limit $3 for no key update`,
    values: [seller_id ?? null, club_id ?? null, limit],
  });
  return rows;
}

/** Up for sale, though their designs change hands no more. */
export async function listPastTransfer(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select l.id from listings l join item_design_facts d on d.id = l.design_id and d.transfer_closes_at <= $1
      where l.kind = 'resale' and l.state in ('open', 'paused') and l.id <> all($3::uuid[]) order by l.id limit $2`,
    values: [now, limit, except],
  });
  return rows.map(({ id }) => id);
}

const ofItem = prepared<ListingRow>(
  'market-listing-of-item',
  `select * from listings where item_id = $1 and state in ('open', 'paused')`,
);

/** What a copy is up for; undefined where it is not. */
export async function findOpenOf(tx: Executor, itemId: string): Promise<ListingRow | undefined> {
  return (await ofItem(tx, [itemId]))[0];
}

const settings = prepared<{ royalty_bp: number }>(
  'market-settings',
  'select royalty_bp from market_settings where club_id = $1',
);

export async function findRoyalty(tx: Executor, clubId: string): Promise<number | undefined> {
  return (await settings(tx, [clubId]))[0]?.royalty_bp;
}

export async function putRoyalty(
  tx: Executor,
  given: { club_id: string; royalty_bp: number; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into market_settings (club_id, royalty_bp, changed_at) values ($1, $2, $3)
      on conflict (club_id) do update set royalty_bp = excluded.royalty_bp, changed_at = excluded.changed_at`,
    values: [given.club_id, given.royalty_bp, given.at],
  });
}

export async function countOpenByKind(
  tx: Executor,
  clubId: string,
): Promise<{ store_listings: number; resale_listings: number }> {
  const { rows } = await tx.query<{ store_listings: number; resale_listings: number }>({
    text: `select
        (select count(*) from listings where club_id = $1 and kind = 'store' and state in ('open', 'paused')) as store_listings,
        (select count(*) from listings where club_id = $1 and kind = 'resale' and state = 'open') as resale_listings`,
    values: [clubId],
  });
  return rows[0] ?? { store_listings: 0, resale_listings: 0 };
}
