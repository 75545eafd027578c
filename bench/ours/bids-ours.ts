// Owns our side of the lines about bids: each through the service layer, with door, key, gate, holds, events and its history.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { placeBid } from '../../apps/api/src/domains/auctions/actions/place-bid.ts';
import { leastStep } from '../../apps/api/src/domains/auctions/auction.rules.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { SignedIn } from '../../apps/api/src/platform/http/actor.ts';
import { hashBody } from '../../apps/api/src/platform/idempotency/idempotency.ts';
import { makeLog } from '../../apps/api/src/platform/log/pino-log.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { makeRealtime } from '../../apps/api/src/platform/realtime/socket-server.ts';
import { AMOUNTS, lotOf } from './auction-dataset.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export type BidLoad =
  /** One hot auction after the other, by so many at once. */
  | { clients: number; seconds: number }
  /** So many bids one after the other on a lot that stands at this price: milliseconds each. */
  | { lot: number; price: number; bids: number }
  /** One bid that somebody watches: when it was handed in. */
  | { watched: number; place: number };

const databaseUrl = process.env.DATABASE_URL ?? '';
const config = readConfig({ ...process.env, LOG_LEVEL: 'error' });
const log = makeLog(config);
const server = http.createServer();
const realtime = await makeRealtime({
  httpServer: server,
  config,
  databaseUrl,
  authenticate: async () => ({ ...somebody(1), session_id: fanOf(1) }),
  mayWatch: async (_, rooms) => new Map(rooms.map((room) => [room, {}])),
  log,
  // All sockets are one person's.
  limits: { max_per_user: 10_000 },
});
const db = openDb({
  url: databaseUrl,
  max: 8,
  writeEvent: eventWriter([]),
  afterEvents: () => {},
  onError: () => {},
});
const platform = {
  db,
  log,
  realtime,
  dice: systemDice,
  clock: { now: () => new Date() },
  storage: { url: (key: string) => key },
} as unknown as Platform;

function somebody(number: number): SignedIn {
  const facts = { verified: true, operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: fanOf(number), session_id: fanOf(number), ...facts };
}

let fan = 0;

async function bid(auction_id: string, amount: number): Promise<void> {
  fan = (fan % (FANS - 1)) + 1;
  const actor = somebody(fan);
  const body = { amount };
  const idempotency = {
    user_id: actor.user_id,
    endpoint: 'POST /auctions/:id/bids',
    key: randomUUID(),
    body_hash: hashBody({ params: { id: auction_id }, body }),
  };
  await placeBid(platform, actor, { auction_id, amount, idempotency });
}

// Amounts are given out in the order in which bids are handed in, so that each is a step above the one before.
let lot = 1;
let place = 0;

function nextBid(): { auction_id: string; amount: number } {
  if (place === AMOUNTS.length) [lot, place] = [lot + 1, 0];
  const amount = AMOUNTS[place] ?? 0;
  place += 1;
  return { auction_id: lotOf(lot), amount };
}

async function perSecond(clients: number, seconds: number): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < ends) {
        const { auction_id, amount } = nextBid();
        await bid(auction_id, amount);
        done += 1;
      }
    }),
  );
  return done / seconds;
}

async function costOf(number: number, price: number, bids: number): Promise<number> {
  const began = performance.now();
  let amount = price;
  for (let at = 0; at < bids; at += 1) {
    amount += leastStep(amount);
    await bid(lotOf(number), amount);
  }
  return (performance.now() - began) / bids;
}

async function answer(load: BidLoad): Promise<object> {
  if ('clients' in load) return { rate: await perSecond(load.clients, load.seconds) };
  if ('lot' in load) return { cost: await costOf(load.lot, load.price, load.bids) };
  const handed_in = Date.now();
  await bid(lotOf(load.watched), AMOUNTS[load.place] ?? 0);
  return { handed_in };
}

process.on('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line) as BidLoad))}\n`);
