// Owns the connection to the API host: Socket.IO's own client over websockets, which comes back by itself until it is closed.
// Long polling is left out: behind a load balancer it needs sticky sessions.
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { apiOrigin } from '../api/api-base.ts';
import type { Session } from '../session/session.ts';
import type { Ask } from './rooms.ts';

const ANSWER_LIMIT_MS = 20_000;

export interface ConnectionParts {
  onEvent: (name: string, payload: unknown) => void;
  /** After each welcome by the server, the first and every later one. `recovered`: what was missed meanwhile is sent after it. */
  onConnect: (ask: Ask, recovered: boolean) => void;
  /** The line is down; it is tried again. */
  onLost: () => void;
}

export interface Connection {
  close: () => void;
}

/** The seed's connection: `user_id` in the query where a user is known; the token only in the handshake. */
export function connectionOptions(session: Session | null): Partial<ManagerOptions & SocketOptions> {
  return {
    path: '/socket.io',
    transports: ['websocket'],
    query: session ? { user_id: session.user_id } : {},
    auth: session ? { token: session.sctoken } : {},
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
    // Whoever signs in gets a connection of their own, with their own query.
    forceNew: true,
  };
}

export function openConnection(
  session: Session | null,
  { onEvent, onConnect, onLost }: ConnectionParts,
  options = connectionOptions(session),
): Connection {
  const socket = io(apiOrigin(), options);
  const { reconnectionDelay = 1000, reconnectionDelayMax = 5000 } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask: Ask = async (name, payload) => {
    if (!socket.connected) return undefined;
    const answer: Promise<unknown> = socket.timeout(ANSWER_LIMIT_MS).emitWithAck(name, payload);
    return answer.catch(() => undefined);
  };
  /** After a refusal or a cut by the server the client waits for us; spread, so that phones do not come at once. */
  const comeBack = () => {
    if (socket.active) return;
    clearTimeout(timer);
    const spread_ms = Math.random() * (reconnectionDelayMax - reconnectionDelay);
    timer = setTimeout(() => socket.connect(), reconnectionDelay + spread_ms);
  };
  const backOnline = () => {
    // At once, whatever pause is running.
    if (!socket.connected) socket.disconnect().connect();
  };
  socket.onAny((name: string, payload: unknown) => onEvent(name, payload));
  socket.on('connect', () => onConnect(ask, socket.recovered));
  socket.on('disconnect', () => {
    onLost();
    comeBack();
  });
  socket.on('connect_error', comeBack);
  window.addEventListener('online', backOnline);
  return {
    close() {
      clearTimeout(timer);
      window.removeEventListener('online', backOnline);
      socket.off();
      socket.disconnect();
    },
  };
}
