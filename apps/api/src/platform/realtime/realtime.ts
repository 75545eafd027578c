// Owns what domains may say over the socket: to one user on all devices, or to a room; through every replica.
import type { RealtimeEvents, RoomEvents } from '@stagepass/contract/realtime.ts';

type AnyRoomEvent = RealtimeEvents & RoomEvents;

export type Rechecked = { user_id: string } | { room: string };

export interface Realtime {
  toUser<Name extends keyof RealtimeEvents>(userId: string, name: Name, payload: RealtimeEvents[Name]): void;
  /** To those who watch `club:<id>` or `post:<id>`, or hear `news:<club id>` at home; a socket in several of the rooms hears it once. */
  toRoom<Name extends keyof AnyRoomEvent>(
    room: string | readonly string[],
    name: Name,
    payload: AnyRoomEvent[Name],
  ): void;
  /**
   * Their standing has changed: what they watch is asked for again, on every replica, and left where the door is closed
   * to them by now. Of a room: everybody in it, and whoever watches a single thing that may stand behind the same door.
   */
  recheck(whose: Rechecked): void;
  /** Cuts the sockets of sessions that have ended. */
  dropSessions(sessionIds: readonly string[]): void;
}
