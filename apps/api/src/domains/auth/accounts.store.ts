// Owns the SQL of accounts and of the identities linked to them.
import type { Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import type { AccountRow, AuthTables, IdentityKind, IdentityRow } from './tables.ts';

const db = tablesOf<AuthTables>();
export const { remove: deleteIdentity } = rowsById(db, 'auth_identities');

export async function insertAccount(
  tx: Executor,
  account: { user_id: string; password_hash: string | null; created_at: Date },
): Promise<void> {
  const { password_hash, created_at } = account;
  await run(
    tx,
    db.insertInto('auth_accounts').values({
      ...account,
      password_changed_at: password_hash === null ? null : created_at,
    }),
  );
}

export async function findAccount(tx: Executor, userId: string): Promise<AccountRow | undefined> {
  return maybeOne(tx, db.selectFrom('auth_accounts').selectAll().where('user_id', '=', userId));
}

/** Locked before anything about ways to sign in is decided, so that two changes at once wait for each other. */
export async function lockAccount(tx: Executor, userId: string): Promise<AccountRow | undefined> {
  const query = db.selectFrom('auth_accounts').selectAll().where('user_id', '=', userId).forUpdate();
  return maybeOne(tx, query);
}

export async function updateAccount(
  tx: Executor,
  userId: string,
  changes: Updateable<AuthTables['auth_accounts']>,
): Promise<void> {
  await run(tx, db.updateTable('auth_accounts').set(changes).where('user_id', '=', userId));
}

export async function findIdentity(
  tx: Executor,
  by: { kind: IdentityKind; subject: string },
): Promise<IdentityRow | undefined> {
  const query = db
    .selectFrom('auth_identities')
    .selectAll()
    .where('kind', '=', by.kind)
    .where('subject', '=', by.subject);
  return maybeOne(tx, query);
}

export async function listIdentities(tx: Executor, userId: string): Promise<IdentityRow[]> {
  const query = db
    .selectFrom('auth_identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .limit(100);
  return many(tx, query);
}

/** False where that identity belongs to some account already. */
export async function insertIdentity(tx: Executor, identity: IdentityRow): Promise<boolean> {
  const statement = db
    .insertInto('auth_identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing());
  return (await run(tx, statement)) === 1;
}

export async function updateIdentityLabel(tx: Executor, id: string, label: string): Promise<void> {
  await run(tx, db.updateTable('auth_identities').set({ label }).where('id', '=', id));
}

export const deleteIdentitiesOf = removeBy(db, 'auth_identities', 'user_id');

/** With everything that hangs on it: identities, sessions, passkeys, recovery codes, tickets. */
export const deleteAccount = removeBy(db, 'auth_accounts', 'user_id');
