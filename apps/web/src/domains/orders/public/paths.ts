// The address of one order; those of the lists stand with the screens that lead to them, in the ledger and in the market.

export function orderPath(orderId: string): string {
  return `/order/${encodeURIComponent(orderId)}`;
}
