// Owns bidding: the door, then the auction's one writer.
import { maximumTooLow } from '@stagepass/contract/auctions/errors.ts';
import type { BidOutcome } from '@stagepass/contract/auctions/shapes.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { answeredBefore, type IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import { requireBidder } from '../access.ts';
import { writeBid } from '../bid-writer.ts';
import type { BidAnswer } from '../write-bids.ts';

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
  const call = { user_id: actor.user_id, amount, max, idempotency };
  return writeBid(platform, auction_id, call, async () => {
    try {
      await requireBidder(platform, actor, auction_id);
      return undefined;
    } catch (refusal) {
      return answerOutside(platform, idempotency, refusal);
    }
  });
}

/** Whoever may not bid any more may have been answered before. */
async function answerOutside(
  platform: Platform,
  idempotency: IdempotentCall,
  refusal: unknown,
): Promise<BidAnswer> {
  try {
    return { outcome: await answeredBefore(platform.db, idempotency, refusal) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refused: error };
  }
}
