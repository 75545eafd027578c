// Owns how a period is paid: whole, from the fan's wallet. Another way to pay comes in here, and only here.
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure } from '#platform/failure/failure.ts';

export interface Charge {
  readonly subscription_id: string;
  readonly number: number;
  readonly user_id: string;
  readonly club_id: string;
  /** What stands on the receipt. */
  readonly lines: readonly { text: string; quantity: number; amount_cents: number }[];
  readonly amount_cents: number;
  readonly at: Date;
}

export interface Paid {
  /** Null where there was nothing to pay. */
  readonly transfer_id: string | null;
  readonly fee_cents: number;
}

/** Divided as a sale of the club's store is. Fails with one of `spendErrors`; the same period again answers the first payment. */
export async function chargeWallet(tx: Executor, charge: Charge): Promise<Paid> {
  const { subscription_id, number, user_id, club_id, lines, amount_cents, at } = charge;
  if (amount_cents === 0) return { transfer_id: null, fee_cents: 0 };
  const { fee_cents, club_cents } = primarySale(amount_cents, { fee_bp: await primaryFeeOf(tx, club_id) });
  const { transfer_id } = await spend(tx, {
    user_id,
    kind: 'subscription',
    parts: [
      { to: clubAccount(club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ],
    cause: { kind: 'subscription', id: subscription_id },
    club_id,
    memo: { lines, seller: 'club', fee_cents, royalty_cents: 0 },
    key: `subscription:${subscription_id}:${number}`,
    at,
  });
  return { transfer_id, fee_cents };
}

/** For whoever decides what a refusal means: undefined where it was refused, and then nothing has moved. */
export async function tryWallet(tx: Executor, charge: Charge): Promise<Paid | undefined> {
  try {
    return await chargeWallet(tx, charge);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
