// Owns who is connected to this process: noted when somebody's first socket opens, twice a minute while it is open, and, once the last
// one is gone, told after the other processes were asked.
import type { Server } from 'socket.io';
import type { Log } from '../log/log.ts';
import type { SocketData } from './watching.ts';

/** What whoever shows presence is told. All of it is written where every process reads it. */
export interface Presence {
  came(userIds: readonly string[]): Promise<void>;
  here(userIds: readonly string[]): Promise<void>;
  /** This process has no socket of theirs any more. Others may: they answer with `here`. */
  leaving(userIds: readonly string[]): Promise<void>;
  /** A moment after `leaving`: gone are those whom no process has noted since. */
  left(userIds: readonly string[]): Promise<void>;
  /** Twice a minute: gone are also those whom no process has noted for long. Theirs was killed, and said nothing. */
  expire(): Promise<void>;
}

export interface PresencePauses {
  here_every_ms: number;
  /** Many connect at once after a restart: they are told together. */
  gather_ms: number;
  /** How long the other processes have to say that somebody is connected to them. */
  answer_ms: number;
}

const usualPauses: PresencePauses = { here_every_ms: 30_000, gather_ms: 500, answer_ms: 1000 };

/** Between processes alone: clients cannot send it. */
const ASKED = 'presence-asked';

export function watchPresence(
  io: Server,
  { presence, log, pauses }: { presence: Presence; log: Log; pauses?: Partial<PresencePauses> | undefined },
): { close(): void } {
  const { here_every_ms, gather_ms, answer_ms } = { ...usualPauses, ...pauses };
  const connections = new Map<string, number>();
  let came = new Set<string>();
  let left = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function failed(error: unknown): void {
    log.warn({ error }, 'presence could not be noted');
  }
  async function leave(userIds: readonly string[]): Promise<void> {
    await presence.leaving(userIds);
    io.serverSideEmit(ASKED, userIds);
    setTimeout(() => {
      const gone = userIds.filter((id) => !connections.has(id));
      if (gone.length > 0) void presence.left(gone).catch(failed);
    }, answer_ms).unref();
  }
  function tell(): void {
    timer = undefined;
    const [coming, going] = [[...came], [...left]];
    came = new Set();
    left = new Set();
    if (coming.length > 0) void presence.came(coming).catch(failed);
    if (going.length > 0) void leave(going).catch(failed);
  }
  function soon(): void {
    timer ??= setTimeout(tell, gather_ms).unref();
  }
  io.on(ASKED, (userIds: readonly string[]) => {
    const own = userIds.filter((id) => connections.has(id));
    if (own.length > 0) void presence.here(own).catch(failed);
  });
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
    const noted = connections.size > 0 ? presence.here([...connections.keys()]) : Promise.resolve();
    void noted.then(() => presence.expire()).catch(failed);
  }, here_every_ms).unref();
  return {
    close() {
      clearInterval(here);
      clearTimeout(timer);
    },
  };
}
