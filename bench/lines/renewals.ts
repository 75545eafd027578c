// Owns the lines about renewals: by the job beside the bare statements, and what reads cost while twenty thousand are due at once.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { type Db, openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { startBuiltServer } from '../../scripts/lib/built-server.ts';
import { startChild } from '../lib/child.ts';
import type { Bench, BenchLine } from '../lib/line.ts';
import { driverPerSecond } from '../lib/pgbench.ts';
import { countDue, fillSubscriptions, HANDLE, makeDue, SUBSCRIBERS } from '../ours/renewal-dataset.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
const slice_s = 3;

/** A database of its own, with the durability that the product has. */
async function openSubscriptions(bench: Bench, name: string) {
  const server = await startEmbeddedPostgres({ dataDir: path.join(bench.folder, name), profile: 'durable' });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 2, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await fillSubscriptions(db);
  return {
    db,
    url,
    async end() {
      await db.close();
      await server.stop();
    },
  };
}

const renewals: BenchLine = {
  about:
    'renewals that are due, listed and made as the job does, one after the other: rights, price, wallet, fee, period, event; raw is the bare statements that write the same rows, prepared, over one connection of the same driver',
  figures: [{ name: 'renewals', unit: 'renewals/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const { db, url, end: close } = await openSubscriptions(bench, 'renewals');
    await makeDue(db);
    for (const file of ['ledger.sql', 'renewals.sql'])
      await db.query({ text: await readFile(inBench(`raw/${file}`), 'utf8') });
    await db.query({ text: 'vacuum analyze' });
    const ours = await startChild<{ ready: true }>(inBench('ours/renewals-ours.ts'), { DATABASE_URL: url });
    const mine = async (seconds: number) => (await ours.ask<{ rate: number }>({ seconds })).rate;
    const raw = (seconds: number) =>
      driverPerSecond({ file: 'renewal.pgb', databaseUrl: url, clients: 1, seconds });
    const end = async () => {
      await ours.stop();
      await close();
    };
    try {
      await mine(2);
      await raw(2);
    } catch (error) {
      // What was started would keep the whole run from ending.
      await end();
      throw error;
    }
    return { sample: async () => [{ ours: await mine(slice_s), raw: await raw(slice_s) }], end };
  },
};

const probes = 200;
const probeEvery_ms = 10;
/** The job runs each minute. */
const startLimit_ms = 90_000;

const reads: BenchLine = {
  about: `p95 of reading a club’s plans while the server renews ${SUBSCRIBERS} subscriptions that fell due at once; raw is the same on the idle server`,
  figures: [{ name: 'reads-beside-renewals', unit: 'ms', kind: 'cost', goal: 0.5, holds_from: 1 }],
  rounds: 1,
  limit_s: 600,
  async prepare(bench) {
    await ensureBuilt();
    const { db, url, end: close } = await openSubscriptions(bench, 'renewals-beside');
    const server = await startBuiltServer({
      dataDir: path.join(bench.folder, 'renewals-server'),
      env: { DATABASE_URL: url, DEMO: 'false', CALLS_PER_MINUTE: '1000000000' },
    });
    return {
      async sample() {
        // What is compiled and connected once is not what an idle server costs.
        await readTimes(server.url);
        const idle = [...(await readTimes(server.url)), ...(await readTimes(server.url))];
        await makeDue(db);
        await untilBegun(db);
        const began = performance.now();
        const busy: number[] = [];
        let left = SUBSCRIBERS;
        while (left > 0) {
          busy.push(...(await readTimes(server.url)));
          left = await countDue(db);
        }
        const seconds = (performance.now() - began) / 1000;
        bench.say(`  ${SUBSCRIBERS} renewed in ${Math.round(seconds)} s, with ${busy.length} reads beside`);
        return [{ ours: p95(busy), raw: p95(idle) }];
      },
      async end() {
        await server.remove();
        await close();
      },
    };
  },
};

async function untilBegun(db: Db): Promise<void> {
  const began = performance.now();
  while ((await countDue(db)) === SUBSCRIBERS) {
    if (performance.now() - began > startLimit_ms) throw new Error('no renewal began');
    await sleep(50);
  }
}

/** Asked at equal distances, however long the answers take. */
async function readTimes(url: string): Promise<number[]> {
  const asked = Array.from({ length: probes }, async (_, at) => {
    await sleep(at * probeEvery_ms);
    const began = performance.now();
    const response = await fetch(`${url}/api/clubs/${HANDLE}/plans`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return performance.now() - began;
  });
  return Promise.all(asked);
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

export const lines: BenchLine[] = [renewals, reads];
