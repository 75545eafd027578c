// Owns how a draw is paid: what the club and the house get, and what the receipt says.
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import { clubAccount, issuerOf, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import type { Spending } from '#domains/ledger/public/spend.ts';

interface Paid {
  readonly price: number;
  readonly asset_id: AssetId;
  readonly n: number;
}

export interface Payment
  extends Required<Pick<Spending, 'kind' | 'parts' | 'asset_id' | 'cause' | 'club_id' | 'memo'>> {
  readonly shares: { readonly club_cents: number; readonly fee_cents: number };
}

/** All draws made together are one payment; its cause is the first of them, whose proof shows them all. */
export function paymentOf(
  /** `fee_bp`: of its club, on what it sells itself. */
  pool: { club_id: string; name: string; fee_bp: number },
  { price, asset_id, n }: Paid,
  draws: readonly { id: string }[],
): Payment {
  const amount = price * draws.length;
  // The house takes its share in credits; tokens go back to whoever gave them out.
  const { fee_cents, club_cents } =
    asset_id === 'credits' ? primarySale(amount, pool) : { fee_cents: 0, club_cents: amount };
  return {
    kind: 'gacha',
    shares: { club_cents, fee_cents },
    // A fee that rounds to nothing moves nothing.
    parts: [
      { to: asset_id === 'credits' ? clubAccount(pool.club_id) : issuerOf(pool.club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ].filter(({ amount }) => amount > 0),
    asset_id,
    cause: { kind: 'draw', id: draws[0]?.id ?? '' },
    club_id: pool.club_id,
    memo: {
      lines: [{ text: pool.name, quantity: draws.length, amount_cents: amount }],
      seller: 'club',
      fee_cents,
      version: n,
    },
  };
}
