// Owns who decides about watching which kind of room; a kind without a door does not compile.
import type { RoomKind } from '@stagepass/contract/realtime.ts';
import { mayWatchAuction } from '#domains/auctions/rooms.ts';
import { mayWatchClub, mayWatchHome, mayWatchPost } from '#domains/posts/rooms.ts';
import type { RoomDoor } from '#platform/realtime/rooms.ts';

export const roomRegistry = {
  club: mayWatchClub,
  post: mayWatchPost,
  home: mayWatchHome,
  auction: mayWatchAuction,
} satisfies Record<RoomKind, RoomDoor>;
