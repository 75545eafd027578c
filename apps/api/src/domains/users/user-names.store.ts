// Owns the SQL of user names: who has one, and for whom a former one is kept.
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import type { UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

export async function findNameOwner(tx: Executor, userName: string): Promise<{ id: string } | undefined> {
  return maybeOne(tx, db.selectFrom('users').select('id').where('user_name', '=', userName));
}

export async function findKeptName(
  tx: Executor,
  userName: string,
  at: Date,
): Promise<{ user_id: string } | undefined> {
  const query = db
    .selectFrom('user_names_kept')
    .select('user_id')
    .where('user_name', '=', userName)
    .where('kept_until', '>', at);
  return maybeOne(tx, query);
}

export async function keepName(
  tx: Executor,
  kept: { user_name: string; user_id: string; kept_until: Date },
): Promise<void> {
  const statement = db
    .insertInto('user_names_kept')
    .values(kept)
    .onConflict((conflict) =>
      conflict.column('user_name').doUpdateSet({ user_id: kept.user_id, kept_until: kept.kept_until }),
    );
  await run(tx, statement);
}

export const releaseName = removeBy(db, 'user_names_kept', 'user_name');

export async function deleteNamesKeptUntil(tx: Executor, at: Date): Promise<number> {
  return run(tx, db.deleteFrom('user_names_kept').where('kept_until', '<=', at));
}

export async function listKeptNames(
  tx: Executor,
  userId: string,
): Promise<{ user_name: string; kept_until: Date }[]> {
  const query = db
    .selectFrom('user_names_kept')
    .select(['user_name', 'kept_until'])
    .where('user_id', '=', userId)
    .orderBy('kept_until');
  return many(tx, query);
}
