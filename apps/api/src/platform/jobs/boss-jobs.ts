// Owns the queue of jobs: pg-boss in a schema of its own, one queue for each lane; what runs when is the work engine's.
import { randomUUID } from 'node:crypto';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Executor } from '../db/executor.ts';
import type { Job } from '../domain.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Platform } from '../platform.ts';
import { makeTurns } from '../turns/turns.ts';
import type { Jobs } from './jobs.ts';
import { type Lane, laneNames, lanes } from './lanes.ts';
import { lateConnection, openBoss } from './open-boss.ts';
import { platformJobs } from './platform-jobs.ts';
import { runClaimed, type Work } from './run-claimed.ts';
import type { WorkEngine } from './work-engine.ts';

export interface RunningJobs extends Jobs {
  /** Begins to work; until then jobs are only queued. */
  start(platform: Platform): Promise<void>;
  /** Lets go of the queue; what runs was told to end, and waited for, by the engine. */
  stop(): Promise<void>;
}

export interface JobsParts {
  databaseUrl: string;
  engine: WorkEngine;
  jobs: readonly Job[];
  log: Log;
  metrics: Metrics;
  /** False: jobs run when they are asked for, never because a minute has passed. */
  by_the_clock?: boolean;
  /** Seconds before the first retry, where it is not the lane's. */
  retry_s?: number;
}

export function makeJobs(parts: JobsParts): RunningJobs {
  const { engine, by_the_clock = true } = parts;
  const jobs = byName([...platformJobs, ...parts.jobs]);
  const connection = lateConnection(parts.databaseUrl);
  let boss: Promise<PgBoss> | undefined;

  function ready(): Promise<PgBoss> {
    boss ??= openBoss(parts, connection).catch((error: unknown) => {
      // A database that is away for a moment must not spoil the queue for good.
      boss = undefined;
      throw error;
    });
    return boss;
  }

  function addLane(platform: Platform, lane: Lane): void {
    const { claim, release } = claimsOf(lane);
    engine.add({
      name: lane,
      workers: lanes[lane].workers,
      async next(signal, claimed) {
        const open = await ready();
        const given = await claim(open);
        if (given === undefined) return false;
        claimed();
        try {
          await runClaimed({ ...parts, platform, jobs }, open, given, signal);
        } finally {
          release(given);
        }
        return true;
      },
    });
  }

  return {
    async queue(tx, name, payload, options = {}) {
      const lane = jobs.get(name)?.lane;
      if (lane === undefined) throw new Error(`there is no job named ${name}`);
      const data: Work = { job: name, payload };
      await (await ready()).send(lane, data, {
        // The queue takes one waiting job per key, so a job without a key gets one that nobody else has.
        singletonKey: `${name}:${options.key ?? randomUUID()}`,
        db: onExecutor(tx),
      });
      if (tx.afterCommit === undefined) engine.wake(lane);
      else tx.afterCommit(() => engine.wake(lane));
    },
    async prepare() {
      await ready();
    },
    async start(platform) {
      connection.share(platform.db.pool);
      await schedule(await ready(), by_the_clock ? [...jobs.values()] : []);
      for (const lane of laneNames) {
        addLane(platform, lane);
        engine.wake(lane);
      }
    },
    async stop() {
      const open = await boss?.catch(() => undefined);
      await open?.stop({ graceful: false });
      await connection.close();
    },
  };
}

function claimsOf(lane: Lane) {
  // Scheduled jobs that run in this process: one that hangs must not take a further worker with every minute that passes. Not
  // counted over all replicas, since one that was killed would then delay the next run until its signs of life are missed.
  const scheduled = new Set<string>();
  const oneAtATime = makeTurns({ at_once: 1 });
  return {
    claim: (boss: PgBoss) =>
      oneAtATime(async () => {
        const [given] = await boss.fetch<Work>(lane, { includeMetadata: true, ignoreGroups: [...scheduled] });
        if (given?.groupId) scheduled.add(given.groupId);
        return given;
      }),
    release({ groupId }: JobWithMetadata) {
      if (groupId) scheduled.delete(groupId);
    },
  };
}

function byName(all: readonly Job[]): ReadonlyMap<string, Job> {
  const jobs = new Map(all.map((job) => [job.name, job]));
  if (jobs.size < all.length) throw new Error('two jobs have the same name');
  return jobs;
}

async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap((job) => (job.cron === undefined ? [] : [[job.name, job]])));
  const there = await boss.getSchedules();
  const same = new Set<string>();
  for (const { name: lane, key, cron, options } of there) {
    const job = wanted.get(key);
    if (job?.lane === lane && job.cron === cron && options?.group?.id === key) same.add(key);
    else await boss.unschedule(lane, key);
  }
  for (const [name, { lane, cron = '' }] of wanted) {
    if (same.has(name)) continue;
    const data: Work = { job: name, payload: {} };
    // While one run waits, the next is not added: a server that was away does not catch up on every hour missed.
    const options = { key: name, tz: 'UTC', singletonKey: `cron:${name}`, group: { id: name } };
    await boss.schedule(lane, cron, data, options);
  }
}

function onExecutor(tx: Executor) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      return tx.query<unknown>({ text, ...(values === undefined ? {} : { values }) });
    },
  };
}
