// Owns the realtime connection: one socket to the API host, opened anew when somebody signs in or out.
import { apiOrigin } from '../api/api-base.ts';
import { getSession, type Session, subscribeSession } from '../session/session.ts';
import { hear } from './hear.ts';
import { lendLine, loseLine } from './rooms.ts';
import { openSocket, type SocketOptions } from './socket.ts';

let socket: ReturnType<typeof openSocket> | null = null;
let connectedAs: string | undefined;

/** The seed's connection: `user_id` in the query where a user is known; the token only in the handshake. */
export function connectionOptions(session: Session | null): SocketOptions {
  return {
    origin: apiOrigin(),
    path: '/socket.io',
    query: session ? { user_id: session.user_id } : {},
    auth: session ? { token: session.sctoken } : {},
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
    onEvent: hear,
  };
}

function connect(): void {
  const session = getSession();
  connectedAs = session?.sctoken;
  socket?.close();
  const opened = openSocket({
    ...connectionOptions(session),
    onConnect: () => lendLine(opened.ask),
    onLost: loseLine,
  });
  socket = opened;
}

/** Called once, after the first paint. */
export function startRealtime(): void {
  connect();
  subscribeSession(() => {
    if (getSession()?.sctoken !== connectedAs) connect();
  });
}
