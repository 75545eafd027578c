// Owns the SQL of how far jobs that remind by the clock have come.
import type { Executor } from '#platform/db/executor.ts';

/** In milliseconds; now where it never ran. */
export async function findDoneUntil(tx: Executor, name: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ done_until: Date }>({
    text: 'select done_until from notification_clock_jobs where name = $1',
    values: [name],
  });
  return (rows[0]?.done_until ?? now).getTime();
}

export async function putDoneUntil(tx: Executor, name: string, until: Date): Promise<void> {
  await tx.query({
    text: `insert into notification_clock_jobs (name, done_until) values ($1, $2)
      on conflict (name) do update set done_until = excluded.done_until`,
    values: [name, until],
  });
}
