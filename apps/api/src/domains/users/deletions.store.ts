// Owns the SQL of accounts on their way out.
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { DeletionRow, UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

export async function findDeletion(tx: Executor, userId: string): Promise<DeletionRow | undefined> {
  return maybeOne(tx, db.selectFrom('account_deletions').selectAll().where('user_id', '=', userId));
}

export async function lockDeletion(tx: Executor, userId: string): Promise<DeletionRow | undefined> {
  const query = db.selectFrom('account_deletions').selectAll().where('user_id', '=', userId).forUpdate();
  return maybeOne(tx, query);
}

/** A wish that was taken back before is asked anew. */
export async function putDeletion(
  tx: Executor,
  row: Pick<DeletionRow, 'user_id' | 'asked_at' | 'due_at'>,
): Promise<void> {
  const fresh = { ...row, state: 'waiting' as const, erased: sql<string[]>`'{}'`, ended_at: null };
  const statement = db
    .insertInto('account_deletions')
    .values(fresh)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh));
  await run(tx, statement);
}

const cancelWaiting = prepared<{ user_id: string }>(
  'users-cancel-deletion',
  `update account_deletions set state = 'cancelled', ended_at = $2
   where user_id = $1 and state = 'waiting' returning user_id`,
);

/** False where there is nothing to take back, or it is too late. */
export async function cancelWaitingDeletion(tx: Executor, userId: string, at: Date): Promise<boolean> {
  return (await cancelWaiting(tx, [userId, at])).length === 1;
}

export async function updateDeletion(
  tx: Executor,
  userId: string,
  changes: Partial<Pick<DeletionRow, 'state' | 'due_at' | 'ended_at'>>,
): Promise<void> {
  await run(tx, db.updateTable('account_deletions').set(changes).where('user_id', '=', userId));
}

export async function noteErased(tx: Executor, userId: string, domain: string): Promise<void> {
  const statement = db
    .updateTable('account_deletions')
    .set({ erased: sql`array_append(erased, ${domain})` })
    .where('user_id', '=', userId);
  await run(tx, statement);
}

/** Due, or begun and not finished; longest waiting first. */
export async function listDueDeletions(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const query = db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('state', 'in', ['waiting', 'erasing'])
    .where('due_at', '<=', now)
    .where(sql<boolean>`user_id <> all(${except}::uuid[])`)
    .orderBy('due_at')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.user_id);
}

const erasedAmong = prepared<{ user_id: string }>(
  'users-erased-among',
  `select user_id from account_deletions where user_id = any($1::uuid[]) and state in ('erasing', 'done')`,
);

export async function listErasedAmong(tx: Executor, ids: readonly string[]): Promise<string[]> {
  return (await erasedAmong(tx, [ids])).map((row) => row.user_id);
}
