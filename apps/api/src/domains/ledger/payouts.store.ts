// Owns the SQL of payouts, whose owners' identity was checked, and what of a club's account came in lately.
import type { TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { PayoutState } from '@stagepass/contract/ledger/payout-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';

export interface PayoutRow {
  id: string;
  club_id: string;
  owner_id: string;
  amount: number;
  state: PayoutState;
  closing: boolean;
  bank: string | null;
  bank_last4: string | null;
  requested_at: Date;
  decided_at: Date | null;
  paid_at: Date | null;
  reason: string | null;
  reference: string | null;
}

const columns = `id, club_id, owner_id, amount, state, closing, bank, bank_last4, requested_at, decided_at, paid_at, reason, reference`;

export async function insertPayout(
  tx: Executor,
  row: Pick<
    PayoutRow,
    'id' | 'club_id' | 'owner_id' | 'amount' | 'closing' | 'bank' | 'bank_last4' | 'requested_at'
  >,
): Promise<PayoutRow> {
  const { rows } = await tx.query<PayoutRow>({
    text: `insert into payouts (id, club_id, owner_id, amount, closing, bank, bank_last4, requested_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    values: [
      row.id,
      row.club_id,
      row.owner_id,
      row.amount,
      row.closing,
      row.bank,
      row.bank_last4,
      row.requested_at,
    ],
  });
  return rows[0] as PayoutRow;
}

export async function lockPayout(tx: Executor, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await tx.query<PayoutRow>({
    text: `select ${columns} from payouts where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function updatePayout(
  tx: Executor,
  of: {
    id: string;
    state: PayoutState;
    decided_at: Date;
    paid_at?: Date;
    reason?: string;
    reference?: string;
  },
): Promise<void> {
  await tx.query({
    text: `update payouts set state = $2, decided_at = coalesce(decided_at, $3), paid_at = $4, reason = $5, reference = $6
      where id = $1`,
    values: [of.id, of.state, of.decided_at, of.paid_at ?? null, of.reason ?? null, of.reference ?? null],
  });
}

export const byRequest = keyset({ requested_at: time, id });

export async function listPayoutRows(
  db: Executor,
  clubId: string,
  { after, limit }: PageOf<typeof byRequest>,
): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>({
    text: `select ${columns} from payouts where club_id = $1
        and ($2::timestamptz is null or (requested_at, id) < ($2, $3::uuid))
      order by requested_at desc, id desc limit $4`,
    values: [clubId, after?.requested_at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** Everything that somebody asked for as an owner, for their export. */
export async function listPayoutsOf(db: Executor, ownerId: string): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>({
    text: `select ${columns} from payouts where owner_id = $1 order by requested_at desc, id desc`,
    values: [ownerId],
  });
  return rows;
}

export async function listUnderWay(db: Executor): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>({
    text: `select ${columns} from payouts where state in ('requested', 'approved') order by requested_at limit 500`,
  });
  return rows;
}

export async function sumUnderWay(db: Executor, clubId: string): Promise<number> {
  const { rows } = await db.query<{ sum: number }>({
    text: `select coalesce(sum(amount), 0)::bigint as sum from payouts
      where club_id = $1 and state in ('requested', 'approved')`,
    values: [clubId],
  });
  return rows[0]?.sum ?? 0;
}

/** Of this owner alone: a club that changed hands must not pay its last balance to whoever had it before. */
export async function findLatestBank(
  db: Executor,
  of: { club_id: string; owner_id: string },
): Promise<Pick<PayoutRow, 'bank' | 'bank_last4'>> {
  const { rows } = await db.query<Pick<PayoutRow, 'bank' | 'bank_last4'>>({
    text: `select bank, bank_last4 from payouts where club_id = $1 and owner_id = $2 and bank is not null
      order by requested_at desc, id desc limit 1`,
    values: [of.club_id, of.owner_id],
  });
  return rows[0] ?? { bank: null, bank_last4: null };
}

export async function isIdentityChecked(db: Executor, userId: string): Promise<boolean> {
  const { count } = await db.query({
    text: 'select from payout_identities where user_id = $1',
    values: [userId],
  });
  return count > 0;
}

/** Those of the given people whose identity was checked. */
export async function listIdentitiesChecked(db: Executor, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ user_id: string }>({
    text: 'select user_id from payout_identities where user_id = any($1)',
    values: [userIds],
  });
  return new Set(rows.map((row) => row.user_id));
}

export async function insertIdentityChecked(
  tx: Executor,
  of: { user_id: string; checked_by: string; at: Date },
): Promise<boolean> {
  const { count } = await tx.query({
    text: `insert into payout_identities (user_id, checked_by, checked_at) values ($1, $2, $3) on conflict do nothing`,
    values: [of.user_id, of.checked_by, of.at],
  });
  return count > 0;
}

export async function deleteIdentityChecked(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from payout_identities where user_id = $1', values: [userId] });
}

/** A bank account is a person's: what has been paid needs it no more. */
export async function removeBanks(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: `update payouts set bank = null, bank_last4 = null where owner_id = $1 and state in ('paid', 'refused')`,
    values: [userId],
  });
}

/** With its club gone, what is refused is kept. */
export async function markClosing(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: `update payouts set closing = true where club_id = $1 and state in ('requested', 'approved') and not closing`,
    values: [clubId],
  });
}

/** With anything on their account, the highest balance first. */
export async function listRichestClubs(db: Executor): Promise<{ club_id: string; balance: number }[]> {
  const { rows } = await db.query<{ club_id: string; balance: number }>({
    text: `select owner_id as club_id, balance from ledger_balances
      where owner_kind = 'club' and asset_id = 'credits' and balance > 0 order by balance desc, owner_id limit 5000`,
  });
  return rows;
}

/** Whoever takes money out of a club waits here for whoever else does. */
export async function lockClubAccount(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: `select from ledger_accounts where id = ledger_account_id('club', $1, 'credits') for no key update`,
    values: [clubId],
  });
}

export interface EarnedRow {
  day: string;
  kind: TransferKind;
  amount: number;
  count: number;
}

/**
 * What came in and went out again by day and kind, payouts left out. Moves sealed before the first day are older than it: the
 * seals bound what has to be looked at, however long the account.
 */
export async function listEarned(
  db: Executor,
  of: { club_id: string; from: Date; to: Date },
): Promise<EarnedRow[]> {
  const { rows } = await db.query<EarnedRow>({
    text: `with account as (select ledger_account_id('club', $1, 'credits') as id),
        bound as (select coalesce((select s.to_id from ledger_seals s where s.at < $2 order by s.at desc limit 1), 0) as id),
        sides as (
          select m.transfer_id, m.amount from ledger_moves m, account a, bound b
          where m.to_account = a.id and m.to_seq is null and m.id > b.id and m.asset_id = 'credits'
          union all
          select m.transfer_id, -m.amount from ledger_moves m, account a, bound b
          where m.from_account = a.id and m.from_seq is null and m.id > b.id and m.asset_id = 'credits')
      select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day, t.kind, sum(s.amount)::bigint as amount,
        count(distinct t.id)::int as count
      from sides s join ledger_transfers t on t.id = s.transfer_id
      where t.at >= $2 and t.at < $3 and t.kind <> 'payout' group by 1, 2 order by 1, 2`,
    values: [of.club_id, of.from, of.to],
  });
  return rows;
}

/** Whole prices of what the club sold itself: what it got, and the fee. */
export async function sumOwnSales(db: Executor, of: { club_id: string; since: Date }): Promise<number> {
  const { rows } = await db.query<{ sum: number }>({
    text: `with account as (select ledger_account_id('club', $1, 'credits') as id),
        bound as (select coalesce((select s.to_id from ledger_seals s where s.at < $2 order by s.at desc limit 1), 0) as id)
      select coalesce(sum(m.amount + coalesce((t.memo->>'fee_cents')::bigint, 0)), 0)::bigint as sum
      from account a, bound b, ledger_moves m join ledger_transfers t on t.id = m.transfer_id
      where m.to_account = a.id and m.to_seq is null and m.id > b.id and m.asset_id = 'credits'
        and t.at >= $2 and t.memo->>'seller' = 'club'`,
    values: [of.club_id, of.since],
  });
  return rows[0]?.sum ?? 0;
}
