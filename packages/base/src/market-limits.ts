// Owns: the figures of the market: bounds of prices, royalties and stock.

export const MIN_PRICE_CENTS = 50;
export const MAX_PRICE_CENTS = 5_000_000;
export const MAX_PRICE_TOKENS = 100_000;
export const MAX_ROYALTY_BP = 1000;
export const MAX_STOCK = 1_000_000;
/** Copies of the club that go into a listing at once. */
export const MAX_CLUB_COPIES = 500;
