// Owns the SQL of grants to many: rows in, rows out, no decisions.
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import type { TimePage } from '#platform/paging/time-key.ts';
import type { GrantRow, ItemsTables } from './tables.ts';

const db = tablesOf<ItemsTables>();

export async function insertGrant(tx: Executor, row: Insertable<ItemsTables['item_grants']>): Promise<void> {
  await run(tx, db.insertInto('item_grants').values(row));
}

export async function lockGrant(tx: Executor, id: string): Promise<GrantRow | undefined> {
  return maybeOne(tx, db.selectFrom('item_grants').selectAll().where('id', '=', id).forUpdate());
}

export async function findGrant(tx: Executor, id: string): Promise<GrantRow | undefined> {
  return maybeOne(tx, db.selectFrom('item_grants').selectAll().where('id', '=', id));
}

export async function updateGrant(
  tx: Executor,
  id: string,
  change: Updateable<ItemsTables['item_grants']>,
): Promise<void> {
  await run(tx, db.updateTable('item_grants').set(change).where('id', '=', id));
}

export async function listGrantRows(tx: Executor, designId: string, page: TimePage): Promise<GrantRow[]> {
  let query = db
    .selectFrom('item_grants')
    .selectAll()
    .where('design_id', '=', designId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) {
    const { at, id } = page.before;
    query = query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${at}, ${id}::uuid)`);
  }
  return many(tx, query);
}

export async function listRunningIds(tx: Executor, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('item_grants')
    .select('id')
    .where('state', '=', 'running')
    .orderBy('created_at')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}
