// Owns what tests of realtime stand on: replicas of the socket server on one database, and phones that connect to them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { type RedisServer, startRedisServer } from '@stagepass/testkit/servers/redis-server.ts';
import { io as connect, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Actor, SignedIn } from '../../http/actor.ts';
import type { MayWatch, OpenRoom } from '../rooms.ts';
import { makeRealtime, type RealtimeParts, type RunningRealtime } from '../socket-server.ts';

export const soon = { timeout: 5000, interval: 10 };
export const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Sessions that are over. */
export const ended = new Set<string>();

/** Tokens of tests are `user/session`. */
async function authenticate(token: string): Promise<SignedIn | undefined> {
  const [user_id, session_id] = token.split('/');
  if (!user_id || !session_id || ended.has(session_id)) return undefined;
  const facts = { verified: true, operator: false, stepped_up_at: null };
  return { kind: 'user', user_id, session_id, suspended: user_id === 'suspended', ...facts };
}

/** Asks for each room by itself; a post `7-3` stands in the club 7. */
export function roomByRoom(isOpen: (viewer: Actor, room: string) => boolean | Promise<boolean>): MayWatch {
  return async (viewer, rooms) => {
    const open = new Map<string, OpenRoom>();
    for (const room of rooms) {
      const [, club] = /^post:([^-]+)-/.exec(room) ?? [];
      if (await isOpen(viewer, room)) open.set(room, club === undefined ? {} : { within: [`club:${club}`] });
    }
    return open;
  };
}

let database: TestDatabase;
let redis: RedisServer;
let replicas: { realtime: RunningRealtime; http: Server }[] = [];
let phones: Socket[] = [];

/** Starts what replicas need, and takes everything down after each test. */
export function useReplicas(): void {
  beforeAll(async () => {
    database = await testDatabase();
    redis = await startRedisServer();
  });
  afterEach(async () => {
    for (const phone of phones) phone.disconnect();
    for (const { realtime } of replicas) await closeReplica(realtime);
    phones = [];
    ended.clear();
  });
  afterAll(async () => {
    await redis.stop();
    await database.drop();
  });
}

export async function closeReplica(closing: RunningRealtime): Promise<void> {
  const http = replicas.find(({ realtime }) => realtime === closing)?.http;
  replicas = replicas.filter(({ realtime }) => realtime !== closing);
  await closing.close();
  http?.closeAllConnections();
  await new Promise((resolve) => http?.close(resolve));
}

export function overRedis(): RealtimeParts['config'] {
  return { REDIS_URL: redis.url, TRUST_PROXY: [] };
}

export function overPostgres(): RealtimeParts['config'] {
  return { REDIS_URL: undefined, TRUST_PROXY: [] };
}

export interface Replica {
  url: string;
  realtime: RunningRealtime;
}

export async function replica(options: Partial<RealtimeParts> = {}): Promise<Replica> {
  const http = createServer((_, response) => response.end('app'));
  const realtime = await makeRealtime({
    httpServer: http,
    config: overPostgres(),
    databaseUrl: database.url,
    authenticate,
    log,
    ...options,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  replicas.push({ realtime, http });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, realtime };
}

/** Two that hear each other: their adapters begin to listen a moment after they were made. */
export async function pair(
  first: Partial<RealtimeParts>,
  second: Partial<RealtimeParts> = first,
): Promise<[Replica, Replica]> {
  const both = await Promise.all([replica(first), replica(second)]);
  for (const [from, to] of [both, both.toReversed() as typeof both]) {
    const probe = await phone(to.url, 'probe/probe');
    const crosses = () => {
      from.realtime.toUser('probe', 'toast', toast('probe'));
      return probe.heard.length > 0;
    };
    await expect.poll(crosses, soon).toBe(true);
    probe.socket.disconnect();
  }
  return both;
}

export interface Phone {
  socket: Socket;
  heard: string[];
}

export function phone(
  url: string,
  token?: string,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<Phone> {
  const auth = token === undefined ? {} : { token };
  const socket = connect(url, {
    transports: ['websocket'],
    auth,
    forceNew: true,
    reconnection: false,
    ...options,
  });
  phones.push(socket);
  const heard: string[] = [];
  socket.onAny((name: string, payload: { title?: string }) => heard.push(`${name} ${payload.title ?? ''}`));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve({ socket, heard }));
    socket.once('connect_error', reject);
  });
}

export function watch({ socket }: Phone, room: unknown): Promise<{ ok: boolean }> {
  return socket.emitWithAck('watch', { room });
}

export function toast(title: string): { title: string; description: string } {
  return { title, description: '' };
}
