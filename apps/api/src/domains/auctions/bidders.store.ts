// Owns the SQL of who could lead an auction next, and of the rise by which the lead passes on.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Rise } from './auction.rules.ts';
import type { NextBidder } from './pass-on.rules.ts';

const next = prepared<NextBidder>(
  'auctions-next-bidders',
  `select b.user_id, b.max_amount as max, (
       select max(r.amount) from auction_bids r where r.auction_id = b.auction_id and r.user_id = b.user_id and not r.automatic) as named
   from auction_bidders b
   join auctions a on a.id = b.auction_id
   join user_standing u on u.user_id = b.user_id and not u.out_of_sight
   where b.auction_id = $1 and b.user_id <> $2 and b.max_amount >= a.start_amount
     and not exists (select from member_bans m where m.club_id = a.club_id and m.user_id = b.user_id)
     and not exists (
       select from member_standing m where m.club_id = a.club_id and m.user_id = b.user_id and m.role in ('admin', 'owner'))
   order by b.max_amount desc, b.last_at, b.user_id limit $3`,
);

/** The highest offers besides one person's, of those who may bid: ties go to the earlier. */
export async function listNextBidders(
  tx: Executor,
  of: { auction_id: string; without: string; limit: number },
): Promise<NextBidder[]> {
  return next(tx, [of.auction_id, of.without, of.limit]);
}

export async function insertPassedOn(
  tx: Executor,
  { auction_id, rise, at }: { auction_id: string; rise: Rise; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at, passed_on)
      values ($1, $2, $3, $4, $5, $6, $7, true)`,
    values: [auction_id, rise.seq, rise.user_id, rise.amount, rise.max_amount, rise.automatic, at],
  });
}
