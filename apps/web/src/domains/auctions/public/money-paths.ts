// Owns the ways from a sale into the wallet: topping up what is missing and coming back, limits, and receipts.
import { withNext } from '#platform/navigation/next.ts';

/** Comes back to `next` with the money. */
export function topUpPath(next: string, missing_cents?: number): string {
  const amount = missing_cents === undefined ? '' : `?amount=${missing_cents}`;
  return withNext(`/user/buy-credit${amount}`, next);
}

export function walletPath(): string {
  return '/user/wallet';
}

export function receiptPath(transferId: string): string {
  return `/user/transaction-history?transfer=${encodeURIComponent(transferId)}`;
}
