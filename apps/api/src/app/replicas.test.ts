// Proves that two server processes on one database act as one: start, realtime, ended sessions and rate limits.
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import type { CallAnswer, CallInput, CallName } from '@stagepass/contract/client.ts';
import { dropDatabase, ensureDatabase, urlForDatabase } from '@stagepass/postgres/databases.ts';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRealtime, type RunningRealtime } from '#platform/realtime/socket-server.ts';
import { migrationsDir } from './paths.ts';
import { drawsNothing, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const PASSWORD = 'violet kettle harbour';
const soon = { timeout: 5000, interval: 10 };
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const name = `replicas_${randomBytes(6).toString('hex')}`;
const admin = process.env.TEST_DATABASE_URL ?? '';
let servers: ServerProcess[] = [];
/** A third member that only speaks, as a job or a command would. */
let speaker: RunningRealtime;
let clients: Socket[] = [];
let people = 0;

beforeAll(async () => {
  // Empty, without the template's tables: both must find nothing and start at once.
  await ensureDatabase(admin, name);
  const url = urlForDatabase(admin, name);
  const env = {
    DATABASE_URL: url,
    DATABASE_POOL: '4',
    SECRET_KEY: 'a-secret-for-tests-only-0123456789',
    TRUST_PROXY: '127.0.0.1',
    ...drawsNothing,
  };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  speaker = await makeRealtime({
    httpServer: http.createServer(),
    config: { REDIS_URL: undefined, TRUST_PROXY: [] },
    databaseUrl: url,
    authenticate: async () => undefined,
    log: silent,
  });
}, 150_000);

afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});

afterAll(async () => {
  await speaker?.close();
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await dropDatabase(admin, name);
  expect(codes).toEqual([0, 0]);
});

function server(at: 0 | 1): ServerProcess {
  const found = servers[at];
  if (found === undefined) throw new Error('the servers are not up');
  return found;
}

interface From {
  token?: string;
  address?: string;
}

async function call<Name extends CallName>(at: 0 | 1, named: Name, input: CallInput<Name>, from: From = {}) {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const [method = '', pattern = ''] = named.split(' ');
  const address = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const response = await fetch(`${server(at).url}/api${address}`, {
    method,
    headers: {
      'x-forwarded-for': from.address ?? '203.0.113.1',
      ...(from.token === undefined ? {} : { authorization: from.token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as CallAnswer<Name>;
  return { status: response.status, answer };
}

async function register(at: 0 | 1) {
  people += 1;
  const email = `fan${people}@example.test`;
  const body = { email, password: PASSWORD, rawPassword: PASSWORD };
  const { status, answer } = await call(at, 'POST /auth/system/register', { body });
  expect(status).toBe(200);
  return answer.data;
}

async function signIn(at: 0 | 1, email: string): Promise<string> {
  const { answer } = await call(at, 'POST /auth/system', { body: { email, password: PASSWORD } });
  return answer.data.sctoken;
}

interface Listening {
  socket: Socket;
  heard: string[];
}

async function listen(at: 0 | 1, auth: object, query: Record<string, string> = {}): Promise<Listening> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(server(at).url, { ...options, auth, query });
  clients.push(socket);
  const heard: string[] = [];
  socket.onAny((event: string, payload: { title?: string; session_id?: string }) =>
    heard.push(`${event} ${payload.title ?? payload.session_id ?? ''}`),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}

function toast(title: string): { title: string; description: string } {
  return { title, description: '' };
}

test('started at once on an empty database, they migrate and seed it once', async () => {
  const said = servers.map((each) => each.output()).join('\n');
  const files = (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql')).sort();
  const migrated = [...said.matchAll(/Migrating the database: (\S+)/g)].map((match) => match[1]);
  expect(migrated.sort()).toEqual(files);
  const seeded = [...said.matchAll(/Seeding the demo world: (\S+)$/gm)].map((match) => match[1]);
  expect(seeded.length).toBeGreaterThan(0);
  expect(new Set(seeded).size).toBe(seeded.length);
  const client = new pg.Client({ connectionString: urlForDatabase(admin, name) });
  await client.connect();
  const { rows } = await client.query<{ files: number; keys: number }>(
    `select (select count(*)::int from schema_migrations) as files,
            (select count(*)::int from kv where key like 'demo:%') as keys`,
  );
  await client.end();
  expect(rows[0]).toEqual({ files: files.length, keys: seeded.length });
  // Each demo account is there once, with its password, whichever server is asked.
  for (const at of [0, 1] as const) {
    const { answer } = await call(at, 'POST /auth/demo', { body: { role: 'fan', key: demoKey(at) } });
    expect(answer.data.email).toBe('fan@stagepass.test');
  }
});

function demoKey(at: 0 | 1): string {
  return /other devices: (\w+)/.exec(server(at).output())?.[1] ?? '';
}

test('a toast reaches its owner on both servers, once and in order, and nobody else', async () => {
  const fan = await register(0);
  const other = await register(1);
  const own = await Promise.all([listen(0, { token: fan.sctoken }), listen(1, { token: fan.sctoken })]);
  const foreign = await Promise.all(
    ([0, 1] as const).flatMap((at) => [
      listen(at, {}, { user_id: fan.id }),
      listen(at, { token: other.sctoken }, { user_id: fan.id }),
      listen(at, { token: 'forged' }, { user_id: fan.id }),
    ]),
  );
  const titles = Array.from({ length: 50 }, (_, n) => `toast ${n}`);
  for (let n = 0; n < 50; n += 1) speaker.toUser(fan.id, 'toast', toast(`${n}`));
  // The word for all comes last: whoever has heard it has been passed by everything before.
  speaker.toRoom('public', 'toast', toast('all'));
  for (const each of own) await expect.poll(() => each.heard, soon).toEqual([...titles, 'toast all']);
  for (const each of foreign) await expect.poll(() => each.heard, soon).toEqual(['toast all']);
});

test('a device signed out through one server is told and cut on the other', async () => {
  const fan = await register(0);
  const other = await register(0);
  for (const [socketAt, endedAt] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const token = await signIn(endedAt, fan.email);
    const ending = await listen(socketAt, { token });
    const staying = await listen(socketAt, { token: fan.sctoken });
    const foreign = await listen(socketAt, { token: other.sctoken }, { user_id: fan.id });
    const visitor = await listen(socketAt, {}, { user_id: fan.id });
    const { answer } = await call(socketAt, 'GET /auth/devices', {}, { token });
    const id = answer.data.find((device) => device.current)?.id ?? '';
    const done = await call(endedAt, 'DELETE /auth/devices/:id', { params: { id } }, { token: fan.sctoken });
    expect(done.status).toBe(200);
    await expect.poll(() => ending.socket.connected, soon).toBe(false);
    expect(ending.heard).toEqual([`sessionEnded ${id}`]);
    await expect.poll(() => staying.heard, soon).toEqual([`sessionEnded ${id}`]);
    expect((await call(socketAt, 'GET /auth/session', {}, { token })).status).toBe(401);
    speaker.toRoom('public', 'toast', toast('all'));
    for (const each of [foreign, visitor]) await expect.poll(() => each.heard, soon).toEqual(['toast all']);
    expect(staying.socket.connected).toBe(true);
  }
});

test('rate limits count what both servers were asked', async () => {
  const body = { email: 'nobody@example.test' };
  const ask = (at: 0 | 1, address: string) =>
    call(at, 'POST /auth/system/validateEmail', { body }, { address });
  const limit = 20;
  for (let n = 0; n < limit; n += 1)
    expect((await ask(n < 7 ? 0 : 1, '203.0.113.20')).status, `call ${n + 1}`).toBe(200);
  for (const at of [0, 1] as const) expect((await ask(at, '203.0.113.20')).status).toBe(429);
  const atOnce = await Promise.all(
    Array.from({ length: 2 * limit }, (_, n) => ask(n % 2 === 0 ? 0 : 1, '203.0.113.21')),
  );
  expect(atOnce.filter((each) => each.status === 200)).toHaveLength(limit);
});
