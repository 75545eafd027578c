// Owns the watching of rooms: a client asks for one by name, whoever owns its kind decides, and so many a socket at most.
import { type RoomKind, roomKinds } from '@stagepass/contract/realtime.ts';
import type { Socket } from 'socket.io';
import type { Actor } from '../http/actor.ts';
import type { Platform } from '../platform.ts';
import { type Slot, slot } from '../slot/slot.ts';

/** Whether somebody may hear what is said in a room. A list lets them in, and into these further rooms along with it. */
type Door = boolean | readonly string[];
export type RoomDoor = (platform: Platform, actor: Actor, id: string) => Promise<Door>;
export const roomDoors: Slot<Record<RoomKind, RoomDoor>> = slot('room doors');

export type MayWatch = (actor: Actor, room: string) => Promise<Door>;
export const MOST_ROOMS = 40;

const pattern = new RegExp(`^(${roomKinds.join('|')}):([A-Za-z0-9-]{1,64})$`);

/** Asks the door of the room's kind; a room of no known kind has none. */
export function doorKeeper(platform: () => Platform): MayWatch {
  return async (actor, room) => {
    const [, kind, id] = pattern.exec(room) ?? [];
    return id !== undefined && roomDoors.read()[kind as RoomKind](platform(), actor, id);
  };
}

/** Rooms of a single thing inside a bigger one, whose door they share; and homes, which hear of many. */
export function isInnerRoom(name: string): boolean {
  const kind = pattern.exec(name)?.[1];
  return kind === 'post' || kind === 'auction' || kind === 'home';
}

function isRoom(name: string): boolean {
  return pattern.test(name);
}

/** Rooms that the client asked for, not those that every socket is in. */
export function watchedRooms(socket: Socket): string[] {
  return [...socket.rooms].filter(isRoom);
}

/** The further rooms that a socket is in because of one that its client asked for. */
const further = new WeakMap<Socket, Map<string, readonly string[]>>();

async function enterRoom(socket: Socket, room: string, door: Exclude<Door, false>): Promise<void> {
  const known = further.get(socket) ?? new Map<string, readonly string[]>();
  const rooms = door === true ? [] : door;
  for (const gone of known.get(room) ?? []) if (!rooms.includes(gone)) await socket.leave(gone);
  further.set(socket, known.set(room, rooms));
  await socket.join([room, ...rooms]);
}

export function leaveRoom(socket: Socket, room: string): void {
  for (const other of further.get(socket)?.get(room) ?? []) void socket.leave(other);
  further.get(socket)?.delete(room);
  void socket.leave(room);
}

interface RoomParts {
  mayWatch: MayWatch;
  actor: Actor;
  onError: (error: unknown) => void;
}

type Acknowledge = (answer: { ok: boolean }) => void;

/** How often a socket's rooms were asked for again: an answer from before a look at the doors is none. */
const looks = new WeakMap<Socket, number>();

function looksAt(socket: Socket): number {
  return looks.get(socket) ?? 0;
}

/** From now on no answer that is under way lets this socket in. */
export function noteLook(socket: Socket): void {
  looks.set(socket, looksAt(socket) + 1);
}

export function takeRoomRequests(socket: Socket, { mayWatch, actor, onError }: RoomParts): void {
  async function mayEnter(room: string): Promise<Door> {
    const before = looksAt(socket);
    const door = await mayWatch(actor, room);
    return door !== false && looksAt(socket) !== before ? mayEnter(room) : door;
  }
  async function watch(room: string): Promise<boolean> {
    if (!isRoom(room) || watchedRooms(socket).length >= MOST_ROOMS) return false;
    const door = await mayEnter(room);
    if (door === false || !socket.connected) return false;
    await enterRoom(socket, room, door);
    return true;
  }
  socket.on('watch', (payload: unknown, acknowledge: unknown) => {
    watch(roomIn(payload)).then(answerer(acknowledge), (error: unknown) => {
      onError(error);
      answerer(acknowledge)(false);
    });
  });
  socket.on('unwatch', (payload: unknown, acknowledge: unknown) => {
    const room = roomIn(payload);
    // Only rooms of these kinds: nobody leaves the room of their own account by accident.
    if (isRoom(room)) leaveRoom(socket, room);
    answerer(acknowledge)(true);
  });
}

function roomIn(payload: unknown): string {
  const room = typeof payload === 'object' && payload !== null && 'room' in payload ? payload.room : '';
  return typeof room === 'string' ? room : '';
}

/** A client need not ask for an answer. */
function answerer(acknowledge: unknown): (ok: boolean) => void {
  return (ok) => {
    if (typeof acknowledge === 'function') (acknowledge as Acknowledge)({ ok });
  };
}

/** Whoever was let in once may have been shut out since. */
export async function leaveClosedRooms(socket: Socket, actor: Actor, mayWatch: MayWatch): Promise<void> {
  noteLook(socket);
  for (const room of watchedRooms(socket)) {
    const door = await mayWatch(actor, room);
    if (door === false) leaveRoom(socket, room);
    else await enterRoom(socket, room, door);
  }
}
