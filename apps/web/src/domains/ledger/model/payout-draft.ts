// A payout as it is typed, and what of it is wrong.
import { parseUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';

export interface PayoutDraft {
  amount: string;
  holder: string;
  account: string;
  country: string;
}

export type PayoutTrouble = Record<keyof PayoutDraft, boolean>;

export function payoutTrouble(draft: PayoutDraft, revenue: Revenue): PayoutTrouble {
  const cents = parseUsd(draft.amount);
  return {
    amount: cents === undefined || cents < revenue.least_payout_cents || cents > revenue.payable_cents,
    holder: draft.holder.trim().length < 2,
    account: !/^[A-Za-z0-9/ -]{6,50}$/.test(draft.account.trim()),
    country: draft.country === '',
  };
}

/** Undefined while something is wrong. */
export function payoutAsked(draft: PayoutDraft, revenue: Revenue) {
  const amount_cents = parseUsd(draft.amount);
  if (amount_cents === undefined || Object.values(payoutTrouble(draft, revenue)).some(Boolean))
    return undefined;
  const to = { holder: draft.holder.trim(), account: draft.account.trim(), country: draft.country };
  return { amount_cents, to };
}
