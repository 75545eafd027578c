// Owns the SQL of the audit: everything that was booked, in the order it was booked, from one snapshot.
import pg from 'pg';
import type { Executor } from '#platform/db/executor.ts';

export interface AuditAccount {
  id: string;
  owner_kind: string;
  asset_id: string;
  hot: boolean;
  balance: bigint;
  held: bigint;
  seq: bigint;
  head: string;
  sealed_to: bigint;
}

export interface AuditMove {
  id: bigint;
  transfer_id: string;
  asset_id: string;
  from_account: string;
  to_account: string;
  amount: bigint;
  from_seq: bigint | null;
  from_balance: bigint | null;
  from_hash: string | null;
  to_seq: bigint | null;
  to_balance: bigint | null;
  to_hash: string | null;
  /** Of its transfer; null where that is missing. */
  digest: string | null;
  at_us: string;
  kind: string;
  cause_kind: string;
  cause_id: string;
  club_id: string | null;
  actor_id: string | null;
  key: string | null;
  memo: string;
}

export interface AuditSeal {
  n: bigint;
  after_id: bigint;
  to_id: bigint;
  moves: bigint;
  digest: string;
  hash: string;
}

/** Sums do not fit into a number for certain: the audit counts in bigint, whatever the rest of the server does. */
const exact = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? BigInt : pg.types.getTypeParser(oid, format as 'text'),
};

/** One snapshot for all that is read, so that what is booked meanwhile cannot look like a difference. */
export async function withSnapshot<Result>(
  pool: pg.Pool,
  work: (db: Executor) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await work({
      async query<Row>(statement: { text: string; values?: readonly unknown[] }) {
        const result = await client.query({
          text: statement.text,
          values: [...(statement.values ?? [])],
          types: exact,
        } as pg.QueryConfig);
        return { rows: result.rows as Row[], count: result.rowCount ?? 0 };
      },
    });
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

export async function listAccounts(db: Executor): Promise<AuditAccount[]> {
  const { rows } = await db.query<AuditAccount>({
    text: `select id, owner_kind, asset_id, hot, balance, held, seq, encode(head, 'hex') as head, sealed_to from ledger_accounts`,
  });
  return rows;
}

export async function listMoves(db: Executor, after: bigint, limit: number): Promise<AuditMove[]> {
  const { rows } = await db.query<AuditMove>({
    text: `select m.id, m.transfer_id, m.asset_id, m.from_account, m.to_account, m.amount,
        m.from_seq, m.from_balance, encode(m.from_hash, 'hex') as from_hash,
        m.to_seq, m.to_balance, encode(m.to_hash, 'hex') as to_hash,
        encode(t.digest, 'hex') as digest, (extract(epoch from t.at) * 1000000)::bigint::text as at_us, t.kind, t.cause_kind,
        t.cause_id, t.club_id, t.actor_id, t.key, t.memo::text as memo
      from ledger_moves m left join ledger_transfers t on t.id = m.transfer_id
      where m.id > $1 order by m.id limit $2`,
    values: [after.toString(), limit],
  });
  return rows;
}

export async function listSeals(db: Executor, after = 0n): Promise<AuditSeal[]> {
  const { rows } = await db.query<AuditSeal>({
    text: `select n, after_id, to_id, moves, encode(digest, 'hex') as digest, encode(hash, 'hex') as hash
      from ledger_seals where n > $1 order by n`,
    values: [after.toString()],
  });
  return rows;
}

/** Found in one query each: rows that contradict what triggers would have written. These read little, however long the history. */
const everyNight: Record<string, string> = {
  'open holds add up to what is held': `
    select a.id::text as place, a.held::text as stored, coalesce(h.amount, 0)::text as computed
    from ledger_accounts a left join (
      select account_id, sum(amount) as amount from ledger_holds where state = 'held' group by account_id) h
      on h.account_id = a.id
    where a.held <> coalesce(h.amount, 0)`,
  'an asset adds up to zero': `
    select asset_id as place, sum(balance)::text as stored, '0' as computed
    from ledger_balances group by asset_id having sum(balance) <> 0`,
  'a published head is in the chain': `
    select h.day::text as place, encode(h.hash, 'hex') as stored, coalesce(encode(s.hash, 'hex'), 'no such seal') as computed
    from ledger_heads h left join ledger_seals s on s.n = h.seal_n where s.hash is distinct from h.hash`,
};

/** These read all transfers and holds that there ever were. */
const ofTheWhole: Record<string, string> = {
  'a hold is on an account': `
    select h.id::text as place, h.account_id::text as stored, 'an account' as computed
    from ledger_holds h where not exists (select from ledger_accounts a where a.id = h.account_id and not a.hot)`,
  'a posted hold took no more than it held': `
    select h.id::text as place, h.amount::text as stored, coalesce(sum(m.amount), 0)::text as computed
    from ledger_holds h left join ledger_moves m on m.transfer_id = h.transfer_id and m.from_account = h.account_id
    where h.state = 'posted' group by h.id having coalesce(sum(m.amount), 0) not between 1 and h.amount`,
  'a card charge ended as its top-up did': `
    select c.id::text as place, c.state as stored, t.state as computed from card_charges c join top_ups t on t.id = c.id
    where (c.state = 'succeeded') <> (t.state = 'paid')
      or (c.state in ('requested', 'confirming')) <> (t.state = 'open')`,
  'a transfer moves something': `
    select t.id::text as place, 'nothing' as stored, 'a move' as computed
    from ledger_transfers t where not exists (select from ledger_moves m where m.transfer_id = t.id)`,
};

export interface Contradiction {
  rule: string;
  place: string;
  stored: string;
  computed: string;
}

export async function listContradictions(db: Executor, whole: boolean): Promise<Contradiction[]> {
  const found: Contradiction[] = [];
  for (const [rule, text] of Object.entries(whole ? { ...everyNight, ...ofTheWhole } : everyNight)) {
    const { rows } = await db.query<Omit<Contradiction, 'rule'>>({ text: `${text} limit 1000` });
    found.push(...rows.map((row) => ({ rule, ...row })));
  }
  return found;
}

export async function hasHead(db: Executor, hash: string): Promise<boolean> {
  const { rows } = await db.query({
    text: `select from ledger_seals where hash = decode($1, 'hex')`,
    values: [hash],
  });
  return rows.length > 0;
}
