// Owns the SQL of second factors: passkeys and recovery codes. The TOTP seed stands on the account.
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy } from '#platform/db/common-statements.ts';
import { type Executor, many, one, run } from '#platform/db/executor.ts';
import type { AuthTables, PasskeyRow } from './tables.ts';

const db = tablesOf<AuthTables>();

export async function listPasskeys(tx: Executor, userId: string): Promise<PasskeyRow[]> {
  const query = db
    .selectFrom('auth_passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(50);
  return many(tx, query);
}

/** False where that passkey is known already. */
export async function insertPasskey(tx: Executor, passkey: PasskeyRow): Promise<boolean> {
  const statement = db
    .insertInto('auth_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing());
  return (await run(tx, statement)) === 1;
}

export async function markPasskeyUsed(
  tx: Executor,
  used: { id: string; counter: number; at: Date },
): Promise<void> {
  const statement = db
    .updateTable('auth_passkeys')
    .set({ counter: used.counter, last_used_at: used.at })
    .where('id', '=', used.id);
  await run(tx, statement);
}

export async function deletePasskey(tx: Executor, userId: string, id: string): Promise<boolean> {
  const statement = db.deleteFrom('auth_passkeys').where('user_id', '=', userId).where('id', '=', id);
  return (await run(tx, statement)) === 1;
}

export const deletePasskeysOf = removeBy(db, 'auth_passkeys', 'user_id');

export async function replaceRecoveryCodes(
  tx: Executor,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
  await run(tx, db.insertInto('auth_recovery_codes').values(rows));
}

export const deleteRecoveryCodes = removeBy(db, 'auth_recovery_codes', 'user_id');

/** False where there is no such code, or it was used before. */
export async function spendRecoveryCode(
  tx: Executor,
  spent: { user_id: string; code_hash: string; at: Date },
): Promise<boolean> {
  const statement = db
    .updateTable('auth_recovery_codes')
    .set({ used_at: spent.at })
    .where('user_id', '=', spent.user_id)
    .where('code_hash', '=', spent.code_hash)
    .where('used_at', 'is', null);
  return (await run(tx, statement)) === 1;
}

export async function countRecoveryCodes(tx: Executor, userId: string): Promise<number> {
  const query = db
    .selectFrom('auth_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  return (await one(tx, query)).left;
}
