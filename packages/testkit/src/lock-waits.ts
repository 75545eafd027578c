// Owns how a test knows that somebody waits for a lock: PostgreSQL says so, no time has to pass for it.
import { setTimeout as sleep } from 'node:timers/promises';

interface Asked {
  query(statement: { text: string }): Promise<{ rows: unknown[] }>;
}

const LIMIT_MS = 20_000;

/** Ends as soon as that many sessions of this database wait for a row or a transaction of somebody else. */
export async function untilWaiting(db: Asked, count = 1): Promise<void> {
  const text = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await sleep(10))
    if ((await db.query({ text })).rows.length >= count) return;
  throw new Error(`fewer than ${count} waited for a lock`);
}
