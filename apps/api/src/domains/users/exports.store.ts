// Owns the SQL of exports of a person's data.
import type { Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import type { DataExportRow, UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

/** Undefined where one of the person's is under way. */
export async function insertExport(
  tx: Executor,
  row: Pick<DataExportRow, 'id' | 'user_id' | 'state' | 'asked_at'>,
): Promise<DataExportRow | undefined> {
  const statement = db
    .insertInto('data_exports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll();
  return maybeOne(tx, statement);
}

export async function findExport(tx: Executor, id: string): Promise<DataExportRow | undefined> {
  return maybeOne(tx, db.selectFrom('data_exports').selectAll().where('id', '=', id));
}

export async function listExports(tx: Executor, userId: string, limit: number): Promise<DataExportRow[]> {
  const query = db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return many(tx, query);
}

export async function updateExport(
  tx: Executor,
  id: string,
  changes: Updateable<UsersTables['data_exports']>,
): Promise<DataExportRow | undefined> {
  return maybeOne(tx, db.updateTable('data_exports').set(changes).where('id', '=', id).returningAll());
}

/** Those with a file that may go: past their time, or of one person. */
export async function listExportsToClear(
  tx: Executor,
  which: { expired_at: Date } | { user_id: string; except: string },
): Promise<{ id: string; file_key: string | null }[]> {
  const ready = db.selectFrom('data_exports').select(['id', 'file_key']).where('state', '=', 'ready');
  return many(
    tx,
    'expired_at' in which
      ? ready.where('expires_at', '<=', which.expired_at).limit(100)
      : ready.where('user_id', '=', which.user_id).where('id', '!=', which.except),
  );
}

export async function failStuckExports(tx: Executor, askedBefore: Date): Promise<void> {
  const statement = db
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('state', 'in', ['waiting', 'running'])
    .where('asked_at', '<', askedBefore);
  await run(tx, statement);
}

export async function deleteOldExports(tx: Executor, askedBefore: Date): Promise<void> {
  const statement = db
    .deleteFrom('data_exports')
    .where('state', 'in', ['failed', 'gone'])
    .where('asked_at', '<', askedBefore);
  await run(tx, statement);
}

export async function deleteExportsOf(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.deleteFrom('data_exports').where('user_id', '=', userId));
}
