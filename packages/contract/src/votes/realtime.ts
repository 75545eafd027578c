// Owns a vote's room, and what the server says there.

import type { VoteCountsNow } from './shapes.ts';

export interface VoteRoomEvents {
  /** In `vote:<id>`: somebody voted, or it opened, closed or was answered. Without counts, fetch it anew. */
  voteChanged: {
    vote_id: string;
    /** Of an open vote; null where more than the counts changed. */
    counts: VoteCountsNow | null;
  };
}

declare module '../realtime.ts' {
  interface RoomEvents extends VoteRoomEvents {}
  interface RoomKinds {
    vote: 'vote id';
  }
}
