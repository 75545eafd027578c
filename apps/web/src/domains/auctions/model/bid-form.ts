// Owns what is chosen in the bid sheet, and what becomes of it when another fan bids meanwhile: an amount that is no longer
// allowed moves up, visibly, and nothing that was chosen for other terms is carried over.
import { LEAST_STEP, MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';

/** Whoever is the highest bidder can only raise their secret maximum. */
export type BidMode = 'bid' | 'raise';

export interface BidTerms {
  readonly mode: BidMode;
  /** The least amount that is allowed: of the bid, or of the maximum. */
  readonly least: number;
}

/** Why the amount changed without the fan's doing. */
export type Moved = 'higher-bid' | 'outbid' | 'leading';

export interface BidForm extends BidTerms {
  /** The bid, or the new maximum. */
  readonly amount: number;
  /** The secret maximum; null where the fan wants none. */
  readonly max: number | null;
  readonly moved: Moved | null;
  /** Counts the moves, so that each of them makes the pay button rest. */
  readonly moves: number;
}

export function termsOf({ mine, next_amount }: Pick<AuctionView, 'mine' | 'next_amount'>): BidTerms {
  if (!mine?.leading) return { mode: 'bid', least: next_amount };
  return { mode: 'raise', least: (mine.max_cents ?? next_amount) + LEAST_STEP };
}

/** What was chosen before, and is shown again: nothing of it is placed by itself. */
export type KeptBid = Pick<BidForm, 'mode' | 'amount' | 'max'>;

export function firstForm(terms: BidTerms, kept: KeptBid | null = null): BidForm {
  const first: BidForm = { ...terms, amount: terms.least, max: null, moved: null, moves: 0 };
  // A maximum must not become a bid of that amount, nor the other way round.
  if (kept === null || kept.mode !== terms.mode) return first;
  const form = withAmount({ ...first, max: kept.max }, kept.amount);
  return { ...form, moved: kept.amount < terms.least ? 'higher-bid' : null };
}

/** The same object where nothing changed. */
export function withTerms(form: BidForm, { mode, least }: BidTerms): BidForm {
  if (form.mode === mode && form.least === least) return form;
  if (form.mode === mode && form.amount >= least) return { ...form, least };
  const moved = form.mode === mode ? 'higher-bid' : mode === 'bid' ? 'outbid' : 'leading';
  // What was typed as a maximum must not become a bid of that amount, nor the other way round.
  const max = form.mode === mode ? form.max : null;
  return { mode, least, amount: least, max, moved, moves: form.moves + 1 };
}

export function withAmount(form: BidForm, amount: number): BidForm {
  return { ...form, amount: Math.min(MAX_AMOUNT, Math.max(form.least, amount)), moved: null };
}

/** The maximum that is sent: one that is not above the bid changes nothing, and is left out. */
export function maxOf({ mode, amount, max }: BidForm): number | null {
  return mode === 'bid' && max !== null && max > amount ? max : null;
}

/** What is held of the fan's money for as long as nobody bids more. */
export function heldFor(form: BidForm): number {
  return maxOf(form) ?? form.amount;
}
