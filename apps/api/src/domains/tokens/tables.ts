// Owns the row types of the tokens domain's tables; nobody else reads or writes them.

export interface TokenRow {
  club_id: string;
  symbol: string;
  name: string;
  cap: number;
  given_out: number;
  /** As rewards: set aside under the cap, not given out yet. */
  promised: number;
  created_at: Date;
}

/** With the price in effect at a moment, and the one that is announced. */
export interface PricedToken extends TokenRow {
  price: number;
  next_price: number | null;
  next_from: Date | null;
}

export interface PriceRow {
  price: number;
  effective_at: Date;
}

export interface SupplyRow {
  day: string;
  given_out: number;
}
