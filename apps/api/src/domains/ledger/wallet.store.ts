// Owns the SQL of a fan's wallet: all their accounts at once, and what is held on them.
import type { AssetId, CauseKind, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';

export interface OwnAccountRow {
  asset_id: AssetId;
  club_id: string | null;
  balance: number;
  held: number;
}

const accountsOf = prepared<OwnAccountRow>(
  'ledger-own-accounts',
  `select a.asset_id, s.club_id, a.balance, a.held from ledger_accounts a join ledger_assets s on s.id = a.asset_id
   where a.owner_kind = 'user' and a.owner_id = $1 order by a.asset_id limit 500`,
);

export function listOwnAccounts(db: Executor, userId: string): Promise<OwnAccountRow[]> {
  return accountsOf(db, [userId]);
}

// The first line of an account is one that came in: before it there was nothing to spend.
const firstLine = prepared<{ at: Date }>(
  'ledger-first-line',
  `select t.at from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
   where m.to_account = ledger_account_id('user', $1, 'credits') and m.to_seq = 1`,
);

export async function findFirstLineAt(db: Executor, userId: string): Promise<Date | null> {
  return (await firstLine(db, [userId]))[0]?.at ?? null;
}

export interface OpenHoldRow {
  id: string;
  asset_id: AssetId;
  amount: number;
  kind: SpendKind;
  cause_kind: CauseKind;
  cause_id: string;
  club_id: string | null;
  placed_at: Date;
}

// Ids are in the order of their time.
const openHolds = prepared<OpenHoldRow>(
  'ledger-open-holds',
  `select h.id, a.asset_id, h.amount, h.kind, h.cause_kind, h.cause_id, h.club_id, h.placed_at
   from ledger_accounts a join ledger_holds h on h.account_id = a.id and h.state = 'held'
   where a.owner_kind = 'user' and a.owner_id = $1 and ($2::uuid is null or h.id < $2)
   order by h.id desc limit $3`,
);

export const byId = keyset({ id });

export function listOpenHolds(
  db: Executor,
  userId: string,
  { after, limit }: PageOf<typeof byId>,
): Promise<OpenHoldRow[]> {
  return openHolds(db, [userId, after?.id ?? null, limit]);
}
