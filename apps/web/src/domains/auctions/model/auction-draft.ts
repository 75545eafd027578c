// Owns an auction while it is written: text as typed, and what is sent of it.

import { MAX_AMOUNT, MIN_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { changedFields } from '#platform/forms/changed-fields.ts';
import type { AuctionChange, NewAuction } from '../data/keep-auctions.ts';

export interface AuctionDraft {
  title: string;
  story: string;
  start: string;
  reserve: string;
  buyNow: string;
  /** As a datetime-local field holds them; empty opens at once. */
  starts: string;
  ends: string;
}

const HOUR_MS = 3_600_000;

/** `2026-11-15T18:30`, in the phone's own time. */
export function localTime(time: string | number): string {
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const typed = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** Two days, ending on a full hour. */
export function newAuctionDraft(now_ms: number): AuctionDraft {
  const ends = Math.ceil(now_ms / HOUR_MS) * HOUR_MS + 48 * HOUR_MS;
  return { title: '', story: '', start: '', reserve: '', buyNow: '', starts: '', ends: localTime(ends) };
}

export function auctionDraftOf(auction: AuctionView): AuctionDraft {
  return {
    title: auction.title,
    story: auction.story,
    start: typed(auction.start_amount),
    reserve: typed(auction.management?.reserve_cents ?? null),
    buyNow: typed(auction.management?.buy_now_cents ?? null),
    starts: localTime(auction.starts_at),
    ends: localTime(auction.ends_at),
  };
}

export function amountOf(text: string): number | undefined {
  const cents = parseUsd(text);
  return cents !== undefined && cents >= MIN_AMOUNT && cents <= MAX_AMOUNT ? cents : undefined;
}

export type Trouble = 'title' | 'start' | 'reserve' | 'buyNow' | 'ends';

export function troublesOf(draft: AuctionDraft): Trouble[] {
  const wrong = (text: string) => text.trim() !== '' && amountOf(text) === undefined;
  const troubles: [Trouble, boolean][] = [
    ['title', draft.title.trim() === ''],
    ['start', amountOf(draft.start) === undefined],
    ['reserve', wrong(draft.reserve)],
    ['buyNow', wrong(draft.buyNow)],
    ['ends', draft.ends === ''],
  ];
  return troubles.flatMap(([which, isWrong]) => (isWrong ? [which] : []));
}

const sent = (local: string) => new Date(local).toISOString();

export function fieldsOf(draft: AuctionDraft): Omit<NewAuction, 'design_id'> {
  return {
    title: draft.title.trim(),
    story: draft.story.trim(),
    start_amount: amountOf(draft.start) ?? MIN_AMOUNT,
    reserve_cents: amountOf(draft.reserve) ?? null,
    buy_now_cents: amountOf(draft.buyNow) ?? null,
    ...(draft.starts === '' ? {} : { starts_at: sent(draft.starts) }),
    ends_at: sent(draft.ends),
  };
}

/** Only what differs from the auction as it was opened: of a live one nothing but words may be sent. */
export function changeOf(draft: AuctionDraft, base: AuctionDraft): AuctionChange {
  return changedFields(fieldsOf(draft), fieldsOf(base));
}
