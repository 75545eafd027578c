// Owns which rooms of the server this phone listens in: watched when a screen asks, and again after each connection.
import type { RealtimeRequests, RoomName } from '@stagepass/contract/realtime.ts';
import { untilDone } from './until-done.ts';

/** Answers the acknowledgement; undefined where the line was lost before it came. */
export type Ask = (name: keyof RealtimeRequests, payload: { room: RoomName }) => Promise<unknown>;

export interface Watcher {
  /** Let in: what was said before, while the line was down, has to be asked for. */
  onWatched?: (() => void) | undefined;
  /** The line is down: what is said now is missed. */
  onLost?: (() => void) | undefined;
}

let line: Ask | null = null;
const watched = new Map<RoomName, Set<Watcher>>();
/** Where the server let us in, on this connection or on the one that was lost. */
const inside = new Set<RoomName>();

/** Called with the connection each time the server has welcomed it. */
export function lendLine(ask: Ask): void {
  line = ask;
  // A connection that the server recovered is still in rooms that were left meanwhile.
  for (const room of inside) if (!watched.has(room)) void line('unwatch', { room });
  inside.clear();
  for (const room of watched.keys()) void enter(room);
}

/** Called when the connection is lost. */
export function loseLine(): void {
  line = null;
  for (const watchers of [...watched.values()]) for (const { onLost } of [...watchers]) onLost?.();
}

/** Asked again where no answer came, or a no: the server says no also where it could not look. */
async function enter(room: RoomName): Promise<void> {
  const [asked, watchers] = [line, watched.get(room)];
  if (asked === null || watchers === undefined) return;
  await untilDone(
    async () => {
      const answer = await asked('watch', { room });
      const isIn = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
      if (!isIn || watched.get(room) !== watchers) return isIn;
      inside.add(room);
      for (const { onWatched } of [...watchers]) onWatched?.();
      return true;
    },
    () => line === asked && watched.get(room) === watchers,
  );
}

/** Listens in a room until the returned function is called. `onWatched` is told each time the server let us in. */
export function watchRoom(room: RoomName, watcher: Watcher): () => void {
  const others = watched.get(room) ?? new Set();
  const isFirst = others.size === 0;
  others.add(watcher);
  watched.set(room, others);
  if (isFirst) void enter(room);
  return () => {
    others.delete(watcher);
    if (others.size > 0 || watched.get(room) !== others) return;
    watched.delete(room);
    if (line === null) return;
    inside.delete(room);
    void line('unwatch', { room });
  };
}
