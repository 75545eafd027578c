// Owns how a test stops another call in the middle: a transaction that changes something and commits only once somebody waits for it.
import { expect } from 'vitest';
import type { Statement } from '#platform/db/executor.ts';
import type { TestApp } from './test-app.ts';

/** Runs the statement, begins the call, waits until the call waits for the statement's locks, and commits. */
export async function commitWhile<Result>(
  { platform: { db } }: TestApp,
  statement: Statement,
  call: () => Promise<Result>,
): Promise<Result> {
  let called: Promise<Result> | undefined;
  await db.transaction(async (tx) => {
    await tx.query(statement);
    called = call();
    const waiting = async () => {
      const { rows } = await db.query<{ count: number }>({
        text: `select count(*)::int as count from pg_stat_activity
               where datname = current_database() and wait_event_type = 'Lock'`,
      });
      return rows[0]?.count;
    };
    await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
  });
  return called as Promise<Result>;
}
