// Owns the SQL of claims against top-ups, what is owed of them, and the freezing of whoever owes.
import type { Executor } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';

export interface ClaimRow {
  id: string;
  top_up_id: string;
  user_id: string;
  kind: 'dispute' | 'refund';
  payment_ref: string;
  state: 'open' | 'won' | 'lost';
  amount: number;
  taken: number;
  collected: number;
  owed: number;
  at: Date;
}

const columns = 'id, top_up_id, user_id, kind, payment_ref, state, amount, taken, collected, owed, at';

export async function insertClaim(
  tx: Executor,
  row: Omit<ClaimRow, 'collected' | 'owed'> & { ended_at: Date | null },
): Promise<void> {
  await tx.query({
    text: `insert into top_up_claims (id, top_up_id, user_id, kind, payment_ref, state, amount, taken, at, ended_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      row.id,
      row.top_up_id,
      row.user_id,
      row.kind,
      row.payment_ref,
      row.state,
      row.amount,
      row.taken,
      row.at,
      row.ended_at,
    ],
  });
}

export async function lockClaim(tx: Executor, paymentRef: string): Promise<ClaimRow | undefined> {
  const { rows } = await tx.query<ClaimRow>({
    text: `select ${columns} from top_up_claims where payment_ref = $1 for update`,
    values: [paymentRef],
  });
  return rows[0];
}

export async function updateClaim(
  tx: Executor,
  of: { id: string; state: 'won' | 'lost'; at: Date },
): Promise<void> {
  await tx.query({
    text: 'update top_up_claims set state = $2, ended_at = $3 where id = $1',
    values: [of.id, of.state, of.at],
  });
}

export async function addCollected(tx: Executor, of: { id: string; amount: number }): Promise<void> {
  await tx.query({
    text: 'update top_up_claims set collected = collected + $2 where id = $1',
    values: [of.id, of.amount],
  });
}

/** Open, or with something owed; the oldest first. */
export async function lockUnsettledClaims(tx: Executor, userId: string): Promise<ClaimRow[]> {
  const { rows } = await tx.query<ClaimRow>({
    text: `select ${columns} from top_up_claims where user_id = $1 and (state = 'open' or owed > 0)
      order by at, id for update`,
    values: [userId],
  });
  return rows;
}

export async function listClaims(db: Executor, topUpIds: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>({
    text: `select ${columns} from top_up_claims where top_up_id = any ($1) order by at, id`,
    values: [topUpIds],
  });
  return rows;
}

export async function sumOwed(db: Executor, userId: string): Promise<number> {
  const { rows } = await db.query<{ owed: number }>({
    text: `select coalesce(sum(owed), 0)::bigint as owed from top_up_claims
      where user_id = $1 and (state = 'open' or owed > 0)`,
    values: [userId],
  });
  return rows[0]?.owed ?? 0;
}

/** Who owes something and has something: to be collected. */
export async function listDebtors(db: Executor, { limit, except }: Asked): Promise<string[]> {
  const { rows } = await db.query<{ user_id: string }>({
    text: `select distinct c.user_id from top_up_claims c
      join ledger_accounts a on a.id = ledger_account_id('user', c.user_id::text, 'credits') and a.balance > a.held
      where (c.state = 'open' or c.owed > 0) and c.owed > 0 and c.user_id <> all($2::uuid[]) limit $1`,
    values: [limit, except],
  });
  return rows.map((row) => row.user_id);
}

/** The fan's account stays locked: what is free remains so until the transaction ends. */
export async function lockFree(tx: Executor, userId: string): Promise<number> {
  const { rows } = await tx.query<{ free: number }>({
    text: `select balance - held as free from ledger_accounts
      where id = ledger_account_id('user', $1, 'credits') for no key update`,
    values: [userId],
  });
  return rows[0]?.free ?? 0;
}

export async function freeze(tx: Executor, userId: string, at: Date): Promise<void> {
  await tx.query({
    text: `insert into spend_rules (user_id, frozen_at) values ($1, $2)
      on conflict (user_id) do update set frozen_at = coalesce(spend_rules.frozen_at, $2), updated_at = $2`,
    values: [userId, at],
  });
}

/** False where nothing was frozen. */
export async function thaw(tx: Executor, userId: string, at: Date): Promise<boolean> {
  const { count } = await tx.query({
    text: 'update spend_rules set frozen_at = null, updated_at = $2 where user_id = $1 and frozen_at is not null',
    values: [userId, at],
  });
  return count > 0;
}

export const byClaim = keyset({ at: time, id });

/** Newest first, of everybody; `unsettled`: open, or with something owed. */
export async function listClaimsOfAll(
  db: Executor,
  unsettled: boolean,
  { after, limit }: PageOf<typeof byClaim>,
): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>({
    text: `select ${columns} from top_up_claims
      where ${unsettled ? "(state = 'open' or owed > 0)" : 'true'}
        and ($1::timestamptz is null or (at, id) < ($1, $2::uuid))
      order by at desc, id desc limit $3`,
    values: [after?.at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

export async function countUnsettledClaims(db: Executor): Promise<number> {
  const { rows } = await db.query<{ unsettled: number }>({
    text: `select count(*)::int as unsettled from top_up_claims where state = 'open' or owed > 0`,
  });
  return rows[0]?.unsettled ?? 0;
}
