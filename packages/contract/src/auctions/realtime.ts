// Owns an auction's room, and what the server says over the socket about auctions.
import type { UserCard } from '../users/shapes.ts';
import type { AuctionBid, AuctionState } from './shapes.ts';

export interface AuctionPersonEvents {
  /** To who led an auction until now: somebody offered more, and the money is free again. */
  auctionOutbid: { auction_id: string; title: string; amount: number; next_amount: number; ends_at: string };
  /** To whoever won. */
  auctionWon: { auction_id: string; title: string; amount: number; item_id: string };
}

export interface AuctionRoomEvents {
  /** In `auction:<id>`: the price rose; everything a watcher needs to show it is here. */
  auctionBid: {
    auction_id: string;
    /** The visible price now. */
    amount: number;
    next_amount: number;
    bid_count: number;
    ends_at: string;
    reserve: 'none' | 'not-met' | 'met';
    leader: UserCard | null;
    /** What came in together, oldest first; at most the latest ten. */
    bids: AuctionBid[];
    /** The server's clock. */
    now: string;
  };
  /** In `auction:<id>`: it opened, was changed, or is over. Fetch it anew. */
  auctionChanged: { auction_id: string; state: AuctionState };
}

declare module '../realtime.ts' {
  interface PersonEvents extends AuctionPersonEvents {}
  interface RoomEvents extends AuctionRoomEvents {}
  interface RoomKinds {
    auction: 'auction id';
  }
}
