// Owns the SQL of bids: a whole batch in one statement, and reading what was bid.

import type { PlainDoor } from '#domains/memberships/public/plain-doors.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { answersAlong } from '#platform/idempotency/idempotent-batch.ts';
import { carriedEvents } from '#platform/outbox/deliveries.store.ts';
import { whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { Rise } from './auction.rules.ts';
import type { AuctionRow, BidRow } from './tables.ts';

/** Somebody's call that was taken, with the answer to save for it. */
export interface TakenCall {
  user_id: string;
  max: number;
  key: string;
  body_hash: string;
  answer: string;
}

export interface BidBatch {
  auction_id: string;
  rises: readonly Rise[];
  taken: readonly TakenCall[];
  endpoint: string;
  /** The auction as it is after all of them. */
  after: Pick<
    AuctionRow,
    'state' | 'ends_at' | 'price' | 'leader_id' | 'leader_max' | 'leader_hold_id' | 'rises' | 'bid_count'
  >;
  at: Date;
  /** That somebody leads no more. */
  event: CarriedEvent | null;
}

const write = prepared<{ user_id: string }>(
  'auctions-write-bids',
  `with calls as materialized (
     select * from unnest($8::uuid[], $9::bigint[], $10::text[], $11::text[], $12::text[])
       c (user_id, max_amount, key, body_hash, answer)),
   risen as (
     insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
     select $1, r.seq, r.user_id, r.amount, r.max_amount, r.automatic, $2
     from unnest($3::int[], $4::uuid[], $5::bigint[], $6::bigint[], $7::boolean[])
       r (seq, user_id, amount, max_amount, automatic)),
   bidders as (
     insert into auction_bidders as b (auction_id, user_id, max_amount, last_at)
     select $1, user_id, max_amount, $2 from calls
     on conflict (user_id, auction_id) do update
     set max_amount = greatest(b.max_amount, excluded.max_amount), bids = b.bids + 1, last_at = excluded.last_at),
   ${answersAlong({ from: 'calls', endpoint: '$13' })},
   told as (select $22::jsonb as payload where $22 is not null),
   ${carriedEvents({ from: 'told', payload: 'told.payload', name: '$23', handlers: '$24' })},
   changed as (
     update auctions set state = $14, ends_at = greatest(ends_at, $15), price = $16, leader_id = $17, leader_max = $18, leader_hold_id = $19,
       rises = $20, bid_count = $21, seen_at = $2
     where id = $1)
   select user_id from answers`,
);

/** Answers whose answers were saved: anybody else's key was used meanwhile. */
export async function insertBids(tx: Executor, batch: BidBatch): Promise<string[]> {
  const { rises, taken, after } = batch;
  const rows = await write(tx, [
    batch.auction_id,
    batch.at,
    rises.map((rise) => rise.seq),
    rises.map((rise) => rise.user_id),
    rises.map((rise) => rise.amount),
    rises.map((rise) => rise.max_amount),
    rises.map((rise) => rise.automatic),
    taken.map((call) => call.user_id),
    taken.map((call) => call.max),
    taken.map((call) => call.key),
    taken.map((call) => call.body_hash),
    taken.map((call) => call.answer),
    batch.endpoint,
    after.state,
    after.ends_at,
    after.price,
    after.leader_id,
    after.leader_max,
    after.leader_hold_id,
    after.rises,
    after.bid_count,
    batch.event === null ? null : JSON.stringify(batch.event.payload),
    batch.event?.name ?? null,
    batch.event?.handlers ?? [],
  ]);
  return rows.map((row) => row.user_id);
}

/** Passed already, or to be asked along: one of these. */
export type Door = 'passed' | readonly PlainDoor[];

const lead = prepared<{ done: 'done' | 'moved' }>(
  'auctions-lead',
  `select auction_lead($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
     $23, $24) as done`,
);

/** The ledger's no, a key that was used before, a serialisation failure, a deadlock. */
const undone = new Set(['SP024', 'SP025', '40001', '40P01']);
/** The ledger's no where the money went away after it was looked at. */
const shortOfMoney = 'ledger_accounts_not_below_zero';

function wasUndone(error: unknown): boolean {
  const { code = '', constraint } = error as { code?: string; constraint?: string };
  return undone.has(code) || constraint === shortOfMoney;
}

/** One bid that leads, if the auction is still as it `was`; false where it is not, or where door, ledger or key refuse. */
export async function insertLead(
  db: Executor,
  was: AuctionRow,
  batch: Omit<BidBatch, 'auction_id'> & { hold_id: string; door: Door },
): Promise<boolean> {
  const { rises, after, event } = batch;
  const [call] = batch.taken;
  if (call === undefined) return false;
  const given = [
    was.id,
    was.state,
    was.ends_at,
    was.rises,
    was.bid_count,
    was.leader_hold_id,
    call.user_id,
    after.leader_max,
    batch.hold_id,
    batch.at,
    after.ends_at,
    after.price,
    rises.map((rise) => rise.user_id),
    rises.map((rise) => rise.amount),
    rises.map((rise) => rise.max_amount),
    rises.map((rise) => rise.automatic),
    batch.endpoint,
    call.key,
    call.body_hash,
    call.answer,
    event?.name ?? null,
    event === null ? null : JSON.stringify(event.payload),
    event?.handlers ?? [],
    batch.door === 'passed' ? null : batch.door,
  ];
  try {
    return (await lead(db, given))[0]?.done === 'done';
  } catch (error) {
    // Undone with all the rest: the longer way says what is missing, and is tried again where two waited for each other.
    if (wasUndone(error)) return false;
    throw error;
  }
}

const latest = prepared<BidRow>(
  'auctions-latest-bids',
  `select b.* from unnest($1::uuid[]) a (id)
   cross join lateral (
     select * from auction_bids where auction_id = a.id order by seq desc limit $2) b
   order by b.auction_id, b.seq`,
);

/** The latest rises of each, oldest first: each auction costs as many rows as are asked for. */
export async function listLatestBids(
  tx: Executor,
  auctionIds: readonly string[],
  each: number,
): Promise<Map<string, BidRow[]>> {
  const found = new Map<string, BidRow[]>();
  if (auctionIds.length === 0) return found;
  for (const row of await latest(tx, [auctionIds, each]))
    found.set(row.auction_id, [...(found.get(row.auction_id) ?? []), row]);
  return found;
}

const page = prepared<BidRow>(
  'auctions-bids-page',
  'select * from auction_bids where auction_id = $1 and seq < $2 order by seq desc limit $3',
);

export const bySeq = keyset({ seq: whole() });

export async function listBids(
  tx: Executor,
  auctionId: string,
  { after, limit }: PageOf<typeof bySeq>,
): Promise<BidRow[]> {
  return page(tx, [auctionId, after?.seq ?? 2_147_483_647, limit]);
}

/** Which of these auctions somebody has bid in. */
export async function listBidIn(
  tx: Executor,
  userId: string,
  auctionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ auction_id: string }>({
    text: 'select auction_id from auction_bidders where user_id = $1 and auction_id = any($2::uuid[])',
    values: [userId, auctionIds],
  });
  return new Set(rows.map((row) => row.auction_id));
}

/** Everything that a person bid, for their export. */
export async function listBidsOf(
  tx: Executor,
  userId: string,
): Promise<
  { auction_id: string; title: string; max_amount: number; bids: number; last_at: Date; won: boolean }[]
> {
  const { rows } = await tx.query<{
    auction_id: string;
    title: string;
    max_amount: number;
    bids: number;
    last_at: Date;
    won: boolean;
  }>({
    text: `select b.auction_id, a.title, b.max_amount, b.bids, b.last_at, a.winner_id is not distinct from b.user_id as won
      from auction_bidders b join auctions a on a.id = b.auction_id where b.user_id = $1 order by b.last_at, b.auction_id`,
    values: [userId],
  });
  return rows;
}
