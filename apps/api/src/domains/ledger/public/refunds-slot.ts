// Owns the slot of those who know what of a payment went back: each is asked about a transfer, and the first that knows it answers.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

export interface RefundOfPayment {
  readonly amount_cents: number;
  readonly at: Date;
}

export type FindRefund = (db: Executor, transferId: string) => Promise<RefundOfPayment | undefined>;

export const refundsOfPayments = slot<readonly FindRefund[]>('refunds-of-payments');
