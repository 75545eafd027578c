// Owns what the address asks of the market: read leniently, so that an old or foreign link still opens.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import type { Wanted } from '../data/market.ts';

export const kinds = ['collectible', 'ticket', 'coupon', 'perk', 'badge'] as const;
export const sorts = ['newest', 'cheapest', 'dearest', 'rarest'] as const;
export const payments = ['credits', 'token'] as const;
const tabs = ['store', 'resale', 'auctions'] as const;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function wantedIn(search: URLSearchParams): Wanted {
  const one = <Value extends string>(all: readonly Value[], name: string) =>
    all.find((value) => value === search.get(name)) ?? null;
  const design = search.get('item');
  const tab = one(tabs, 'tab') ?? 'store';
  return {
    tab,
    // Fans and auctions sell for credits alone.
    paid_in: tab === 'store' ? one(payments, 'paid') : null,
    quality: one(ITEM_QUALITY_KEYS, 'quality'),
    kind: one(kinds, 'kind'),
    sort: one(sorts, 'sort') ?? 'newest',
    q: (search.get('q') ?? '').trim().slice(0, 60),
    design: design !== null && ID.test(design) ? design : null,
  };
}

/** Of the sheet; the one design of `?item=` has its own line. */
export function countFilters({ quality, kind, sort, paid_in, q }: Wanted): number {
  return [quality !== null, kind !== null, paid_in !== null, sort !== 'newest', q !== ''].filter(Boolean)
    .length;
}
