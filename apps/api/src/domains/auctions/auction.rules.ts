// Owns what a bid does: pure, so that a batch is judged in memory and a test can play any auction. Amounts are cents, times are ms.
import { EXTENSION_S, LEAST_STEP, STEP_PERCENT } from '@stagepass/base/auction-limits.ts';
import type { AuctionState } from '@stagepass/contract/auctions/shapes.ts';

export interface AuctionFacts {
  readonly state: AuctionState;
  readonly start_amount: number;
  readonly reserve_amount: number | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly hard_end_at: number;
  /** Null before the first bid, as are the leader and their maximum. */
  readonly price: number | null;
  readonly leader_id: string | null;
  readonly leader_max: number | null;
  readonly rises: number;
  readonly bid_count: number;
}

export interface Bid {
  readonly user_id: string;
  readonly amount: number;
  /** At least `amount`. */
  readonly max: number;
}

/** One rise of the visible price, as `bid_history` shows it. */
export interface Rise {
  readonly seq: number;
  readonly user_id: string;
  readonly amount: number;
  readonly max_amount: number | null;
  readonly automatic: boolean;
  /** The lead of a deleted account, passed to this bidder: the price may be lower than before. */
  readonly passed_on?: true;
}

export type BidRefusal =
  | { readonly why: 'not-open-yet' | 'ended' }
  | { readonly why: 'too-low'; readonly next_amount: number }
  | { readonly why: 'already-leading'; readonly max: number };

export interface TakenBid {
  readonly refused: null;
  /** Whether the bidder leads now. */
  readonly leading: boolean;
  readonly facts: AuctionFacts;
  readonly rises: readonly Rise[];
}

export type BidVerdict = { readonly refused: BidRefusal } | TakenBid;

/** The greater of 50 cents and 5 %, rounded up to the cent; whole numbers all the way. */
export function leastStep(price: number): number {
  const hundredfold = price * STEP_PERCENT;
  const rest = hundredfold % 100;
  const percent = (hundredfold - rest) / 100 + (rest > 0 ? 1 : 0);
  return Math.max(LEAST_STEP, percent);
}

/** The least that the next bid must offer. */
export function nextAmount({ price, start_amount }: Pick<AuctionFacts, 'price' | 'start_amount'>): number {
  return price === null ? start_amount : price + leastStep(price);
}

/** What it is at this time, also where nobody has looked since. */
export function stateAt(
  { state, starts_at, ends_at }: Pick<AuctionFacts, 'state' | 'starts_at' | 'ends_at'>,
  now: number,
): AuctionState {
  if (state !== 'scheduled' && state !== 'live') return state;
  if (now >= ends_at) return 'ended';
  return state === 'live' || now >= starts_at ? 'live' : 'scheduled';
}

export function reserveState({
  reserve_amount,
  price,
}: Pick<AuctionFacts, 'reserve_amount' | 'price'>): 'none' | 'not-met' | 'met' {
  if (reserve_amount === null) return 'none';
  return price !== null && price >= reserve_amount ? 'met' : 'not-met';
}

export function applyBid(before: AuctionFacts, bid: Bid, now: number): BidVerdict {
  const state = stateAt(before, now);
  if (state === 'scheduled') return { refused: { why: 'not-open-yet' } };
  if (state !== 'live') return { refused: { why: 'ended' } };
  const facts: AuctionFacts = { ...before, state };
  if (facts.leader_id === bid.user_id) return raiseMaximum(facts, bid, now);
  const next_amount = nextAmount(facts);
  if (bid.max < next_amount) return { refused: { why: 'too-low', next_amount } };
  // Whoever is ready to pay more is not turned away because the price has moved since they looked.
  const contested = contest(facts, { ...bid, asked: bid.amount, amount: Math.max(bid.amount, next_amount) });
  return { ...contested, facts: { ...contested.facts, ends_at: extended(facts, now) } };
}

/** The leader offers more: price and end stand, unless the new maximum reaches the reserve; then both move, as others see it. */
function raiseMaximum(facts: AuctionFacts, bid: Bid, now: number): BidVerdict {
  const held = facts.leader_max ?? 0;
  if (bid.max <= held) return { refused: { why: 'already-leading', max: held } };
  const raised = { ...facts, leader_max: bid.max, bid_count: facts.bid_count + 1 };
  const price = facts.price ?? facts.start_amount;
  const reached = toReserve(facts, price, bid.max);
  if (reached === price) return { refused: null, leading: true, facts: raised, rises: [] };
  const rise = { user_id: bid.user_id, amount: reached, max_amount: null, automatic: true };
  return { refused: null, leading: true, ...risen({ ...raised, ends_at: extended(facts, now) }, [rise]) };
}

type Unnumbered = Omit<Rise, 'seq'>;
/** `asked` is what the person said, `amount` at least the least that is taken now. */
type Challenge = Bid & { readonly asked: number };

/** A challenger against the leader's maximum: the price is the loser's maximum and a step, ties go to the earlier. */
function contest(facts: AuctionFacts, bid: Challenge): TakenBid {
  const { leader_id, leader_max, price } = facts;
  const counted = { ...facts, bid_count: facts.bid_count + 1 };
  if (leader_id === null || leader_max === null || price === null) {
    return take(counted, bid, toReserve(facts, bid.amount, bid.max), []);
  }
  const house = { user_id: leader_id, max_amount: null, automatic: true };
  if (bid.max > leader_max) {
    const outbidding = Math.max(bid.amount, Math.min(bid.max, leader_max + leastStep(leader_max)));
    // What the leader was ready to pay shows once it is beaten.
    const last = leader_max > price ? [{ ...house, amount: leader_max }] : [];
    return take(counted, bid, toReserve(facts, outbidding, bid.max), last);
  }
  const answered = Math.min(leader_max, bid.max + leastStep(bid.max));
  const offered = {
    user_id: bid.user_id,
    amount: bid.max,
    max_amount: bid.max,
    automatic: bid.max > bid.asked,
  };
  // At a tie the leader's own offer is that very price: there is no room for a rise below it.
  const rises = bid.max < answered ? [offered] : [];
  return { refused: null, leading: false, ...risen(counted, [...rises, { ...house, amount: answered }]) };
}

function take(facts: AuctionFacts, bid: Challenge, price: number, before: readonly Unnumbered[]): TakenBid {
  const rise = { user_id: bid.user_id, amount: price, max_amount: bid.max, automatic: price > bid.asked };
  const led = { ...facts, leader_id: bid.user_id, leader_max: bid.max };
  return { refused: null, leading: true, ...risen(led, [...before, rise]) };
}

function risen(facts: AuctionFacts, unnumbered: readonly Unnumbered[]): Pick<TakenBid, 'facts' | 'rises'> {
  const rises = unnumbered.map((rise, at) => ({ ...rise, seq: facts.rises + at + 1 }));
  const price = rises.at(-1)?.amount ?? facts.price;
  return { facts: { ...facts, price, rises: facts.rises + rises.length }, rises };
}

/** Whoever is ready to pay the reserve offers it at once: below it nothing is sold. */
export function toReserve({ reserve_amount }: AuctionFacts, price: number, max: number): number {
  return reserve_amount !== null && max >= reserve_amount ? Math.max(price, reserve_amount) : price;
}

/** A bid in the last two minutes moves the end to two minutes from then, and never back. */
export function extended({ ends_at, hard_end_at }: AuctionFacts, now: number): number {
  return Math.max(ends_at, Math.min(now + EXTENSION_S * 1000, hard_end_at));
}
