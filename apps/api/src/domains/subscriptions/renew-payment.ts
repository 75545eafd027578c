// Owns how a period is paid: whole, from the fan's wallet; where that has too little, the saved card is charged into it first.
import type { ChargePurpose } from '@stagepass/contract/ledger/card-shapes.ts';
import { notEnough } from '@stagepass/contract/ledger/errors.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { LEAST_CARD_CHARGE_CENTS, requestCardCharge } from '#domains/ledger/public/request-card-charge.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';

export interface Charge {
  readonly subscription_id: string;
  readonly number: number;
  readonly user_id: string;
  readonly club_id: string;
  /** What the platform keeps, in basis points. */
  readonly fee_bp: number;
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
  const { subscription_id, number, user_id, club_id, fee_bp, lines, amount_cents, at } = charge;
  if (amount_cents === 0) return { transfer_id: null, fee_cents: 0 };
  const { fee_cents, club_cents } = primarySale(amount_cents, { fee_bp });
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

/** Undefined where the wallet has too little; fails with the other `spendErrors`. */
export async function payIfEnough(tx: Executor, charge: Charge): Promise<Paid | undefined> {
  try {
    return await chargeWallet(tx, charge);
  } catch (error) {
    if (error instanceof Failure && error.reason === notEnough) return undefined;
    throw error;
  }
}

export type Tried =
  | { readonly kind: 'paid'; readonly paid: Paid }
  | { readonly kind: 'charging'; readonly charge_id: string }
  | { readonly kind: 'failed' };

/**
 * The wallet where it covers the whole price. Where it does not, and the fan agreed to it, the card is asked; a limit or a pause of the
 * fan's is no reason to. What was refused has moved nothing.
 */
export async function tryToPay(
  platform: Platform,
  tx: Tx,
  charge: Charge,
  /** Undefined: only the wallet. */
  attempt: CardAttempt | undefined,
): Promise<Tried> {
  try {
    const paid = await payIfEnough(tx, charge);
    if (paid !== undefined) return { kind: 'paid', paid };
    if (attempt === undefined) return { kind: 'failed' };
    return { kind: 'charging', charge_id: await askCard(platform, tx, charge, attempt) };
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failed' };
    throw error;
  }
}

/** Names one try of a period's payment: by its number, or one that the fan asked for. */
export type CardAttempt = number | `by-hand:${string}`;

/** Answers the charge, whose end is told by the ledger's events. What the least charge exceeds the price by stays in the wallet. */
export async function askCard(
  platform: Platform,
  tx: Tx,
  { subscription_id, number, user_id, lines, amount_cents }: Charge,
  attempt: CardAttempt,
): Promise<string> {
  const { charge_id } = await requestCardCharge(platform, tx, {
    user_id,
    amount_cents: Math.max(amount_cents, LEAST_CARD_CHARGE_CENTS),
    purpose: { kind: PURPOSE, id: `${subscription_id}:${number}` },
    key: `subscription:${subscription_id}:${number}:${attempt}`,
    description: `Subscription: ${lines[0]?.text ?? ''}`,
  });
  return charge_id;
}

const PURPOSE = 'subscription_period';

/** The subscription that a card was charged for; undefined where it was charged for something else. */
export function subscriptionOf({ kind, id }: ChargePurpose): string | undefined {
  return kind === PURPOSE ? id.split(':')[0] : undefined;
}
