// Owns the row types of the ledger's tables; nobody else reads or writes them, and most columns only triggers write.
import type {
  AssetId,
  CauseKind,
  OwnerKind,
  SpendKind,
  TransferKind,
} from '@stagepass/contract/ledger/causes.ts';

export interface AccountRow {
  id: string;
  owner_kind: OwnerKind;
  owner_id: string;
  asset_id: AssetId;
  hot: boolean;
  balance: number;
  held: number;
  seq: number;
  head: Buffer;
  sealed_to: number;
}

export interface TransferRow {
  id: string;
  kind: TransferKind;
  cause_kind: CauseKind;
  cause_id: string;
  club_id: string | null;
  actor_id: string | null;
  memo: Record<string, unknown>;
  key: string | null;
  at: Date;
}

export interface HoldRow {
  id: string;
  account_id: string;
  amount: number;
  kind: SpendKind;
  cause_kind: CauseKind;
  cause_id: string;
  club_id: string | null;
  state: 'held' | 'posted' | 'voided';
  placed_at: Date;
  ended_at: Date | null;
  transfer_id: string | null;
}

export interface SealRow {
  n: number;
  after_id: number;
  to_id: number;
  moves: number;
  hash: Buffer;
  at: Date;
}

/** One side of a move on a running account: a line of its statement. */
export interface LineRow {
  seq: number;
  /** Below zero where value left the account. */
  amount: number;
  balance: number;
  hash: Buffer;
  transfer_id: string;
  other_kind: OwnerKind;
  other_id: string;
  kind: TransferKind;
  cause_kind: CauseKind;
  cause_id: string;
  club_id: string | null;
  memo: Record<string, unknown>;
  at: Date;
}
