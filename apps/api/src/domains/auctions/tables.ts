// Owns the row types of the auctions domain's tables; nobody else reads or writes them.
import type { AuctionState } from '@stagepass/contract/auctions/shapes.ts';
import type { Generated } from 'kysely';

export interface AuctionRow {
  id: string;
  club_id: string;
  design_id: string;
  item_id: string;
  title: string;
  story: string;
  start_amount: number;
  reserve_amount: number | null;
  buy_now_amount: number | null;
  starts_at: Date;
  ends_at: Date;
  hard_end_at: Date;
  state: AuctionState;
  price: number | null;
  leader_id: string | null;
  leader_max: number | null;
  leader_hold_id: string | null;
  rises: number;
  bid_count: number;
  /** How often the lead passed to the next bidder because the leader's account was deleted. */
  passed_on: number;
  seen_at: Date;
  ended_at: Date | null;
  settled_at: Date | null;
  winner_id: string | null;
  sold_amount: number | null;
  fee_amount: number | null;
  transfer_id: string | null;
  created_by: string;
  created_at: Date;
}

interface AuctionTable extends Omit<AuctionRow, 'rises' | 'bid_count' | 'passed_on'> {
  rises: Generated<number>;
  bid_count: Generated<number>;
  passed_on: Generated<number>;
}

export interface BidRow {
  auction_id: string;
  seq: number;
  user_id: string;
  amount: number;
  max_amount: number | null;
  automatic: boolean;
  at: Date;
  /** The bidder got the lead because the leader's account was deleted: the price may be lower than before. */
  passed_on: boolean;
}

export interface BidderRow {
  auction_id: string;
  user_id: string;
  max_amount: number;
  bids: number;
  last_at: Date;
}

export interface AuctionsTables {
  auctions: AuctionTable;
  auction_bids: BidRow;
  auction_bidders: BidderRow;
}
