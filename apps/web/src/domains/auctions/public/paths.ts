// Owns the addresses of auctions, and of the order that a sold one became.

/** One lot; listings of the market share the address. */
export function auctionPath(id: string): string {
  return `/market-item/${encodeURIComponent(id)}`;
}

/** Orders stand above auctions, so their address is written here. */
export function saleOrderPath(orderId: string): string {
  return `/order/${encodeURIComponent(orderId)}`;
}
