// Owns the reading of the market: what is for sale in a club, one thing of it, quotes and past prices.

import { designNotFound } from '@stagepass/contract/items/errors.ts';
import type { listMarket } from '@stagepass/contract/market/endpoints.ts';
import { listingNotFound } from '@stagepass/contract/market/errors.ts';
import type {
  ListingCard,
  ListingView,
  MarketEntry,
  MarketItem,
  PriceHistory,
  Quote,
} from '@stagepass/contract/market/shapes.ts';
import type { z } from 'zod';
import { findAuctionView, listAuctions } from '#domains/auctions/public/read-auctions.ts';
import { designFor } from '#domains/items/public/design-for.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { RESALE_FEE_BP } from '#domains/ledger/public/fees.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadDoor, loadListing } from '../access.ts';
import { quoteFor } from '../actions/buy-listing.ts';
import { DEFAULT_ROYALTY_BP } from '../actions/resell-item.ts';
import { likeText } from '../like-text.rules.ts';
import {
  findListing,
  findRoyalty,
  keyOfListing,
  listingOrders,
  listOf,
  listOpen,
} from '../listings.store.ts';
import { byPrice, isByPrice, listOpenByPrice, priceKeyOf } from '../open-by-price.store.ts';
import { findFloor, listPriceDays } from '../sales.store.ts';
import type { ListingRow } from '../tables.ts';
import { maySee, presentListingCards, presentListings } from '../views.ts';

type MarketQuery = z.output<typeof listMarket.query>;

export async function readMarket(
  platform: Platform,
  actor: Actor,
  club: string,
  query: MarketQuery,
): Promise<Page<MarketEntry>> {
  const door = await loadClubFor(platform, platform.db, actor, club, 'see-inside');
  return query.tab === 'auctions'
    ? readAuctionTab(platform, actor, door, query)
    : readListingTab(platform, actor, door, { ...query, tab: query.tab });
}

async function readAuctionTab(
  platform: Platform,
  actor: Actor,
  { club }: Door,
  query: MarketQuery,
): Promise<Page<MarketEntry>> {
  const { data, next_cursor } = await listAuctions(platform, actor, {
    when: 'open',
    club_id: club.id,
    quality: query.quality,
    kind: query.kind,
    design_id: query.design,
    name_like: likeText(query.q),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: data.map((auction) => ({ type: 'auction', auction })), next_cursor };
}

async function readListingTab(
  platform: Platform,
  actor: Actor,
  door: Door,
  query: MarketQuery & { tab: 'store' | 'resale' },
): Promise<Page<MarketEntry>> {
  const { sort } = query;
  const filter = {
    club_id: door.club.id,
    kind: query.tab,
    viewer_id: actor.kind === 'user' ? actor.user_id : null,
    quality: query.quality,
    item_kind: query.kind,
    design_id: query.design,
    paid_in: query.paid_in,
    name_like: likeText(query.q),
    now: platform.clock.now(),
  };
  const { db } = platform;
  const { rows, next_cursor } = isByPrice(sort)
    ? await byPrice.page(query, (page) => listOpenByPrice(db, { ...filter, sort }, page), priceKeyOf)
    : await listingOrders[sort].keyset.page(
        query,
        (page) => listOpen(db, { ...filter, sort }, page),
        (row) => keyOfListing(sort, row),
      );
  const cards = await presentListingCards(platform, platform.db, actor, rows, door);
  return { data: cards.map((listing) => ({ type: 'listing', listing })), next_cursor };
}

/** A listing or an auction, by an id that only one of them has. */
export async function readMarketItem(platform: Platform, actor: Actor, id: string): Promise<MarketItem> {
  const row = await findListing(platform.db, id);
  if (row !== undefined) return { type: 'listing', listing: await presentOne(platform, actor, row) };
  const auction = await findAuctionView(platform, actor, id);
  return auction === undefined ? fail(listingNotFound) : { type: 'auction', auction };
}

export async function readListing(platform: Platform, actor: Actor, id: string): Promise<ListingView> {
  return presentOne(platform, actor, await loadListing(platform.db, id));
}

async function presentOne(platform: Platform, actor: Actor, row: ListingRow): Promise<ListingView> {
  const door = await loadDoor(platform, platform.db, actor, row);
  const [view] = await presentListings(platform, platform.db, actor, [row], door);
  return view ?? fail(listingNotFound);
}

export async function readQuote(platform: Platform, actor: Actor, id: string): Promise<Quote> {
  const { db } = platform;
  const row = await loadListing(db, id);
  const door = await loadDoor(platform, db, actor, row);
  const design = (await loadDesigns(db, [row.design_id])).get(row.design_id);
  if (design === undefined || !maySee(design, { row, viewer: actor, door })) return fail(listingNotFound);
  return quoteFor(db, row, door);
}

interface ListingsAsked extends PageAsked {
  state?: ListingRow['state'] | undefined;
}

async function pageOf(
  platform: Platform,
  of: { seller_id: string } | { club_id: string },
  { state, ...asked }: ListingsAsked,
): Promise<{ rows: ListingRow[]; next_cursor: string | null }> {
  return byCreation.page(asked, (page) => listOf(platform.db, of, state, page));
}

export async function readOwnListings(
  platform: Platform,
  actor: SignedIn,
  query: ListingsAsked,
): Promise<Page<ListingCard>> {
  const { rows, next_cursor } = await pageOf(platform, { seller_id: actor.user_id }, query);
  return { data: await presentListingCards(platform, platform.db, actor, rows), next_cursor };
}

export async function readStore(
  platform: Platform,
  actor: SignedIn,
  club: string,
  query: ListingsAsked,
): Promise<Page<ListingView>> {
  const door = await loadClubFor(platform, platform.db, actor, club, 'manage-sales');
  const { rows, next_cursor } = await pageOf(platform, { club_id: door.club.id }, query);
  return { data: await presentListings(platform, platform.db, actor, rows, door), next_cursor };
}

export async function readSettings(platform: Platform, actor: Actor, club: string) {
  const found = await loadClubFor(platform, platform.db, actor, club, 'see-front');
  return {
    royalty_bp: (await findRoyalty(platform.db, found.club.id)) ?? DEFAULT_ROYALTY_BP,
    resale_fee_bp: RESALE_FEE_BP,
    store_fee_bp: await primaryFeeOf(platform.db, found.club.id),
  };
}

const DAY_MS = 86_400_000;

export async function readPrices(
  platform: Platform,
  actor: Actor,
  { design_id, days }: { design_id: string; days: number },
): Promise<PriceHistory> {
  const { design, standing } = await designFor(platform, platform.db, actor, design_id, 'see-inside');
  const shown = design.state !== 'draft' && design.hidden_at === null;
  if (!shown && !isStaffFor(standing, 'sales', 'moderate')) fail(designNotFound);
  const now = platform.clock.now();
  const from = new Date(now.getTime() - (days - 1) * DAY_MS);
  const [rows, floor] = await Promise.all([
    listPriceDays(platform.db, { design_id, from }),
    findFloor(platform.db, { design_id, now }),
  ]);
  const last = rows.at(-1);
  return {
    days: rows.map(({ day, low, high, total, sales }) => ({
      day,
      low_cents: low,
      high_cents: high,
      average_cents: (total - (total % sales)) / sales,
      sales,
    })),
    sales: rows.reduce((sum, { sales }) => sum + sales, 0),
    low_cents: rows.length === 0 ? null : Math.min(...rows.map(({ low }) => low)),
    high_cents: rows.length === 0 ? null : Math.max(...rows.map(({ high }) => high)),
    last_cents: last?.last ?? null,
    last_at: last?.last_at.toISOString() ?? null,
    floor_cents: floor ?? null,
  };
}
