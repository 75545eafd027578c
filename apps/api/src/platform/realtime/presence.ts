// Owns who has a connection on this process: told when somebody's first one opens, when the last one is gone, and twice a minute.
import type { Server } from 'socket.io';
import type { Log } from '../log/log.ts';
import type { SocketData } from './watching.ts';

/** What whoever shows presence is told. Somebody may be connected to another process still. */
export interface Presence {
  came(userIds: readonly string[]): Promise<void>;
  here(userIds: readonly string[]): Promise<void>;
  left(userIds: readonly string[]): Promise<void>;
}

const HERE_EVERY_MS = 30_000;
/** Many connect at once after a restart: they are told together. */
const GATHER_MS = 500;

export function watchPresence(
  io: Server,
  { presence, log }: { presence: Presence; log: Log },
): { close(): void } {
  const connections = new Map<string, number>();
  let came = new Set<string>();
  let left = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function failed(error: unknown): void {
    log.warn({ error }, 'presence could not be noted');
  }
  function tell(): void {
    timer = undefined;
    const [coming, going] = [[...came], [...left]];
    came = new Set();
    left = new Set();
    if (coming.length > 0) void presence.came(coming).catch(failed);
    if (going.length > 0) void presence.left(going).catch(failed);
  }
  function soon(): void {
    timer ??= setTimeout(tell, GATHER_MS).unref();
  }
  io.on('connection', (socket) => {
    const { user } = socket.data as SocketData;
    if (user === undefined) return;
    const id = user.user_id;
    const open = (connections.get(id) ?? 0) + 1;
    connections.set(id, open);
    if (open === 1 && !left.delete(id)) came.add(id);
    soon();
    socket.on('disconnect', () => {
      const rest = (connections.get(id) ?? 1) - 1;
      if (rest > 0) return void connections.set(id, rest);
      connections.delete(id);
      if (!came.delete(id)) left.add(id);
      soon();
    });
  });
  const here = setInterval(() => {
    if (connections.size > 0) void presence.here([...connections.keys()]).catch(failed);
  }, HERE_EVERY_MS).unref();
  return {
    close() {
      clearInterval(here);
      clearTimeout(timer);
    },
  };
}
