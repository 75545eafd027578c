// Owns which rooms each socket watches: it enters those that are open to its viewer, so many at most, and leaves those that a
// later look finds closed. The index of who watches something inside a place is a room of its own (`inside:<place>`).
import type { Server, Socket } from 'socket.io';
import { type Actor, type SignedIn, visitor } from '../http/actor.ts';
import type { Log } from '../log/log.ts';
import type { Rechecked } from './realtime.ts';
import { isRoomName, type MayWatch, type OpenRoom, type OpenRooms } from './rooms.ts';

export const MOST_ROOMS = 40;
/** Viewers asked for at the same time: owners gather what is asked at once into few queries. */
const VIEWERS_AT_ONCE = 50;

type Watched = Record<string, OpenRoom>;

/** Survives in the adapter's store while a phone is away for a moment: plain values only. */
export interface SocketData {
  user?: SignedIn;
  watched?: Watched;
}

export function viewerOf(socket: Socket): Actor {
  return (socket.data as SocketData).user ?? visitor;
}

function watchedBy(socket: Socket): Watched {
  const data = socket.data as SocketData;
  data.watched ??= {};
  return data.watched;
}

export function userRoom(userId: string): string {
  return `user:${userId}`;
}

function insideRoom(place: string): string {
  return `inside:${place}`;
}

/** Everything that a socket is in because of what it watches. */
export function roomsFor(watched: Watched): Set<string> {
  return new Set(
    Object.entries(watched).flatMap(([room, { also = [], within = [] }]) => [
      room,
      ...also,
      ...within.map(insideRoom),
    ]),
  );
}

/** In one turn, so that nothing comes between an answer and its effect. What another watched room brings too is kept. */
function changeWatched(socket: Socket, change: (watched: Watched) => void): void {
  // A closed socket would stay in the adapter's lists for ever.
  if (!socket.connected) return;
  const watched = watchedBy(socket);
  const before = roomsFor(watched);
  change(watched);
  const after = roomsFor(watched);
  void socket.join([...after]);
  for (const room of before) if (!after.has(room)) void socket.leave(room);
}

/** An answer under way, and what has changed since it was asked for. */
interface Question {
  readonly viewer: Actor;
  readonly changed: Set<string>;
  viewerChanged: boolean;
}

function isStale({ changed, viewerChanged }: Question, open: OpenRooms): boolean {
  if (viewerChanged) return true;
  return [...open].some(([room, { within = [] }]) => [room, ...within].some((place) => changed.has(place)));
}

/** What the watching on one replica stands on. */
export interface Watching {
  readonly io: Server;
  readonly mayWatch: MayWatch;
  readonly log: Log;
  readonly underWay: Set<Question>;
}

export function makeWatching(parts: Omit<Watching, 'underWay'>): Watching {
  return { ...parts, underWay: new Set() };
}

/** Uses the answer in the turn in which it is known to be still true. */
async function ask(
  watching: Watching,
  socket: Socket,
  rooms: readonly string[],
  use: (open: OpenRooms) => void,
): Promise<void> {
  // Looked at for each question: who they are may have changed since the one before.
  const viewer = viewerOf(socket);
  const question: Question = { viewer, changed: new Set(), viewerChanged: false };
  watching.underWay.add(question);
  try {
    const open = await watching.mayWatch(viewer, rooms);
    if (!isStale(question, open)) return use(open);
  } finally {
    watching.underWay.delete(question);
  }
  return ask(watching, socket, rooms, use);
}

/** Enters of these rooms those that are open, as far as there is place. */
export function enterRooms(watching: Watching, socket: Socket, rooms: readonly string[]): Promise<void> {
  return ask(watching, socket, rooms, (open) =>
    changeWatched(socket, (watched) => {
      for (const [room, entry] of open) if (hasPlace(watched, room)) watched[room] = entry;
    }),
  );
}

function hasPlace(watched: Watched, room: string): boolean {
  return room in watched || Object.keys(watched).length < MOST_ROOMS;
}

/**
 * Asks about the rooms that a client wants to watch, one question at a time: what comes while one is under way waits, and is asked about
 * together. Without this, one client could keep as many queries under way as the database has connections.
 */
function roomQuestions(watching: Watching, socket: Socket) {
  const waiting = new Map<string, PromiseWithResolvers<boolean>>();
  let isAsking = false;
  async function askInTurn(): Promise<void> {
    isAsking = true;
    while (waiting.size > 0 && socket.connected) {
      const turn = [...waiting];
      waiting.clear();
      try {
        await enterRooms(
          watching,
          socket,
          turn.map(([room]) => room),
        );
      } catch (error) {
        watching.log.warn({ error }, 'a room could not be opened');
      }
      for (const [room, { resolve }] of turn) resolve(socket.connected && room in watchedBy(socket));
    }
    isAsking = false;
  }
  return {
    watch(room: string): Promise<boolean> {
      const before = waiting.get(room);
      if (before !== undefined) return before.promise;
      // More than a phone could be in at all.
      if (waiting.size >= MOST_ROOMS) {
        socket.disconnect(true);
        return Promise.resolve(false);
      }
      const answer = Promise.withResolvers<boolean>();
      waiting.set(room, answer);
      if (!isAsking) void askInTurn();
      return answer.promise;
    },
    forget(room: string): void {
      waiting.get(room)?.resolve(false);
      waiting.delete(room);
    },
  };
}

/** Answers a client's `watch` and `unwatch`. */
export function takeRoomRequests(watching: Watching, socket: Socket): void {
  const questions = roomQuestions(watching, socket);
  async function watch(room: string): Promise<boolean> {
    if (!isRoomName(room)) return false;
    const watched = watchedBy(socket);
    // Whoever may no longer watch it leaves by a re-check; asking again says nothing new.
    if (room in watched) return true;
    return hasPlace(watched, room) && questions.watch(room);
  }
  socket.on('watch', (payload: unknown, acknowledge: unknown) => {
    void watch(roomIn(payload)).then(answerer(acknowledge));
  });
  socket.on('unwatch', (payload: unknown, acknowledge: unknown) => {
    const room = roomIn(payload);
    questions.forget(room);
    changeWatched(socket, (watched) => {
      delete watched[room];
    });
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
    if (typeof acknowledge === 'function') acknowledge({ ok });
  };
}

/** Asks again for what a change concerns, on this replica; one question for all devices of a person, and for all visitors. */
export async function recheckRooms(watching: Watching, whose: Rechecked): Promise<void> {
  for (const question of watching.underWay)
    if ('place' in whose) question.changed.add(whose.place);
    else if (idOf(question.viewer) === whose.user_id) question.viewerChanged = true;
  const byViewer = new Map<string | undefined, Concerned>();
  for (const [socket, rooms] of concernedBy(watching, whose)) {
    const id = idOf(viewerOf(socket));
    byViewer.set(id, (byViewer.get(id) ?? new Map()).set(socket, rooms));
  }
  const groups = [...byViewer.values()];
  for (let at = 0; at < groups.length; at += VIEWERS_AT_ONCE)
    await Promise.all(groups.slice(at, at + VIEWERS_AT_ONCE).map((group) => recheckOrLeave(watching, group)));
}

/** Where owners cannot be asked, nobody stays inside: a room is watched again sooner than a secret is taken back. */
async function recheckOrLeave(watching: Watching, sockets: Concerned): Promise<void> {
  try {
    await recheckViewer(watching, sockets);
  } catch (error) {
    watching.log.warn({ error }, 'it could not be asked who may watch a room');
    keepOpen(sockets, new Map());
  }
}

/** Who the socket belongs to is known anew: what it watches is asked for as that viewer, and answers under way are not used. */
export async function recheckAsViewer(watching: Watching, socket: Socket): Promise<void> {
  const id = idOf(viewerOf(socket));
  for (const question of watching.underWay) if (idOf(question.viewer) === id) question.viewerChanged = true;
  await recheckOrLeave(watching, new Map([[socket, Object.keys(watchedBy(socket))]]));
}

export function recheckSocket(watching: Watching, socket: Socket): Promise<void> {
  return recheckViewer(watching, new Map([[socket, Object.keys(watchedBy(socket))]]));
}

function idOf(viewer: Actor): string | undefined {
  return viewer.kind === 'user' ? viewer.user_id : undefined;
}

/** Sockets with those of their rooms that a change concerns. */
type Concerned = Map<Socket, readonly string[]>;

function concernedBy({ io }: Watching, whose: Rechecked): Concerned {
  const places = 'place' in whose ? [whose.place, insideRoom(whose.place)] : [userRoom(whose.user_id)];
  const { adapter, sockets } = io.of('/');
  const concerned: Concerned = new Map();
  for (const id of places.flatMap((place) => [...(adapter.rooms.get(place) ?? [])])) {
    const socket = sockets.get(id);
    if (socket === undefined) continue;
    const rooms = Object.entries(watchedBy(socket)).flatMap(([room, { within = [] }]) =>
      'user_id' in whose || [room, ...within].includes(whose.place) ? [room] : [],
    );
    if (rooms.length > 0) concerned.set(socket, rooms);
  }
  return concerned;
}

function keepOpen(sockets: Concerned, open: OpenRooms): void {
  for (const [socket, rooms] of sockets)
    changeWatched(socket, (watched) => {
      for (const room of rooms) {
        const entry = open.get(room);
        if (entry === undefined) delete watched[room];
        else if (room in watched) watched[room] = entry;
      }
    });
}

async function recheckViewer(watching: Watching, sockets: Concerned): Promise<void> {
  const [first] = sockets.keys();
  const asked = [...new Set([...sockets.values()].flat())];
  if (first === undefined || asked.length === 0) return;
  await ask(watching, first, asked, (open) => keepOpen(sockets, open));
}
