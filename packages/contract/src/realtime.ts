// Owns the events that the server sends over the socket; names and fields of the seed stay as they are.
import type { AuctionBid, AuctionState } from './auctions/shapes.ts';
import type { ReactionCounts } from './posts/shapes.ts';
import type { UserCard } from './users/shapes.ts';

/** Event name → payload, server to client, to every device of a person. Domains add theirs here as types only. */
export interface RealtimeEvents {
  haveMessage: { user_name: string; content: string; conversation_id: string };
  /** The account's sessions changed: a client whose token is gone signs itself out. */
  sessionEnded: { session_id: string };
  /** An export of the person's data has come further, or has ended: look again. */
  dataExportChanged: { export_id: string };
  toast: { title: string; description: string };
  /** To the staff of a club: somebody asks to join. */
  joinRequestMade: { club_id: string; club_name: string; display_name: string; waiting: number };
  /** To the person who asked. */
  joinRequestAnswered: { club_id: string; club_name: string; approved: boolean };
  /** To whoever got a copy that they did not ask for: a gift, a grant, a reward. */
  itemReceived: { item_id: string; name: string; quality: string; from_name: string | null };
  /** To the holder whose code was scanned: the phone that shows it can let go of it. */
  codeScanned: { kind: 'item' | 'pass'; subject_id: string; verdict: string; club_name: string };
  /** To who led an auction until now: somebody offered more, and the money is free again. */
  auctionOutbid: { auction_id: string; title: string; amount: number; next_amount: number; ends_at: string };
  /** To whoever won. */
  auctionWon: { auction_id: string; title: string; amount: number; item_id: string };
  /** To the fan who sold a copy. */
  itemSold: { listing_id: string; item_name: string; to_seller_cents: number };
  /** To the other devices of somebody who did everything that joining asks. */
  joinRequirementsPassed: { club_id: string };
}

/**
 * Event name → payload, to those who watch a room. They say that something changed and never what only some may see: the
 * client asks for that.
 */
export interface RoomEvents {
  /** In `club:<id>`, and in `home:<user id>` of its members: a post is out. Ask how many are new, or fetch it. */
  newPost: { club_id: string; post_id: string; author_id: string; published_at: string };
  /** In `club:<id>`, `post:<id>` and `home:<user id>` of members: fetch it anew, or take it away. */
  postChanged: { club_id: string; post_id: string; change: 'edited' | 'removed' | 'pins' | 'preview' };
  /** In `post:<id>` for the post and its comments, in `club:<id>` and `home:<user id>` of members for posts. */
  reactionCount: {
    club_id: string;
    post_id: string;
    subject: { kind: 'post' | 'comment'; id: string };
    counts: ReactionCounts;
  };
  /** In `post:<id>`, and in `club:<id>` and `home:<user id>` of members for the number under the post. */
  newComment: {
    club_id: string;
    post_id: string;
    comment_id: string;
    parent_id: string | null;
    author_id: string;
    /** How many comments the post has by now. */
    comments: number;
  };
  /** In `post:<id>`: fetch it anew, or take it away. */
  commentChanged: {
    post_id: string;
    comment_id: string;
    parent_id: string | null;
    change: 'edited' | 'removed';
    /** How many comments the post has by now; null where as many as before. */
    comments: number | null;
  };
  /** In `club:<id>`. */
  memberCount: { club_id: string; member_count: number };
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

/** What a room can be of; who may watch one is decided by whoever owns the kind. */
export const roomKinds = ['club', 'post', 'auction', 'home'] as const;
export type RoomKind = (typeof roomKinds)[number];
export type RoomName = `${RoomKind}:${string}`;

/** Event name → payload and acknowledgement, client to server. At most 40 rooms a socket; watched anew after each connection. */
export interface RealtimeRequests {
  watch: { payload: { room: RoomName }; answer: { ok: boolean } };
  unwatch: { payload: { room: RoomName }; answer: { ok: true } };
}
