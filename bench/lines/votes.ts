// Owns the line about votes on one hot vote: cast through the service layer, beside the bare statements that write the same rows.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { startChild } from '../lib/child.ts';
import type { Bench, BenchLine } from '../lib/line.ts';
import { driverPerSecond } from '../lib/pgbench.ts';
import { fillVotes } from '../ours/vote-dataset.ts';
import type { VoteLoad } from '../ours/votes-ours.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
const slice_s = 3;
/** So many vote at the same time, on each side. */
const clients = 32;

/** A database of its own, with the durability that the product has. */
async function openVotes(bench: Bench) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, 'votes'),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 1, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await db.transaction((tx) => fillVotes(tx));
  await db.query({ text: 'vacuum analyze' });
  return {
    url,
    analyze: () => db.query({ text: 'vacuum analyze' }),
    async end() {
      await db.close();
      await server.stop();
    },
  };
}

const votes: BenchLine = {
  about:
    'votes and changes of them on one vote, 32 at a time, through the service layer, with permission, receipt, counts and their events; raw is the bare statements that write the same rows, prepared, over 32 connections of the same driver',
  figures: [{ name: 'votes', unit: 'votes/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const database = await openVotes(bench);
    const ours = await startChild<{ ready: true }>(inBench('ours/votes-ours.ts'), {
      DATABASE_URL: database.url,
    });
    const mine = async (load: VoteLoad) => (await ours.ask<{ rate: number }>(load)).rate;
    const raw = (seconds: number) =>
      driverPerSecond({ file: 'vote.pgb', databaseUrl: database.url, clients, seconds });
    const end = async () => {
      await ours.stop();
      await database.end();
    };
    try {
      await mine({ clients, seconds: 2 });
      await raw(2);
      // As autovacuum does within a minute: plans that were made for empty tables are made anew.
      await database.analyze();
    } catch (error) {
      // What was started would keep the whole run from ending.
      await end();
      throw error;
    }
    return {
      sample: async () => [{ ours: await mine({ clients, seconds: slice_s }), raw: await raw(slice_s) }],
      end,
    };
  },
};

export const lines: BenchLine[] = [votes];
