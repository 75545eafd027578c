// Proves that private events reach only sockets with a valid token, through every replica, and that limits hold.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { type RedisServer, startRedisServer } from '@stagepass/testkit/servers/redis-server.ts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../http/actor.ts';
import { type MayWatch, MOST_ROOMS } from './rooms.ts';
import { makeRealtime, type RealtimeParts, type RunningRealtime } from './socket-server.ts';

let database: TestDatabase;
let redis: RedisServer;
let replicas: { realtime: RunningRealtime; http: Server }[] = [];
let clients: Socket[] = [];
const ended = new Set<string>();
const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Tokens of tests are `user/session`. */
async function authenticate(token: string): Promise<SignedIn | undefined> {
  const [user_id, session_id] = token.split('/');
  if (!user_id || !session_id || ended.has(session_id)) return undefined;
  const facts = { verified: true, operator: false, stepped_up_at: null };
  return { kind: 'user', user_id, session_id, suspended: user_id === 'suspended', ...facts };
}

beforeAll(async () => {
  database = await testDatabase();
  redis = await startRedisServer();
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  for (const { realtime, http } of replicas) {
    await realtime.close();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  }
  replicas = [];
  clients = [];
  ended.clear();
});

afterAll(async () => {
  await redis.stop();
  await database.drop();
});

async function replica(
  options: Partial<RealtimeParts> = {},
): Promise<{ url: string; realtime: RunningRealtime }> {
  const http = createServer((_, response) => response.end('app'));
  const realtime = await makeRealtime({
    httpServer: http,
    config: { REDIS_URL: undefined, TRUST_PROXY: [] },
    databaseUrl: database.url,
    authenticate,
    log,
    ...options,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  replicas.push({ realtime, http });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, realtime };
}

interface Client {
  socket: Socket;
  heard: string[];
}

function client(url: string, token?: string, query: Record<string, string> = {}): Promise<Client> {
  const auth = token === undefined ? {} : { token };
  const socket = connect(url, {
    transports: ['websocket'],
    auth,
    query,
    forceNew: true,
    reconnection: false,
  });
  clients.push(socket);
  const heard: string[] = [];
  socket.onAny((name: string, payload: { title?: string }) => heard.push(`${name} ${payload.title ?? ''}`));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve({ socket, heard }));
    socket.once('connect_error', reject);
  });
}

const soon = { timeout: 5000, interval: 10 };

function toast(title: string): { title: string; description: string } {
  return { title, description: '' };
}

test('private events reach the right token only, whatever user_id says', async () => {
  const { url, realtime } = await replica();
  const ana = await client(url, 'ana/s1', { user_id: 'ana' });
  const liar = await client(url, 'bo/s2', { user_id: 'ana' });
  const visitor = await client(url, undefined, { user_id: 'ana' });
  const forged = await client(url, 'nonsense', { user_id: 'ana' });
  const suspended = await client(url, 'suspended/s3');
  realtime.toUser('ana', 'toast', toast('for ana'));
  realtime.toUser('suspended', 'toast', toast('for nobody'));
  realtime.toRoom('public', 'toast', toast('for all'));
  for (const each of [liar, visitor, forged, suspended])
    await expect.poll(() => each.heard, soon).toEqual(['toast for all']);
  await expect.poll(() => ana.heard, soon).toEqual(['toast for ana', 'toast for all']);
});

test('what breaks inside while a socket is identified stays inside', async () => {
  const { url } = await replica({
    authenticate: async () => {
      throw new Error('connection to postgres://secret failed');
    },
  });
  await expect(client(url, 'ana/s1')).rejects.toThrow(/^unavailable$/);
});

test('a room is watched by whom its door lets in, and left when the door has closed', async () => {
  const closed = new Set<string>();
  const { url, realtime } = await replica({
    recheck_ms: 60,
    mayWatch: async (actor, room) => actor.kind === 'user' && actor.user_id === 'ana' && !closed.has(room),
  });
  const ana = await client(url, 'ana/s1');
  const bo = await client(url, 'bo/s2');
  const watch = (socket: Socket, room: unknown) => socket.emitWithAck('watch', { room });
  expect(await watch(ana.socket, 'club:1')).toEqual({ ok: true });
  expect(await watch(ana.socket, 'post:7')).toEqual({ ok: true });
  expect(await watch(bo.socket, 'club:1')).toEqual({ ok: false });
  for (const room of ['user:ana', 'session:s1', 'public', 'club:', 'club:1 2', 7, null])
    expect(await watch(ana.socket, room)).toEqual({ ok: false });
  // In both rooms, told once.
  realtime.toRoom(['club:1', 'post:7'], 'toast', toast('both'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast both']);
  expect(await ana.socket.emitWithAck('unwatch', { room: 'post:7' })).toEqual({ ok: true });
  expect(await ana.socket.emitWithAck('unwatch', { room: 'user:ana' })).toEqual({ ok: true });
  realtime.toRoom('post:7', 'toast', toast('gone'));
  realtime.toUser('ana', 'toast', toast('own'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast both', 'toast own']);
  closed.add('club:1');
  await new Promise((resolve) => setTimeout(resolve, 200));
  realtime.toRoom('club:1', 'toast', toast('shut'));
  realtime.toRoom('public', 'toast', toast('end'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast both', 'toast own', 'toast end']);
  expect(bo.heard).toEqual(['toast end']);
});

test('where the doors cannot be asked, nobody stays inside', async () => {
  let broken = false;
  const { url, realtime } = await replica({
    mayWatch: async () => {
      if (broken) throw new Error('the database is away');
      return true;
    },
  });
  const ana = await client(url, 'ana/s1');
  expect(await ana.socket.emitWithAck('watch', { room: 'club:1' })).toEqual({ ok: true });
  broken = true;
  realtime.recheck({ user_id: 'ana' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  realtime.toRoom('club:1', 'toast', toast('inside'));
  realtime.toRoom('public', 'toast', toast('end'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast end']);
});

test('a socket watches so many rooms and no more', async () => {
  const { url } = await replica({ mayWatch: async () => true, limits: { max_events_per_s: 1000 } });
  const { socket } = await client(url);
  const answers = [];
  for (let at = 0; at < MOST_ROOMS + 1; at += 1)
    answers.push(await socket.emitWithAck('watch', { room: `club:${at}` }));
  expect(answers.filter((answer: { ok: boolean }) => answer.ok)).toHaveLength(MOST_ROOMS);
});

test('a client cannot join a room or speak for the server', async () => {
  const { url, realtime } = await replica();
  const visitor = await client(url);
  visitor.socket.emit('join', 'user:ana');
  visitor.socket.emit('relay', [['public', 'toast', toast('forged')]]);
  realtime.toUser('ana', 'toast', toast('secret'));
  realtime.toRoom('public', 'toast', toast('end'));
  await expect.poll(() => visitor.heard, soon).toEqual(['toast end']);
});

describe.each(['postgres', 'redis'])('two replicas over %s', (kind) => {
  async function pair() {
    const config = { REDIS_URL: kind === 'redis' ? redis.url : undefined, TRUST_PROXY: [] };
    const both = await Promise.all([replica({ config }), replica({ config })]);
    // Both listen only once their connections are up.
    await new Promise((resolve) => setTimeout(resolve, 250));
    return both;
  }

  test('a message through one reaches a socket on the other, once and in order', async () => {
    const [here, there] = await pair();
    const near = await client(here.url, 'ana/s1');
    const far = await client(there.url, 'ana/s2');
    const stranger = await client(there.url, 'bo/s3');
    const titles = Array.from({ length: 20 }, (_, n) => `toast ${n}`);
    for (let n = 0; n < 20; n += 1) here.realtime.toUser('ana', 'toast', toast(`${n}`));
    await expect.poll(() => far.heard, soon).toEqual(titles);
    await expect.poll(() => near.heard, soon).toEqual(titles);
    here.realtime.toRoom('public', 'toast', toast('x'.repeat(9000)));
    await expect.poll(() => far.heard.length, soon).toBe(21);
    expect(stranger.heard).toHaveLength(1);
  });

  test('whoever is shut out through one leaves on the other, and an answer from before lets nobody in', async () => {
    const shut = new Set<string>();
    let asked = () => {};
    let hold: Promise<void> | undefined;
    const config = { REDIS_URL: kind === 'redis' ? redis.url : undefined, TRUST_PROXY: [] };
    const mayWatch: MayWatch = async (actor) => {
      const open = actor.kind === 'user' && !shut.has(actor.user_id);
      asked();
      await hold;
      return open;
    };
    const [here, there] = await Promise.all([replica({ config }), replica({ config, mayWatch })]);
    await new Promise((resolve) => setTimeout(resolve, 250));
    const ana = await client(there.url, 'ana/s1');
    const late = await client(there.url, 'ana/s2');
    const bo = await client(there.url, 'bo/s3');
    for (const { socket } of [ana, bo])
      expect(await socket.emitWithAck('watch', { room: 'club:1' })).toEqual({ ok: true });
    // Asked while she was a member, answered when she is none any more.
    const inside = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let goOn = () => {};
    hold = new Promise((resolve) => {
      goOn = resolve;
    });
    const entering = late.socket.emitWithAck('watch', { room: 'club:1' });
    await inside;
    shut.add('ana');
    const again = new Promise<void>((resolve) => {
      asked = resolve;
    });
    here.realtime.recheck({ user_id: 'ana' });
    await again;
    goOn();
    expect(await entering).toEqual({ ok: false });
    await expect
      .poll(async () => {
        ana.heard.length = 0;
        there.realtime.toRoom('club:1', 'toast', toast('inside'));
        there.realtime.toRoom('public', 'toast', toast('end'));
        await expect.poll(() => ana.heard, soon).toContain('toast end');
        return ana.heard;
      }, soon)
      .toEqual(['toast end']);
    expect(late.heard).not.toContain('toast inside');
    expect(bo.heard).toContain('toast inside');
  });

  test('an ended session hears its last word and is cut on every replica; others stay', async () => {
    const [here, there] = await pair();
    const far = await client(there.url, 'ana/s1');
    const near = await client(here.url, 'ana/s1');
    const other = await client(there.url, 'ana/s2');
    here.realtime.toRoom('session:s1', 'sessionEnded', { session_id: 's1' });
    here.realtime.dropSessions(['s1']);
    await expect.poll(() => far.socket.connected || near.socket.connected, soon).toBe(false);
    expect(far.heard).toEqual(['sessionEnded ']);
    expect(near.heard).toEqual(['sessionEnded ']);
    expect(other.socket.connected).toBe(true);
  });
});

test('a session whose end was never told is found by looking again', async () => {
  const { url } = await replica({ recheck_ms: 30 });
  const ana = await client(url, 'ana/s1');
  const bo = await client(url, 'bo/s2');
  ended.add('s1');
  await expect.poll(() => ana.socket.connected, soon).toBe(false);
  expect(bo.socket.connected).toBe(true);
});

test('Redis goes away and comes back: sockets here are served meanwhile, the others again after', async () => {
  let brief = await startRedisServer();
  const config = { REDIS_URL: brief.url, TRUST_PROXY: [] };
  const [here, there] = await Promise.all([replica({ config }), replica({ config })]);
  const near = await client(here.url, 'ana/s1');
  const far = await client(there.url, 'ana/s2');
  await brief.stop();
  here.realtime.toUser('ana', 'toast', toast('meanwhile'));
  await expect.poll(() => near.heard, soon).toEqual(['toast meanwhile']);
  brief = await startRedisServer(Number(new URL(brief.url).port));
  await expect
    .poll(
      () => {
        here.realtime.toUser('ana', 'toast', toast('again'));
        return far.heard.at(-1);
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBe('toast again');
  await brief.stop();
});

test('one address gets so many connections, and a place back when one ends', async () => {
  const { url } = await replica({ limits: { max_per_address: 2 } });
  const first = await client(url);
  await client(url);
  await expect(client(url)).rejects.toThrow();
  first.socket.disconnect();
  await expect
    .poll(
      () =>
        client(url).then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);
});

test('behind a trusted proxy each client counts for itself', async () => {
  const config = { REDIS_URL: undefined, TRUST_PROXY: ['loopback'] };
  const { url } = await replica({ config, limits: { max_per_address: 1 } });
  function from(address: string): Promise<void> {
    const extraHeaders = { 'x-forwarded-for': address };
    const socket = connect(url, {
      transports: ['websocket'],
      extraHeaders,
      forceNew: true,
      reconnection: false,
    });
    clients.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
  }
  await from('203.0.113.1');
  await from('203.0.113.2');
  await expect(from('203.0.113.1')).rejects.toThrow();
  await expect(from('198.51.100.7, 203.0.113.2')).rejects.toThrow();
  await from('2001:db8::1');
  await expect(from('2001:db8::2:3:4:5')).rejects.toThrow();
  await from('2001:db8:0:1::1');
});

test('a flood of events, or a huge one, costs the sender the connection', async () => {
  const { url } = await replica();
  const flooding = await client(url);
  const bloated = await client(url);
  const calm = await client(url);
  for (let n = 0; n < 60; n += 1) flooding.socket.emit('typing', n);
  bloated.socket.emit('typing', 'x'.repeat(100_000));
  await expect.poll(() => flooding.socket.connected || bloated.socket.connected, soon).toBe(false);
  expect(calm.socket.connected).toBe(true);
});

test('polling works as well, and the app beside it still answers', async () => {
  const { url, realtime } = await replica();
  const socket = connect(url, { transports: ['polling'], auth: { token: 'ana/s1' }, forceNew: true });
  clients.push(socket);
  const heard = new Promise((resolve) => socket.on('toast', resolve));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  realtime.toUser('ana', 'toast', toast('polled'));
  expect(await heard).toMatchObject({ title: 'polled' });
  expect(await (await fetch(`${url}/anything`)).text()).toBe('app');
});

test('closing lets clients know in a way that makes them come back', async () => {
  const { url, realtime } = await replica();
  const { socket } = await client(url);
  const reason = new Promise((resolve) => socket.on('disconnect', resolve));
  await realtime.close();
  expect(await reason).toBe('transport close');
  await expect(client(url)).rejects.toThrow();
  replicas = replicas.filter((each) => {
    if (each.realtime === realtime) each.http.close();
    return each.realtime !== realtime;
  });
});
