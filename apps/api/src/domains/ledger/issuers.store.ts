// Owns the SQL of tokens' issuers: every move of one, what was spent for which cause, and what a fan got of a token by kind.
import type { AssetId, CauseKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { bigWhole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';

export interface IssuerMoveRow {
  id: number;
  /** Below zero where it left the issuer. */
  amount: number;
  kind: TransferKind;
  transfer_id: string;
  digest: Buffer;
  at: Date;
}

export const byId = keyset({ id: bigWhole });

const side = (own: 'from' | 'to', sign: '' | '-') => `
  (select m.id, ${sign}m.amount as amount, t.kind, m.transfer_id, t.digest, t.at
  from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
  where m.${own}_account = ledger_account_id('issuer', $1, 'token:' || $1) and m.${own}_seq is null and m.id < $2
  order by m.id desc limit $3)`;

const moves = prepared<IssuerMoveRow>(
  'ledger-issuer-moves',
  `select * from (${side('from', '-')} union all ${side('to', '')}) m order by id desc limit $3`,
);

/** The newest first. */
export function listIssuerMoves(
  db: Executor,
  clubId: string,
  { after, limit }: PageOf<typeof byId>,
): Promise<IssuerMoveRow[]> {
  return moves(db, [clubId, after?.id ?? Number.MAX_SAFE_INTEGER, limit]);
}

/** Reads all of it: for audits. */
export async function sumSpentByCause(
  db: Executor,
  kind: CauseKind,
): Promise<{ cause_id: string; amount: number }[]> {
  const { rows } = await db.query<{ cause_id: string; amount: number }>({
    text: `select t.cause_id, sum(case when m.to_account = a.id then m.amount else -m.amount end)::bigint as amount
      from ledger_accounts a join ledger_moves m on a.id in (m.from_account, m.to_account)
        join ledger_transfers t on t.id = m.transfer_id
      where a.owner_kind = 'issuer' and t.cause_kind = $1 group by 1`,
    values: [kind],
  });
  return rows;
}

const received = prepared<{ kind: TransferKind; amount: number }>(
  'ledger-received-by-kind',
  `select t.kind, sum(m.amount)::bigint as amount from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
   where m.to_account = ledger_account_id('user', $1, $2) group by 1`,
);

/** Of all that ever came in on one account. */
export function listReceivedByKind(
  db: Executor,
  of: { user_id: string; asset_id: AssetId },
): Promise<{ kind: TransferKind; amount: number }[]> {
  return received(db, [of.user_id, of.asset_id]);
}

const held = prepared<{ club_id: string; balance: number; available: number }>(
  'ledger-tokens-held',
  `select s.club_id, a.balance, a.balance - a.held as available
   from ledger_accounts a join ledger_assets s on s.id = a.asset_id
   where a.owner_kind = 'user' and a.owner_id = $1 and s.kind = 'token' and a.balance > 0
   order by a.balance desc, s.club_id limit $2`,
);

/** The most held first. */
export function listTokensHeld(
  db: Executor,
  of: { user_id: string; limit: number },
): Promise<{ club_id: string; balance: number; available: number }[]> {
  return held(db, [of.user_id, of.limit]);
}
