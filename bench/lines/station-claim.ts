// Owns the line about a claim at a station: made through the service layer, beside the bare statements that write the same rows.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { startChild } from '../lib/child.ts';
import type { Bench, BenchLine } from '../lib/line.ts';
import { driverPerSecond } from '../lib/pgbench.ts';
import type { ClaimLoad } from '../ours/claims-ours.ts';
import { fillStations } from '../ours/station-dataset.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
/** Long enough that a new connection of the raw side, with its plans to make, is a small part of it. */
const slice_s = 3;
/** One connection on each side, one claim after the other. */
const clients = 1;

/** A database of its own, with the durability that the product has. */
async function openStations(bench: Bench) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, 'stations'),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 1, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await db.transaction((tx) => fillStations(tx));
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

const claim: BenchLine = {
  about:
    'a free item claimed at a station through the service layer, with its key, permission, steps, stock, the copy and its events; raw is the bare statements that write the same rows, prepared, over one connection of the same driver',
  figures: [{ name: 'station-claim', unit: 'claims/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const stations = await openStations(bench);
    const ours = await startChild<{ ready: true }>(inBench('ours/claims-ours.ts'), {
      DATABASE_URL: stations.url,
    });
    const mine = async (load: ClaimLoad) => (await ours.ask<{ rate: number }>(load)).rate;
    const raw = (seconds: number) =>
      driverPerSecond({ file: 'station-claim.pgb', databaseUrl: stations.url, clients, seconds });
    const end = async () => {
      await ours.stop();
      await stations.end();
    };
    try {
      await mine({ clients, seconds: 2 });
      await raw(2);
      // As autovacuum does within a minute: plans that were made for empty tables are made anew.
      await stations.analyze();
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

export const lines: BenchLine[] = [claim];
