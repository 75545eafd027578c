// Owns the one writer of each auction: bids of this process queue up, and each transaction carries all that came up meanwhile.
import type { BidOutcome } from '@stagepass/contract/auctions/shapes.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import type { AuctionRow } from './tables.ts';
import {
  type BidAnswer,
  type BidCall,
  type Learned,
  leadAtOnce,
  TryAgain,
  type WrittenBids,
  writeBids,
} from './write-bids.ts';

/** Bids in one transaction. */
const MOST_IN_BATCH = 50;

interface Writer {
  hand: HandIn<BidCall, BidAnswer>;
  waiting: number;
}

const writersOf = new WeakMap<Platform, Map<string, Writer>>();

/** Answers once the bid is committed, or fails with why it was not taken. */
export async function writeBid(platform: Platform, auctionId: string, call: BidCall): Promise<BidOutcome> {
  const writers = writersOf.get(platform) ?? new Map<string, Writer>();
  writersOf.set(platform, writers);
  const writer = writers.get(auctionId) ?? makeWriter(platform, auctionId);
  writers.set(auctionId, writer);
  writer.waiting += 1;
  try {
    const answer = await writer.hand(call);
    if ('refused' in answer) throw new Failure(answer.refused.reason, answer.refused.details);
    return answer.outcome;
  } finally {
    writer.waiting -= 1;
    if (writer.waiting === 0) writers.delete(auctionId);
  }
}

function makeWriter(platform: Platform, auctionId: string): Writer {
  const write = (calls: readonly BidCall[]) => writeBatch(platform, auctionId, calls);
  // One bid of each person in a batch: whoever sends the same key twice finds the saved answer in the next.
  const hand = batched(write, { most: MOST_IN_BATCH, apart: (call) => call.user_id });
  return { hand, waiting: 0 };
}

async function writeBatch(
  platform: Platform,
  auctionId: string,
  calls: readonly BidCall[],
): Promise<readonly BidAnswer[]> {
  const seen = seenBy(platform);
  const written =
    (await shortWay(platform, seen.get(auctionId), calls)) ?? (await longWay(platform, auctionId, calls));
  remember(seen, auctionId, written.row);
  // The first bid after the end is a look too.
  if (written.over) await bringUpToDate(platform, auctionId);
  return written.answers;
}

/** Auctions as this process last wrote or read them: a guess to be proved right under the lock, never an answer. */
const seenRows = new WeakMap<Platform, Map<string, AuctionRow>>();
const MOST_SEEN = 500;

function seenBy(platform: Platform): Map<string, AuctionRow> {
  const seen = seenRows.get(platform) ?? new Map<string, AuctionRow>();
  seenRows.set(platform, seen);
  return seen;
}

function remember(seen: Map<string, AuctionRow>, auctionId: string, row: AuctionRow | undefined): void {
  if (seen.size >= MOST_SEEN) seen.clear();
  if (row?.state === 'live') seen.set(auctionId, row);
  else seen.delete(auctionId);
}

async function shortWay(
  platform: Platform,
  seen: AuctionRow | undefined,
  calls: readonly BidCall[],
): Promise<WrittenBids | undefined> {
  const [call] = calls;
  return seen === undefined || call === undefined || calls.length > 1
    ? undefined
    : leadAtOnce(platform, seen, call);
}

async function longWay(
  platform: Platform,
  auctionId: string,
  calls: readonly BidCall[],
): Promise<WrittenBids> {
  const learned: Learned = { unpaid: new Map(), look_first: false };
  for (;;) {
    try {
      return await platform.db.transaction((tx) => writeBids(platform, tx, { auctionId, calls, learned }));
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
    }
  }
}
