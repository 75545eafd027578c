// Owns a stand-in for Redis on loopback: the counters, values, streams and channels that the server uses, over the real wire.
import { createServer, type Socket } from 'node:net';
import { encodeReply, parseCommands, type Reply } from './redis-wire.ts';

export interface RedisServer {
  readonly url: string;
  /** Names of the commands received, in order. */
  readonly seen: string[];
  stop(): Promise<void>;
}

interface Entry {
  id: string;
  fields: string[];
}

interface Waiting {
  stream: string;
  after: string;
  answer: (reply: Reply) => void;
}

interface Store {
  counters: Map<string, string>;
  streams: Map<string, Entry[]>;
  channels: Map<string, Set<Socket>>;
  waiting: Set<Waiting>;
  sequence: number;
}

const OK: Reply = { simple: 'OK' };

/** With a port to come back at one that was stopped. */
export async function startRedisServer(port = 0): Promise<RedisServer> {
  const store: Store = {
    counters: new Map(),
    streams: new Map(),
    channels: new Map(),
    waiting: new Set(),
    // As Redis counts by the time of day: a reader's place in a stream stays valid after a restart.
    sequence: Date.now(),
  };
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      for (const members of store.channels.values()) members.delete(socket);
    });
    serve(socket, store, seen);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const opened = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${opened}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function serve(socket: Socket, store: Store, seen: string[]): void {
  let rest = Buffer.alloc(0);
  let queued: string[][] | undefined;
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, typeof bytes === 'string' ? Buffer.from(bytes) : bytes]);
    const { commands, used } = parseCommands(rest);
    rest = rest.subarray(used);
    for (const parts of commands) {
      const words = parts.map((part) => part.toString('latin1'));
      const name = (words[0] ?? '').toUpperCase();
      seen.push(name);
      if (name === 'MULTI') {
        queued = [];
        socket.write(encodeReply(OK));
      } else if (name === 'EXEC') {
        socket.write(encodeReply((queued ?? []).map((command) => answer(command, store))));
        queued = undefined;
      } else if (queued !== undefined) {
        queued.push(words);
        socket.write(encodeReply({ simple: 'QUEUED' }));
      } else if (name === 'SUBSCRIBE') subscribe(socket, words.slice(1), store);
      else if (name === 'XREAD') readStream(socket, words, store);
      else socket.write(encodeReply(answer(words, store)));
    }
  });
}

function answer([command = '', key = '', ...rest]: string[], store: Store): Reply {
  switch (command.toUpperCase()) {
    case 'INCR':
      return add(store, key, 1);
    case 'DECR':
      return add(store, key, -1);
    case 'GET':
      return store.counters.get(key) ?? null;
    case 'SET':
      store.counters.set(key, rest[0] ?? '');
      return OK;
    case 'DEL':
      return store.counters.delete(key) ? 1 : 0;
    case 'XRANGE':
      return entriesBetween(store, key, rest);
    case 'PEXPIRE':
      return store.counters.has(key) ? 1 : 0;
    case 'XADD':
      return addEntry(store, key, rest);
    case 'PUBLISH':
      return publish(store, key, rest[0] ?? '');
    case 'PUBSUB':
      return [rest[0] ?? '', store.channels.get(rest[0] ?? '')?.size ?? 0];
    case 'PING':
      return { simple: 'PONG' };
    case 'CLIENT':
    case 'SELECT':
      return OK;
    default:
      return new Error(`unknown command '${command}'`);
  }
}

function add(store: Store, key: string, step: number): number {
  const next = Number(store.counters.get(key) ?? 0) + step;
  store.counters.set(key, String(next));
  return next;
}

function subscribe(socket: Socket, names: string[], store: Store): void {
  for (const [at, name] of names.entries()) {
    const members = store.channels.get(name) ?? new Set();
    store.channels.set(name, members.add(socket));
    socket.write(encodeReply(['subscribe', name, at + 1]));
  }
}

function publish(store: Store, channel: string, payload: string): number {
  const members = store.channels.get(channel) ?? new Set();
  const message: Reply = ['message', channel, Buffer.from(payload, 'latin1')];
  for (const socket of members) socket.write(encodeReply(message));
  return members.size;
}

/** XADD key MAXLEN ~ n * field value …: trimming is left out, a test never fills a stream. */
function addEntry(store: Store, stream: string, rest: string[]): string {
  const fields = rest.slice(rest.indexOf('*') + 1);
  store.sequence += 1;
  const entry = { id: `1-${store.sequence}`, fields };
  const entries = store.streams.get(stream) ?? [];
  entries.push(entry);
  store.streams.set(stream, entries);
  for (const reader of [...store.waiting]) {
    if (reader.stream !== stream) continue;
    store.waiting.delete(reader);
    reader.answer(entriesAfter(store, stream, reader.after));
  }
  return entry.id;
}

function placeOf(id: string): number {
  return Number(id.split('-')[1] ?? 0);
}

function written(entries: readonly Entry[]): Reply[] {
  return entries.map(({ id, fields }): Reply => [id, fields.map((field) => Buffer.from(field, 'latin1'))]);
}

function entriesAfter(store: Store, stream: string, after: string): Reply {
  const entries = (store.streams.get(stream) ?? []).filter((entry) => placeOf(entry.id) > placeOf(after));
  return entries.length === 0 ? null : [[stream, written(entries)]];
}

/** XRANGE key from to, both included; `+` means: to the end. */
function entriesBetween(store: Store, stream: string, [from = '', to = '+']: string[]): Reply {
  const last = to === '+' ? Number.POSITIVE_INFINITY : placeOf(to);
  const entries = store.streams.get(stream) ?? [];
  return written(entries.filter(({ id }) => placeOf(id) >= placeOf(from) && placeOf(id) <= last));
}

/** XREAD COUNT n BLOCK ms STREAMS key id; `$` means: only what comes from now on. */
function readStream(socket: Socket, words: string[], store: Store): void {
  const at = words.findIndex((word) => word.toUpperCase() === 'STREAMS');
  const stream = words[at + 1] ?? '';
  const id = words[at + 2] ?? '$';
  const after = id === '$' ? `1-${store.sequence}` : id;
  const there = entriesAfter(store, stream, after);
  if (there !== null) {
    socket.write(encodeReply(there));
    return;
  }
  const block = Number(words[words.findIndex((word) => word.toUpperCase() === 'BLOCK') + 1] ?? 0);
  const timer = setTimeout(() => reader.answer(null), block);
  const reader: Waiting = {
    stream,
    after,
    answer: (reply) => {
      clearTimeout(timer);
      store.waiting.delete(reader);
      if (!socket.destroyed) socket.write(encodeReply(reply));
    },
  };
  store.waiting.add(reader);
  socket.on('close', () => {
    clearTimeout(timer);
    store.waiting.delete(reader);
  });
}
