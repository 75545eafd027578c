// Owns the addresses of the items domain, and those of later screens that an item leads to.
import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';

export function inventoryPath(itemId?: string): string {
  return itemId === undefined ? '/user/inventory' : `/user/inventory?item=${encodeURIComponent(itemId)}`;
}

/** What I can still redeem, soonest first. */
export function ticketsPath(): string {
  return '/user/tickets';
}

/** The code of an item, to be shown at a door. */
export function itemCodePath(itemId: string): string {
  return `/item-qr?id=${encodeURIComponent(itemId)}`;
}

/** The same screen under the seed's two names. */
export function manageItemsPath(idOrHandle: string): string {
  return `/club/${encodeURIComponent(idOrHandle)}/manage-items`;
}

/** Where a club's designs are sold. */
export function designMarketPath(club: { handle: string }, designId?: string): string {
  const market = `/club/${encodeURIComponent(club.handle)}/market`;
  return designId === undefined ? market : `${market}?item=${encodeURIComponent(designId)}`;
}

/** Where somebody can look at what a copy is up for, or came from; null where there is no page of it. */
export function placePath(place: ItemPlace): string | null {
  if (place.kind === 'listing' || place.kind === 'auction')
    return `/market-item/${encodeURIComponent(place.id)}`;
  if (place.kind === 'station') return `/club/station/${encodeURIComponent(place.id)}`;
  if (place.kind === 'campaign') return `/campaign/${encodeURIComponent(place.id)}`;
  return place.kind === 'draw' ? `/club/gacha/proof/${encodeURIComponent(place.id)}` : null;
}

/** Where a club's staff put a design into the store, or up for auction: a screen of the market, which comes later. */
export function sellDesignPath(handle: string, designId: string, tab?: 'auctions'): string {
  const query = new URLSearchParams({ ...(tab === undefined ? {} : { tab }), design: designId });
  return `/club/${encodeURIComponent(handle)}/manage-store?${query}`;
}

/** A pack: a screen of gacha, which comes later. */
export function packPath(poolId: string): string {
  return `/club/gacha/${encodeURIComponent(poolId)}`;
}

export function fanPassPath(): string {
  return '/user/fanpass';
}

export function redeemHistoryPath(): string {
  return '/user/redeem-history';
}

export function scannerPath(clubHandle?: string): string {
  return clubHandle === undefined ? '/scan-ticket' : `/scan-ticket?club=${encodeURIComponent(clubHandle)}`;
}
