// Owns how an auction's row becomes what the rules and the events speak of.
import type { AuctionFacts } from './auction.rules.ts';
import type { AuctionRow } from './tables.ts';

export function factsOf(row: AuctionRow): AuctionFacts {
  return {
    state: row.state,
    start_amount: row.start_amount,
    reserve_amount: row.reserve_amount,
    starts_at: row.starts_at.getTime(),
    ends_at: row.ends_at.getTime(),
    hard_end_at: row.hard_end_at.getTime(),
    price: row.price,
    leader_id: row.leader_id,
    leader_max: row.leader_max,
    rises: row.rises,
    bid_count: row.bid_count,
  };
}

/** A clock that was put back is not believed: an auction goes on from the latest time it has seen. */
export function laterOf(now: Date, seen: Date): Date {
  return now > seen ? now : seen;
}

/** What every event of an auction says. */
export function lotOf({ id, club_id, design_id, title }: AuctionRow) {
  return { auction_id: id, club_id, design_id, title };
}
