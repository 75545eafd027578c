// Owns the socket: who a connection belongs to, which rooms it is in, and when it is cut.
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config/config.ts';
import { type Authenticate, type SignedIn, visitor } from '../http/actor.ts';
import { householdOf } from '../http/household.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Spread, spreadOverPostgres, spreadOverRedis } from './adapters.ts';
import { clientAddress } from './client-address.ts';
import type { Realtime, Rechecked } from './realtime.ts';
import {
  isInnerRoom,
  leaveClosedRooms,
  leaveRoom,
  type MayWatch,
  noteLook,
  takeRoomRequests,
  watchedRooms,
} from './rooms.ts';
import { connectionCounter, defaultSocketLimits, eventMeter, type SocketLimits } from './socket-limits.ts';

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
  log: Log;
  metrics?: Metrics;
  limits?: Partial<SocketLimits>;
  /** How often sessions of open sockets are looked up again. */
  recheck_ms?: number;
}

/** Every socket is in here, signed in or not. */
const PUBLIC_ROOM = 'public';
const RECHECK_MS = 5 * 60_000;

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
  io.use((socket, next) => {
    identify(parts.authenticate, socket).then(
      () => next(),
      (error: unknown) => {
        log.error({ error }, 'a socket could not be identified');
        // Whatever is passed on here reaches the client: nothing of what went wrong inside.
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => admit(socket, limits, parts));
  io.on('recheck', (whose: Rechecked) => void recheckHere(io, parts, whose));
  const recheck = setInterval(() => void dropEnded(io, parts), parts.recheck_ms ?? RECHECK_MS).unref();

  return {
    toUser: (userId, name, payload) => spread.emit(userRoom(userId), name, payload),
    toRoom: (room, name, payload) => spread.emit(room, name, payload),
    recheck(whose) {
      void recheckHere(io, parts, whose);
      io.serverSideEmit('recheck', whose);
    },
    dropSessions: (ids) => dropSessions(io, spread, ids),
    count: () => io.engine.clientsCount,
    async close() {
      closing = true;
      clearInterval(recheck);
      spread.flush();
      // Closing the transport, not the socket: clients then come back by themselves, to another replica.
      io.engine.close();
      await io.of('/').adapter.close();
      await spread.close();
    },
  };
}

function userRoom(userId: string): string {
  return `user:${userId}`;
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

/** The token alone decides. A `user_id` in the address is what the client believes, and proves nothing. */
async function identify(authenticate: Authenticate, socket: Socket): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  if (typeof token !== 'string' || token === '' || token.length > 512) return;
  const user = await authenticate(token);
  if (user !== undefined && !user.suspended) socket.data = { user };
}

function userOf(socket: Socket): SignedIn | undefined {
  return (socket.data as { user?: SignedIn }).user;
}

function admit(socket: Socket, limits: SocketLimits, { metrics, mayWatch, log }: RealtimeParts): void {
  const user = userOf(socket);
  const own = user === undefined ? [] : [userRoom(user.user_id), sessionRoom(user.session_id)];
  void socket.join([PUBLIC_ROOM, ...own]);
  const mayGoOn = eventMeter(limits.max_events_per_s, () => performance.now());
  socket.use((_event, next) => {
    if (mayGoOn()) return next();
    metrics?.count('socket_refused', { reason: 'events' });
    socket.disconnect(true);
  });
  if (mayWatch !== undefined)
    takeRoomRequests(socket, {
      mayWatch,
      actor: user ?? visitor,
      onError: (error) => log.warn({ error }, 'a room could not be opened'),
    });
}

function dropSessions(io: Server, spread: Spread, ids: readonly string[]): void {
  if (ids.length === 0) return;
  // What was said before the cut must arrive before it, on the other replicas too.
  spread.flush();
  io.in(ids.map(sessionRoom)).disconnectSockets(true);
}

/** Where the doors cannot be asked, nobody stays inside: a room is watched again sooner than a secret is taken back. */
async function recheckHere(
  io: Server,
  { mayWatch, log }: Pick<RealtimeParts, 'mayWatch' | 'log'>,
  whose: Rechecked,
): Promise<void> {
  if (mayWatch === undefined) return;
  const sockets = socketsOf(io, whose);
  // Of a room also those who are about to enter it, whoever they are.
  for (const socket of 'room' in whose ? io.of('/').sockets.values() : sockets) noteLook(socket);
  for (const socket of sockets) {
    try {
      await leaveClosedRooms(socket, userOf(socket) ?? visitor, mayWatch);
    } catch (error) {
      log.warn({ error }, 'the doors of watched rooms could not be asked');
      for (const room of watchedRooms(socket)) leaveRoom(socket, room);
    }
  }
}

/** On this replica. */
function socketsOf(io: Server, whose: Rechecked): Socket[] {
  const all = [...io.of('/').sockets.values()];
  if ('user_id' in whose) return all.filter((socket) => userOf(socket)?.user_id === whose.user_id);
  return all.filter((socket) =>
    watchedRooms(socket).some((room) => room === whose.room || isInnerRoom(room)),
  );
}

/** A replica that was cut off missed the word of an ended session: so open sockets are looked at again and again. */
async function dropEnded(io: Server, { authenticate, mayWatch, log }: RealtimeParts): Promise<void> {
  for (const socket of [...io.of('/').sockets.values()]) {
    const before = userOf(socket);
    try {
      if (before !== undefined) {
        const { token } = socket.handshake.auth as { token: string };
        const user = await authenticate(token);
        if (user === undefined || user.suspended) {
          socket.disconnect(true);
          continue;
        }
      }
      if (mayWatch !== undefined) await leaveClosedRooms(socket, before ?? visitor, mayWatch);
    } catch (error) {
      log.warn({ error }, 'the sessions of open sockets could not be looked up');
      return;
    }
  }
}
