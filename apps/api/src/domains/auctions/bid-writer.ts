// Owns the one writer of each auction: bids of this process queue up, and each transaction carries all that came up meanwhile.
import type { BidOutcome } from '@stagepass/contract/auctions/shapes.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { biddersDoors } from './access.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import type { AuctionRow } from './tables.ts';
import {
  type BidAnswer,
  type BidCall,
  type Learned,
  leadAtOnce,
  RetryTransaction,
  type WrittenBids,
  writeBids,
} from './write-bids.ts';

/** Bids in one transaction. */
const MOST_IN_BATCH = 50;

/** The door, for a bid that has not passed it: undefined once it has, otherwise the answer. */
export type Enter = () => Promise<BidAnswer | undefined>;

/** Without `enter` it has passed the door. */
type Handed = BidCall & { readonly enter?: Enter };

interface Writer {
  hand: HandIn<Handed, BidAnswer>;
  waiting: number;
}

const writersOf = new WeakMap<Platform, Map<string, Writer>>();

/**
 * Answers once the bid is committed, or fails with why it was not taken. Whoever comes while others are at the auction passes
 * the door on the way to the writer; whoever comes alone takes the door along, and has the first turn all the same.
 */
export async function writeBid(
  platform: Platform,
  auctionId: string,
  call: BidCall,
  enter: Enter,
): Promise<BidOutcome> {
  const writers = writersOf.get(platform) ?? new Map<string, Writer>();
  writersOf.set(platform, writers);
  const isAlone = !writers.has(auctionId) && seenBy(platform).has(auctionId);
  const writer = writers.get(auctionId) ?? makeWriter(platform, auctionId);
  writers.set(auctionId, writer);
  writer.waiting += 1;
  try {
    const answer = isAlone
      ? await writer.hand({ ...call, enter })
      : ((await enter()) ?? (await writer.hand(call)));
    if ('refused' in answer) throw new Failure(answer.refused.reason, answer.refused.details);
    return answer.outcome;
  } finally {
    writer.waiting -= 1;
    if (writer.waiting === 0) writers.delete(auctionId);
  }
}

function makeWriter(platform: Platform, auctionId: string): Writer {
  const write = (calls: readonly Handed[]) => writeBatch(platform, auctionId, calls);
  // One bid of each person in a batch: whoever sends the same key twice finds the saved answer in the next.
  const hand = batched(write, { most: MOST_IN_BATCH, apart: (call) => call.user_id });
  return { hand, waiting: 0 };
}

async function writeBatch(
  platform: Platform,
  auctionId: string,
  calls: readonly Handed[],
): Promise<readonly BidAnswer[]> {
  const short = await shortWay(platform, seenBy(platform).get(auctionId), calls);
  if (short !== undefined) return noted(platform, auctionId, short);
  const outside = await Promise.all(calls.map((call) => call.enter?.()));
  const inside = calls.filter((_, place) => outside[place] === undefined);
  const answers =
    inside.length === 0
      ? []
      : [...(await noted(platform, auctionId, await longWay(platform, auctionId, inside)))];
  return outside.map((answer) => answer ?? (answers.shift() as BidAnswer));
}

async function noted(
  platform: Platform,
  auctionId: string,
  { row, over, answers }: WrittenBids,
): Promise<readonly BidAnswer[]> {
  remember(seenBy(platform), auctionId, row);
  // The first bid after the end is a look too.
  if (over) await bringUpToDate(platform, auctionId);
  return answers;
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
  calls: readonly Handed[],
): Promise<WrittenBids | undefined> {
  const [call] = calls;
  return seen === undefined || call === undefined || calls.length > 1
    ? undefined
    : leadAtOnce(platform, seen, call, call.enter === undefined ? 'passed' : biddersDoors);
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
      if (!(error instanceof RetryTransaction)) throw error;
    }
  }
}
