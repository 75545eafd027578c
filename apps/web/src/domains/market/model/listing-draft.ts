// Owns a listing of the store while it is written: text as typed, and what is sent of it.

import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@stagepass/base/market-limits.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { plainTree } from '#domains/conditions/public/plain-tree.ts';
import { changedFields } from '#platform/forms/changed-fields.ts';
import type { ListingChange, NewListing } from '../data/store.ts';

export interface ListingDraft {
  price: string;
  /** 0 puts out as many as the edition has. */
  stock: number;
  /** 0 is without limit. */
  perFan: number;
  /** As a datetime-local field holds them; empty where there is none. */
  opens: string;
  closes: string;
  /** Null is everybody who may buy in the club. */
  condition: ConditionTree | null;
}

/** `2026-11-15T18:30`, in the phone's own time. */
export function localTime(time: string | number | null): string {
  if (time === null) return '';
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function newListingDraft(): ListingDraft {
  return { price: '', stock: 0, perFan: 0, opens: '', closes: '', condition: null };
}

export function listingDraftOf(listing: ListingView): ListingDraft {
  return {
    price: (listing.price_cents / 100).toFixed(2),
    stock: listing.management?.stock ?? 0,
    perFan: listing.per_fan_limit ?? 0,
    opens: localTime(listing.opens_at),
    closes: localTime(listing.closes_at),
    condition: listing.condition === null ? null : plainTree(listing.condition),
  };
}

/** Undefined where it is no price that can be asked. */
export function draftPrice({ price }: ListingDraft): number | undefined {
  const cents = parseUsd(price);
  return cents !== undefined && cents >= MIN_PRICE_CENTS && cents <= MAX_PRICE_CENTS ? cents : undefined;
}

const sent = (local: string) => (local === '' ? null : new Date(local).toISOString());

export function fieldsOf(draft: ListingDraft): Omit<NewListing, 'design_id'> & ListingChange {
  return {
    price_cents: draftPrice(draft) ?? 0,
    stock: draft.stock === 0 ? null : draft.stock,
    per_fan_limit: draft.perFan === 0 ? null : draft.perFan,
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
