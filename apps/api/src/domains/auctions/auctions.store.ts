// Owns the SQL of auctions as a whole: making, changing, locking and reading them. Bids have a store of their own.
import type { AuctionState } from '@stagepass/contract/auctions/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { AuctionRow, AuctionsTables } from './tables.ts';

const db = tablesOf<AuctionsTables>();
export const { insert: insertAuction, update: updateAuction } = rowsById(db, 'auctions');

const clubOf = prepared<{ club_id: string }>('auctions-club', 'select club_id from auctions where id = $1');

export async function findClubOfAuction(tx: Executor, id: string): Promise<string | undefined> {
  return (await clubOf(tx, [id]))[0]?.club_id;
}

const byIds = prepared<AuctionRow>('auctions-by-ids', 'select * from auctions where id = any($1::uuid[])');

export async function findAuction(tx: Executor, id: string): Promise<AuctionRow | undefined> {
  return (await byIds(tx, [[id]]))[0];
}

export function listAuctionsById(tx: Executor, ids: readonly string[]): Promise<AuctionRow[]> {
  return byIds(tx, [ids]);
}

/** With whether its design is out of sight. */
export type LockedAuction = AuctionRow & { readonly design_hidden: boolean };

const lock = prepared<LockedAuction>(
  'auctions-lock',
  `select a.*, exists (select from item_design_facts d where d.id = a.design_id and d.hidden_at is not null) as design_hidden
   from auctions a where a.id = $1 for no key update of a`,
);

export async function lockAuction(tx: Executor, id: string): Promise<LockedAuction | undefined> {
  return (await lock(tx, [id]))[0];
}

/** Under a lock on the club's number of them, so that two at once do not both fit. */
export async function countOpen(tx: Executor, clubId: string): Promise<number> {
  await oneAtATime(tx, 'auctions-open', clubId);
  const { rows } = await tx.query<{ open: number }>({
    text: `select count(*) as open from auctions where club_id = $1 and state in ('scheduled', 'live', 'ended')`,
    values: [clubId],
  });
  return rows[0]?.open ?? 0;
}

const outOfSight = prepared<{ id: string }>(
  'auctions-out-of-sight',
  `select a.id from auctions a join item_design_facts d on d.id = a.design_id and d.hidden_at is not null
   where a.id = $1 and not exists (select from auction_bidders b where b.user_id = $2 and b.auction_id = a.id)`,
);

/** Whether its design is out of sight, and this person has no money in it. */
export async function isOutOfSight(tx: Executor, id: string, userId: string | null): Promise<boolean> {
  return (await outOfSight(tx, [id, userId])).length > 0;
}

const watched = prepared<{ id: string; club_id: string; design_id: string; out_of_sight: boolean }>(
  'auctions-watched',
  `select a.id, a.club_id, a.design_id, d.hidden_at is not null and not exists
     (select from auction_bidders b where b.user_id = $2 and b.auction_id = a.id) as out_of_sight
   from auctions a join item_design_facts d on d.id = a.design_id where a.id = any($1::uuid[])`,
);

/** Where auctions stand, and whether they are out of this person's sight as `isOutOfSight` says. */
export async function listWatched(tx: Executor, ids: readonly string[], userId: string | null) {
  return watched(tx, [ids, userId]);
}

/** In any state. */
export async function countOfClub(tx: Executor, clubId: string): Promise<number> {
  const { rows } = await tx.query<{ all: number }>({
    text: 'select count(*) as all from auctions where club_id = $1',
    values: [clubId],
  });
  return rows[0]?.all ?? 0;
}

/** A copy in the club's own hand, such as one that was not sold. */
export async function findSpareCopy(tx: Executor, designId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from item_facts where design_id = $1 and holder_id is null and state = 'held'
      order by number limit 1`,
    values: [designId],
  });
  return rows[0]?.id;
}

export interface AuctionFilter {
  when: 'open' | 'past';
  club_id: string;
  state?: AuctionState | undefined;
  quality?: string | undefined;
  kind?: string | undefined;
  design_id?: string | undefined;
  /** A pattern of `ilike`. */
  name_like?: string | undefined;
  /** For those who manage the club's sales: also those whose design is out of sight, and who bought. */
  managed?: boolean | undefined;
}

/** Open ones by their end, past ones the latest first; scheduled ones stand among the open by their end too. */
export const byEnd = keyset({ ends_at: time, id });

export async function listOfClub(
  tx: Executor,
  filter: AuctionFilter,
  page: PageOf<typeof byEnd>,
): Promise<AuctionRow[]> {
  const open = filter.when === 'open';
  let query = db
    .withTables<{
      item_design_facts: { id: string; quality: string; kind: string; name: string; hidden_at: Date | null };
    }>()
    .selectFrom('auctions as a')
    .innerJoin('item_design_facts as d', 'd.id', 'a.design_id')
    .selectAll('a')
    .where('a.club_id', '=', filter.club_id)
    .where('a.state', 'in', open ? ['scheduled', 'live', 'ended'] : ['settled', 'unsold', 'cancelled']);
  if (filter.state !== undefined) query = query.where('a.state', '=', filter.state);
  if (filter.quality !== undefined) query = query.where('d.quality', '=', filter.quality);
  if (filter.kind !== undefined) query = query.where('d.kind', '=', filter.kind);
  if (filter.design_id !== undefined) query = query.where('a.design_id', '=', filter.design_id);
  if (filter.name_like !== undefined) query = query.where('d.name', 'ilike', filter.name_like);
  if (filter.managed !== true) query = query.where('d.hidden_at', 'is', null);
  return many(tx, byEnd.apply(query, page, open ? 'asc' : 'desc', 'a'));
}

const running = prepared<AuctionRow>(
  'auctions-running',
  `select a.* from auctions a join club_facts c on c.id = a.club_id join item_design_facts d on d.id = a.design_id
   where d.hidden_at is null and a.state = 'live' and a.ends_at > $1 and c.visibility = 'public' and c.closed_at is null
     and c.suspended_at is null and c.delete_after is null and ($2::text is null or c.category = $2)
   order by a.ends_at, a.id limit $3`,
);

/** Of clubs that everybody may find, of one kind or of all. */
export async function listRunning(
  tx: Executor,
  { now, category, limit }: { now: Date; category: string | undefined; limit: number },
): Promise<AuctionRow[]> {
  return running(tx, [now, category ?? null, limit]);
}

export interface FoundAuctionRow
  extends Pick<
    AuctionRow,
    'id' | 'club_id' | 'design_id' | 'title' | 'price' | 'start_amount' | 'bid_count' | 'ends_at'
  > {
  club_name: string;
  score: number;
}

/** So many that run are looked at, whatever is typed: those that end first. */
const MOST_LOOKED = 2000;

// A word counts where one of the title or of the item's name begins with it, or, from four letters on, nearly is it.
const found = prepared<FoundAuctionRow>(
  'auctions-found',
  `with running as materialized (
     select a.*, c.name as club_name, ' ' || lower(a.title) || ' ' || lower(d.name) as words
     from (select * from auctions where state = 'live' and ends_at > $2 order by ends_at limit ${MOST_LOOKED}) a
     join club_facts c on c.id = a.club_id join item_design_facts d on d.id = a.design_id
     where d.hidden_at is null and c.closed_at is null and c.suspended_at is null and c.delete_after is null
       and (c.visibility = 'public' or c.id = any($3::uuid[]))),
   ranked as (
     select r.*, (select sum(case when strpos(r.words, ' ' || term) > 0 then 1 else word_similarity(term, r.words) end)
       from unnest($1::text[]) term)::float8 as score
     from running r
     where not exists (select from unnest($1::text[]) term where strpos(r.words, ' ' || term) = 0
       and (length(term) < 4 or word_similarity(term, r.words) < 0.5)))
   select id, club_id, design_id, title, price, start_amount, bid_count, ends_at, club_name, score from ranked
   where $4::float8 is null or (score, id) < ($4, $5::uuid)
   order by score desc, id desc limit $6`,
);

/** Of clubs that everybody may find, and of those that are named; best first. */
export async function listFoundAuctions(
  tx: Executor,
  given: {
    terms: readonly string[];
    club_ids: readonly string[];
    limit: number;
    after: { score: number; id: string } | undefined;
    now: Date;
  },
): Promise<FoundAuctionRow[]> {
  const { terms, now, club_ids, after, limit } = given;
  return found(tx, [terms, now, club_ids, after?.score ?? null, after?.id ?? null, limit]);
}

export const byLastBid = keyset({ last_at: time, id });

/** By the time of the own last bid. */
export async function listOfBidder(
  tx: Executor,
  filter: { user_id: string; when: 'open' | 'past' },
  { after, limit }: PageOf<typeof byLastBid>,
): Promise<(AuctionRow & { last_at: Date })[]> {
  const states = filter.when === 'open' ? ['scheduled', 'live', 'ended'] : ['settled', 'unsold', 'cancelled'];
  const { rows } = await tx.query<AuctionRow & { last_at: Date }>({
    text: `select a.*, b.last_at from auction_bidders b join auctions a on a.id = b.auction_id
      where b.user_id = $1 and a.state = any($2) and ($3::timestamptz is null or (b.last_at, b.auction_id) < ($3, $4::uuid))
      order by b.last_at desc, b.auction_id desc limit $5`,
    values: [filter.user_id, states, after?.last_at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** Those whose time has come: to open, to close, or to settle what is closed already. */
export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `(select id from auctions where state = 'scheduled' and starts_at <= $1 and id <> all($3::uuid[]) order by starts_at limit $2)
      union all
      (select id from auctions where state = 'live' and ends_at <= $1 and id <> all($3::uuid[]) order by ends_at limit $2)
      union all
      (select id from auctions where state = 'ended' and id <> all($3::uuid[]) order by ends_at limit $2)`,
    values: [now, limit, except],
  });
  return rows.map((row) => row.id);
}

export async function listOpenOfClub(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from auctions where club_id = $1 and state in ('scheduled', 'live', 'ended') order by id limit $2`,
    values: [clubId, limit],
  });
  return rows.map((row) => row.id);
}

/** By way of where they have bid: an index over leaders would be written by every bid. */
export async function listLedBy(tx: Executor, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select a.id from auction_bidders b join auctions a on a.id = b.auction_id
      where b.user_id = $1 and a.leader_id = $1 and a.leader_hold_id is not null order by a.id`,
    values: [userId],
  });
  return rows.map((row) => row.id);
}

export async function countOpenByBids(
  tx: Executor,
  clubId: string,
): Promise<{ auctions_led: number; auctions_without_bid: number }> {
  const { rows } = await tx.query<{ auctions_led: number; auctions_without_bid: number }>({
    text: `select count(*) filter (where bid_count > 0) as auctions_led, count(*) filter (where bid_count = 0) as auctions_without_bid
      from auctions where club_id = $1 and state in ('scheduled', 'live', 'ended')`,
    values: [clubId],
  });
  return rows[0] ?? { auctions_led: 0, auctions_without_bid: 0 };
}
