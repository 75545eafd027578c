// Owns the lines about chat: a message to 500 and to 9 beside bare socket.io, a long list of conversations beside one prepared
// statement, and unread counts however much is unread.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { alternate } from '../lib/alternate.ts';
import { type Child, startChild } from '../lib/child.ts';
import { type Bench, type BenchLine, latency, type Prepared } from '../lib/line.ts';
import { requestsPerSecond } from '../lib/load.ts';
import { FEW, fillChat, LOUNGE, MANY, memberOf, READER, tokenOf } from '../ours/chat-dataset.ts';
import type { Phones, PhoneTask } from '../raw/chat-phones.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);

type Server = Child<{ port: number }>;
interface House {
  readonly databaseUrl: string;
  readonly url: string;
  readonly ours: Server;
  /** Ends with the house. */
  start<Ready>(file: string, env: Record<string, string>): Promise<Child<Ready>>;
}

/** A database of its own, with the durability that the product has, and the whole server on it. */
async function fillHouse(
  bench: Bench,
  name: string,
): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(bench.folder, name), profile: 'durable' });
  const databaseUrl = server.socketUrl ?? server.url;
  await migrate(databaseUrl, inBench('../apps/api/migrations'));
  const quiet = { writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} };
  const db = openDb({ url: databaseUrl, max: 1, ...quiet });
  await db.transaction((tx) => fillChat(tx));
  await db.query({ text: 'vacuum analyze' });
  await db.query({ text: 'checkpoint' });
  await db.close();
  return { databaseUrl, stop: () => server.stop() };
}

/** What is started in it ends with it, also where preparing fails: anything left would keep the whole run from ending. */
async function inHouse(
  bench: Bench,
  name: string,
  prepare: (house: House) => Promise<Prepared['sample']>,
): Promise<Prepared> {
  const { databaseUrl, stop } = await fillHouse(bench, name);
  const children: Child<unknown>[] = [];
  async function start<Ready>(file: string, env: Record<string, string>): Promise<Child<Ready>> {
    const child = await startChild<Ready>(inBench(file), env);
    children.push(child);
    return child;
  }
  async function end(): Promise<void> {
    for (const child of children.reverse()) await child.stop();
    await stop();
  }
  try {
    const dataDir = path.join(bench.folder, `${name}-data`);
    await mkdir(dataDir, { recursive: true });
    const ours: Server = await start('ours/chat-ours.ts', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const url = `http://127.0.0.1:${ours.ready.port}`;
    return { sample: await prepare({ databaseUrl, ours, url, start }), end };
  } catch (error) {
    await end();
    throw error;
  }
}

interface Side {
  readonly server: Server;
  readonly phones: Child<{ connected: number }>;
}

const ask = <Answer>(phones: Child<unknown>, task: PhoneTask) => phones.ask<Answer>(task);

const tokensFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => tokenOf(first + at));

/** Both sides with so many who listen; the bare one says what ours said. */
async function openSides(house: House, listening: number): Promise<{ ours: Side; raw: Side }> {
  const { databaseUrl, url } = house;
  const startPhones = (given: Omit<Phones, 'tokens' | 'authors'>) => {
    const clients: Phones = { ...given, tokens: tokensFrom(2, listening), authors: tokensFrom(600, 400) };
    return house.start<{ connected: number }>('raw/chat-phones.ts', { CLIENTS: JSON.stringify(clients) });
  };
  const send_path = `/api/conversations/${LOUNGE}/messages`;
  const phones = await startPhones({ url, room: `conversation:${LOUNGE}`, send_path });
  const event = await eventOf(`${url}${send_path}`);
  const given = { databaseUrl, event, author_id: memberOf(600), conversation_id: LOUNGE };
  const bare: Server = await house.start('raw/chat-bare.ts', { RAW_CHAT: JSON.stringify(given) });
  const rawUrl = `http://127.0.0.1:${bare.ready.port}`;
  const barePhones = await startPhones({ url: rawUrl, room: null, send_path: '/' });
  return { ours: { server: house.ours, phones }, raw: { server: bare, phones: barePhones } };
}

/** As the room hears it: the message that is answered, without what is its viewer's own. */
async function eventOf(url: string): Promise<object> {
  const body = JSON.stringify({ id: crypto.randomUUID(), text: 'Doors at eight, kettle on at nine.' });
  const headers = { authorization: tokenOf(600), 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`sending answered ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { seq: number; change: number; mine: object } };
  const { mine: _, ...message } = data;
  return { conversation_id: LOUNGE, messages: [message], last_seq: data.seq, last_change: data.change };
}

const listeners = 500;
const underWay = 32;
const slices = 4;
const slice_ms = 700;

/** Deliveries per second, with so many messages under way; each of ours is stored before it is acknowledged. */
async function deliveries({ server, phones }: Side): Promise<number> {
  const began = performance.now();
  let delivered = 0;
  while (performance.now() - began < slice_ms) {
    await ask(phones, { expect: underWay * listeners });
    const arrived = phones.next();
    await server.ask({ send: underWay });
    await arrived;
    delivered += underWay * listeners;
  }
  return delivered / ((performance.now() - began) / 1000);
}

const fanout: BenchLine = {
  about:
    'messages to 500 sockets of a channel, stored before they are acknowledged; raw is bare socket.io, same bytes',
  figures: [{ name: 'chat-fanout', unit: 'deliveries/s', kind: 'rate', goal: 0.8 }],
  prepare: (bench) =>
    inHouse(bench, 'chat-fanout', async (house) => {
      const sides = await openSides(house, listeners);
      const turns = { ours: () => deliveries(sides.ours), raw: () => deliveries(sides.raw) };
      await alternate({ slices: 2, ...turns });
      return async () => [await alternate({ slices, ...turns })];
    }),
};

const receivers = 9;
const sends = 25;
/** What a phone may wait for beside the bare way. */
const BESIDE_BARE = 1.5;

const direct: BenchLine = {
  about:
    'from a message sent over HTTP until 9 sockets have it, the usual one; raw is Fastify, one durable insert and bare socket.io',
  figures: [
    { name: 'chat-latency', unit: 'ms', kind: 'cost', goal: 1 / BESIDE_BARE, holds_from: 1, best: true },
  ],
  prepare: (bench) =>
    inHouse(bench, 'chat-latency', async (house) => {
      const sides = await openSides(house, receivers);
      const p50 = async ({ phones }: Side) =>
        (await ask<{ p50_ms: number }>(phones, { measure: sends })).p50_ms;
      const turns = { ours: () => p50(sides.ours), raw: () => p50(sides.raw) };
      await alternate({ slices: 4, ...turns });
      return async () => [await alternate({ slices: 4, ...turns })];
    }),
};

/** Everything that a line of the list shows, for one viewer who may see it. */
const rawList = `
  select v.*, r.read_seq, r.mention_seq, r.muted, r.muted_until, u.id as partner_id, u.user_name, u.display_name,
    p.read_seq as partner_read_seq, p.read_at as partner_read_at, s.seen_at,
    l.user_name as last_user_name, l.display_name as last_display_name,
    exists (select from user_blocks b where (b.blocker_id, b.blocked_id) in ((r.user_id, u.id), (u.id, r.user_id))) as apart
  from (select * from conversation_readers where user_id = $1 and box = 'main'
    order by last_at desc, conversation_id desc limit $2) r
  join conversations v on v.id = r.conversation_id
  join users u on u.id = case when v.user_a = r.user_id then v.user_b else v.user_a end
  left join conversation_readers p on p.conversation_id = v.id and p.user_id = u.id
  left join chat_presence s on s.user_id = u.id
  left join users l on l.id = v.last_author_id
  order by r.last_at desc, r.conversation_id desc`;

const read_s = 1;

const list: BenchLine = {
  about:
    'the first page for a fan with 1,000 conversations; raw is Fastify with one prepared statement, same bytes',
  figures: [{ name: 'conversations', unit: 'requests/s', kind: 'rate', goal: 0.5 }],
  prepare: (bench) =>
    inHouse(bench, 'conversations', async (house) => {
      const headers = { authorization: tokenOf(READER) };
      const url = `${house.url}/api/conversations`;
      const shape = (await (await fetch(url, { headers })).json()) as { data: unknown[] };
      const rows = shape.data.length;
      const values = [memberOf(READER), rows];
      const given = { databaseUrl: house.databaseUrl, text: rawList, values, rows, shape };
      const raw: Server = await house.start('raw/query-server.ts', { RAW_READ: JSON.stringify(given) });
      const rawUrl = `http://127.0.0.1:${raw.ready.port}/`;
      const turns = {
        ours: () => requestsPerSecond({ url, headers, seconds: read_s }),
        raw: () => requestsPerSecond({ url: rawUrl, headers, seconds: read_s }),
      };
      await alternate({ slices: 2, ...turns });
      return async () => [await alternate({ slices: 2, ...turns })];
    }),
};

/** What 100,000 unread messages may cost beside 100. */
const GROWN = 1.3;

const unread: BenchLine = {
  about: `unread counts of a fan with ${MANY.unread} unread messages; raw is ${GROWN} times those of one with ${FEW.unread}`,
  figures: [latency('unread-growth', 'µs a request')],
  prepare: (bench) =>
    inHouse(bench, 'unread-growth', async (house) => {
      const url = `${house.url}/api/conversations/unread`;
      const cost = async (fan: number) => {
        const headers = { authorization: tokenOf(fan) };
        return 1e6 / (await requestsPerSecond({ url, headers, seconds: read_s }));
      };
      const turns = { ours: () => cost(MANY.fan), raw: async () => GROWN * (await cost(FEW.fan)) };
      await alternate({ slices: 2, ...turns });
      return async () => [await alternate({ slices: 2, ...turns })];
    }),
};

export const lines: BenchLine[] = [fanout, direct, list, unread];
