// Owns the money of licenses: from the club's balance or its owner's wallet to the platform, and what is unused back.
import type { ChargePurpose } from '@stagepass/contract/ledger/card-shapes.ts';
import { notEnough } from '@stagepass/contract/ledger/errors.ts';
import { clubBalanceShort } from '@stagepass/contract/licenses/errors.ts';
import { clubAccount, platformFees, userAccount } from '#domains/ledger/public/account-ref.ts';
import { requireCouldSpend } from '#domains/ledger/public/could-spend.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { LEAST_CARD_CHARGE_CENTS, requestCardCharge } from '#domains/ledger/public/request-card-charge.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { paidMonth } from './change.rules.ts';
import { findMonthPayer, insertPayment } from './licenses.store.ts';
import { type Month, shareLeft } from './months.rules.ts';
import type { LicenseRow, PaymentRow } from './tables.ts';

const LICENSE_PURPOSE = 'license';

/** Whether a card was charged for a club's license. */
export function isForLicense({ kind }: ChargePurpose): boolean {
  return kind === LICENSE_PURPOSE;
}

/** Fails as paying from the wallet would, but where only the money is missing: for that there is the card. */
export async function requireMayPay(
  tx: Tx,
  of: { user_id: string; amount: number; at: Date },
): Promise<void> {
  try {
    await requireCouldSpend(tx, { ...of, kind: 'licence', asset_id: 'credits', refused_countries: [] });
  } catch (error) {
    if (!(error instanceof Failure && error.reason === notEnough)) throw error;
  }
}

/** Answers the charge, whose end is told by the ledger's events. Fails as `requestCardCharge` does. */
export async function askCard(
  platform: Platform,
  tx: Tx,
  of: { club_id: string; user_id: string; name: string; amount: number; attempt: string },
): Promise<string> {
  const { club_id, user_id, name, amount, attempt } = of;
  const { charge_id } = await requestCardCharge(platform, tx, {
    user_id,
    amount_cents: Math.max(amount, LEAST_CARD_CHARGE_CENTS),
    purpose: { kind: LICENSE_PURPOSE, id: club_id },
    key: `license:${club_id}:${attempt}`,
    description: `${name} license`,
  });
  return charge_id;
}

export interface Payment extends Month {
  readonly club_id: string;
  readonly kind: 'purchase' | 'renewal';
  readonly name: string;
  readonly amount: number;
  /** Null is the club's balance. */
  readonly payer_id: string | null;
  readonly by: string | null;
  /** Of the payer's saved card, which has brought the money into their wallet. */
  readonly charge_id?: string | null;
}

/** The license is locked. Fails where there is not enough, and nothing has moved then. */
export async function pay(platform: Platform, tx: Tx, payment: Payment): Promise<void> {
  const { club_id, kind, name, amount, payer_id, by, starts_at, ends_at, charge_id = null } = payment;
  const id = newId(platform);
  const transfer_id = amount === 0 ? null : await move(platform, tx, { ...payment, id });
  const pay_from = payer_id === null ? 'club' : 'wallet';
  await insertPayment(tx, {
    ...{
      id,
      club_id,
      kind,
      name,
      amount,
      pay_from,
      user_id: payer_id ?? by,
      starts_at,
      ends_at,
      transfer_id,
      charge_id,
    },
    created_at: platform.clock.now(),
  });
}

async function move(platform: Platform, tx: Tx, payment: Payment & { id: string }): Promise<string> {
  const { id, club_id, name, amount, payer_id, by } = payment;
  const deed = {
    ...{ kind: 'licence' as const, cause: { kind: 'license' as const, id: club_id }, club_id },
    memo: { lines: [{ text: `${name} license`, quantity: 1, amount_cents: amount }], fee_cents: 0 },
    ...{ key: `license:${id}`, at: platform.clock.now() },
  };
  if (payer_id !== null) {
    const { transfer_id } = await spend(tx, {
      ...deed,
      user_id: payer_id,
      parts: [{ to: platformFees(), amount }],
    });
    return transfer_id;
  }
  try {
    const from = clubAccount(club_id);
    const moves = [{ from, to: platformFees(), asset_id: 'credits' as const, amount }];
    return (await postTransfer(tx, { ...deed, moves, actor_id: by })).transfer_id;
  } catch (error) {
    if (error instanceof Failure && error.reason === notEnough) fail(clubBalanceShort, error.details);
    throw error;
  }
}

/** What is left of a paid month goes back to where it was paid from. The license is locked. */
export async function refundUnused(platform: Platform, tx: Tx, row: LicenseRow): Promise<void> {
  const [month, at] = [paidMonth(row), platform.clock.now()];
  const amount = month === null || row.tries > 0 ? 0 : shareLeft(row.price, month, at);
  if (month === null || amount === 0) return;
  const { club_id, terms } = row;
  const payer_id = await findMonthPayer(tx, { club_id, ends_at: month.ends_at });
  const id = newId(platform);
  const { transfer_id } = await postTransfer(tx, {
    kind: 'refund',
    moves: [
      {
        ...{ from: platformFees(), to: payer_id === null ? clubAccount(club_id) : userAccount(payer_id) },
        ...{ asset_id: 'credits', amount },
      },
    ],
    ...{ cause: { kind: 'license', id: club_id }, club_id, actor_id: null, key: `license:${id}`, at },
    memo: { lines: [{ text: `${terms.name} license`, quantity: 1, amount_cents: amount }] },
  });
  const refunded: PaymentRow = {
    ...{
      id,
      club_id,
      kind: 'refund',
      name: terms.name,
      amount,
      transfer_id,
      user_id: payer_id,
      charge_id: null,
    },
    ...{
      pay_from: payer_id === null ? 'club' : 'wallet',
      starts_at: at,
      ends_at: month.ends_at,
      created_at: at,
    },
  };
  await insertPayment(tx, refunded);
}
