// Two built servers on one PostgreSQL and one Redis, and the harm that the soak does to them.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import {
  type LocalRedis,
  type LocalService,
  startLocalPostgres,
  startLocalRedis,
} from '@stagepass/testkit/servers/local-services.ts';
import { makeRealtime, type RunningRealtime } from '../../apps/api/src/platform/realtime/socket-server.ts';
import { type Person, startWriters, type Writers } from '../crash/writers.ts';
import { type BuiltServer, startBuiltServer } from '../lib/built-server.ts';

export type Which = 0 | 1;

export interface Cluster {
  readonly postgres: LocalService;
  readonly redis: LocalRedis;
  readonly urls: readonly [string, string];
  /** A third member that only speaks, as a job would. */
  readonly speaker: RunningRealtime;
  readonly people: readonly Person[];
  acknowledged(): number;
  /** Without warning, and back at the same address; answers the milliseconds until it was healthy. */
  killAndRestart(which: Which): Promise<number>;
  /** Throws unless both answer that they are well and no process had to be started anew. */
  assertUp(): Promise<void>;
  stopWriting(): Promise<void>;
  /** Exit codes of both servers. */
  stop(): Promise<(number | null)[]>;
}

const HANDS = 2;
const PAUSE_MS = 30;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

function serverEnv(postgres: LocalService, redis: LocalService): Record<string, string> {
  return {
    DEMO: 'false',
    TRUST_PROXY: '127.0.0.1/32',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SECRET_KEY: randomBytes(24).toString('hex'),
  };
}

async function startServices(): Promise<[LocalService, LocalRedis]> {
  const postgres = await startLocalPostgres();
  try {
    return [postgres, await startLocalRedis()];
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startServers(env: Record<string, string>): Promise<[BuiltServer, BuiltServer]> {
  const started = await Promise.allSettled([startBuiltServer({ env }), startBuiltServer({ env })]);
  const [first, second] = started.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  if (first !== undefined && second !== undefined) return [first, second];
  await Promise.all([first?.remove(), second?.remove()]);
  throw started.find((one) => one.status === 'rejected')?.reason;
}

async function isWell({ url }: BuiltServer): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  return answer?.ok === true;
}

export async function startCluster(): Promise<Cluster> {
  const [postgres, redis] = await startServices();
  const endServices = async () => {
    await redis.stop();
    await postgres.stop();
  };
  const env = serverEnv(postgres, redis);
  const servers = await startServers(env).catch(async (error: unknown) => {
    await endServices();
    throw error;
  });
  const speaker = await makeRealtime({
    httpServer: createServer(),
    config: { REDIS_URL: redis.url, TRUST_PROXY: [] },
    databaseUrl: postgres.url,
    authenticate: async () => undefined,
    log: silent,
  });
  const people: Person[] = [];
  const write = (which: Which) => startWriters(servers[which].url, people, HANDS, PAUSE_MS);
  const writing: [Writers, Writers] = [write(0), write(1)];
  let before = 0;

  return {
    postgres,
    redis,
    urls: [servers[0].url, servers[1].url],
    speaker,
    people,
    acknowledged: () => before + writing[0].acknowledged() + writing[1].acknowledged(),
    async killAndRestart(which) {
      const { port, dataDir, kill } = servers[which];
      await kill();
      await writing[which].stop();
      before += writing[which].acknowledged();
      servers[which] = await startBuiltServer({ env, port, dataDir });
      writing[which] = write(which);
      return servers[which].startedMs;
    },
    async assertUp() {
      for (const server of servers)
        if (!(await isWell(server))) throw new Error(`a server is not well.\n${server.output()}`);
    },
    async stopWriting() {
      await Promise.all(writing.map((each) => each.stop()));
    },
    async stop() {
      await speaker.close();
      const codes = await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(servers.map((server) => server.remove()));
      await endServices();
      return codes;
    },
  };
}
