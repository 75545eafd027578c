// Owns the SQL of the audit log: lines are added and read, never changed.
import type { Insertable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, run } from '#platform/db/executor.ts';
import type { DeedRow, SafetyTables } from './tables.ts';

const db = tablesOf<SafetyTables>();

export async function insertDeed(tx: Executor, row: Insertable<SafetyTables['deeds']>): Promise<void> {
  await run(tx, db.insertInto('deeds').values(row));
}

/** Newest first; ids carry their time, so they are the key. */
export async function listDeedsOfClub(
  tx: Executor,
  { club_id, before, limit }: { club_id: string | null; before: string | undefined; limit: number },
): Promise<DeedRow[]> {
  const query = db
    .selectFrom('deeds')
    .selectAll()
    .where('club_id', club_id === null ? 'is' : '=', club_id)
    .orderBy('id', 'desc')
    .limit(limit);
  return many<DeedRow>(tx, before === undefined ? query : query.where('id', '<', before));
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
