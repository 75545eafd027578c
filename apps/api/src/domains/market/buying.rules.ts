// Owns whether something can be bought now, whoever asks: pure.
import type { ItemDesign } from '#domains/items/public/item.ts';
import type { ListingRow } from './tables.ts';

export type NotForSale = 'not-yet' | 'over' | 'paused' | 'sold-out' | 'limit-reached';

/** How many can still be sold; null without end. */
export function leftOf(
  { kind, stock, sold, returned, state }: Pick<ListingRow, 'kind' | 'stock' | 'sold' | 'returned' | 'state'>,
  design: Pick<ItemDesign, 'edition_size' | 'issued' | 'held_back' | 'state'>,
): number | null {
  if (state === 'sold' || state === 'closed') return 0;
  if (kind === 'resale') return 1;
  const inStock = stock === null ? null : stock - sold;
  // Of a retired design only what came back can still be sold.
  const canBeMade =
    design.state !== 'live'
      ? 0
      : design.edition_size === null
        ? null
        : Math.max(0, design.edition_size - design.issued - design.held_back);
  const inEdition = canBeMade === null ? null : canBeMade + returned;
  if (inStock === null) return inEdition === null ? null : Math.max(0, inEdition);
  return Math.max(0, inEdition === null ? inStock : Math.min(inStock, inEdition));
}

export function whyNotForSale(
  row: Pick<ListingRow, 'kind' | 'state' | 'stock' | 'sold' | 'opens_at' | 'closes_at' | 'per_fan_limit'>,
  given: { left: number | null; bought: number; now: Date; redeem_until: Date | null },
): NotForSale | null {
  if (row.state === 'closed') return 'over';
  // A club sells no ticket to what is past; what a fan has of it others may want all the same.
  if (row.kind === 'store' && given.redeem_until !== null && given.now > given.redeem_until) return 'over';
  if (row.state === 'sold' || given.left === 0) return 'sold-out';
  if (row.state === 'paused') return 'paused';
  if (row.opens_at !== null && given.now < row.opens_at) return 'not-yet';
  if (row.closes_at !== null && given.now >= row.closes_at) return 'over';
  if (row.per_fan_limit !== null && given.bought >= row.per_fan_limit) return 'limit-reached';
  return null;
}
