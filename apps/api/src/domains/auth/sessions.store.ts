// Owns the SQL of sessions; the look-up by token is the hottest query of the server.
import type { Person } from '#domains/users/public/person.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import type { AuthTables, SessionRow } from './tables.ts';

const db = tablesOf<AuthTables>();
export const { insert: insertSession } = rowsById(db, 'auth_sessions');

/** A session with the person it belongs to, in one row. */
export interface StandingRow extends Omit<Person, 'id'> {
  session_id: string;
  user_id: string;
  last_seen_at: Date;
  stepped_up_at: Date | null;
  /** Asked of operators only, who may nothing without one. Demo accounts hold nothing, and are let in where the demo is. */
  has_factor: boolean;
}

const standing = `select s.token_hash, s.id as session_id, s.last_seen_at, s.stepped_up_at, u.*,
     case when not u.operator then false else u.demo
       or exists (select from auth_accounts a where a.user_id = u.user_id and a.totp_confirmed_at is not null)
       or exists (select from auth_passkeys p where p.user_id = u.user_id) end as has_factor
   from auth_sessions s join user_standing u on u.user_id = s.user_id`;
const byTokens = prepared<StandingRow & { token_hash: Buffer }>(
  'auth-sessions-by-tokens',
  `${standing} where s.token_hash = any($1::bytea[]) and s.expires_at > $2`,
);
// The plan for some array of unknown length looks worse than one for the array at hand: it would be made anew for every call.
const byToken = prepared<StandingRow & { token_hash: Buffer }>(
  'auth-sessions-by-token',
  `${standing} where s.token_hash = $1 and s.expires_at > $2`,
);

/** By the hash of the token. */
export async function listStandings(
  tx: Executor,
  tokenHashes: readonly Buffer[],
  at: Date,
): Promise<Map<string, StandingRow>> {
  const rows =
    tokenHashes.length === 1
      ? await byToken(tx, [tokenHashes[0], at])
      : await byTokens(tx, [tokenHashes, at]);
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
}

export async function touchSession(
  tx: Executor,
  id: string,
  seen: { last_seen_at: Date; expires_at: Date },
): Promise<void> {
  await run(tx, db.updateTable('auth_sessions').set(seen).where('id', '=', id));
}

export async function setSteppedUp(tx: Executor, id: string, at: Date): Promise<void> {
  await run(tx, db.updateTable('auth_sessions').set({ stepped_up_at: at }).where('id', '=', id));
}

export async function listSessions(tx: Executor, userId: string, at: Date): Promise<SessionRow[]> {
  const query = db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100);
  return many(tx, query);
}

/** Answers the ids of the sessions that ended. */
export async function deleteSessions(
  tx: Executor,
  which: { user_id: string; only?: string; except?: string },
): Promise<string[]> {
  let statement = db.deleteFrom('auth_sessions').where('user_id', '=', which.user_id);
  if (which.only !== undefined) statement = statement.where('id', '=', which.only);
  if (which.except !== undefined) statement = statement.where('id', '!=', which.except);
  return (await many(tx, statement.returning('id'))).map((row) => row.id);
}
