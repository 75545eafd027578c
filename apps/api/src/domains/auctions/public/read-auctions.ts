// Owns how later rows show auctions: one by its id, and a club's by key.
import type { AuctionCard, AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { type Actor, visitor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { type AuctionFilter, findClubOfAuction, listRunning } from '../auctions.store.ts';
import { pageOfClub, readAuction } from '../reads/read-auctions.ts';
import { presentAuctionCards } from '../views.ts';

/** Undefined where no auction has this id; fails where this person may not see it. */
export async function findAuctionView(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<AuctionView | undefined> {
  if ((await findClubOfAuction(platform.db, id)) === undefined) return undefined;
  return readAuction(platform, actor, id);
}

/** Of a club whose inside this person may see. */
export async function listAuctions(
  platform: Platform,
  actor: Actor,
  filter: AuctionFilter & PageAsked,
): Promise<Page<AuctionCard>> {
  return pageOfClub(platform, actor, filter);
}

/** What runs in clubs that everybody may find, those that end first in front; as a visitor sees it. */
export async function listRunningAuctions(
  platform: Platform,
  filter: { category: string | undefined; limit: number },
): Promise<AuctionCard[]> {
  const rows = await listRunning(platform.db, { ...filter, now: platform.clock.now() });
  return presentAuctionCards(platform, platform.db, visitor, rows, { sales: false });
}
