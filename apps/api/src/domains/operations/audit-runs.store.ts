// Owns the SQL of audit runs.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { AuditRunRow, OperationsTables } from './tables.ts';

const db = tablesOf<OperationsTables>();
export const { insert: insertAuditRun, update: updateAuditRun } = rowsById(db, 'audit_runs');

export async function listAuditRunRows(tx: Executor, page: CreationPage): Promise<AuditRunRow[]> {
  return many(tx, byCreation.apply(db.selectFrom('audit_runs').selectAll(), page, 'desc'));
}
