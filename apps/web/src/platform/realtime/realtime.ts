// Owns the realtime connection: one socket to the API host, opened anew when somebody signs in or out.
import { io, type Socket } from 'socket.io-client';
import { apiOrigin } from '../api/api-base.ts';
import { getSession, type Session, subscribeSession } from '../session/session.ts';
import { type RealtimeEvent, reactions } from './reactions.ts';

type Handlers = { [Event in keyof RealtimeEvent]: (payload: RealtimeEvent[Event]) => void };

let socket: Socket<Handlers> | null = null;
let connectedAs: string | undefined;

/** The seed's connection: `user_id` in the query where a user is known; the token only in the handshake. */
export function connectionOptions(session: Session | null) {
  return {
    path: '/socket.io',
    // Long polling would need every replica behind a load balancer to see the same phone again.
    transports: ['websocket'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
    withCredentials: true,
    ...(session ? { query: { user_id: session.user_id }, auth: { token: session.sctoken } } : {}),
  };
}

function connect(): void {
  const session = getSession();
  connectedAs = session?.sctoken;
  socket?.removeAllListeners();
  socket?.disconnect();
  // forceNew: the manager keeps the first query it saw, and would go on as the person before.
  socket = io(apiOrigin(), { ...connectionOptions(session), forceNew: true });
  socket.on('haveMessage', reactions.haveMessage);
  socket.on('toast', reactions.toast);
  socket.on('sessionEnded', reactions.sessionEnded);
}

/** Called once, after the first paint. */
export function startRealtime(): void {
  connect();
  subscribeSession(() => {
    if (getSession()?.sctoken !== connectedAs) connect();
  });
}
