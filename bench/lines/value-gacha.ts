// Owns the lines about draws: beside pgbench writing the same rows, and ten in one transaction beside one at a time.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { startChild } from '../lib/child.ts';
import type { Bench, BenchLine } from '../lib/line.ts';
import { findPgbench, rawPerSecond } from '../lib/pgbench.ts';
import type { DrawLoad } from '../ours/draws-ours.ts';
import { fillPool } from '../ours/gacha-dataset.ts';
import { fillLedger } from '../ours/ledger-dataset.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
const slices = 2;
const slice_s = 1;
/** So many fans at once on our side; the raw side has the best of three numbers of clients. */
const fans = 64;
const rawClients = [8, 16, 64];

/** A database of its own, with the durability that the product has. */
async function openPool(bench: Bench) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, 'gacha'),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 2, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await fillLedger(db);
  await fillPool(db);
  for (const file of ['raw/ledger.sql', 'raw/gacha.sql'])
    await db.query({ text: await readFile(inBench(file), 'utf8') });
  await db.query({ text: 'analyze' });
  return {
    url,
    async end() {
      await db.close();
      await server.stop();
    },
  };
}

const draws: BenchLine = {
  about:
    'draws of 64 fans at once through the service layer; raw is pgbench writing the same rows, a statement for each, by 8, 16 or 64 clients, whichever is quickest; for tens our own single draws',
  figures: [
    { name: 'draw-beside-pgbench', unit: 'draws/s', kind: 'rate', goal: 0.6 },
    { name: 'ten-draw-beside-single', unit: 'draws/s', kind: 'rate', goal: 3 },
  ],
  async prepare(bench) {
    const pool = await openPool(bench);
    if (findPgbench() === undefined) bench.say('  pgbench is not installed: a small client runs its scripts');
    const ours = await startChild<{ ready: true }>(inBench('ours/draws-ours.ts'), { DATABASE_URL: pool.url });
    const mine = async (load: DrawLoad) => (await ours.ask<{ rate: number }>(load)).rate;
    const sides = [
      (seconds: number) => mine({ count: 1, clients: fans, seconds }),
      (seconds: number) => mine({ count: 10, clients: fans, seconds }),
      ...rawClients.map(
        (clients) => (seconds: number) =>
          rawPerSecond({ file: 'draw.pgb', databaseUrl: pool.url, clients, seconds }),
      ),
    ];
    const end = async () => {
      await ours.stop();
      await pool.end();
    };
    try {
      for (const side of sides) await side(2);
    } catch (error) {
      // What was started would keep the whole run from ending.
      await end();
      throw error;
    }
    return {
      async sample() {
        const sums = sides.map(() => 0);
        for (let slice = 0; slice < slices; slice += 1)
          for (const [at, side] of sides.entries()) sums[at] = (sums[at] ?? 0) + (await side(slice_s));
        const [single = 0, tens = 0, ...raw] = sums.map((sum) => sum / slices);
        return [
          { ours: single, raw: Math.max(...raw) },
          { ours: tens, raw: single },
        ];
      },
      end,
    };
  },
};

export const lines: BenchLine[] = [draws];
