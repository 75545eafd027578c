// Owns which rooms of the server this phone listens in: watched when a screen asks, and again after each connection.
import type { RealtimeRequests, RoomName } from '@stagepass/contract/realtime.ts';

type Ask = (name: keyof RealtimeRequests, payload: { room: RoomName }) => Promise<unknown>;
type OnWatched = () => void;

let line: Ask | null = null;
const watched = new Map<RoomName, Set<OnWatched>>();

/** Called with the connection each time the server has welcomed it. */
export function lendLine(ask: Ask): void {
  line = ask;
  for (const room of watched.keys()) void enter(room);
}

async function enter(room: RoomName): Promise<void> {
  const answer = await line?.('watch', { room });
  const isIn = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
  if (!isIn) return;
  for (const tell of [...(watched.get(room) ?? [])]) tell();
}

/**
 * Listens in a room until the returned function is called. `onWatched` is told each time the server let us in: what was
 * said before, while the line was down, has to be asked for.
 */
export function watchRoom(room: RoomName, onWatched: OnWatched): () => void {
  const others = watched.get(room) ?? new Set();
  const isFirst = others.size === 0;
  others.add(onWatched);
  watched.set(room, others);
  if (isFirst) void enter(room);
  return () => {
    others.delete(onWatched);
    if (others.size > 0 || watched.get(room) !== others) return;
    watched.delete(room);
    void line?.('unwatch', { room });
  };
}
