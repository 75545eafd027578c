// Owns the row types of the ledger's tables; nobody else reads or writes them, and most columns only triggers write.
import type { CauseKind, OwnerKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';

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
