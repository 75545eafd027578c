// Owns money that goes back from a period: the club's part and the fee's, in one transfer, as far as the club has it.
import { clubAccount, platformFees, userAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import type { Executor } from '#platform/db/executor.ts';
import { updatePeriod } from './periods.store.ts';
import type { Value } from './pro-rata.rules.ts';
import type { PeriodRow } from './tables.ts';

export interface MoneyBack {
  readonly period: PeriodRow;
  readonly user_id: string;
  readonly plan: string;
  readonly back: Value;
  readonly at: Date;
}

/** What of the club's part of it the club could not pay now. */
export async function missingFor(
  tx: Executor,
  { period, back }: Pick<MoneyBack, 'period' | 'back'>,
): Promise<number> {
  const { available_cents } = await balancesOn(tx, clubAccount(period.club_id));
  return Math.max(0, back.value_cents - back.fee_cents - Math.max(0, available_cents));
}

/** Answers how much went back. A period is refunded once. */
export async function payBack(tx: Executor, of: MoneyBack): Promise<number> {
  const { period, user_id, plan, back, at } = of;
  const { subscription_id, number, club_id } = period;
  if (back.value_cents === 0 || period.refunded_cents > 0) return 0;
  const to = userAccount(user_id);
  const { transfer_id } = await postTransfer(tx, {
    kind: 'refund',
    moves: [
      { from: clubAccount(club_id), to, asset_id: 'credits', amount: back.value_cents - back.fee_cents },
      { from: platformFees(), to, asset_id: 'credits', amount: back.fee_cents },
    ],
    cause: { kind: 'subscription', id: subscription_id },
    club_id,
    actor_id: null,
    memo: { lines: [{ text: `Refund: ${plan}`, quantity: 1, amount_cents: back.value_cents }] },
    key: `subscription-refund:${subscription_id}:${number}`,
    at,
  });
  await updatePeriod(
    tx,
    { subscription_id, number },
    { refunded_cents: back.value_cents, refund_transfer_id: transfer_id, refunded_at: at },
  );
  return back.value_cents;
}

/** Where the club cannot pay all of it: what it has, and the fee's part of that. */
export function atMost(back: Value, missing: number): Value {
  if (missing === 0) return back;
  const club = back.value_cents - back.fee_cents;
  const kept = Math.max(0, club - missing);
  const fee_cents = club === 0 ? back.fee_cents : Math.floor((back.fee_cents * kept) / club);
  return { value_cents: kept + fee_cents, fee_cents };
}
