// Owns the SQL of personal access tokens; the look-up by hash is made for every call of a program.
import type { TokenScope } from '@stagepass/base/token-scopes.ts';
import type { Person } from '#domains/users/public/person.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import type { AccessTokenRow, AuthTables } from './tables.ts';

const db = tablesOf<AuthTables>();
export const { insert: insertAccessToken } = rowsById(db, 'auth_access_tokens');
export const removeAccessTokensOf = removeBy(db, 'auth_access_tokens', 'user_id');

/** A token with the person who made it, in one row. */
export interface HolderRow extends Omit<Person, 'id'> {
  token_id: string;
  user_id: string;
  scopes: TokenScope[];
  last_used_at: Date | null;
}

const byHash = prepared<HolderRow>(
  'auth-access-token-by-hash',
  `select t.id as token_id, t.scopes, t.last_used_at, u.*
   from auth_access_tokens t join user_standing u on u.user_id = t.user_id
   where t.token_hash = $1 and t.expires_at > $2`,
);

export async function findHolder(tx: Executor, hash: Buffer, at: Date): Promise<HolderRow | undefined> {
  return (await byHash(tx, [hash, at]))[0];
}

export async function touchAccessToken(tx: Executor, id: string, at: Date): Promise<void> {
  await run(tx, db.updateTable('auth_access_tokens').set({ last_used_at: at }).where('id', '=', id));
}

/** Whoever makes one locks the account first, so that there are never more than `MOST_TOKENS`. */
export async function listAccessTokens(tx: Executor, userId: string): Promise<AccessTokenRow[]> {
  const query = db
    .selectFrom('auth_access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100);
  return many(tx, query);
}

/** Answers whether it was there, and theirs. */
export async function removeAccessToken(
  tx: Executor,
  { id, user_id }: Pick<AccessTokenRow, 'id' | 'user_id'>,
): Promise<boolean> {
  const statement = db.deleteFrom('auth_access_tokens').where('id', '=', id).where('user_id', '=', user_id);
  return (await run(tx, statement)) === 1;
}
