// Owns the figures of fan tokens: bounds of price and supply, how far a price may move in a day, and how long a change is announced.

export const MIN_TOKEN_PRICE_CENTS = 10;
export const MAX_TOKEN_PRICE_CENTS = 10_000;
export const MIN_TOKEN_CAP = 100;
export const MAX_TOKEN_CAP = 1_000_000_000;
/** Of one purchase, and of one gift to a fan. */
export const MOST_TOKENS_AT_ONCE = 10_000;
/** A change of price is announced so long before. One waits at a time, so that a price moves once a day at most. */
export const PRICE_NOTICE_HOURS = 24;
const MOST_STEP_PERCENT = 10;

/** The lowest and the highest price that may follow a price: whole cents, never more than 10 % away from it. */
export function nextPriceBounds(price_cents: number): { least_cents: number; most_cents: number } {
  const step = Math.floor((price_cents * MOST_STEP_PERCENT) / 100);
  return {
    least_cents: Math.max(MIN_TOKEN_PRICE_CENTS, price_cents - step),
    most_cents: Math.min(MAX_TOKEN_PRICE_CENTS, price_cents + step),
  };
}
