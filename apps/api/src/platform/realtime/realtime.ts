// Owns what domains may say over the socket: to one user on all devices, or to a room; through every replica.
import type { RealtimeEvents } from '@stagepass/contract/realtime.ts';

export interface Realtime {
  toUser<Name extends keyof RealtimeEvents>(userId: string, name: Name, payload: RealtimeEvents[Name]): void;
  toRoom<Name extends keyof RealtimeEvents>(room: string, name: Name, payload: RealtimeEvents[Name]): void;
  /** Cuts the sockets of sessions that have ended. */
  dropSessions(sessionIds: readonly string[]): void;
}
