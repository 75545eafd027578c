// Owns the lines about the ledger: transfers beside bare rows, a hot account, and a statement's page on a long account.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { listLines } from '../../apps/api/src/domains/ledger/statement.store.ts';
import { type Db, openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { type Child, startChild } from '../lib/child.ts';
import type { Bench, BenchLine, Sample } from '../lib/line.ts';
import { findPgbench, rawPerSecond } from '../lib/pgbench.ts';
import { fanOf, fillLedger, fillStatement, fillTokens } from '../ours/ledger-dataset.ts';
import { fillStore } from '../ours/store-dataset.ts';
import type { Load } from '../ours/transfers-ours.ts';

const migrations = path.join(import.meta.dirname, '../../apps/api/migrations');
const slices = 2;
const slice_s = 1;
const clients = 8;
/** So many buyers at once on our side; each raw side has the number of clients that it is quickest with. */
const buyers = 64;
const rawClients = [8, 16, 64];
const trial_s = 2;

/** A database of its own, with the durability that the product has. */
async function openLedger(bench: Bench, name: string) {
  const server = await startEmbeddedPostgres({ dataDir: path.join(bench.folder, name), profile: 'durable' });
  const url = server.socketUrl ?? server.url;
  await migrate(url, migrations);
  const db = openDb({ url, max: 2, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await fillLedger(db);
  return {
    db,
    url,
    async end() {
      await db.close();
      await server.stop();
    },
  };
}

function startTransfers(url: string): Promise<Child<{ ready: true }>> {
  return startChild(path.join(import.meta.dirname, '../ours/transfers-ours.ts'), { DATABASE_URL: url });
}

async function rateOf(ours: Child<unknown>, load: Load): Promise<number> {
  return (await ours.ask<{ rate: number }>(load)).rate;
}

const transfers: BenchLine = {
  about:
    'purchases of 64 fans at once in a store through the service layer; raw is pgbench writing the same rows, as several statements and as one, each by 8, 16 or 64 clients, whichever is quickest in a trial',
  figures: [
    { name: 'transfer-beside-several-statements', unit: 'transfers/s', kind: 'rate', goal: 1 },
    { name: 'transfer-beside-one-statement', unit: 'transfers/s', kind: 'rate', goal: 0.5 },
  ],
  async prepare(bench) {
    const ledger = await openLedger(bench, 'ledger-transfers');
    await fillStore(ledger.db);
    for (const file of ['ledger.sql', 'store.sql'])
      await ledger.db.query({ text: await readFile(path.join(import.meta.dirname, '../raw', file), 'utf8') });
    await ledger.db.query({ text: 'analyze' });
    if (findPgbench() === undefined) bench.say('  pgbench is not installed: a small client runs its scripts');
    const ours = await startTransfers(ledger.url);
    const mine = (seconds: number) => rateOf(ours, { to: 'store', clients: buyers, seconds });
    const raw = (file: string, many: number) => (seconds: number) =>
      rawPerSecond({ file, databaseUrl: ledger.url, clients: many, seconds });
    const end = async () => {
      await ours.stop();
      await ledger.end();
    };
    try {
      await mine(2);
      const several = await quickest(rawClients.map((many) => raw('buy-several.pgb', many)));
      const one = await quickest(rawClients.map((many) => raw('buy-one.pgb', many)));
      return {
        async sample() {
          const sum = { ours: 0, several: 0, one: 0 };
          for (let slice = 0; slice < slices; slice += 1) {
            sum.ours += await mine(slice_s);
            sum.several += await several(slice_s);
            sum.one += await one(slice_s);
          }
          return [
            { ours: sum.ours / slices, raw: sum.several / slices },
            { ours: sum.ours / slices, raw: sum.one / slices },
          ];
        },
        end,
      };
    } catch (error) {
      // What was started would keep the whole run from ending.
      await end();
      throw error;
    }
  },
};

/** Tried once, before what counts: every round with every number would take minutes. */
async function quickest(ways: ((seconds: number) => Promise<number>)[]) {
  const tried: { way: (seconds: number) => Promise<number>; rate: number }[] = [];
  for (const way of ways) {
    await way(1);
    tried.push({ way, rate: await way(trial_s) });
  }
  const [best] = tried.toSorted((a, b) => b.rate - a.rate);
  if (best === undefined) throw new Error('there is at least one way');
  return best.way;
}

const hotAccount: BenchLine = {
  about:
    'spendings into one club by eight at once; raw is eight clubs with a client each, and one client alone',
  figures: [
    { name: 'hot-account-beside-eight', unit: 'transfers/s', kind: 'rate', goal: 1 },
    { name: 'hot-account-beside-one-client', unit: 'transfers/s', kind: 'rate', goal: 1 },
  ],
  async prepare(bench) {
    const ledger = await openLedger(bench, 'ledger-hot');
    const ours = await startTransfers(ledger.url);
    const measure = (to: Load['to'], many: number, seconds = slice_s) =>
      rateOf(ours, { to, clients: many, seconds });
    await measure('one-club', clients, 1);
    return {
      async sample() {
        const sum = { hot: 0, spread: 0, alone: 0 };
        for (let slice = 0; slice < slices; slice += 1) {
          sum.hot += await measure('one-club', clients);
          sum.spread += await measure('own-club', clients);
          sum.alone += await measure('one-club', 1);
        }
        return [
          { ours: sum.hot / slices, raw: sum.spread / slices },
          { ours: sum.hot / slices, raw: sum.alone / slices },
        ];
      },
      async end() {
        await ours.stop();
        await ledger.end();
      },
    };
  },
};

const tokenTransfer: BenchLine = {
  about:
    'fan tokens sent from fan to fan by 64 at once, with key, gate and event; raw is pgbench writing the same rows in six statements, by 8, 16 or 64 clients',
  figures: [{ name: 'token-transfer', unit: 'transfers/s', kind: 'rate', goal: 1 }],
  async prepare(bench) {
    const ledger = await openLedger(bench, 'ledger-tokens');
    await fillTokens(ledger.db);
    for (const file of ['ledger.sql', 'tokens.sql'])
      await ledger.db.query({ text: await readFile(path.join(import.meta.dirname, '../raw', file), 'utf8') });
    await ledger.db.query({ text: 'analyze' });
    const ours = await startTransfers(ledger.url);
    const mine = (seconds: number) => rateOf(ours, { to: 'tokens', clients: buyers, seconds });
    const end = async () => {
      await ours.stop();
      await ledger.end();
    };
    try {
      await mine(2);
      const raw = await quickest(
        rawClients.map(
          (many) => (seconds: number) =>
            rawPerSecond({ file: 'token-six.pgb', databaseUrl: ledger.url, clients: many, seconds }),
        ),
      );
      return {
        async sample() {
          const sum = { ours: 0, raw: 0 };
          for (let slice = 0; slice < slices; slice += 1) {
            sum.ours += await mine(slice_s);
            sum.raw += await raw(slice_s);
          }
          return [{ ours: sum.ours / slices, raw: sum.raw / slices }];
        },
        end,
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

const SHORT = 100;
const LONG = { usual: 20_000, large: 100_000 };
const pages = 400;

/** Milliseconds for a page from somewhere in the account. */
async function pageCost(db: Db, of: { user_id: string; lines: number }): Promise<number> {
  const began = performance.now();
  for (let page = 0; page < pages; page += 1) {
    const before_seq = 30 + ((page * 7919) % (of.lines - 30));
    const { length } = await listLines(db, {
      user_id: of.user_id,
      asset_id: 'credits',
      before_seq,
      limit: 21,
    });
    if (length !== 21) throw new Error(`a page of ${length} lines`);
  }
  return (performance.now() - began) / pages;
}

const statement: BenchLine = {
  about: `a page of a statement of ${LONG.usual} lines, ${LONG.large} behind --large; raw is the same on one of ${SHORT}`,
  figures: [{ name: 'statement-page', unit: 'ms', kind: 'cost', goal: 1 / 1.3, holds_from: 1, best: true }],
  async prepare(bench) {
    const ledger = await openLedger(bench, 'ledger-statement');
    const [short, long] = [
      { user_id: fanOf(0xa001), lines: SHORT },
      { user_id: fanOf(0xa002), lines: bench.large ? LONG.large : LONG.usual },
    ];
    for (const account of [short, long]) await fillStatement(ledger.db, account);
    await ledger.db.query({ text: 'vacuum analyze' });
    for (const account of [short, long]) await pageCost(ledger.db, account);
    return {
      async sample(): Promise<Sample[]> {
        const sum = { long: 0, short: 0 };
        for (let slice = 0; slice < slices; slice += 1) {
          sum.long += await pageCost(ledger.db, long);
          sum.short += await pageCost(ledger.db, short);
        }
        return [{ ours: sum.long / slices, raw: sum.short / slices }];
      },
      end: ledger.end,
    };
  },
};

export const lines: BenchLine[] = [transfers, hotAccount, tokenTransfer, statement];
