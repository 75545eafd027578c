// Owns the line about hostile load: while a crowd asks for the API's description and one account withholds the last bytes of its
// uploads, other requests are answered in time and the server's memory stays bounded.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { startBuiltServer } from '../../scripts/lib/built-server.ts';
import { startChild } from '../lib/child.ts';
import { type BenchLine, promise } from '../lib/line.ts';
import { peakBytes } from '../lib/memory.ts';
import type { Attacked } from '../raw/hostile-clients.ts';

const attackers = path.join(import.meta.dirname, '../raw/hostile-clients.ts');
const tries = 3;
const probes = 200;
const probeEvery_ms = 10;
const most = { times: 5, megabytes: 400 };
/** With less the crowd was no crowd, and the figures say nothing. */
const least: Attacked = { documents: 200, refused: 200, held: 10 };
const megabyte = 1_000_000;

export const lines: BenchLine[] = [
  {
    about: `health while 100 ask for the docs and 250 withhold their uploads: p95 as a multiple of idle (both the best of ${tries}), memory at its highest`,
    figures: [promise('hostile-load-health', '× idle'), promise('hostile-load-memory', 'MB')],
    rounds: 1,
    async prepare(bench) {
      await ensureBuilt();
      const server = await startBuiltServer({
        dataDir: path.join(bench.folder, 'hostile'),
        env: { DEMO: 'false' },
      });
      return {
        async sample() {
          const best = { idle_ms: Number.POSITIVE_INFINITY, held_ms: Number.POSITIVE_INFINITY };
          // What is compiled and connected once is not what an idle server costs.
          await healthP95(server.url);
          for (let at = 0; at < tries; at += 1) {
            const { idle_ms, held_ms, attacked } = await attackOnce(
              server.url,
              `somebody-${at}@stagepass.test`,
            );
            bench.say(
              `  p95 of health: ${idle_ms.toFixed(1)} ms idle, ${held_ms.toFixed(1)} ms under attack; meanwhile ${saidOf(attacked)}`,
            );
            if (isLess(attacked, least)) throw new Error(`at least ${saidOf(least)} are an attack`);
            best.idle_ms = Math.min(best.idle_ms, idle_ms);
            best.held_ms = Math.min(best.held_ms, held_ms);
          }
          return [
            { ours: best.held_ms / best.idle_ms, raw: most.times },
            { ours: (await peakBytes(server.pid)) / megabyte, raw: most.megabytes },
          ];
        },
        end: () => server.remove(),
      };
    },
  },
];

const saidOf = ({ documents, refused, held }: Attacked) =>
  `${documents} documents read, ${refused} uploads refused, ${held} held`;

const isLess = (one: Attacked, other: Attacked) =>
  (Object.keys(other) as (keyof Attacked)[]).some((key) => one[key] < other[key]);

/** By a new account each time: the one before has used up its uploads of the hour. */
async function attackOnce(url: string, email: string) {
  const token = await register(url, email);
  const idle_ms = await healthP95(url);
  // From a process of its own: what the crowd costs its sender must not make the asking late.
  const attack = await startChild(attackers, { HOSTILE_LOAD: JSON.stringify({ url, token }) });
  try {
    await attack.ask({});
    const held_ms = await healthP95(url);
    return { idle_ms, held_ms, attacked: await attack.ask<Attacked>({}) };
  } finally {
    await attack.stop();
  }
}

/** An account that has verified nothing is enough. */
async function register(url: string, email: string): Promise<string> {
  const password = 'violet kettle harbour';
  const response = await fetch(`${url}/api/auth/system/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ email, password, rawPassword: password },
      ...{ accepts_terms: true, is_13_or_older: true },
    }),
  });
  if (!response.ok) throw new Error(`nobody could register: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { sctoken: string } }).data.sctoken;
}

/** Asked at equal distances over a connection of its own each time: kept ones would not wait behind the others. */
async function healthP95(url: string): Promise<number> {
  const asked = Array.from({ length: probes }, async (_, at) => {
    await sleep(at * probeEvery_ms);
    const began = performance.now();
    const response = await fetch(`${url}/api/health`, { headers: { connection: 'close' } });
    await response.text();
    return performance.now() - began;
  });
  const times = (await Promise.all(asked)).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
