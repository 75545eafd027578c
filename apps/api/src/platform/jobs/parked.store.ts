// Owns the SQL of everything that was given up and waits for somebody to look: deliveries of events, jobs with letters among them, and
// due items that keep failing.
import type { Executor } from '../db/executor.ts';
import { SHOWN_AFTER } from './due-items.ts';

export interface Parked {
  /** Begins with its kind: event, job or item. */
  id: string;
  /** The handler or job that gave up. */
  name: string;
  attempts: number;
  since: Date;
  last_error: string | null;
}

const parked = `
  select 'event/' || event_id || '/' || handler as id, split_part(handler, '#', 1) as name, attempts, dead_at as since, last_error
  from outbox_deliveries where dead_at is not null
  union all
  select 'job/' || id, data ->> 'job', retry_count + 1, completed_on,
    -- Ours where the job threw, pg-boss's own where its process gave no signs of life.
    coalesce(output ->> 'message', output #>> '{value,message}')
  from jobs.job where state = 'failed'
  union all
  select 'item/' || job || '/' || item, job, attempts, failed_at, last_error from failing_items where attempts >= ${SHOWN_AFTER}`;

/** The longest parked first. */
export async function listParked(db: Executor, limit: number): Promise<Parked[]> {
  const { rows } = await db.query<Parked>({ text: `${parked} order by since, id limit $1`, values: [limit] });
  return rows;
}

export async function countParked(db: Executor): Promise<number> {
  const { rows } = await db.query<{ parked: number }>({
    text: `select count(*) as parked from (${parked}) p`,
  });
  return rows[0]?.parked ?? 0;
}

/**
 * Makes one, or all, due now with all tries before them; answers how many. Only of handlers and jobs that there are: others would
 * wait unseen, since nobody takes them.
 */
export async function updateParkedToDue(
  db: Executor,
  which: { id?: string | undefined; handlers: readonly string[]; jobs: readonly string[] },
): Promise<number> {
  const retry = {
    event: `update outbox_deliveries set dead_at = null, attempts = 0, run_at = now()
      where dead_at is not null and split_part(handler, '#', 1) = any($2) and ($1::text is null or 'event/' || event_id || '/' || handler = $1)`,
    // Without a time of its last start the next one does not count as a retry.
    job: `update jobs.job j set state = 'retry', retry_count = 0, retry_limit = q.retry_limit, start_after = now(),
        started_on = null, completed_on = null
      from jobs.queue q
      where q.name = j.name and state = 'failed' and data ->> 'job' = any($2) and ($1::text is null or 'job/' || id = $1)`,
    item: `update failing_items set run_at = '-infinity'
      where attempts >= ${SHOWN_AFTER} and job = any($2) and ($1::text is null or 'item/' || job || '/' || item = $1)`,
  };
  let due = 0;
  for (const [kind, text] of Object.entries(retry)) {
    const names = kind === 'event' ? which.handlers : which.jobs;
    due += (await db.query({ text, values: [which.id ?? null, names] })).count;
  }
  return due;
}

/** No further try: its next failure is its last. */
export async function updateHopeless(db: Executor, jobId: string): Promise<void> {
  await db.query({ text: 'update jobs.job set retry_limit = retry_count where id = $1', values: [jobId] });
}

/** Broken off because its server stops: due at once for the next one, and not counted as a try. */
export async function updateBrokenOff(db: Executor, jobId: string): Promise<void> {
  await db.query({
    text: `update jobs.job set state = 'retry', start_after = now(), started_on = null where id = $1 and state = 'active'`,
    values: [jobId],
  });
}
