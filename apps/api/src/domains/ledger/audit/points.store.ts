// Owns the SQL of where the last audit that agreed ended, and of what accounts came to there.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditAccount } from './audit.store.ts';

/** A seal up to which everything was booked again and agreed. */
export interface AuditPoint {
  seal_n: bigint;
  to_id: bigint;
  hash: string;
}

/** What an account comes to where the booking begins. */
export interface Start {
  balance: bigint;
  seq: bigint;
  head: string;
}

export async function findPoint(db: Executor): Promise<AuditPoint | undefined> {
  const { rows } = await db.query<AuditPoint>({
    text: `select seal_n, to_id, encode(hash, 'hex') as hash from ledger_audit_point`,
  });
  return rows[0];
}

export async function findSealHash(db: Executor, n: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>({
    text: `select encode(hash, 'hex') as hash from ledger_seals where n = $1`,
    values: [n.toString()],
  });
  return rows[0]?.hash;
}

/** Accounts with what they came to at the point: a running one by its last line before it, a hot one by its mark. */
export async function listAccountsAt(
  db: Executor,
  ids: readonly string[],
  to: bigint,
): Promise<{ account: AuditAccount; books: Start }[]> {
  const line = (side: 'from' | 'to') => `(
    select m.${side}_seq as seq, m.${side}_balance as balance, m.${side}_hash as hash from ledger_moves m
    where m.${side}_account = a.id and m.${side}_seq is not null and m.id <= $2 order by m.${side}_seq desc limit 1)`;
  const { rows } = await db.query<AuditAccount & { at_balance: bigint; at_seq: bigint; at_head: string }>({
    text: `select a.id, a.owner_kind, a.asset_id, a.hot, a.balance, a.held, a.seq, encode(a.head, 'hex') as head, a.sealed_to,
        coalesce(l.balance, k.balance, 0) as at_balance, coalesce(l.seq, k.seq, 0) as at_seq,
        coalesce(encode(l.hash, 'hex'), repeat('00', 32)) as at_head
      from ledger_accounts a
      left join lateral (
        select * from (${line('from')} union all ${line('to')}) lines order by seq desc limit 1) l on not a.hot
      left join ledger_audit_marks k on k.account_id = a.id and a.hot
      where a.id = any($1)`,
    values: [ids, to.toString()],
  });
  return rows.map(({ at_balance, at_seq, at_head, ...account }) => ({
    account,
    books: { balance: at_balance, seq: at_seq, head: at_head },
  }));
}

export interface Mark {
  account_id: string;
  balance: bigint;
  seq: bigint;
}

/** Both or neither: marks belong to their point. */
export async function putPoint(db: Executor, point: AuditPoint, marks: readonly Mark[]): Promise<void> {
  await db.query({
    text: `with point as (
        insert into ledger_audit_point (seal_n, to_id, hash) values ($1, $2, decode($3, 'hex'))
        on conflict (one) do update set seal_n = excluded.seal_n, to_id = excluded.to_id, hash = excluded.hash, at = now())
      insert into ledger_audit_marks (account_id, balance, seq)
      select * from unnest($4::uuid[], $5::bigint[], $6::bigint[])
      on conflict (account_id) do update set balance = excluded.balance, seq = excluded.seq`,
    values: [
      point.seal_n.toString(),
      point.to_id.toString(),
      point.hash,
      marks.map((mark) => mark.account_id),
      marks.map((mark) => mark.balance.toString()),
      marks.map((mark) => mark.seq.toString()),
    ],
  });
}
