// Owns where each cent of a purchase goes: pure, the sum always exact.
import type { Quote } from '@stagepass/contract/market/shapes.ts';
import { PRIMARY_FEE_BP, primarySale, RESALE_FEE_BP, resale, shareOf } from '#domains/ledger/public/fees.ts';

/** Rounded down, so that a discount never takes more than it says. */
export function storeQuote(price_cents: number, discount_percent: number): Quote {
  const discount_cents = shareOf(price_cents, discount_percent * 100);
  const total_cents = price_cents - discount_cents;
  const { fee_cents, club_cents } = primarySale(total_cents);
  return {
    price_cents,
    discount_cents,
    discount_percent,
    total_cents,
    royalty_cents: 0,
    royalty_bp: 0,
    fee_cents,
    fee_bp: PRIMARY_FEE_BP.free,
    to_seller_cents: club_cents,
  };
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
