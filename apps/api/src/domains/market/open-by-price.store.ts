// Owns the SQL of what is for sale by price: credits among themselves, then fan tokens, since 300 of one are not 300 of the other.
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { bigWhole, id, whole } from '#platform/paging/key-columns.ts';
import { type KeyPage, keyset, type PageOf } from '#platform/paging/keyset.ts';
import { type ListingFilter, openListings, openValues } from './listings.store.ts';
import type { ListingRow } from './tables.ts';

type PriceSort = 'cheapest' | 'dearest';

/** What is priced in credits comes first, however it is sorted. */
const places = { credits: 1, token: 2 } as const;

/** Where a page ended. */
export const byPrice = keyset({ place: whole(places.token), price: bigWhole, id });
type PriceKey = NonNullable<PageOf<typeof byPrice>['after']>;

export function isByPrice(sort: string): sort is PriceSort {
  return sort === 'cheapest' || sort === 'dearest';
}

export function priceKeyOf({ asset_id, price, id }: Pick<ListingRow, 'asset_id' | 'price' | 'id'>): PriceKey {
  return { place: asset_id === 'credits' ? places.credits : places.token, price, id };
}

const first = {
  cheapest: { price: '-1', id: '00000000-0000-0000-0000-000000000000' },
  dearest: { price: '9223372036854775807', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
} as const;

/** Of each asset one walk along the index, from where the page before ended, as far as a page is long. */
export function openByPrice(
  filter: ListingFilter & { sort: PriceSort },
  { after, limit }: KeyPage<PriceKey>,
): { text: string; values: unknown[] } {
  const [order, beyond] = filter.sort === 'dearest' ? ['desc', '<'] : ['asc', '>'];
  const { price, id: least } = first[filter.sort];
  const all: Record<keyof typeof places, AssetId> = { credits: 'credits', token: `token:${filter.club_id}` };
  const asked = filter.paid_in === undefined ? (['credits', 'token'] as const) : [filter.paid_in];
  const paid = asked.filter((one) => after === undefined || places[one] >= after.place);
  return {
    text: `select l.* from (
        select a.asset_id, a.place, case when a.place = $10 then $11::bigint else ${price} end as price,
          case when a.place = $10 then $12::uuid else '${least}'::uuid end as id
        from unnest($13::text[], $14::int[]) a (asset_id, place)) g
      cross join lateral (
        select l.* from ${openListings}
          and l.asset_id = g.asset_id and (l.price, l.id) ${beyond} (g.price, g.id)
        order by l.price ${order}, l.id ${order} limit $15) l
      order by g.place, l.price ${order}, l.id ${order} limit $15`,
    values: [
      ...openValues(filter),
      after?.place ?? null,
      after?.price ?? null,
      after?.id ?? null,
      paid.map((one) => all[one]),
      paid.map((one) => places[one]),
      limit,
    ],
  };
}

export async function listOpenByPrice(
  tx: Executor,
  filter: ListingFilter & { sort: PriceSort },
  page: KeyPage<PriceKey>,
): Promise<ListingRow[]> {
  return (await tx.query<ListingRow>(openByPrice(filter, page))).rows;
}
