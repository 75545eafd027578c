// Kills the server in the middle of writes, again and again, and looks for every write that it had acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, databasePid, startBuiltServer } from '../lib/built-server.ts';
import type { Tally } from '../lib/tally.ts';
import { findLost, type Person, startWriters } from './writers.ts';

export interface CrashTest {
  readonly kills: number;
  readonly say: (line: string) => void;
}

const HANDS = 4;
const LEAST_WRITES = 25;
const ENV = { DEMO: 'false', TRUST_PROXY: '127.0.0.1/32' };

/** Different every round and the same every run. */
function pauseOf(round: number): number {
  return 150 + ((round * 7919) % 900);
}

/** Every third time the database dies with the server, before it or after it. */
async function killAll(server: BuiltServer, round: number): Promise<string> {
  const database = round % 3 === 2 ? databasePid(server.dataDir) : null;
  if (database !== null && round % 2 === 0) process.kill(database, 'SIGKILL');
  await server.kill();
  if (database !== null && round % 2 === 1) process.kill(database, 'SIGKILL');
  return database === null ? 'the server' : 'the server and its database';
}

async function writeUntilKilled(
  server: BuiltServer,
  people: Person[],
  round: number,
): Promise<{ writes: number; killed: string }> {
  const writers = startWriters(server.url, people, HANDS);
  const deadline = performance.now() + 30_000;
  while (writers.acknowledged() < LEAST_WRITES && performance.now() < deadline) await sleep(10);
  await sleep(pauseOf(round));
  const writes = writers.acknowledged();
  const killed = await killAll(server, round);
  await writers.stop();
  if (writes < LEAST_WRITES) throw new Error(`only ${writes} writes were acknowledged in half a minute`);
  return { writes, killed };
}

/** A clean end must leave no process behind. */
async function endsCleanly(server: BuiltServer, say: CrashTest['say']): Promise<boolean> {
  const code = await server.stop();
  const left = databasePid(server.dataDir);
  say(
    code === 0 && left === null ? 'ended cleanly' : `FAILED: exit code ${code}, database ${left ?? 'gone'}`,
  );
  return code === 0 && left === null;
}

export async function runCrashTest({ kills, say }: CrashTest): Promise<Tally> {
  const people: Person[] = [];
  let server = await startBuiltServer({ env: ENV });
  let passed = 0;
  let failed = 0;
  try {
    for (let round = 1; round <= kills; round += 1) {
      const { writes, killed } = await writeUntilKilled(server, people, round);
      server = await startBuiltServer({ env: ENV, dataDir: server.dataDir });
      const lost = await findLost(server.url, people);
      if (lost.length === 0) passed += 1;
      else failed += 1;
      say(
        `kill ${round}: ${killed} after ${writes} writes; back in ${(server.startedMs / 1000).toFixed(1)} s; ${lost.length} lost`,
      );
      for (const line of lost.slice(0, 10)) say(`FAILED ${line}`);
    }
    if (await endsCleanly(server, say)) passed += 1;
    else failed += 1;
  } finally {
    await server.remove();
  }
  return { passed, failed };
}
