// Owns who leads an auction when its leader's account is deleted, and at which price: pure, so that a test can play any auction.
import { type AuctionFacts, extended, leastStep, type Rise, toReserve } from './auction.rules.ts';

/** Somebody who has bid and still could: the highest offer, and the highest that they named openly. */
export interface NextBidder {
  readonly user_id: string;
  readonly max: number;
  /** Null where only automatic bids of theirs were seen. */
  readonly named: number | null;
}

export interface PassedOn {
  readonly facts: AuctionFacts;
  readonly rise: Rise;
}

/**
 * The price is what it would be without the one who left: the runner-up's maximum and a step, never less than the next bidder
 * named openly, never more than their maximum.
 */
export function passLead(
  before: AuctionFacts,
  { next, runnerUp, now }: { next: NextBidder; runnerUp: NextBidder | undefined; now: number },
): PassedOn {
  const contested =
    runnerUp === undefined ? before.start_amount : Math.min(next.max, runnerUp.max + leastStep(runnerUp.max));
  const offered = Math.min(next.max, Math.max(before.start_amount, next.named ?? 0, contested));
  const amount = toReserve(before, offered, next.max);
  const seq = before.rises + 1;
  return {
    facts: {
      ...before,
      price: amount,
      leader_id: next.user_id,
      leader_max: next.max,
      rises: seq,
      // Watchers get the same two minutes as after a bid. What has ended stays ended.
      ends_at: before.state === 'live' ? extended(before, now) : before.ends_at,
    },
    rise: { seq, user_id: next.user_id, amount, max_amount: next.max, automatic: true, passed_on: true },
  };
}
