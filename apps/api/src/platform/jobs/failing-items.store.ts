// Owns the SQL of due items that failed: how often, why, and until when each rests.
import type { Executor } from '../db/executor.ts';

/** So many are left out of a list of due items; with more than that broken, the oldest are simply tried again. */
const MOST_RESTING = 1000;

export async function listResting(db: Executor, job: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ item: string }>({
    text: 'select item from failing_items where job = $1 and run_at > $2 order by run_at desc limit $3',
    values: [job, now, MOST_RESTING],
  });
  return rows.map((row) => row.item);
}

/** Rests for 1, 2, 4, 8 and then always 10 minutes. Answers how often it has failed. */
export async function insertFailure(
  db: Executor,
  { job, item, now, error }: { job: string; item: string; now: Date; error: string },
): Promise<number> {
  const { rows } = await db.query<{ attempts: number }>({
    text: `insert into failing_items as f (job, item, failed_at, run_at, last_error)
           values ($1, $2, $3, $3::timestamptz + interval '1 minute', $4)
           on conflict (job, item) do update set attempts = f.attempts + 1, failed_at = $3, last_error = $4,
             run_at = $3::timestamptz + least(10, 2 ^ least(f.attempts, 10)) * interval '1 minute'
           returning attempts`,
    values: [job, item, now, error],
  });
  return rows[0]?.attempts ?? 1;
}

/** Those whose rest is over and that did not fail again: done, or not due any more. */
export async function removeSettled(db: Executor, job: string, now: Date): Promise<void> {
  await db.query({
    text: 'delete from failing_items where job = $1 and run_at <= $2',
    values: [job, now],
  });
}
