// Owns the SQL of exports of a person's data.
import { sql, type Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { DataExportRow, UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();
export const { find: findExport } = rowsById(db, 'data_exports');

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
  which: Asked | { user_id: string; newest_id: string },
): Promise<{ id: string; file_key: string | null }[]> {
  const ready = db.selectFrom('data_exports').select(['id', 'file_key']).where('state', '=', 'ready');
  return many(
    tx,
    'now' in which
      ? ready
          .where('expires_at', '<=', which.now)
          .where(sql<boolean>`id <> all(${which.except}::uuid[])`)
          .limit(which.limit)
      : ready.where('user_id', '=', which.user_id).where('id', '!=', which.newest_id),
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

export const deleteExportsOf = removeBy(db, 'data_exports', 'user_id');
