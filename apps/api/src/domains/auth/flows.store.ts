// Owns the SQL of what is valid once and for minutes: round trips, tickets and challenges; and of its clearing away.
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy } from '#platform/db/common-statements.ts';
import { type Executor, maybeOne, run } from '#platform/db/executor.ts';
import type { AuthTables, ChallengePurpose, FlowKind, FlowRow, TicketRow } from './tables.ts';

const db = tablesOf<AuthTables>();

export async function insertFlow(tx: Executor, flow: FlowRow): Promise<void> {
  await run(tx, db.insertInto('auth_flows').values(flow));
}

interface FlowKey {
  key_hash: Buffer;
  kind: FlowKind;
  at: Date;
}

/** Looks without using it up. */
export async function findFlow(tx: Executor, by: FlowKey): Promise<FlowRow | undefined> {
  const query = db
    .selectFrom('auth_flows')
    .selectAll()
    .where('key_hash', '=', by.key_hash)
    .where('kind', '=', by.kind)
    .where('expires_at', '>', by.at);
  return maybeOne(tx, query);
}

/** Finds and removes in one statement: of two who bring the same key, one gets the row. */
export async function takeFlow(tx: Executor, by: FlowKey): Promise<FlowRow | undefined> {
  const statement = db
    .deleteFrom('auth_flows')
    .where('key_hash', '=', by.key_hash)
    .where('kind', '=', by.kind)
    .where('expires_at', '>', by.at)
    .returningAll();
  return maybeOne(tx, statement);
}

export const deleteFlowsOf = removeBy(db, 'auth_flows', 'user_id');

export async function insertTicket(tx: Executor, ticket: TicketRow): Promise<void> {
  await run(tx, db.insertInto('auth_tickets').values(ticket));
}

export async function lockTicket(tx: Executor, tokenHash: Buffer, at: Date): Promise<TicketRow | undefined> {
  const query = db
    .selectFrom('auth_tickets')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .forUpdate();
  return maybeOne(tx, query);
}

export async function countTicketTry(tx: Executor, ticket: TicketRow): Promise<void> {
  const statement = db
    .updateTable('auth_tickets')
    .set({ tries: ticket.tries + 1 })
    .where('token_hash', '=', ticket.token_hash);
  await run(tx, statement);
}

export const deleteTicket = removeBy(db, 'auth_tickets', 'token_hash');

export const deleteTicketsOf = removeBy(db, 'auth_tickets', 'user_id');

export async function putChallenge(
  tx: Executor,
  row: { purpose: ChallengePurpose; holder: string; challenge: string; expires_at: Date },
): Promise<void> {
  const statement = db
    .insertInto('auth_challenges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['purpose', 'holder']).doUpdateSet(row));
  await run(tx, statement);
}

export async function takeChallenge(
  tx: Executor,
  by: { purpose: ChallengePurpose; holder: string; at: Date },
): Promise<string | undefined> {
  const statement = db
    .deleteFrom('auth_challenges')
    .where('purpose', '=', by.purpose)
    .where('holder', '=', by.holder)
    .where('expires_at', '>', by.at)
    .returning('challenge');
  return (await maybeOne(tx, statement))?.challenge;
}

/** A bounded bite of every table whose rows end by themselves; answers how many went. */
export async function deleteEnded(tx: Executor, at: Date, most: number): Promise<number> {
  const dayAgo = new Date(at.getTime() - 2 * 86_400_000);
  const monthAgo = new Date(at.getTime() - 30 * 86_400_000);
  const ended: readonly (readonly [table: string, column: string, before: Date])[] = [
    ['auth_sessions', 'expires_at', at],
    // Listed as expired meanwhile, so that its maker sees why a program stopped.
    ['auth_access_tokens', 'expires_at', monthAgo],
    ['auth_flows', 'expires_at', at],
    ['auth_tickets', 'expires_at', at],
    ['auth_challenges', 'expires_at', at],
    ['auth_otps', 'expires_at', dayAgo],
    ['auth_email_changes', 'expires_at', dayAgo],
    ['auth_attempts', 'started_at', dayAgo],
    ['auth_otp_days', 'day', dayAgo],
  ];
  let gone = 0;
  for (const [table, column, before] of ended) {
    // Names come from the list above, never from outside.
    const text = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} < $1 limit $2))`;
    gone += (await tx.query({ text, values: [before, most] })).count;
  }
  return gone;
}
