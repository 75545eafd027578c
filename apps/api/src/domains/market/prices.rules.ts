// Owns where each cent of a purchase goes: pure, the sum always exact.
import type { Quote } from '@stagepass/contract/market/shapes.ts';
import { primarySale, RESALE_FEE_BP, resale, shareOf } from '#domains/ledger/public/fees.ts';

interface StorePrice {
  readonly price_cents: number;
  /** What the buyer's tier takes off. */
  readonly discount_percent: number;
}

/** Rounded down, so that a discount never takes more than it says. */
export function storePrice({ price_cents, discount_percent }: StorePrice) {
  const discount_cents = shareOf(price_cents, discount_percent * 100);
  return { discount_cents, total_cents: price_cents - discount_cents };
}

/** `fee_bp`: of the club. */
export function storeQuote({ fee_bp, ...asked }: StorePrice & { readonly fee_bp: number }): Quote {
  const { price_cents, discount_percent } = asked;
  const { discount_cents, total_cents } = storePrice(asked);
  const { fee_cents, club_cents } = primarySale(total_cents, { fee_bp });
  return {
    price_cents,
    discount_cents,
    discount_percent,
    total_cents,
    royalty_cents: 0,
    royalty_bp: 0,
    fee_cents,
    fee_bp,
    to_seller_cents: club_cents,
  };
}

/** Tokens go back to their issuer: nobody gets anything of them. */
export function tokenQuote(asked: StorePrice): Quote {
  return { ...storeQuote({ ...asked, fee_bp: 0 }), to_seller_cents: 0 };
}

export function resaleQuote(price_cents: number, royalty_bp: number): Quote {
  const { fee_cents, royalty_cents, seller_cents } = resale(price_cents, royalty_bp);
  return {
    price_cents,
    discount_cents: 0,
    discount_percent: 0,
    total_cents: price_cents,
    royalty_cents,
    royalty_bp,
    fee_cents,
    fee_bp: RESALE_FEE_BP,
    to_seller_cents: seller_cents,
  };
}
