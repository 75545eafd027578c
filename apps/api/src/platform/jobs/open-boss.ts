// Owns the opening of pg-boss: its connection, its tables, and a queue with its terms for each lane.
import pg from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { type Lane, laneNames, lanes } from './lanes.ts';

const SCHEMA = 'jobs';
const DAY_S = 86_400;

/** A job whose process was killed is taken up again after so long without a sign of life. */
export const HEARTBEAT_S = 60;

interface OpenParts {
  log: Log;
  retry_s?: number;
}

/** Connections of its own until the server shares its pool: queueing must work before anything is started. */
export function lateConnection(url: string) {
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

/** Makes the queue's tables, as the first start does; for a database that many are copied from. */
export async function makeQueue(parts: OpenParts & { databaseUrl: string }): Promise<void> {
  const connection = lateConnection(parts.databaseUrl);
  const boss = await openBoss(parts, connection);
  await boss.stop({ graceful: false });
  await connection.close();
}

export async function openBoss(
  { log, retry_s }: OpenParts,
  connection: ReturnType<typeof lateConnection>,
): Promise<PgBoss> {
  const boss = new PgBoss({ db: connection, schema: SCHEMA });
  boss.on('error', (error) => log.error({ error }, 'the job queue reported an error'));
  await boss.start();
  const there = new Map((await boss.getQueues(laneNames)).map((queue) => [queue.name, queue]));
  for (const lane of laneNames) {
    const terms = termsOf(lane, retry_s);
    const known = there.get(lane);
    if (known === undefined) await boss.createQueue(lane, { policy: 'short', ...terms });
    else if (!sameTerms(known, terms)) await boss.updateQueue(lane, terms);
  }
  return boss;
}

function termsOf(lane: Lane, retry_s: number | undefined) {
  const { retries, retry_most_s, parked_days, ...own } = lanes[lane];
  return {
    retryLimit: retries,
    retryDelay: retry_s ?? own.retry_s,
    retryBackoff: true,
    retryDelayMax: retry_most_s,
    heartbeatSeconds: HEARTBEAT_S,
    // As long as a job gives signs of life it is left to run: an hour-long one must not be started a second time beside itself.
    expireInSeconds: DAY_S,
    // What waits is never thrown away in silence; what was parked waits for the operator. Whatever ends well is removed at once.
    retentionSeconds: 365 * DAY_S,
    deleteAfterSeconds: parked_days * DAY_S,
  };
}

function sameTerms(known: Partial<Queue>, terms: ReturnType<typeof termsOf>): boolean {
  return Object.entries(terms).every(([name, value]) => known[name as keyof Queue] === value);
}
