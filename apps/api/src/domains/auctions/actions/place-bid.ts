// Owns bidding: the door, then the auction's one writer.
import { maximumTooLow } from '@stagepass/contract/auctions/errors.ts';
import type { BidOutcome } from '@stagepass/contract/auctions/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { answeredBefore, type IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import { requireBidder } from '../access.ts';
import { writeBid } from '../bid-writer.ts';

export interface PlacedBid {
  auction_id: string;
  amount: number;
  max_cents?: number | undefined;
  idempotency: IdempotentCall;
}

export async function placeBid(
  platform: Platform,
  actor: SignedIn,
  { auction_id, amount, max_cents: max = amount, idempotency }: PlacedBid,
): Promise<BidOutcome> {
  if (max < amount) fail(maximumTooLow);
  try {
    await requireBidder(platform, actor, auction_id);
  } catch (refusal) {
    return answeredBefore(platform.db, idempotency, refusal);
  }
  return writeBid(platform, auction_id, { user_id: actor.user_id, amount, max, idempotency });
}
