// Owns: the figures of the market: bounds of prices, royalties and stock.

export const MIN_PRICE_CENTS = 50;
export const MAX_PRICE_CENTS = 5_000_000;
export const MAX_ROYALTY_BP = 1000;
export const MAX_STOCK = 1_000_000;
