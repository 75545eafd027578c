// Against the real Socket.IO server: the settings of the specification, and how a lost connection comes back.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../session/session.ts';
import { type Connection, connectionOptions, openConnection } from './connection.ts';
import type { Ask } from './rooms.ts';

const origin = vi.hoisted(() => ({ now: '' }));
vi.mock('../api/api-base.ts', () => ({ apiOrigin: () => origin.now }));
// Node has the browser's WebSocket, and no window: only its events are listened to.
vi.stubGlobal('window', new EventTarget());

const session = { user_id: 'u1', session_id: 's1', sctoken: 'secret' } as Session;
let io: Server;
let connection: Connection | undefined;
let ask: Ask | undefined;
const arrived: Socket[] = [];
const [onEvent, onLost] = [vi.fn(), vi.fn()];
const onConnect = vi.fn((lent: Ask, _recovered: boolean) => {
  ask = lent;
});

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, {
    pingInterval: 150,
    pingTimeout: 5000,
    connectTimeout: 1000,
    connectionStateRecovery: {},
  });
  io.on('connection', (socket) => {
    arrived.push(socket);
    socket.on('watch', ({ room }, answer) => room !== 'club:silent' && answer({ ok: room === 'club:1' }));
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  origin.now = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  connection?.close();
  await io.close();
  arrived.length = 0;
  for (const spy of [onEvent, onConnect, onLost]) spy.mockClear();
});

/** As the app does, with shorter pauses. */
function open(reconnectionDelay = 20): void {
  const options = {
    ...connectionOptions(session),
    reconnectionDelay,
    reconnectionDelayMax: reconnectionDelay,
  };
  connection = openConnection(session, { onEvent, onConnect, onLost }, options);
}
const soon = { timeout: 12_000 };
const connections = (count: number) => vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(count), soon);

describe('the connection', { timeout: 20_000 }, () => {
  it('has the timings of the specification, and names nobody who is not signed in', () => {
    expect(connectionOptions(null)).toMatchObject({
      path: '/socket.io',
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
      query: {},
      auth: {},
    });
  });

  it('carries the user in the query and the token in the handshake alone, over a websocket', async () => {
    open();
    await connections(1);
    const { handshake, conn } = arrived[0] as Socket;
    expect(handshake.query.user_id).toBe('u1');
    expect(handshake.auth).toEqual({ token: 'secret' });
    expect(handshake.url).not.toContain('secret');
    expect(conn.transport.name).toBe('websocket');
  });

  it('hands on events, and lives through many pings', async () => {
    open();
    await connections(1);
    let pings = 0;
    arrived[0]?.conn.on('heartbeat', () => {
      pings += 1;
    });
    await vi.waitFor(() => expect(pings).toBeGreaterThan(3), soon);
    const message = { user_name: 'juno', content: 'a "quoted" [text]', conversation_id: 'c1' };
    io.emit('haveMessage', message);
    await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([['haveMessage', message]]), soon);
    expect(arrived.length).toBe(1);
  });

  it('asks and gets the answer to just that; a question whose line is cut is answered by nothing', async () => {
    open();
    await connections(1);
    const asked = (['club:2', 'club:1'] as const).map((room) => ask?.('watch', { room }));
    expect(await Promise.all(asked)).toEqual([{ ok: false }, { ok: true }]);
    const lost = ask?.('watch', { room: 'club:silent' });
    arrived[0]?.conn.close();
    expect(await lost).toBeUndefined();
    expect(onLost).toHaveBeenCalledTimes(1);
    await connections(2);
    expect(await ask?.('watch', { room: 'club:1' })).toEqual({ ok: true });
  });

  it('says whether the server sends what was missed', async () => {
    open();
    await connections(1);
    arrived[0]?.disconnect();
    await connections(2);
    io.emit('toast', { title: 'Doors', description: 'open' });
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalled(), soon);
    arrived[1]?.conn.close();
    await connections(3);
    expect(onConnect.mock.calls.map(([, recovered]) => recovered)).toEqual([false, false, true]);
  });

  it('comes back after the line was cut, after the server cut it, and not after it was closed', async () => {
    open();
    await connections(1);
    arrived[0]?.conn.close();
    await connections(2);
    arrived[1]?.disconnect(true);
    await connections(3);
    connection?.close();
    await vi.waitFor(() => expect(io.engine.clientsCount).toBe(0), soon);
    expect(await io.fetchSockets()).toEqual([]);
    expect(arrived.length).toBe(3);
  });

  it('keeps trying where the handshake is refused, or takes too long', async () => {
    let asked = 0;
    io.use((_, next) => {
      asked += 1;
      if (asked < 3) next(new Error('not now'));
      else if (asked > 3) next();
    });
    open();
    await connections(1);
    expect(asked).toBe(4);
  });

  it('comes back at once when the network does', async () => {
    open(60_000);
    await connections(1);
    arrived[0]?.conn.close();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), soon);
    window.dispatchEvent(new Event('online'));
    await connections(2);
  });
});
