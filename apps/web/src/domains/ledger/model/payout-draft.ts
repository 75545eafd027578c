// A payout as it is typed, and what of it is wrong.
import { assert } from '@stagepass/base/assert.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';

export interface PayoutDraft {
  amount: string;
  holder: string;
  account: string;
  country: string;
}

type PayoutTrouble = Record<keyof PayoutDraft, boolean>;

export function payoutTrouble(draft: PayoutDraft, revenue: Revenue): PayoutTrouble {
  const cents = parseUsd(draft.amount);
  return {
    amount: cents === undefined || cents < revenue.least_payout_cents || cents > revenue.payable_cents,
    holder: draft.holder.trim().length < 2,
    account: !/^[A-Za-z0-9/ -]{6,50}$/.test(draft.account.trim()),
    country: draft.country === '',
  };
}

/** What is sent of a draft that has no trouble. */
export function payoutAsked(draft: PayoutDraft) {
  const amount_cents = parseUsd(draft.amount);
  assert(amount_cents !== undefined, 'a payout is sent with an amount');
  const to = { holder: draft.holder.trim(), account: draft.account.trim(), country: draft.country };
  return { amount_cents, to };
}
