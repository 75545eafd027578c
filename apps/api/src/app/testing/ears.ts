// Owns sockets as tests listen through them: the official client, everything that it hears, and a word that shows it has all been said.
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface Ears {
  readonly socket: Socket;
  /** Payloads of that event so far, in their order. */
  heard(name: string): readonly unknown[];
  /** Names of all events so far, in their order. */
  names(): readonly string[];
  forget(): void;
}

export interface Listening extends Partial<ManagerOptions & SocketOptions> {
  token?: string | undefined;
  /** As the seed's clients claim it; the server believes the token alone. */
  user_id?: string;
  rooms?: readonly string[];
}

const open = new Set<Socket>();

/** Over a websocket unless the options name other transports; in these rooms once it answers. */
export async function listen(url: string, { token, user_id, rooms = [], ...options }: Listening = {}) {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: token === undefined ? {} : { token },
    query: user_id === undefined ? {} : { user_id },
    ...options,
  });
  open.add(socket);
  let all: { name: string; payload: unknown }[] = [];
  socket.onAny((name: string, payload: unknown) => all.push({ name, payload }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const ears: Ears = {
    socket,
    heard: (name) => all.flatMap((one) => (one.name === name ? [one.payload] : [])),
    names: () => all.map(({ name }) => name),
    forget() {
      all = [];
    },
  };
  for (const room of rooms) expect(await watch(ears, room), room).toBe(true);
  return ears;
}

export async function watch({ socket }: Ears, room: string): Promise<boolean> {
  return ((await socket.emitWithAck('watch', { room })) as { ok: boolean }).ok;
}

/** After every test. */
export function stopListening(): void {
  for (const socket of open) socket.disconnect();
  open.clear();
}

/** Everything that was said before has come when the word to everybody has; the word itself is forgotten. */
export async function allSaid({ platform }: TestApp, ...ears: readonly Ears[]): Promise<void> {
  const came = ears.map(({ socket }) => new Promise((resolve) => socket.once('toast', resolve)));
  platform.realtime.toRoom('public', 'toast', { title: 'end', description: '' });
  await Promise.all(came);
}
