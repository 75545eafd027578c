// Owns the SQL of counted tries at secrets.
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy } from '#platform/db/common-statements.ts';
import { type Executor, one, run } from '#platform/db/executor.ts';
import type { AttemptRow, AuthTables } from './tables.ts';

const db = tablesOf<AuthTables>();

/**
 * In one statement: between a row that is there and the lock on it, somebody whose secret was right may have forgotten their
 * tries, and taken the row along.
 */
export function lockAttempts(tx: Executor, bucket: string, now: Date): Promise<AttemptRow> {
  return one(
    tx,
    db
      .insertInto('auth_attempts')
      .values({ bucket, started_at: now, tries: 0, next_at: now })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ bucket }))
      .returningAll(),
  );
}

export async function setAttempts(tx: Executor, row: AttemptRow): Promise<void> {
  const { bucket, ...changes } = row;
  await run(tx, db.updateTable('auth_attempts').set(changes).where('bucket', '=', bucket));
}

export const clearAttempts = removeBy(db, 'auth_attempts', 'bucket');
