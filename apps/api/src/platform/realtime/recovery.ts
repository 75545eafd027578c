// Owns what a phone gets that was cut off for a moment: what was said meanwhile, where the adapter keeps it (Redis streams), and
// only after who it is and what they may watch were asked again.
import { randomUUID } from 'node:crypto';
import type { Server, Socket } from 'socket.io';
import { enterRooms, type SocketData, type Watching } from './watching.ts';

/** The stream of the adapter is bounded too: what fell out of it is not given back, and the phone fetches anew. */
export const RECOVERY = { maxDisconnectionDuration: 2 * 60_000, skipMiddlewares: false };

interface Restored {
  readonly data: SocketData;
  readonly rooms: readonly string[];
  /** Event name, payload, and the adapter's mark of its place in the stream. */
  readonly packets: readonly unknown[][];
}

/** The library would enter rooms and send what was missed before anybody is asked: both wait for `giveBack`. */
export function holdBackMissed(io: Server): void {
  const { adapter } = io.of('/');
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (pid, offset) => {
    const session = await restore(pid, offset);
    const { data, rooms, missedPackets: packets } = session;
    return { ...session, data: { restored: { data, rooms, packets } }, rooms: [], missedPackets: [] };
  };
}

const waiting = new WeakMap<Socket, Restored>();

/** Takes what is held back off the socket; the answer keeps it for whoever proves to be the same session, and drops it otherwise. */
export function claimRestored(socket: Socket): () => void {
  const { restored } = socket.data as { restored?: Restored };
  socket.data = {};
  return () => {
    if (restored === undefined) return;
    const { user } = socket.data as SocketData;
    if (restored.data.user?.session_id === user?.session_id) waiting.set(socket, restored);
    // By another mark than its own the client knows that nothing was recovered.
    else Object.assign(socket, { recovered: false, pid: randomUUID() });
  };
}

export async function giveBack(watching: Watching, socket: Socket): Promise<void> {
  const restored = waiting.get(socket);
  if (restored === undefined) return;
  waiting.delete(socket);
  try {
    await enterRooms(watching, socket, Object.keys(restored.data.watched ?? {}));
  } catch (error) {
    watching.log.warn({ error }, 'it could not be asked who may watch a room');
  }
  // Packets do not say which room they were for: where one is closed by now, the phone comes back without it and is given the rest.
  if (!restored.rooms.every((room) => socket.rooms.has(room))) socket.conn.close();
  else
    for (const [name, ...rest] of restored.packets)
      watching.io.local.to(socket.id).emit(String(name), ...rest);
}
