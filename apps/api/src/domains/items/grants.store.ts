// Owns the SQL of grants to many: rows in, rows out, no decisions.
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { GrantRow, ItemsTables } from './tables.ts';

const db = tablesOf<ItemsTables>();
export const {
  insert: insertGrant,
  find: findGrant,
  lock: lockGrant,
  update: updateGrant,
} = rowsById(db, 'item_grants');

export async function listGrantRows(tx: Executor, designId: string, page: CreationPage): Promise<GrantRow[]> {
  const query = db.selectFrom('item_grants').selectAll().where('design_id', '=', designId);
  return many(tx, byCreation.apply(query, page, 'desc'));
}

export async function listRunningIds(
  tx: Executor,
  { limit, except }: Pick<Asked, 'limit' | 'except'>,
): Promise<string[]> {
  const query = db
    .selectFrom('item_grants')
    .select('id')
    .where('state', '=', 'running')
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy('created_at')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}
