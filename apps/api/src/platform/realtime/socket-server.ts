// Owns the socket: who a connection belongs to, which rooms it is in, and when it is cut.

import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { PersonEvents } from '@stagepass/contract/realtime.ts';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config/config.ts';
import type { Authenticate } from '../http/actor.ts';
import { householdOf } from '../http/household.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Spread, spreadOverPostgres, spreadOverRedis } from './adapters.ts';
import { clientAddress } from './client-address.ts';
import { type Presence, type PresencePauses, watchPresence } from './presence.ts';
import { type Realtime, type Rechecked, sessionRoom } from './realtime.ts';
import { claimRestored, giveBack, holdBackMissed, RECOVERY } from './recovery.ts';
import type { MayWatch } from './rooms.ts';
import { connectionCounter, defaultSocketLimits, eventMeter, type SocketLimits } from './socket-limits.ts';
import {
  makeWatching,
  recheckAsViewer,
  recheckRooms,
  recheckSocket,
  type SocketData,
  takeRoomRequests,
  userRoom,
  type Watching,
} from './watching.ts';

export interface RunningRealtime extends Realtime {
  /** Open sockets on this replica. */
  count(): number;
  /** Cuts all sockets, which then look for another replica, and takes no new ones. */
  close(): Promise<void>;
}

export interface RealtimeParts {
  httpServer: HttpServer;
  config: Pick<Config, 'REDIS_URL' | 'TRUST_PROXY'>;
  databaseUrl: string;
  authenticate: Authenticate;
  /** Nobody watches anything where it is left out. */
  mayWatch?: MayWatch;
  /** Nobody is told who is connected where it is left out. */
  presence?: Presence;
  presence_pauses?: Partial<PresencePauses>;
  log: Log;
  metrics?: Metrics;
  limits?: Partial<SocketLimits>;
  /** How often sessions of open sockets are looked up again. */
  recheck_ms?: number;
}

/** Every socket is in here, signed in or not. */
const PUBLIC_ROOM = 'public';
const RECHECK_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 2000;

export async function makeRealtime(parts: RealtimeParts): Promise<RunningRealtime> {
  const { config, log } = parts;
  const limits = { ...defaultSocketLimits, ...parts.limits };
  const io = new Server({
    path: '/socket.io',
    serveClient: false,
    transports: ['polling', 'websocket'],
    // Compression costs memory per socket and time per message; our messages are small.
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 20_000,
    // The adapter for PostgreSQL keeps nothing of what it carried.
    ...(config.REDIS_URL === undefined ? {} : { connectionStateRecovery: RECOVERY }),
    allowRequest: (request, done) => done(null, !closing && counter.hasRoom(addressOf(request))),
  });
  const counter = connectionCounter(limits.max_per_address, parts.metrics);
  const clientOf = clientAddress(config.TRUST_PROXY);
  const addressOf = (request: IncomingMessage) => householdOf(clientOf(request));
  let closing = false;
  const spread =
    config.REDIS_URL === undefined
      ? await spreadOverPostgres(io, parts.databaseUrl, log)
      : await spreadOverRedis(io, config.REDIS_URL, log);
  io.attach(parts.httpServer);
  io.engine.on('connection', (raw) => raw.once('close', counter.enter(addressOf(raw.request))));
  if (config.REDIS_URL !== undefined) holdBackMissed(io);
  const watching = makeWatching({ io, mayWatch: parts.mayWatch ?? (async () => new Map()), log });
  io.use((socket, next) => void identify(parts, socket).then(next));
  const lookAgain = againSoon((socket) => keepOrDrop(watching, socket, parts.authenticate), log);
  io.on('connection', (socket) => {
    admit(watching, socket, { limits, metrics: parts.metrics });
    lookAgain(socket);
  });
  const present =
    parts.presence && watchPresence(io, { presence: parts.presence, log, pauses: parts.presence_pauses });
  const recheckHere = (whose: Rechecked) => void recheckIdentityAndRooms(watching, parts.authenticate, whose);
  io.on('recheck', recheckHere);
  const recheck = setInterval(
    () => void dropEnded(watching, parts.authenticate),
    parts.recheck_ms ?? RECHECK_MS,
  ).unref();

  return {
    toUser: (userId, name, payload) => spread.emit(userRoom(userId), name, payload),
    toRoom: (room, name, payload, hearers) => spread.emit(room, name, payload, hearers),
    recheck(whose) {
      // What was said before may be the reason for leaving: it must arrive first, on the other replicas too.
      spread.flush();
      recheckHere(whose);
      io.serverSideEmit('recheck', whose);
    },
    dropSessions: (ids) => dropSessions(io, spread, ids),
    count: () => io.engine.clientsCount,
    async close() {
      closing = true;
      clearInterval(recheck);
      present?.close();
      spread.flush();
      // Closing the transport, not the socket: clients then come back by themselves, to another replica.
      io.engine.close();
      await io.of('/').adapter.close();
      await spread.close();
    },
  };
}

/** The token alone decides. A `user_id` in the address is what the client believes, and proves nothing. */
async function identify({ authenticate, log }: RealtimeParts, socket: Socket): Promise<Error | undefined> {
  const keepRestored = claimRestored(socket);
  const { token } = socket.handshake.auth as { token?: unknown };
  try {
    if (typeof token === 'string' && token !== '' && token.length <= 512) {
      const user = await authenticate(token);
      if (user !== undefined && !user.suspended) socket.data = { user };
    }
    keepRestored();
    return undefined;
  } catch (error) {
    log.error({ error }, 'a socket could not be identified');
    // What is passed on reaches the client: nothing of what went wrong inside.
    return new Error('unavailable');
  }
}

interface Bounds {
  limits: SocketLimits;
  metrics: Metrics | undefined;
}

function admit(watching: Watching, socket: Socket, { limits, metrics }: Bounds): void {
  const { user } = socket.data as SocketData;
  const own = user === undefined ? [] : [userRoom(user.user_id), sessionRoom(user.session_id)];
  void socket.join([PUBLIC_ROOM, ...own]);
  if (user !== undefined) cutOldest(watching.io, userRoom(user.user_id), { limits, metrics });
  const mayGoOn = eventMeter(limits.max_events_per_s, () => performance.now());
  socket.use((_event, next) => {
    if (mayGoOn()) return next();
    metrics?.count('socket_refused', { reason: 'events' });
    socket.disconnect(true);
  });
  takeRoomRequests(watching, socket);
  void giveBack(watching, socket);
}

/** The limit for an address is for whole venues: without one for a person, a single account could hold them all. */
function cutOldest(io: Server, room: string, { limits, metrics }: Bounds): void {
  const { adapter, sockets } = io.of('/');
  // In the order in which they came.
  const ids = [...(adapter.rooms.get(room) ?? [])];
  for (const id of ids.slice(0, Math.max(ids.length - limits.max_per_user, 0))) {
    metrics?.count('socket_refused', { reason: 'person' });
    sockets.get(id)?.disconnect(true);
  }
}

function dropSessions(io: Server, spread: Spread, ids: readonly string[]): void {
  if (ids.length === 0) return;
  // What was said before the cut must arrive before it, on the other replicas too.
  spread.flush();
  io.in(ids.map(sessionRoom)).disconnectSockets(true);
}

/** Who a socket was identified as may have ended before it was in the room by which sessions are cut: it is looked up once more. */
function againSoon(look: (socket: Socket) => Promise<boolean>, log: Log): (socket: Socket) => void {
  let fresh: Socket[] = [];
  return (socket) => {
    if ((socket.data as SocketData).user === undefined) return;
    fresh.push(socket);
    if (fresh.length > 1) return;
    setTimeout(() => {
      const open = fresh.filter(({ connected }) => connected);
      fresh = [];
      // At once: the look-ups of one moment are one query.
      Promise.all(open.map(look)).catch((error: unknown) =>
        log.warn({ error }, 'the sessions of new sockets could not be looked up'),
      );
    }, LOOK_AGAIN_MS).unref();
  };
}

/** False where the session has ended, and the socket with it. Whoever lost a right by which rooms were open leaves those. */
async function keepOrDrop(watching: Watching, socket: Socket, authenticate: Authenticate): Promise<boolean> {
  const { token } = socket.handshake.auth as { token: string };
  const user = await authenticate(token);
  if (user === undefined || user.suspended) {
    // The word to all devices may come later than this look, or never: the phone must not be cut without it.
    if (user === undefined) sayEnded(socket);
    socket.disconnect(true);
    return false;
  }
  const data = socket.data as SocketData;
  const before = data.user;
  data.user = user;
  if (before?.operator !== user.operator) await recheckAsViewer(watching, socket);
  return true;
}

function sayEnded(socket: Socket): void {
  const { user } = socket.data as SocketData;
  if (user === undefined) return;
  const ended: PersonEvents['sessionEnded'] = { session_id: user.session_id };
  socket.emit('sessionEnded', ended);
}

/** Where it cannot be looked up who they are, their lines are closed: phones come back by themselves, and are identified anew. */
async function recheckIdentityAndRooms(
  watching: Watching,
  authenticate: Authenticate,
  whose: Rechecked,
): Promise<void> {
  if ('identity' in whose) {
    const { adapter, sockets } = watching.io.of('/');
    const own = [...(adapter.rooms.get(userRoom(whose.user_id)) ?? [])].flatMap(
      (id) => sockets.get(id) ?? [],
    );
    const looks = own.map((socket) =>
      keepOrDrop(watching, socket, authenticate).catch((error: unknown) => {
        watching.log.warn({ error }, 'it could not be looked up who a socket belongs to');
        socket.conn.close();
      }),
    );
    await Promise.all(looks);
  }
  await recheckRooms(watching, whose);
}

/** A replica that was cut off missed the word of an ended session: so open sockets are looked at again and again. */
async function dropEnded(watching: Watching, authenticate: Authenticate): Promise<void> {
  for (const socket of [...watching.io.of('/').sockets.values()]) {
    try {
      const known = (socket.data as SocketData).user !== undefined;
      if (known && !(await keepOrDrop(watching, socket, authenticate))) continue;
      await recheckSocket(watching, socket);
    } catch (error) {
      watching.log.warn({ error }, 'the sessions of open sockets could not be looked up');
      return;
    }
  }
}
