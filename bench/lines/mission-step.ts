// Owns the line about a mission's step: passed through the service layer, beside the bare statements that write the same rows.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { startChild } from '../lib/child.ts';
import type { Bench, BenchLine } from '../lib/line.ts';
import { driverPerSecond } from '../lib/pgbench.ts';
import { fillMissions } from '../ours/mission-dataset.ts';
import type { StepLoad } from '../ours/steps-ours.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
/** Long enough that a new connection of the raw side, with its plans to make, is a small part of it. */
const slice_s = 3;
/** One connection on each side, one step after the other. */
const clients = 1;

/** A database of its own, with the durability that the product has. */
async function openMissions(bench: Bench) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, 'missions'),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 1, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await db.transaction((tx) => fillMissions(tx));
  await db.query({ text: 'vacuum analyze' });
  return {
    url,
    async end() {
      await db.close();
      await server.stop();
    },
  };
}

const step: BenchLine = {
  about:
    'the last step of a mission through the service layer, with permission, XP, boards, the round and its events; raw is the bare statements that write the same rows, prepared, over one connection of the same driver',
  figures: [{ name: 'mission-step', unit: 'steps/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const missions = await openMissions(bench);
    const ours = await startChild<{ ready: true }>(inBench('ours/steps-ours.ts'), {
      DATABASE_URL: missions.url,
    });
    const mine = async (load: StepLoad) => (await ours.ask<{ rate: number }>(load)).rate;
    const raw = (seconds: number) =>
      driverPerSecond({ file: 'mission-step.pgb', databaseUrl: missions.url, clients, seconds });
    const end = async () => {
      await ours.stop();
      await missions.end();
    };
    try {
      await mine({ clients, seconds: 2 });
      await raw(2);
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

export const lines: BenchLine[] = [step];
