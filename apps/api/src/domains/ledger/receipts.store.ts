// Owns the SQL of receipts: their numbers, and the lines of one transfer on one fan's accounts with their links of the chain.
import type { AssetId, CauseKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface OwnLineRow {
  seq: number;
  amount: number;
  balance: number;
  hash: Buffer;
  previous: Buffer | null;
  digest: Buffer;
  asset_id: AssetId;
  account_id: string;
  other_id: string;
  kind: TransferKind;
  cause_kind: CauseKind;
  cause_id: string;
  club_id: string | null;
  memo: Record<string, unknown>;
  at: Date;
  seal_n: number | null;
  seal_hash: Buffer | null;
  seal_at: Date | null;
}

const side = (own: 'from' | 'to', other: 'from' | 'to', sign: '' | '-') => `
  select m.id as move_id, m.${own}_seq as seq, ${sign}m.amount as amount, m.${own}_balance as balance, m.${own}_hash as hash,
    m.asset_id, m.${own}_account as account_id, m.${other}_account as other_id
  from ledger_moves m join ledger_accounts a on a.id = m.${own}_account
  where m.transfer_id = $2 and a.owner_kind = 'user' and a.owner_id = $1`;

const linesOfTransfer = prepared<OwnLineRow>(
  'ledger-own-lines',
  `select l.*, t.digest, t.kind, t.cause_kind, t.cause_id, t.club_id, t.memo, t.at,
     coalesce(pf.from_hash, pt.to_hash) as previous, s.n as seal_n, s.hash as seal_hash, s.at as seal_at
   from (${side('from', 'to', '-')} union all ${side('to', 'from', '')}) l
   join ledger_transfers t on t.id = $2
   left join ledger_moves pf on pf.from_account = l.account_id and pf.from_seq = l.seq - 1
   left join ledger_moves pt on pt.to_account = l.account_id and pt.to_seq = l.seq - 1
   left join lateral (select s.n, s.hash, s.at from ledger_seals s where s.to_id >= l.move_id order by s.to_id limit 1) s on true
   order by l.seq`,
);

/** What a transfer did on this fan's accounts; nothing where it is not theirs. */
export function listOwnLines(
  db: Executor,
  of: { user_id: string; transfer_id: string },
): Promise<OwnLineRow[]> {
  return linesOfTransfer(db, [of.user_id, of.transfer_id]);
}

const payer = prepared<{ user_id: string }>(
  'ledger-payer',
  `select a.owner_id as user_id from ledger_moves m
     join ledger_accounts a on a.id in (m.from_account, m.to_account) and a.owner_kind = 'user'
   where m.transfer_id = $1 order by a.id = m.from_account desc limit 1`,
);

/** The fan who paid; of a top-up, whose wallet it is. */
export async function findPayer(db: Executor, transferId: string): Promise<string | undefined> {
  return (await payer(db, [transferId]))[0]?.user_id;
}

export interface ReceiptRow {
  seller: string;
  number: number;
  tax_rate_bp: number;
  issued_at: Date;
}

export async function findReceipt(db: Executor, transferId: string): Promise<ReceiptRow | undefined> {
  const { rows } = await db.query<ReceiptRow>({
    text: 'select seller, number, tax_rate_bp, issued_at from receipts where transfer_id = $1',
    values: [transferId],
  });
  return rows[0];
}

/** Nothing happens to those that have a number. Sellers' counters are locked in their order: no gap, no number twice. */
export async function insertReceipts(
  tx: Executor,
  of: { transfer_ids: readonly string[]; tax_rate_bp: number; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into receipt_counters (seller, last)
      select distinct ledger_seller(t.kind, t.club_id), 0 from ledger_transfers t where t.id = any ($1)
      order by 1 on conflict do nothing`,
    values: [of.transfer_ids],
  });
  await tx.query({
    text: `select from receipt_counters c where c.seller in (
        select ledger_seller(t.kind, t.club_id) from ledger_transfers t where t.id = any ($1)) order by c.seller for update`,
    values: [of.transfer_ids],
  });
  // A statement of its own: it has to see what was numbered while it waited for the counters.
  await tx.query({
    text: `with given as (
        insert into receipts (transfer_id, seller, number, tax_rate_bp, issued_at)
        select t.id, c.seller, c.last + row_number() over (partition by c.seller order by t.at, t.id),
          case when t.kind = 'top-up' then 0 else $2::int end, $3
        from ledger_transfers t join receipt_counters c on c.seller = ledger_seller(t.kind, t.club_id)
        where t.id = any ($1) and not exists (select from receipts r where r.transfer_id = t.id)
        returning seller, number)
      update receipt_counters c set last = g.last
      from (select seller, max(number) as last from given group by seller) g where g.seller = c.seller`,
    values: [of.transfer_ids, of.tax_rate_bp, of.at],
  });
}

/** Purchases among the next moves that are sealed; where the list is empty and `to` has moved, there were none. */
export async function lockNextPurchases(
  tx: Executor,
  of: { kinds: readonly TransferKind[]; limit: number },
): Promise<{ transfer_ids: string[]; to: number; more: boolean }> {
  const { rows: places } = await tx.query<{ to_move: number; sealed: number }>({
    text: `select p.to_move, coalesce((select max(s.to_id) from ledger_seals s), 0)::bigint as sealed
      from receipt_position p for update of p`,
  });
  const { to_move, sealed } = places[0] ?? { to_move: 0, sealed: 0 };
  const { rows } = await tx.query<{ id: number; transfer_id: string; wanted: boolean }>({
    text: `select m.id, m.transfer_id, t.kind = any ($3) and m.asset_id = 'credits' as wanted
      from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
      where m.id > $1 and m.id <= $2 order by m.id limit $4`,
    values: [to_move, sealed, of.kinds, of.limit],
  });
  const transfer_ids = [...new Set(rows.filter((row) => row.wanted).map((row) => row.transfer_id))];
  return { transfer_ids, to: rows.at(-1)?.id ?? to_move, more: rows.length === of.limit };
}

export async function updateReceiptPosition(tx: Executor, to: number): Promise<void> {
  await tx.query({ text: 'update receipt_position set to_move = $1', values: [to] });
}
