// Owns buying: money and tokens move in one transaction, at the price that was shown, and the last one under the cap is sold once.
import { capReached, staffGetNoTokens, tokenPriceChanged } from '@stagepass/contract/tokens/errors.ts';
import { tokensBought } from '@stagepass/contract/tokens/events.ts';
import type { TokenPurchase } from '@stagepass/contract/tokens/shapes.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { isStaff } from '#domains/memberships/public/may.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockPricedToken, requireTrader } from '../access.ts';
import { giveTokens } from '../public/give-tokens.ts';
import { leftOf } from '../token.rules.ts';

export interface Buying {
  club: string;
  amount: number;
  expected_price_cents: number;
}

export async function buyTokens(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { club: idOrHandle, ...wanted }: Buying,
): Promise<TokenPurchase> {
  const { club, standing } = await requireTrader(platform, tx, actor, idOrHandle);
  if (isStaff(standing)) fail(staffGetNoTokens);
  return sellTokens(platform, tx, { ...wanted, club_id: club.id, user_id: actor.user_id });
}

/** Who may is the caller's to have asked. */
export async function sellTokens(
  platform: Platform,
  tx: Tx,
  wanted: { club_id: string; user_id: string; amount: number; expected_price_cents: number },
): Promise<TokenPurchase> {
  const { club_id, user_id, amount } = wanted;
  const { token, at } = await lockPricedToken(platform, tx, club_id);
  if (token.price !== wanted.expected_price_cents) fail(tokenPriceChanged, { price_cents: token.price });
  const left = leftOf(token);
  if (left < amount) fail(capReached, { left });
  const paid_cents = token.price * amount;
  const { fee_cents, club_cents } = primarySale(paid_cents, { fee_bp: await primaryFeeOf(tx, club_id) });
  const cause = { kind: 'token', id: club_id } as const;
  const { transfer_id } = await spend(tx, {
    user_id,
    kind: 'token',
    parts: [
      { to: clubAccount(club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ],
    cause,
    club_id,
    memo: {
      lines: [{ text: `${token.symbol} fan token`, quantity: amount, amount_cents: paid_cents }],
      seller: 'club',
      fee_cents,
    },
    at,
  });
  const to = [{ user_id, amount }];
  const memo = { paid_by: transfer_id };
  await giveTokens(tx, { club_id, to, kind: 'token', cause, actor_id: user_id, memo, key: null, at });
  await tx.emit(tokensBought, { club_id, user_id, amount, paid_cents, transfer_id });
  const { balance_cents: balance } = await balancesOf(tx, user_id, `token:${club_id}`);
  return { amount, paid_cents, balance, transfer_id };
}
