// Owns what the server says over the socket about fans' sales.

export interface MarketPersonEvents {
  /** To the fan who sold a copy. */
  itemSold: { listing_id: string; item_name: string; to_seller_cents: number };
}

declare module '../realtime.ts' {
  interface PersonEvents extends MarketPersonEvents {}
}
