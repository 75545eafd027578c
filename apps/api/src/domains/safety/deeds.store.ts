// Owns the SQL of the audit log: lines are added and read, never changed.
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, run } from '#platform/db/executor.ts';
import { id } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { DeedRow, SafetyTables } from './tables.ts';

const db = tablesOf<SafetyTables>();
export const { insert: insertDeed } = rowsById(db, 'deeds');

/** Newest first; ids carry their time, so they are the key. */
export const byId = keyset({ id });

export async function listDeedsOfClub(
  tx: Executor,
  { club_id, domains }: { club_id: string | null; domains?: readonly string[] },
  page: PageOf<typeof byId>,
): Promise<DeedRow[]> {
  const all = db
    .selectFrom('deeds')
    .selectAll()
    .where('club_id', club_id === null ? 'is' : '=', club_id);
  const query =
    domains === undefined ? all : all.where(sql<boolean>`split_part(deed, '.', 1) = any(${domains}::text[])`);
  return many<DeedRow>(tx, byId.apply(query, page, 'desc'));
}

export async function listDeedsOfActor(tx: Executor, actorId: string): Promise<DeedRow[]> {
  return many<DeedRow>(
    tx,
    db.selectFrom('deeds').selectAll().where('actor_id', '=', actorId).orderBy('id').limit(10_000),
  );
}

export async function forgetActor(tx: Executor, actorId: string): Promise<void> {
  await run(tx, db.updateTable('deeds').set({ actor_id: null }).where('actor_id', '=', actorId));
}
