// Owns who may put money on their account, and how much this month: the same for a payment page and for a saved card.
import { excluded, identityNeeded, topUpCap } from '@stagepass/contract/ledger/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { ageBandOf, topUpCapOf } from './identity.rules.ts';
import type { SpendRulesRow } from './rules.store.ts';
import { sumOfMonth } from './top-ups.store.ts';

/** The person's rules are locked: two at once do not both fit into what is left of a month. */
export async function requireMayTopUp(
  tx: Executor,
  rules: SpendRulesRow,
  of: { user_id: string; amount: number; at: Date },
): Promise<void> {
  if (rules.birth_date === null || rules.country === null) fail(identityNeeded);
  if (rules.excluded_until !== null && rules.excluded_until > of.at) fail(excluded);
  const cap_cents = topUpCapOf(ageBandOf(rules.birth_date, of.at));
  if (cap_cents === null) return;
  const left_cents = Math.max(cap_cents - (await sumOfMonth(tx, of.user_id, of.at)), 0);
  if (of.amount > left_cents) fail(topUpCap, { cap_cents, left_cents });
}
