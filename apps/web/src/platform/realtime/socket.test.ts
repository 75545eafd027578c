// Against the real Socket.IO server: what the phone speaks must be what it understands.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenSocket, openSocket, readEvent, reconnectDelay, type SocketOptions } from './socket.ts';

// Node has the browser's WebSocket, and no window: only its events are listened to.
vi.stubGlobal('window', new EventTarget());

let http: ReturnType<typeof createServer>;
let io: Server;
let client: OpenSocket | undefined;
const arrived: Socket[] = [];
const onEvent = vi.fn<SocketOptions['onEvent']>();

beforeEach(async () => {
  http = createServer();
  io = new Server(http, { pingInterval: 150, pingTimeout: 5000 });
  io.on('connection', (socket) => arrived.push(socket));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  client?.close();
  await io.close();
  arrived.length = 0;
  onEvent.mockReset();
});

function open(change: Partial<SocketOptions> = {}) {
  client = openSocket({
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    path: '/socket.io',
    query: { user_id: 'u1' },
    auth: { token: 'secret' },
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
    timeout: 10_000,
    onEvent,
    ...change,
  });
}
const connections = (count: number) =>
  vi.waitFor(() => expect(arrived.length).toBe(count), { timeout: 12_000 });

describe('the socket', { timeout: 20_000 }, () => {
  it('carries the user in the query and the token in the handshake alone', async () => {
    open();
    await connections(1);
    const { query, auth, url } = (arrived[0] as Socket).handshake;
    expect(query.user_id).toBe('u1');
    expect(auth).toEqual({ token: 'secret' });
    expect(url).not.toContain('secret');
  });

  it('hears events, also those that ask for an acknowledgement, and lives through many pings', async () => {
    open();
    await connections(1);
    await new Promise((later) => setTimeout(later, 700));
    io.emit('haveMessage', { user_name: 'juno', content: 'a "quoted" [text]', conversation_id: 'c1' });
    arrived[0]?.emit('toast', { title: 'x' }, () => undefined);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2), { timeout: 5000 });
    expect(onEvent.mock.calls[0]).toEqual([
      'haveMessage',
      { user_name: 'juno', content: 'a "quoted" [text]', conversation_id: 'c1' },
    ]);
    expect(onEvent.mock.calls[1]).toEqual(['toast', { title: 'x' }]);
    expect(arrived.length).toBe(1);
  });

  it('comes back after the line was cut, and not after it was closed', async () => {
    open();
    await connections(1);
    arrived[0]?.conn.close();
    await connections(2);
    client?.close();
    await new Promise((later) => setTimeout(later, 200));
    expect(arrived.length).toBe(2);
  });

  it('asks and hears the answer to just that; a question whose line is cut is answered by nothing', async () => {
    const onConnect = vi.fn();
    io.on('connection', (socket) => {
      socket.on('watch', ({ room }, answer) => room !== 'silent' && answer({ ok: room === 'club:1' }));
    });
    open({ onConnect });
    await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(1), { timeout: 5000 });
    const asked = ['club:2', 'club:1'].map((room) => client?.ask('watch', { room }));
    expect(await Promise.all(asked)).toEqual([{ ok: false }, { ok: true }]);
    const lost = client?.ask('watch', { room: 'silent' });
    arrived[0]?.conn.close();
    expect(await lost).toBeUndefined();
    await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2), { timeout: 5000 });
    expect(await client?.ask('watch', { room: 'club:1' })).toEqual({ ok: true });
  });

  it('keeps trying where the handshake is refused', async () => {
    let refused = 0;
    io.use((_, next) => {
      refused += 1;
      next(refused < 3 ? new Error('not now') : undefined);
    });
    open();
    await connections(1);
    expect(refused).toBeGreaterThanOrEqual(3);
  });

  it('gives up a handshake that takes too long, and tries again', async () => {
    let asked = 0;
    io.use((_, next) => {
      asked += 1;
      if (asked > 1) next();
    });
    open({ timeout: 1000 });
    await connections(1);
    expect(asked).toBeGreaterThanOrEqual(2);
  });
});

describe('its parts', () => {
  it('waits from 1 s up to 5 s', () => {
    for (const chance of [0, 0.5, 0.999]) {
      const waits = [0, 1, 2, 3, 10].map((attempt) => reconnectDelay(attempt, 1000, 5000, chance));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
      expect(Math.max(...waits)).toBe(5000);
    }
  });
  it.each(['2', '2{}', '2[', '2[7]', '21[null]'])('leaves alone what is no event: %s', (packet) => {
    expect(readEvent(packet)).toBeNull();
  });
});
