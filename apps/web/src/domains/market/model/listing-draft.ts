// Owns a listing of the store while it is written: text as typed, and what is sent of it.

import {
  MAX_CLUB_COPIES,
  MAX_PRICE_CENTS,
  MAX_PRICE_TOKENS,
  MAX_STOCK,
  MIN_PRICE_CENTS,
} from '@stagepass/base/market-limits.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { plainTree } from '#domains/conditions/public/plain-tree.ts';
import { clubCopiesOf, type ItemDesign } from '#domains/items/public/live-designs.ts';
import { changedFields } from '#platform/forms/changed-fields.ts';
import type { ListingChange, NewListing } from '../data/store.ts';

export interface ListingDraft {
  /** Credits, or the club's fan token; it stays as long as the listing. */
  asset: 'credits' | 'token';
  price: string;
  /** As typed; empty puts out as many as the edition has. */
  stock: string;
  /** As typed; empty is without limit. */
  perFan: string;
  /** As a datetime-local field holds them; empty where there is none. */
  opens: string;
  closes: string;
  /** Null is everybody who may buy in the club. */
  condition: ConditionTree | null;
  /** Whether a new one sells the copies that the club holds, before new ones are made. */
  clubCopies: boolean;
}

/** `2026-11-15T18:30`, in the phone's own time. */
export function localTime(time: string | number | null): string {
  if (time === null) return '';
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function newListingDraft(): ListingDraft {
  return {
    asset: 'credits',
    price: '',
    stock: '',
    perFan: '',
    opens: '',
    closes: '',
    condition: null,
    clubCopies: true,
  };
}

export function listingDraftOf(listing: ListingView): ListingDraft {
  return {
    asset: listing.token === null ? 'credits' : 'token',
    price: listing.token === null ? (listing.price_cents / 100).toFixed(2) : String(listing.price_cents),
    stock: String(listing.management?.stock ?? ''),
    perFan: String(listing.per_fan_limit ?? ''),
    opens: localTime(listing.opens_at),
    closes: localTime(listing.closes_at),
    condition: listing.condition === null ? null : plainTree(listing.condition),
    clubCopies: false,
  };
}

/** Undefined where it is no price that can be asked. */
export function draftPrice({ asset, price }: ListingDraft): number | undefined {
  if (asset === 'token') return wholeIn(price, MAX_PRICE_TOKENS) ?? undefined;
  const cents = parseUsd(price);
  return cents !== undefined && cents >= MIN_PRICE_CENTS && cents <= MAX_PRICE_CENTS ? cents : undefined;
}

export const MAX_PER_FAN = 1000;

/** Null for an empty field, which sets no bound; undefined where it is no whole number from 1 to `most`. */
export function wholeIn(typed: string, most: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= most ? value : undefined;
}

/** What can be put out: not fewer than are sold, not more than the edition has besides them; null without such a bound. */
export interface StockBounds {
  least: number;
  most: number | null;
}

export function stockBounds(
  design: Pick<ItemDesign, 'left' | 'state' | 'management'> | null,
  listing: Pick<ListingView, 'sold' | 'management'> | null,
): StockBounds {
  const sold = listing?.sold ?? 0;
  const returned = listing?.management?.returned ?? 0;
  // An ended listing's copies are the club's: a new one may sell them too.
  const held = listing === null ? clubCopiesOf(design) : 0;
  const left = design?.state === 'retired' ? 0 : (design?.left ?? null);
  return { least: Math.max(1, sold), most: left === null ? null : sold + left + returned + held };
}

export type StockTrouble = 'no-number' | 'below-sold' | 'beyond-edition';

export function stockTrouble(
  { stock }: Pick<ListingDraft, 'stock'>,
  { least, most }: StockBounds,
): StockTrouble | null {
  const value = wholeIn(stock, MAX_STOCK);
  if (value === null) return null;
  if (value === undefined) return 'no-number';
  if (value < least) return 'below-sold';
  return most !== null && value > most ? 'beyond-edition' : null;
}

/** Not more than are put out at all. */
export function clubCopiesIn(draft: ListingDraft, held: number): { club_copies?: number } {
  if (!draft.clubCopies || held === 0) return {};
  const stock = wholeIn(draft.stock, MAX_STOCK) ?? held;
  return { club_copies: Math.min(held, stock, MAX_CLUB_COPIES) };
}

const sent = (local: string) => (local === '' ? null : new Date(local).toISOString());

export function fieldsOf(draft: ListingDraft): Omit<NewListing, 'design_id'> & ListingChange {
  return {
    [draft.asset === 'token' ? 'price_tokens' : 'price_cents']: draftPrice(draft) ?? 0,
    stock: wholeIn(draft.stock, MAX_STOCK) ?? null,
    per_fan_limit: wholeIn(draft.perFan, MAX_PER_FAN) ?? null,
    opens_at: sent(draft.opens),
    closes_at: sent(draft.closes),
    condition: draft.condition,
  };
}

/** Only what differs from the listing as it was opened: an old opening time must not be judged anew. */
export function changesOf(draft: ListingDraft, base: ListingDraft): ListingChange {
  return changedFields(fieldsOf(draft), fieldsOf(base));
}

/** As the server does it: rounded down, so that a discount never takes more than it says. */
export function afterDiscount(price_cents: number, percent: number): number {
  return price_cents - Math.floor((price_cents * percent) / 100);
}
