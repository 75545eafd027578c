// Owns which rooms of the server this phone listens in: watched when a screen asks, and again after each connection.
import type { RealtimeRequests, RoomName } from '@stagepass/contract/realtime.ts';

type Ask = (name: keyof RealtimeRequests, payload: { room: RoomName }) => Promise<unknown>;

export interface Watcher {
  /** Let in: what was said before, while the line was down, has to be asked for. */
  onWatched?: (() => void) | undefined;
  /** The line is down: what is said now is missed. */
  onLost?: (() => void) | undefined;
}

let line: Ask | null = null;
const watched = new Map<RoomName, Set<Watcher>>();

/** Called with the connection each time the server has welcomed it. */
export function lendLine(ask: Ask): void {
  line = ask;
  for (const room of watched.keys()) void enter(room);
}

/** Called when the connection is lost. */
export function loseLine(): void {
  line = null;
  for (const watchers of [...watched.values()]) for (const { onLost } of [...watchers]) onLost?.();
}

async function enter(room: RoomName): Promise<void> {
  const answer = await line?.('watch', { room });
  const isIn = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
  if (!isIn) return;
  for (const { onWatched } of [...(watched.get(room) ?? [])]) onWatched?.();
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
    void line?.('unwatch', { room });
  };
}
