// Owns the addresses of the market.

export type MarketTab = 'store' | 'resale' | 'auctions';

/** A listing or an auction: the server tells by the id. */
export function marketItemPath(id: string): string {
  return `/market-item/${encodeURIComponent(id)}`;
}

/** With its buy sheet open: where a fan who had to top up comes back to. */
export function buyPath(listingId: string): string {
  return `${marketItemPath(listingId)}?buy`;
}

/** A club is named by its id or its handle; `design` shows offers of one design only. */
export function clubMarketPath(club: string, want: { tab?: MarketTab; design?: string } = {}): string {
  const query = new URLSearchParams();
  if (want.tab !== undefined && want.tab !== 'store') query.set('tab', want.tab);
  if (want.design !== undefined) query.set('item', want.design);
  const text = query.toString();
  return `/club/${encodeURIComponent(club)}/market${text === '' ? '' : `?${text}`}`;
}

/** A club's orders: a screen of orders, which come later. */
export function clubOrdersPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-orders`;
}

export function manageStorePath(club: string, tab?: 'auctions'): string {
  return `/club/${encodeURIComponent(club)}/manage-store${tab === undefined ? '' : `?tab=${tab}`}`;
}
