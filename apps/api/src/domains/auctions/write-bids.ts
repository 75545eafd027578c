// Owns what a batch of bids does to an auction: judged in memory under its lock, held and written in two round trips.
import { auctionNotFound, lotHidden } from '@stagepass/contract/auctions/errors.ts';
import { auctionOpened, bidderOutbid } from '@stagepass/contract/auctions/events.ts';
import type { BidOutcome } from '@stagepass/contract/auctions/shapes.ts';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import { holdMany, lockSpenders } from '#domains/ledger/public/hold-many.ts';
import type { Tx } from '#platform/db/db.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { listSavedAnswers, type SavedAnswer, writeAnswer } from '#platform/idempotency/idempotent-batch.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type AuctionFacts, nextAmount, reserveState, stateAt } from './auction.rules.ts';
import { type LockedAuction, lockAuction } from './auctions.store.ts';
import { type Door, insertBids, insertLead } from './bids.store.ts';
import { type Judged, judgeBids, type Refused } from './judge-bids.rules.ts';
import { factsOf, laterOf, lotOf } from './rows.rules.ts';
import type { AuctionRow } from './tables.ts';
import { tellBids } from './tell.ts';

export interface BidCall {
  readonly user_id: string;
  readonly amount: number;
  readonly max: number;
  readonly idempotency: IdempotentCall;
}

export type BidAnswer = { readonly outcome: BidOutcome } | { readonly refused: Refused };

/** What an attempt learned that the next one needs to know. */
export interface Learned {
  /** Whom the ledger refused a hold though they seemed to have the money. */
  unpaid: Map<string, Refused>;
  /** Somebody’s key was used elsewhere at the same time: look before. */
  look_first: boolean;
}

/** Rolls an attempt back; the writer makes another. */
export class RetryTransaction extends Error {}

interface Batch {
  auctionId: string;
  /** One of each person at most. */
  calls: readonly BidCall[];
  learned: Learned;
}

export interface WrittenBids {
  /** In the order of the calls. */
  answers: readonly BidAnswer[];
  /** The auction's time is over, and nobody has closed it yet. */
  over: boolean;
  /** As it is now; undefined where there is none. */
  row: AuctionRow | undefined;
}

export async function writeBids(platform: Platform, tx: Tx, batch: Batch): Promise<WrittenBids> {
  const { auctionId, calls, learned } = batch;
  const row = await lockAuction(tx, auctionId);
  if (row === undefined)
    return { answers: calls.map(() => ({ refused: { reason: auctionNotFound } })), over: false, row };
  const at = laterOf(platform.clock.now(), row.seen_at);
  const known = learned.look_first ? await listSaved(tx, calls) : undefined;
  const fresh = calls.filter(({ user_id }) => !known?.has(user_id) && !learned.unpaid.has(user_id));
  const judged = isShut(row, at) ? refuseAll(row, fresh) : await judge(tx, row, fresh, at);
  const refusals = refusalsOf(fresh, judged, learned);
  const taken = fresh.filter(({ user_id }) => !refusals.has(user_id));
  const after = taken.length > 0 ? await write(platform, tx, { row, judged, taken, at, learned }) : row;
  // Whoever is refused may have been taken the first time that they sent this.
  const saved =
    known ??
    (await listSaved(
      tx,
      calls.filter(({ user_id }) => refusals.has(user_id)),
    ));
  const answers = calls.map((call): BidAnswer => {
    const before = saved.get(call.user_id);
    if (before !== undefined) return answerAgain(before, call);
    const refused = refusals.get(call.user_id);
    return refused === undefined ? { outcome: outcomeOf(judged.facts, call.user_id) } : { refused };
  });
  const over = row.state === 'live' && stateAt(factsOf(row), at.getTime()) === 'ended';
  return { answers, over, row: after };
}

async function listSaved(tx: Tx, calls: readonly BidCall[]): Promise<Map<string, SavedAnswer>> {
  return calls.length === 0
    ? new Map()
    : listSavedAnswers(
        tx,
        calls.map((call) => call.idempotency),
      );
}

function answerAgain({ body_hash, value }: SavedAnswer, call: BidCall): BidAnswer {
  return body_hash === call.idempotency.body_hash
    ? { outcome: value as BidOutcome }
    : { refused: { reason: idempotencyKeyReused } };
}

/** Out of sight: what was bid before stands, and nobody bids more. */
function isShut(row: LockedAuction, at: Date): boolean {
  return row.design_hidden && stateAt(factsOf(row), at.getTime()) === 'live';
}

function refuseAll(row: AuctionRow, calls: readonly BidCall[]): Judged {
  const refusals = calls.map(() => ({ reason: lotHidden }));
  return { facts: factsOf(row), rises: [], refusals, beaten: false };
}

/** Alone a bid that leads is held at once, and the hold says whether there is the money; of others it is looked at first. */
async function judge(tx: Tx, row: AuctionRow, calls: readonly BidCall[], at: Date): Promise<Judged> {
  const before = factsOf(row);
  const now = at.getTime();
  if (calls.length < 2) {
    const judged = judgeBids(before, calls, { now, spenders: undefined });
    if (!judged.beaten) return judged;
  }
  // With the account of who leads, so that all of them are locked in one order.
  const user_ids = [...calls.map((call) => call.user_id), ...(row.leader_id === null ? [] : [row.leader_id])];
  const spenders = await lockSpenders(tx, { user_ids, kind: 'auction', at });
  return judgeBids(before, calls, { now, spenders });
}

function refusalsOf(calls: readonly BidCall[], judged: Judged, { unpaid }: Learned): Map<string, Refused> {
  const refused = calls.flatMap(({ user_id }, place): [string, Refused][] => {
    const refusal = judged.refusals[place];
    return refusal ? [[user_id, refusal]] : [];
  });
  return new Map([...unpaid, ...refused]);
}

interface Write {
  row: AuctionRow;
  judged: Judged;
  taken: readonly BidCall[];
  at: Date;
  learned: Learned;
}

async function write(platform: Platform, tx: Tx, given: Write): Promise<AuctionRow> {
  const { row, judged, taken, at, learned } = given;
  const { facts, rises } = judged;
  const leader_hold_id = await holdForLeader(tx, given);
  const outbid = row.leader_id === facts.leader_id ? null : row.leader_id;
  const event = outbid === null ? null : platform.db.carry(bidderOutbid, outbidEvent(row, facts, outbid));
  const kept = await insertBids(tx, {
    auction_id: row.id,
    rises,
    taken: taken.map((call) => takenCall(call, facts)),
    endpoint: taken[0]?.idempotency.endpoint ?? '',
    after: { ...facts, ends_at: new Date(facts.ends_at), leader_hold_id },
    at,
    event,
  });
  if (kept.length < taken.length) {
    learned.look_first = true;
    throw new RetryTransaction();
  }
  if (row.state === 'scheduled') await tx.emit(auctionOpened, lotOf(row));
  tx.afterCommit(() => event?.wakeHandlers());
  tx.afterCommit(() => tellBids(platform, { row, facts, rises, outbid, at }));
  return rowAfter(row, facts, { leader_hold_id, at });
}

function takenCall({ user_id, max, idempotency: { key, body_hash } }: BidCall, facts: AuctionFacts) {
  return { user_id, max, key, body_hash, answer: writeAnswer(outcomeOf(facts, user_id)) };
}

function rowAfter(
  row: AuctionRow,
  facts: AuctionFacts,
  { leader_hold_id, at }: { leader_hold_id: string | null; at: Date },
): AuctionRow {
  return {
    ...row,
    state: facts.state,
    ends_at: new Date(facts.ends_at),
    price: facts.price,
    leader_id: facts.leader_id,
    leader_max: facts.leader_max,
    leader_hold_id,
    rises: facts.rises,
    bid_count: facts.bid_count,
    seen_at: at,
  };
}

/**
 * The short way for a bid that is alone: judged by the auction as it was last `seen` here, and written in one round trip if
 * it still is so. Undefined where it takes the longer way, which alone may refuse.
 */
export async function leadAtOnce(
  platform: Platform,
  seen: AuctionRow,
  call: BidCall,
  door: Door,
): Promise<WrittenBids | undefined> {
  const at = laterOf(platform.clock.now(), seen.seen_at);
  const judged = judgeBids(factsOf(seen), [call], { now: at.getTime(), spenders: undefined });
  const { facts, rises } = judged;
  if (seen.state !== 'live' || judged.refusals[0] !== null || judged.beaten) return undefined;
  const outbid = seen.leader_id === facts.leader_id ? null : seen.leader_id;
  const event = outbid === null ? null : platform.db.carry(bidderOutbid, outbidEvent(seen, facts, outbid));
  const hold_id = newId(platform);
  const after = rowAfter(seen, facts, { leader_hold_id: hold_id, at });
  const batch = {
    rises,
    taken: [takenCall(call, facts)],
    endpoint: call.idempotency.endpoint,
    after,
    at,
    event,
  };
  if (!(await insertLead(platform.db, seen, { ...batch, hold_id, door }))) return undefined;
  platform.db.afterCommit(() => {
    event?.wakeHandlers();
    tellBids(platform, { row: seen, facts, rises, outbid, at });
  });
  return { answers: [{ outcome: outcomeOf(facts, call.user_id) }], over: false, row: after };
}

function outbidEvent(row: AuctionRow, facts: AuctionFacts, userId: string) {
  const ends_at = new Date(facts.ends_at).toISOString();
  return { ...lotOf(row), user_id: userId, amount: facts.price ?? row.start_amount, ends_at };
}

/** Frees what was held for the leader before and holds the maximum of who leads now; the same hold where nothing changed. */
async function holdForLeader(tx: Tx, { row, judged, at, learned }: Write): Promise<string | null> {
  const { leader_id, leader_max } = judged.facts;
  if (leader_id === null || leader_max === null) return null;
  if (leader_id === row.leader_id && leader_max === row.leader_max) return row.leader_hold_id;
  const [placed] = await holdMany(tx, {
    void: row.leader_hold_id === null ? [] : [row.leader_hold_id],
    place: [{ user_id: leader_id, amount: leader_max, cause_id: row.id }],
    kind: 'auction',
    cause_kind: 'auction',
    club_id: row.club_id,
    at,
  });
  if (placed?.refused) {
    learned.unpaid.set(leader_id, placed.refused);
    throw new RetryTransaction();
  }
  return placed?.hold_id ?? null;
}

/** As it is when the answer goes out: whoever was outbid within the same batch is told so at once. */
function outcomeOf(facts: AuctionFacts, userId: string): BidOutcome {
  const leading = facts.leader_id === userId;
  return {
    outcome: leading ? 'leading' : 'outbid',
    amount: facts.price ?? facts.start_amount,
    next_amount: nextAmount(facts),
    bid_count: facts.bid_count,
    ends_at: new Date(facts.ends_at).toISOString(),
    reserve: reserveState(facts),
    held_cents: leading ? (facts.leader_max ?? 0) : 0,
  };
}
