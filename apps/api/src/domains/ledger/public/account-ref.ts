// Owns how accounts are named: by their owner. They are opened on first use.
import type { OwnerKind } from '@stagepass/contract/ledger/causes.ts';

export interface AccountRef {
  readonly owner_kind: OwnerKind;
  readonly owner_id: string;
}

export function userAccount(userId: string): AccountRef {
  return { owner_kind: 'user', owner_id: userId };
}

export function clubAccount(clubId: string): AccountRef {
  return { owner_kind: 'club', owner_id: clubId };
}

export function platformFees(): AccountRef {
  return { owner_kind: 'platform', owner_id: 'fees' };
}

/** What was refused to the owner of a club that is gone: kept apart from fees, since it was never earned. */
export function platformKept(): AccountRef {
  return { owner_kind: 'platform', owner_id: 'kept' };
}

/** Value that is kept for something under way, such as a payout that waits for its approval. */
export function escrowOf(kind: string, id: string): AccountRef {
  return { owner_kind: 'escrow', owner_id: `${kind}:${id}` };
}

/** The world beyond the ledger, by the door that value comes and goes through; the only kind, with issuers, below zero. */
export function outside(door: 'stripe' | 'test' | 'bank' | 'demo' | 'receivable'): AccountRef {
  return { owner_kind: 'outside', owner_id: door };
}

/** Where a club's fan token comes from. */
export function issuerOf(clubId: string): AccountRef {
  return { owner_kind: 'issuer', owner_id: clubId };
}
