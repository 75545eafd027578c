// Owns: what an auction stands at, for server and phone alike. Amounts are cents.

export type PricedAuction = {
  start_amount?: number | null | undefined;
  bid_history?: readonly { amount: number }[] | null | undefined;
};

/** Amount of the last entry in bid_history; otherwise start_amount; otherwise 0. */
export function currentAuctionPrice({ start_amount, bid_history }: PricedAuction): number {
  return bid_history?.at(-1)?.amount ?? start_amount ?? 0;
}
