// Owns the rule of origin: what came first is spent first, so what is left is what came last.
import type { CauseKind } from '@stagepass/contract/ledger/causes.ts';

export interface Received {
  readonly amount: number;
  readonly cause_kind: CauseKind;
  readonly cause_id: string;
  readonly at: Date;
  readonly gone_back: number;
}

export interface UnspentTopUp {
  readonly top_up_id: string;
  readonly at: Date;
  readonly amount: number;
  /** What of it is neither spent, held nor gone back. */
  readonly unspent: number;
}

/**
 * Walks from the newest credit back: each is unspent as far as what is free reaches. A top-up counts only with what has
 * not gone back, since that part left by another door than spending.
 */
export function unspentOf(
  free: number,
  received: readonly Received[],
): { top_ups: UnspentTopUp[]; free: number } {
  let rest = free;
  const top_ups: UnspentTopUp[] = [];
  for (const { amount, gone_back, cause_kind, cause_id, at } of received) {
    // Sent back by the fan and disputed besides, more can be gone than came: that must not lift what is left of older ones.
    const unspent = Math.min(Math.max(rest, 0), Math.max(amount - gone_back, 0));
    rest -= unspent;
    if (cause_kind === 'top-up' && unspent > 0) top_ups.push({ top_up_id: cause_id, at, amount, unspent });
    if (rest <= 0) break;
  }
  return { top_ups, free: rest };
}
