// Owns the list of who bid in an auction, for whoever tells them how it ended.
import { type Executor, prepared } from '#platform/db/executor.ts';

const bidders = prepared<{ user_id: string }>(
  'auctions-bidder-ids',
  'select user_id from auction_bidders where auction_id = $1 and user_id is not null order by last_at desc, user_id limit $2',
);

/** Those who bid last first. */
export async function listBidderIds(tx: Executor, auctionId: string, limit: number): Promise<string[]> {
  return (await bidders(tx, [auctionId, limit])).map(({ user_id }) => user_id);
}
