// Owns the one writer of each club's store: buyers of this process queue up, and each transaction carries all that came up meanwhile.
import type { Purchase } from '@stagepass/contract/market/shapes.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import {
  RetryTransaction,
  type StoreAnswer,
  type StoreCall,
  sellFromStore,
  type Unpaid,
} from './sell-from-store.ts';

/** Sales in one transaction. */
const MOST_IN_BATCH = 32;

interface Writer {
  readonly hand: HandIn<StoreCall, StoreAnswer>;
  waiting: number;
}

const writersOf = new WeakMap<Platform, Map<string, Writer>>();

/** Answers once the sale is committed, or fails with why there is none. */
export async function buyFromStore(platform: Platform, clubId: string, call: StoreCall): Promise<Purchase> {
  const writers = writersOf.get(platform) ?? new Map<string, Writer>();
  writersOf.set(platform, writers);
  const writer = writers.get(clubId) ?? makeWriter(platform);
  writers.set(clubId, writer);
  writer.waiting += 1;
  try {
    const answer = await writer.hand(call);
    if ('refused' in answer) throw new Failure(answer.refused.reason, answer.refused.details);
    return answer.purchase;
  } finally {
    writer.waiting -= 1;
    if (writer.waiting === 0) writers.delete(clubId);
  }
}

function makeWriter(platform: Platform): Writer {
  const write = (calls: readonly StoreCall[]) => sellBatch(platform, calls);
  // One call of each person in a batch: whoever sends the same key twice finds the saved answer in the next.
  const hand = batched(write, { most: MOST_IN_BATCH, apart: (call) => call.buyer_id });
  return { hand, waiting: 0 };
}

async function sellBatch(platform: Platform, calls: readonly StoreCall[]): Promise<readonly StoreAnswer[]> {
  const unpaid: Unpaid = new Map();
  for (;;) {
    try {
      return await platform.db.transaction((tx) => sellFromStore(platform, tx, calls, unpaid));
    } catch (error) {
      if (!(error instanceof RetryTransaction)) throw error;
    }
  }
}
