// Owns the reading of auctions: one with its latest bids, pages of bids, and lists by club and by bidder.

import { BIDS_ALONG } from '@stagepass/base/auction-limits.ts';
import { auctionNotFound } from '@stagepass/contract/auctions/errors.ts';
import type { AuctionBid, AuctionCard, AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadDoor } from '../access.ts';
import { stateAt } from '../auction.rules.ts';
import {
  type AuctionFilter,
  byEnd,
  byLastBid,
  findAuction,
  isOutOfSight,
  listOfBidder,
  listOfClub,
} from '../auctions.store.ts';
import { bySeq, listBids } from '../bids.store.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { factsOf, laterOf } from '../rows.rules.ts';
import type { AuctionRow } from '../tables.ts';
import { loadParts, presentAuction, presentAuctionCards, presentBid } from '../views.ts';

/** The first look after its end closes and settles it: nobody has to wait for the job. */
async function findAsOfNow(platform: Platform, id: string): Promise<AuctionRow> {
  const row = await findAuction(platform.db, id);
  if (row === undefined) return fail(auctionNotFound);
  const now = laterOf(platform.clock.now(), row.seen_at).getTime();
  if (row.state !== 'ended' && stateAt(factsOf(row), now) === row.state) return row;
  await bringUpToDate(platform, id);
  return (await findAuction(platform.db, id)) ?? fail(auctionNotFound);
}

export async function readAuction(platform: Platform, actor: Actor, id: string): Promise<AuctionView> {
  const door = await loadDoor(platform, platform.db, actor, id);
  const row = await findAsOfNow(platform, id);
  const sales = may(door.club, door.standing, 'manage-sales');
  const parts = await loadParts(platform, platform.db, actor, [row], { bidsEach: BIDS_ALONG, sales });
  return presentAuction(row, parts, actor, door) ?? fail(auctionNotFound);
}

export async function readBids(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<AuctionBid>> {
  const { standing } = await loadDoor(platform, platform.db, actor, id);
  const viewer_id = actor.kind === 'user' ? actor.user_id : null;
  const keepsOrder = isStaffFor(standing, 'sales', 'moderate') || standing.operator;
  if (!keepsOrder && (await isOutOfSight(platform.db, id, viewer_id))) return fail(auctionNotFound);
  const { rows, next_cursor } = await bySeq.page(asked, (page) => listBids(platform.db, id, page));
  const people = await loadUserCards(
    platform,
    platform.db,
    rows.map((row) => row.user_id),
  );
  return { data: rows.map((row) => presentBid(row, people)), next_cursor };
}

export async function readClubAuctions(
  platform: Platform,
  actor: Actor,
  club: string,
  query: PageAsked & Pick<AuctionFilter, 'when' | 'state'>,
): Promise<Page<AuctionCard>> {
  const found = await loadClubFor(platform, platform.db, actor, club, 'see-inside');
  const managed = may(found.club, found.standing, 'manage-sales');
  return pageOfClub(platform, actor, { ...query, club_id: found.club.id, managed });
}

/** Of a club whose inside this viewer may see. */
export async function pageOfClub(
  platform: Platform,
  actor: Actor,
  { cursor, limit, ...filter }: PageAsked & AuctionFilter,
): Promise<Page<AuctionCard>> {
  const { rows, next_cursor } = await byEnd.page({ cursor, limit }, (page) =>
    listOfClub(platform.db, filter, page),
  );
  const sales = filter.managed === true;
  return { data: await presentAuctionCards(platform, platform.db, actor, rows, { sales }), next_cursor };
}

export async function readOwnBids(
  platform: Platform,
  actor: SignedIn,
  { when, ...asked }: PageAsked & { when: 'open' | 'past' },
): Promise<Page<AuctionCard>> {
  const { rows, next_cursor } = await byLastBid.page(asked, (page) =>
    listOfBidder(platform.db, { user_id: actor.user_id, when }, page),
  );
  return {
    data: await presentAuctionCards(platform, platform.db, actor, rows, { sales: false }),
    next_cursor,
  };
}
