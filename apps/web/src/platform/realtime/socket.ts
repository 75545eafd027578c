// Owns one connection that speaks the Socket.IO protocol (revision 5 over Engine.IO 4) on a websocket. The library's own
// client does the same with every transport and binary frames: 10 KiB of the first load we do not use.
import { pendingAnswers } from './pending-answers.ts';

export interface SocketOptions {
  /** Origin of the server; the path is Socket.IO's own. */
  origin: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Goes into the handshake, never into the address. */
  auth: Readonly<Record<string, string>>;
  reconnectionDelay: number;
  reconnectionDelayMax: number;
  /** Until the handshake must be done. */
  timeout: number;
  onEvent: (name: string, payload: unknown) => void;
  /** After each welcome by the server, the first and every later one. */
  onConnect?: (() => void) | undefined;
  /** The line is down; it is tried again. */
  onLost?: (() => void) | undefined;
}

export interface OpenSocket {
  /** The acknowledgement's payload; undefined where the line was lost before it came. */
  ask: (name: string, payload: unknown) => Promise<unknown>;
  close: () => void;
}

/** How long to wait before the nth try: doubling from the least to the most, spread so that phones do not come at once. */
export function reconnectDelay(attempt: number, least_ms: number, most_ms: number, chance: number): number {
  const doubled = Math.min(least_ms * 2 ** attempt, most_ms);
  return Math.min(doubled * (1 + chance / 2), most_ms);
}

function addressOf({ origin, path, query }: SocketOptions): string {
  const address = new URL(`${path}/`, origin.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ ...query, EIO: '4', transport: 'websocket' }).toString();
  return address.href;
}

/** `2["name",payload]`, with an acknowledgement's number before the bracket where the server asks for one. */
export function readEvent(packet: string): { name: string; payload: unknown } | null {
  try {
    const message: unknown = JSON.parse(packet.slice(packet.indexOf('[')));
    if (!Array.isArray(message) || typeof message[0] !== 'string') return null;
    return { name: message[0], payload: message[1] };
  } catch {
    return null;
  }
}

/** Connects, and again whenever the connection is lost, until it is closed. */
export function openSocket(options: SocketOptions): OpenSocket {
  let [closed, admitted, attempt] = [false, false, 0];
  let socket: WebSocket | null = null;
  const pending = pendingAnswers();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (act: () => void, delay_ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay_ms);
  };
  const drop = () => {
    const dropped = socket;
    socket = null;
    admitted = false;
    pending.giveUp();
    dropped?.close();
  };
  const lose = () => {
    if (admitted) options.onLost?.();
    drop();
    if (closed) return;
    const { reconnectionDelay, reconnectionDelayMax } = options;
    wait(connect, reconnectDelay(attempt, reconnectionDelay, reconnectionDelayMax, Math.random()));
    attempt += 1;
  };
  /** The server pings; when it stays silent longer than it promised, the line is dead without knowing it. */
  let silence_ms = options.timeout;
  const hear = (frame: string) => {
    const [kind, rest] = [frame[0], frame.slice(1)];
    if (kind === '0') {
      const open: { pingInterval?: number; pingTimeout?: number } = JSON.parse(rest);
      silence_ms = (open.pingInterval ?? 25_000) + (open.pingTimeout ?? 20_000);
      socket?.send(`40${JSON.stringify(options.auth)}`);
      return;
    }
    if (kind === '1' || frame.startsWith('41') || frame.startsWith('44')) return lose();
    if (kind === '2') socket?.send('3');
    if (frame.startsWith('40')) {
      attempt = 0;
      admitted = true;
      options.onConnect?.();
    }
    if (frame.startsWith('43')) pending.hear(rest);
    const event = frame.startsWith('42') ? readEvent(rest) : null;
    if (event) options.onEvent(event.name, event.payload);
    // Before that the handshake's own limit runs on: pings alone do not let anybody in.
    if (admitted) wait(lose, silence_ms);
  };
  function connect(): void {
    drop();
    const opened = new WebSocket(addressOf(options));
    socket = opened;
    opened.onmessage = ({ data }) => opened === socket && typeof data === 'string' && hear(data);
    opened.onclose = () => opened === socket && lose();
    wait(lose, options.timeout);
  }
  const back = () => {
    attempt = 0;
    connect();
  };

  connect();
  window.addEventListener('online', back);
  window.addEventListener('offline', lose);
  return {
    ask(name, payload) {
      if (!admitted || socket === null) return Promise.resolve(undefined);
      const { number, answer } = pending.next();
      socket.send(`42${number}${JSON.stringify([name, payload])}`);
      return answer;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('online', back);
      window.removeEventListener('offline', lose);
      drop();
    },
  };
}
