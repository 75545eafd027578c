// Owns the addresses of auctions.

/** One lot; listings of the market share the address. */
export function auctionPath(id: string): string {
  return `/market-item/${encodeURIComponent(id)}`;
}
