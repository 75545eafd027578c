// The addresses of the wallet: what is there, its statement, topping up and coming back with the money.
import { settingsPath } from '#domains/users/public/paths.ts';
import { withNext } from '#platform/navigation/next.ts';
import { cardsView, limitsView } from './views.ts';

export function walletPath(): string {
  return '/user/wallet';
}

/** What one bought: a screen of orders, which come later. */
export function purchasesPath(): string {
  return '/user/purchases';
}

/** The ledger's published fingerprints. */
export function headsPath(): string {
  return '/user/wallet?view=heads';
}

/** What the missing money is for, as the top-up says it. */
export type TopUpPurpose = 'purchase' | 'bid';

/** Comes back to `next` with the money; `amount_cents` is what is missing there, for a purchase unless told otherwise. */
export function topUpPath(next?: string | null, amount_cents?: number, purpose?: TopUpPurpose): string {
  const amount = amount_cents === undefined ? '' : `?amount_cents=${amount_cents}`;
  const bid = amount === '' || purpose !== 'bid' ? '' : '&for=bid';
  return withNext(`/user/buy-credit${amount}${bid}`, next);
}

/** Choosing anew after a payment that did not come about; `chosen_cents` is what was chosen before. */
export function topUpAgainPath(next: string | null, chosen_cents: number): string {
  return withNext(`/user/buy-credit?chosen_cents=${chosen_cents}`, next);
}

/** One top-up, whatever became of it. */
export function topUpStatePath(id: string): string {
  return `/user/buy-credit?top_up=${encodeURIComponent(id)}`;
}

export function statementPath(): string {
  return '/user/transaction-history';
}

export function receiptPath(transferId: string): string {
  return `/user/transaction-history?transfer=${encodeURIComponent(transferId)}`;
}

export function limitsPath(): string {
  return settingsPath(limitsView);
}

export function savedCardsPath(): string {
  return settingsPath(cardsView);
}

/** A club's takings and payouts, inside its management. */
export function clubMoneyPath(idOrHandle: string): string {
  return `/club/${encodeURIComponent(idOrHandle)}/manage?view=money`;
}
