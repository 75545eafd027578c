// Owns what domains may say over the socket: to one user on all devices, or to a room; through every replica.
import type { PersonEvents, RoomEvents } from '@stagepass/contract/realtime.ts';

type AnyEvents = PersonEvents & RoomEvents;

/**
 * Whose rooms are asked for again: a person's, or those at a place (a room, or something that rooms stand in). With `identity`, who the
 * person is has changed too, such as an operator who is none any more: their sessions are looked up first.
 */
export type Rechecked = { user_id: string; identity?: true } | { place: string };

/** Whom of a room something reaches: nobody in a room of `except`; with `only`, those alone who are in one of its rooms too. */
export interface Hearers {
  readonly except?: readonly string[];
  readonly only?: readonly string[];
}

/** Of a session's own sockets. No client can ask for it. */
export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

export interface Realtime {
  toUser<Name extends keyof PersonEvents>(userId: string, name: Name, payload: PersonEvents[Name]): void;
  /** A socket in several of the rooms gets it once. */
  toRoom<Name extends keyof AnyEvents>(
    room: string | readonly string[],
    name: Name,
    payload: AnyEvents[Name],
    hearers?: Hearers,
  ): void;
  /**
   * What they may watch has changed: it is asked for again, on every replica, and left where it is closed to them by now. Of a
   * place: by everybody in that room, and in the rooms whose owners said that they stand in it.
   */
  recheck(whose: Rechecked): void;
  /** Cuts the sockets of sessions that have ended. */
  dropSessions(sessionIds: readonly string[]): void;
}
