// Owns how a payout is shown to the club's owner.
import type { Payout } from '@stagepass/contract/ledger/payout-shapes.ts';
import type { PayoutRow } from './payouts.store.ts';

export function presentPayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    amount_cents: row.amount,
    state: row.state,
    closing: row.closing,
    account_last4: row.bank_last4,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    reason: row.reason,
    reference: row.reference,
  };
}
