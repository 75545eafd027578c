// Owns who may watch a room: the domain whose manifest registers the kind decides; rooms of other kinds are closed.
import { assert } from '@stagepass/base/assert.ts';
import type { RoomKind } from '@stagepass/contract/realtime.ts';
import type { Actor } from '../http/actor.ts';
import type { Platform } from '../platform.ts';

/** What comes with a room that is open to a viewer. */
export interface OpenRoom {
  /** Further rooms that are heard with it; no client can ask for them by name. */
  readonly also?: readonly string[];
  /** Places that it stands in, such as its club's room: a re-check of one of them asks for this room too. */
  readonly within?: readonly string[];
}

/** Of the ids or names asked for, those that are open. */
export type OpenRooms = ReadonlyMap<string, OpenRoom>;

export interface RoomOwner {
  readonly kind: RoomKind;
  readonly mayWatch: (platform: Platform, viewer: Actor, ids: readonly string[]) => Promise<OpenRooms>;
}

export type MayWatch = (viewer: Actor, rooms: readonly string[]) => Promise<OpenRooms>;

const pattern = /^([a-z][a-z-]*):([A-Za-z0-9-]{1,64})$/;
/** The socket server's own rooms: of a person, of a session, and of those who watch something inside a place. */
const OWN_KINDS: readonly string[] = ['user', 'session', 'inside'];

/** Whether a client may ask for it at all. */
export function isRoomName(name: string): boolean {
  const kind = pattern.exec(name)?.[1];
  return kind !== undefined && !OWN_KINDS.includes(kind);
}

/** Asks each kind's owner once for all its rooms. */
export function askOwners(owners: readonly RoomOwner[], platform: () => Platform): MayWatch {
  const byKind = new Map<string, RoomOwner>(owners.map((owner) => [owner.kind, owner]));
  assert(byKind.size === owners.length, 'two domains register one kind of room');
  for (const kind of OWN_KINDS)
    assert(!byKind.has(kind), `the socket server has rooms of kind ${kind} itself`);
  return async (viewer, rooms) => {
    const named = rooms.map((room) => ({ room, parts: pattern.exec(room) ?? [] }));
    const open = new Map<string, OpenRoom>();
    await Promise.all(
      [...byKind].map(async ([kind, owner]) => {
        const own = named.filter(({ parts }) => parts[1] === kind);
        if (own.length === 0) return;
        const ids = own.map(({ parts }) => parts[2] ?? '');
        const found = await owner.mayWatch(platform(), viewer, ids);
        for (const [at, { room }] of own.entries()) {
          const entry = found.get(ids[at] ?? '');
          if (entry !== undefined) open.set(room, entry);
        }
      }),
    );
    return open;
  };
}
