// Owns the running of jobs: pg-boss in a schema of its own, one queue for all, so that an idle server asks little.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PgBoss, type Job as QueuedJob } from 'pg-boss';
import type { Executor } from '../db/executor.ts';
import type { Job } from '../domain.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../trace/trace.ts';
import type { Jobs } from './jobs.ts';
import { platformJobs } from './platform-jobs.ts';

const QUEUE = 'work';
const SCHEMA = 'jobs';
const STOP_LIMIT_MS = 20_000;

export interface RunningJobs extends Jobs {
  /** Begins to work; until then jobs are only queued. */
  start(platform: Platform): Promise<void>;
  /** Tells running jobs to end, and waits for them. */
  stop(): Promise<void>;
}

export interface JobsParts {
  databaseUrl: string;
  jobs: readonly Job[];
  log: Log;
  metrics: Metrics;
  /** False: jobs run when they are asked for, never because a minute has passed. */
  by_the_clock?: boolean;
  /** Jobs that run at the same time in this process. */
  workers?: number;
  poll_s?: number;
  /** Seconds before the first retry; doubled with each one. */
  retry_s?: number;
}

interface Work {
  job: string;
  payload: object;
}

export function makeJobs(parts: JobsParts): RunningJobs {
  const { log, by_the_clock = true, workers = 2, poll_s = 5 } = parts;
  const jobs = byName([...platformJobs, ...parts.jobs]);
  const connection = lateConnection(parts.databaseUrl);
  const stopping = new AbortController();
  let boss: Promise<PgBoss> | undefined;
  let workId: string | undefined;

  function ready(): Promise<PgBoss> {
    boss ??= openBoss(parts, connection).catch((error: unknown) => {
      // A database that is away for a moment must not spoil the queue for good.
      boss = undefined;
      throw error;
    });
    return boss;
  }

  async function wake(): Promise<void> {
    if (workId !== undefined && boss !== undefined) (await boss).notifyWorker(workId);
  }

  async function work(platform: Platform, given: QueuedJob<Work>): Promise<void> {
    try {
      await runJob(parts, platform, jobs, given, AbortSignal.any([given.signal, stopping.signal]));
    } finally {
      // Look again at once: otherwise a worker rests for a whole poll between two jobs that wait.
      await wake();
    }
  }

  return {
    async queue(tx, name, payload, options = {}) {
      if (!jobs.has(name)) throw new Error(`there is no job named ${name}`);
      const data: Work = { job: name, payload };
      await (await ready()).send(QUEUE, data, {
        // The queue takes one waiting job per key, so a job without a key gets one that nobody else has.
        singletonKey: `${name}:${options.key ?? randomUUID()}`,
        ...(options.start_after_s === undefined ? {} : { startAfter: options.start_after_s }),
        db: onExecutor(tx),
      });
      if (tx.afterCommit === undefined) await wake();
      else tx.afterCommit(() => void wake());
    },
    async start(platform) {
      connection.share(platform.db.pool);
      const open = await ready();
      await schedule(open, by_the_clock ? [...jobs.values()] : []);
      workId = await open.work<Work>(
        QUEUE,
        { pollingIntervalSeconds: poll_s, localConcurrency: workers, batchSize: 1 },
        async ([given]) => {
          if (given !== undefined) await work(platform, given);
        },
      );
    },
    async stop() {
      stopping.abort();
      if (boss !== undefined) {
        const open = await boss.catch(() => undefined);
        // Waits until what runs has ended and is marked as done.
        await Promise.race([open?.offWork(QUEUE), delay(STOP_LIMIT_MS)]);
        await open?.stop({ graceful: false });
      }
      await connection.close();
      log.debug({}, 'jobs stopped');
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function byName(all: readonly Job[]): ReadonlyMap<string, Job> {
  const jobs = new Map(all.map((job) => [job.name, job]));
  if (jobs.size < all.length) throw new Error('two jobs have the same name');
  return jobs;
}

async function runJob(
  { log, metrics }: JobsParts,
  platform: Platform,
  jobs: ReadonlyMap<string, Job>,
  given: QueuedJob<Work>,
  signal: AbortSignal,
): Promise<void> {
  const name = given.data.job;
  const began = performance.now();
  try {
    const job = jobs.get(name);
    // During an update a newer replica may queue what this one does not know; the retry finds the newer one.
    if (job === undefined) throw new Error(`there is no job named ${name}`);
    await inSpan(`job ${name}`, { job: name }, () => job.run(platform, given.data.payload, signal));
    metrics.count('job_done', { job: name });
  } catch (error) {
    metrics.count('job_failed', { job: name });
    log.error({ error, job: name, id: given.id }, 'a job failed and will be tried again');
    throw error;
  } finally {
    metrics.observe('job', (performance.now() - began) / 1000, { job: name });
  }
}

/** Connections of its own until the server shares its pool: queueing must work before anything is started. */
function lateConnection(url: string) {
  let own: pg.Pool | undefined;
  let shared: pg.Pool | undefined;
  function pool(): pg.Pool {
    if (shared !== undefined) return shared;
    if (own !== undefined) return own;
    own = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 5000, allowExitOnIdle: true });
    // An idle connection that breaks is replaced by the next statement; unheard, its error would end the process.
    own.on('error', () => {});
    return own;
  }
  return {
    executeSql: (text: string, values?: unknown[]) => pool().query(text, values),
    // Its own connection is not ended here: statements that wait for it would then wait for ever. Idle, it goes.
    share(given: pg.Pool) {
      shared = given;
    },
    async close() {
      await own?.end();
      own = undefined;
    },
  };
}

type Connection = ReturnType<typeof lateConnection>;

/** Makes the queue's tables, as the first start does; for a database that many are copied from. */
export async function makeQueue(parts: Pick<JobsParts, 'databaseUrl' | 'log'>): Promise<void> {
  const connection = lateConnection(parts.databaseUrl);
  const boss = await openBoss(parts, connection);
  await boss.stop({ graceful: false });
  await connection.close();
}

async function openBoss(
  { log, retry_s = 5 }: Pick<JobsParts, 'log' | 'retry_s'>,
  connection: Connection,
): Promise<PgBoss> {
  const boss = new PgBoss({ db: connection, schema: SCHEMA });
  boss.on('error', (error) => log.error({ error }, 'the job queue reported an error'));
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: 6,
    retryDelay: retry_s,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 900,
    deleteAfterSeconds: 3 * 86_400,
  });
  return boss;
}

async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap((job) => (job.cron === undefined ? [] : [[job.name, job.cron]])));
  const there = await boss.getSchedules(QUEUE);
  for (const { key } of there) if (!wanted.has(key)) await boss.unschedule(QUEUE, key);
  const known = new Map(there.map(({ key, cron }) => [key, cron]));
  for (const [name, cron] of wanted) {
    const data: Work = { job: name, payload: {} };
    // While one run waits, the next is not added: a server that was away does not catch up on every hour missed.
    if (known.get(name) !== cron)
      await boss.schedule(QUEUE, cron, data, { key: name, tz: 'UTC', singletonKey: `cron:${name}` });
  }
}

function onExecutor(tx: Executor) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      return tx.query<unknown>({ text, ...(values === undefined ? {} : { values }) });
    },
  };
}
