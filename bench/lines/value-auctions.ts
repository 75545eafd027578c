// Owns the lines about bids: one hot auction beside pgbench, a long history beside a short one, and 500 who watch.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { type Child, startChild } from '../lib/child.ts';
import { type Bench, type BenchLine, latency } from '../lib/line.ts';
import { findPgbench, rawPerSecond } from '../lib/pgbench.ts';
import { AMOUNTS, fillAuctions, lotOf, putLongLot, START } from '../ours/auction-dataset.ts';
import type { BidLoad } from '../ours/bids-ours.ts';
import { fillLedger } from '../ours/ledger-dataset.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
const slices = 2;
const slice_s = 1;
const many = 64;

/** A database of its own, with the durability that the product has. */
async function openHouse(bench: Bench, name: string, lots: number) {
  const server = await startEmbeddedPostgres({ dataDir: path.join(bench.folder, name), profile: 'durable' });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 2, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await fillLedger(db);
  await fillAuctions(db, lots);
  const ours = await startChild<{ port: number }>(inBench('ours/bids-ours.ts'), {
    DATABASE_URL: url,
    DATA_DIR: bench.folder,
  });
  return {
    db,
    url,
    ours,
    async end() {
      await ours.stop();
      await db.close();
      await server.stop();
    },
  };
}

const ask = <Answer>(ours: Child<unknown>, load: BidLoad) => ours.ask<Answer>(load);

const bids: BenchLine = {
  about: 'bids on one hot auction; raw is pgbench writing the same rows, its hot row locked',
  figures: [
    { name: 'bid-beside-bare-one-client', unit: 'bids/s', kind: 'rate', goal: 0.6 },
    { name: 'bid-beside-bare-many-clients', unit: 'bids/s', kind: 'rate', goal: 1.5 },
  ],
  async prepare(bench) {
    const house = await openHouse(bench, 'auctions', 3000);
    for (const file of ['raw/ledger.sql', 'raw/auctions.sql'])
      await house.db.query({ text: await readFile(inBench(file), 'utf8') });
    if (findPgbench() === undefined) bench.say('  pgbench is not installed: a small client runs its scripts');
    const mine = async (clients: number, seconds: number) =>
      (await ask<{ rate: number }>(house.ours, { clients, seconds })).rate;
    const raw = (clients: number, seconds: number) =>
      rawPerSecond({ file: 'bid.pgb', databaseUrl: house.url, clients, seconds });
    const sides = [
      (seconds: number) => mine(1, seconds),
      (seconds: number) => raw(1, seconds),
      (seconds: number) => mine(many, seconds),
      (seconds: number) => raw(8, seconds),
    ];
    try {
      for (const side of sides) await side(1);
    } catch (error) {
      // What was started would keep the whole run from ending.
      await house.end();
      throw error;
    }
    return {
      async sample() {
        const sums = [0, 0, 0, 0];
        for (let slice = 0; slice < slices; slice += 1)
          for (const [at, side] of sides.entries()) sums[at] = (sums[at] ?? 0) + (await side(slice_s));
        const [alone = 0, bare = 0, together = 0, contended = 0] = sums.map((sum) => sum / slices);
        return [
          { ours: alone, raw: bare },
          { ours: together, raw: Math.max(bare, contended) },
        ];
      },
      end: house.end,
    };
  },
};

const SHORT = 100;
const LONG = { usual: 20_000, large: 100_000 };
const rounds = 3;
const bidsEach = 60;

const history: BenchLine = {
  about: `a bid on an auction with ${LONG.usual} rises, ${LONG.large} behind --large; raw is the same on one with ${SHORT}`,
  figures: [
    { name: 'bid-on-long-history', unit: 'ms', kind: 'cost', goal: 1 / 1.3, holds_from: 1, best: true },
  ],
  rounds,
  async prepare(bench) {
    const house = await openHouse(bench, 'auctions-history', 2);
    const rises = bench.large ? LONG.large : LONG.usual;
    const lots: { short: number; long: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const pair = { short: 10 + round * 2, long: 11 + round * 2 };
      await putLongLot(house.db, pair.short, SHORT);
      await putLongLot(house.db, pair.long, rises);
      lots.push(pair);
    }
    await house.db.query({ text: 'vacuum analyze' });
    const cost = async (lot: number, risen: number) =>
      (await ask<{ cost: number }>(house.ours, { lot, price: START + risen - 1, bids: bidsEach })).cost;
    const sample = async () => {
      const pair = lots.pop();
      if (pair === undefined) throw new Error('there is a pair for each round');
      const long = await cost(pair.long, rises);
      const short = await cost(pair.short, SHORT);
      return [{ ours: long, raw: short }];
    };
    await sample();
    return { sample, end: house.end };
  },
};

const sockets = 500;
const watched = 1;
const heardBids = 40;

const watching: BenchLine = {
  about: 'from a bid handed in until 500 watching sockets have it, 99 of 100; raw is the promise',
  figures: [latency('bid-to-500-watchers-p99', 'ms')],
  async prepare(bench) {
    const house = await openHouse(bench, 'auctions-watched', 2);
    const phones = await startChild<{ connected: number }>(inBench('ours/auction-watchers.ts'), {
      CLIENTS: JSON.stringify({
        url: `ws://127.0.0.1:${house.ours.ready.port}`,
        count: sockets,
        room: `auction:${lotOf(watched)}`,
      }),
    });
    let place = 0;
    async function latencies(count: number): Promise<number[]> {
      const found: number[] = [];
      for (let at = 0; at < count && place < AMOUNTS.length; at += 1) {
        await phones.ask({ listen: true });
        const all = phones.next<{ heard: number[] }>();
        const { handed_in } = await ask<{ handed_in: number }>(house.ours, { watched, place });
        place += 1;
        found.push(...(await all).heard.map((time) => time - handed_in));
      }
      return found.sort((a, b) => a - b);
    }
    await latencies(5);
    return {
      async sample() {
        const found = await latencies(heardBids);
        return [{ ours: found[Math.floor(found.length * 0.99)] ?? Number.NaN, raw: 150 }];
      },
      async end() {
        await phones.stop();
        await house.end();
      },
    };
  },
};

export const lines: BenchLine[] = [bids, history, watching];
