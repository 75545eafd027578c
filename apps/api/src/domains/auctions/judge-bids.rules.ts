// Owns the judging of a batch of bids in memory: each in its turn, by the auction's rules and by what its bidder can pay.

import { alreadyLeading, auctionEnded, bidTooLow, notOpenYet } from '@stagepass/contract/auctions/errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { limitReached, notEnough } from '@stagepass/contract/ledger/errors.ts';
import type { Spender } from '#domains/ledger/public/hold-many.ts';
import { type AuctionFacts, applyBid, type Bid, type BidRefusal, type Rise } from './auction.rules.ts';

export interface Refused {
  readonly reason: ErrorCode;
  readonly details?: unknown;
}

export interface Judged {
  readonly facts: AuctionFacts;
  readonly rises: readonly Rise[];
  /** In the order of the bids; null for those that were taken. */
  readonly refusals: readonly (Refused | null)[];
  /** Whether somebody bid who was beaten at once: their money was looked at, and is held by nobody. */
  readonly beaten: boolean;
}

/** Without `spenders` nobody's money is looked at: whoever holds it afterwards does. */
export function judgeBids(
  before: AuctionFacts,
  bids: readonly Bid[],
  { now, spenders }: { now: number; spenders: ReadonlyMap<string, Spender> | undefined },
): Judged {
  let facts = before;
  let beaten = false;
  const rises: Rise[] = [];
  const refusals = bids.map((bid) => {
    const verdict = applyBid(facts, bid, now);
    if (verdict.refused !== null) return refusedBy(verdict.refused);
    const unpaid = spenders && cannotPay(before, bid, spenders.get(bid.user_id));
    if (unpaid) return unpaid;
    facts = verdict.facts;
    rises.push(...verdict.rises);
    beaten ||= !verdict.leading;
    return null;
  });
  return { facts, rises, refusals, beaten };
}

function refusedBy(refusal: BidRefusal): Refused {
  switch (refusal.why) {
    case 'not-open-yet':
      return { reason: notOpenYet };
    case 'ended':
      return { reason: auctionEnded };
    case 'too-low':
      return { reason: bidTooLow, details: { next_amount: refusal.next_amount } };
    case 'already-leading':
      return { reason: alreadyLeading, details: { max_cents: refusal.max } };
  }
}

/** What is held for whoever led before the batch counts as theirs to bid with. */
function cannotPay(
  before: AuctionFacts,
  { user_id, max }: Bid,
  spender: Spender | undefined,
): Refused | null {
  if (spender?.refused) return spender.refused;
  const held = before.leader_id === user_id ? (before.leader_max ?? 0) : 0;
  const free = (spender?.free ?? 0) + held;
  if (free < max) return { reason: notEnough, details: { missing_cents: max - free } };
  const left = spender?.left_of_limits ?? null;
  if (left !== null && left + held < max)
    return { reason: limitReached, details: { left_cents: Math.max(0, left + held) } };
  return null;
}
