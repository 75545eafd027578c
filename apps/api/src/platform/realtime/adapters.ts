// Owns how replicas hear each other: over Redis streams where configured, otherwise over PostgreSQL's notifications.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Server } from 'socket.io';
import type { Log } from '../log/log.ts';
import type { Hearers } from './realtime.ts';

export interface Spread {
  /** To every socket in the room, here and on the other replicas. */
  emit(room: Rooms, name: string, payload: unknown, hearers?: Hearers): void;
  /** Sends what is still being gathered. */
  flush(): void;
  close(): Promise<void>;
}

type Rooms = string | readonly string[];
/** What is left out is null once it has travelled. */
type Message = [room: Rooms, name: string, payload: unknown, hearers?: Hearers | null | undefined];

const GATHER_MS = 5;
const MOST_GATHERED = 100;
const CONNECT_LIMIT_MS = 3000;

/** To the sockets of this replica. Rooms of the library only add up: who is in two of them at once is looked up here. */
function emitHere(io: Server, [room, name, payload, hearers]: Message): void {
  const { except = [], only } = hearers ?? {};
  const rooms = typeof room === 'string' ? [room] : [...room];
  const { adapter } = io.of('/');
  const among =
    only &&
    [...only]
      .flatMap((one) => [...(adapter.rooms.get(one) ?? [])])
      .filter((id) => rooms.some((one) => adapter.rooms.get(one)?.has(id)));
  // Without any room, the library would serve everybody.
  if (among?.length === 0 || rooms.length === 0) return;
  io.local
    .to(among ?? rooms)
    .except([...except])
    .emit(name, payload);
}

function takeRelayed(io: Server): void {
  io.on('relay', (messages: Message[]) => {
    for (const message of messages) emitHere(io, message);
  });
}

/**
 * The adapter's own broadcast waits for the database before it serves the sockets on this replica, and sends one
 * notification a message. Here they are served at once, and the messages of a few milliseconds travel together.
 */
export async function spreadOverPostgres(io: Server, url: string, log: Log): Promise<Spread> {
  const { createAdapter } = await import('@socket.io/postgres-adapter');
  // One connection listens; the other speaks and is let go when there is nothing to say.
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    idleTimeoutMillis: 10_000,
    application_name: 'stagepass-sockets',
    // A notification is a transaction: without this each would wait for the disk, and writers of messages behind it. None is lost
    // by it that a crash of the database would not lose anyway.
    options: '-c synchronous_commit=off',
  });
  pool.on('error', (error) => log.warn({ error }, 'a realtime connection to the database broke'));
  pool.on('connect', (client) => client.on('error', () => {}));
  let closed = false;
  let letGo = (): void => {};
  // The adapter forgets a connection that is still being made when it closes, and tries anew for ever: so the
  // connection is let go from here, and none is given out after the end.
  async function connect(): Promise<pg.PoolClient> {
    if (closed) return new Promise<never>(() => {});
    const client = await pool.connect();
    letGo = releaseOnce(client);
    if (closed) letGo();
    return client;
  }
  const forAdapter = { connect, query: pool.query.bind(pool) } as unknown as pg.Pool;
  io.adapter(
    createAdapter(forAdapter, {
      // Payloads must stay below 8000 bytes; larger ones go through a table.
      payloadThreshold: 7800,
      heartbeatInterval: 60_000,
      heartbeatTimeout: 150_000,
      cleanupInterval: 300_000,
      errorHandler: (error) => log.warn({ error }, 'a realtime message could not reach the other replicas'),
    }),
  );
  let gathered: Message[] = [];
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const messages = gathered;
    gathered = [];
    if (messages.length > 0) io.serverSideEmit('relay', messages);
  }
  takeRelayed(io);
  return {
    emit(...message) {
      emitHere(io, message);
      gathered.push(message);
      if (gathered.length >= MOST_GATHERED) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
    flush,
    close() {
      closed = true;
      letGo();
      return pool.end();
    },
  };
}

/** Whoever comes first, the adapter or we: a pool does not bear being given the same client twice. */
function releaseOnce(client: pg.PoolClient): () => void {
  const release = client.release;
  let released = false;
  function once(how?: Error | boolean): void {
    if (!released) release.call(client, how);
    released = true;
  }
  client.release = once;
  return () => once(true);
}

export async function spreadOverRedis(io: Server, url: string, log: Log): Promise<Spread> {
  const [{ createAdapter }, { createClient }] = await Promise.all([
    import('@socket.io/redis-streams-adapter'),
    import('redis'),
  ]);
  // Without a queue for bad times: while Redis is away, sockets on this replica must not wait for it. The adapter
  // reads streams in the older form of answers.
  const client = createClient({ url, RESP: 2, disableOfflineQueue: true });
  client.on('error', (error: Error) => log.warn({ error }, 'redis failed'));
  const connecting = client.connect().catch((error: unknown) => log.warn({ error }, 'redis failed'));
  await Promise.race([connecting, sleep(CONNECT_LIMIT_MS, undefined, { ref: false })]);
  // The adapter reads through copies of the client and, when a read fails, tries again at once. Its copies therefore
  // wait for Redis: refused without a pause, they would spin for ever and stop the whole process.
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (options) => duplicate({ ...options, disableOfflineQueue: false });
  const settled = patientSets(client, (error) => log.warn({ error }, 'redis failed'));
  io.adapter(createAdapter(client));
  takeRelayed(io);
  return {
    emit(...message) {
      const [room, name, payload, hearers] = message;
      const { except = [], only } = hearers ?? {};
      if (only === undefined)
        return void io
          .to(room as string | string[])
          .except([...except])
          .emit(name, payload);
      emitHere(io, message);
      io.serverSideEmit('relay', [message]);
    },
    flush: () => {},
    async close() {
      await settled();
      if (client.isOpen) client.destroy();
    },
  };
}

/**
 * The adapter writes down the state of a lost connection without looking at what becomes of it: a Redis that is away must not end
 * the process by that. The answer waits for what is under way: phones of a replica that closes recover on another one.
 */
function patientSets(client: object, onError: (error: unknown) => void): () => Promise<unknown> {
  const underWay = new Set<Promise<unknown>>();
  const owner = client as { set(...given: unknown[]): Promise<unknown> };
  const set = owner.set.bind(owner);
  owner.set = (...given) => {
    const done = set(...given).catch(onError);
    underWay.add(done);
    return done.finally(() => underWay.delete(done));
  };
  return () => Promise.all(underWay);
}
