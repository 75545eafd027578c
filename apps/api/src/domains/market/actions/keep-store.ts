// Owns the club's own store: putting designs into it, changing and ending listings, and the club's part of resales.

import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { designHidden, designNotFound, designNotLive } from '@stagepass/contract/items/errors.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import {
  listingNotFound,
  listingUneven,
  resaleFixed,
  sold,
  tooManyListings,
} from '@stagepass/contract/market/errors.ts';
import { listingOpened } from '@stagepass/contract/market/events.ts';
import type {
  editListing as editEndpoint,
  openListing as openEndpoint,
} from '@stagepass/contract/market/store-endpoints.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import type { z } from 'zod';
import { checkTree } from '#domains/conditions/public/check-tree.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { requireRedeemable } from '#domains/items/public/sale.rules.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { endStoreListing } from '../end-store-listing.ts';
import { countOpen, insertListing, lockListing, putRoyalty, updateListing } from '../listings.store.ts';
import { putClubCopies } from '../put-club-copies.ts';
import type { ListingRow } from '../tables.ts';
import { takeBack } from './resell-item.ts';

const MOST_OPEN = 200;

type NewListing = z.output<typeof openEndpoint.body>;
type ListingChanges = z.output<typeof editEndpoint.body>;

/** Answers the id of the listing. */
export async function openListing(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: { club: string; listing: NewListing },
): Promise<string> {
  const { club } = await loadClubFor(platform, tx, actor, given.club, 'manage-sales');
  if (club.delete_after !== null) fail(clubClosing);
  if ((await countOpen(tx, { club_id: club.id })) >= MOST_OPEN) fail(tooManyListings);
  const id = await putInStore(platform, tx, { ...given.listing, club_id: club.id, by: actor.user_id });
  await record(platform, tx, actor, { id, club_id: club.id }, 'market.listing-opened');
  return id;
}

/** Answers the id of the listing. Who may is the caller's to have asked. */
export async function putInStore(
  platform: Platform,
  tx: Tx,
  given: NewListing & { club_id: string; by: string },
): Promise<string> {
  const { club_id, design_id, stock, per_fan_limit, condition, club_copies } = given;
  const priced = await priceIn(tx, given);
  await checkTree(tx, condition, club_id);
  const window = windowOf(given.opens_at, given.closes_at);
  const now = platform.clock.now();
  if (window.closes_at !== null && window.closes_at <= now) fail(listingUneven, { problem: 'over-already' });
  const design = (await loadDesigns(tx, [design_id])).get(design_id);
  if (design?.club_id !== club_id) return fail(designNotFound);
  if (design.state !== 'live' && (design.state === 'draft' || club_copies === 0))
    fail(designNotLive, { state: design.state });
  if (design.hidden_at !== null) fail(designHidden);
  if (design.redeem_until !== null && design.redeem_until <= now)
    fail(listingUneven, { problem: 'over-already' });
  requireRedeemable(design, now);
  requireCopies(design, (stock ?? 1) - club_copies);
  if (stock !== null && stock < club_copies) fail(listingUneven, { problem: 'more-club-copies-than-stock' });
  const id = newId(platform);
  await insertListing(tx, {
    id,
    club_id,
    kind: 'store',
    design_id,
    rank: ITEM_QUALITY_KEYS.indexOf(design.quality),
    item_id: null,
    seller_id: null,
    ...priced,
    royalty_bp: 0,
    stock,
    per_fan_limit,
    condition: writtenTree(condition),
    ...window,
    state: 'open',
    created_by: given.by,
    created_at: now,
    ended_at: null,
  });
  await putClubCopies(tx, { listing: { id, design_id }, count: club_copies, at: now });
  if (club_copies > 0) await updateListing(tx, id, { returned: club_copies });
  await tx.emit(listingOpened, {
    listing_id: id,
    club_id,
    design_id,
    kind: 'store',
    price_cents: given.price_cents ?? null,
  });
  return id;
}

/** In credits, or in tokens of a club that has them: one of the two. */
async function priceIn(
  tx: Tx,
  given: Pick<NewListing, 'price_cents' | 'price_tokens'> & { club_id: string },
): Promise<{ asset_id: AssetId; price: number }> {
  const { club_id, price_cents, price_tokens } = given;
  if (price_tokens === undefined && price_cents !== undefined)
    return { asset_id: 'credits', price: price_cents };
  if (price_tokens === undefined || price_cents !== undefined)
    return fail(listingUneven, { problem: 'one-price' });
  if (!(await tokenSymbols(tx, [club_id])).has(club_id)) fail(tokenNotFound);
  return { asset_id: `token:${club_id}`, price: price_tokens };
}

/** Of a retired design no copy is made any more: it is sold as far as the club holds copies. */
function requireCopies(design: ItemDesign, wanted: number): void {
  if (wanted <= 0) return;
  if (design.state === 'retired') fail(listingUneven, { problem: 'more-than-the-edition', left: 0 });
  const left = design.edition_size === null ? null : design.edition_size - design.issued - design.held_back;
  if (left !== null && left < wanted) fail(listingUneven, { problem: 'more-than-the-edition', left });
}

function writtenTree(tree: NewListing['condition']): string | null {
  return tree === null ? null : JSON.stringify(tree);
}

function windowOf(opens: string | null, closes: string | null): Pick<ListingRow, 'opens_at' | 'closes_at'> {
  const opens_at = opens === null ? null : new Date(opens);
  const closes_at = closes === null ? null : new Date(closes);
  if (opens_at !== null && closes_at !== null && closes_at <= opens_at)
    fail(listingUneven, { problem: 'closes-before-it-opens' });
  return { opens_at, closes_at };
}

async function record(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  listing: Pick<ListingRow, 'id' | 'club_id'>,
  deed: DeedName,
  details: Record<string, string | number> = {},
): Promise<void> {
  await recordDeed(platform, tx, {
    club_id: listing.club_id,
    actor_id: actor.user_id,
    deed,
    details: { listing_id: listing.id, ...details },
  });
}

/** A fan's own listing is theirs to change; the store's is the staff's. */
async function lockOwn(platform: Platform, tx: Tx, actor: SignedIn, id: string): Promise<ListingRow> {
  const row = await lockListing(tx, id);
  if (row === undefined) return fail(listingNotFound);
  if (row.kind === 'store') await loadClubFor(platform, tx, actor, row.club_id, 'manage-sales');
  else if (row.seller_id !== actor.user_id) fail(listingNotFound);
  return row;
}

export async function editListing(
  platform: Platform,
  actor: SignedIn,
  id: string,
  changes: ListingChanges,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockOwn(platform, tx, actor, id);
    if (row.state === 'closed') fail(listingNotFound);
    if (row.kind === 'resale') {
      if (row.state === 'sold') fail(sold);
      const { price_cents, ...others } = changes;
      if (Object.values(others).some((value) => value !== undefined)) fail(resaleFixed);
      if (price_cents !== undefined) await updateListing(tx, id, { price: price_cents });
      return;
    }
    if (changes.condition !== undefined) await checkTree(tx, changes.condition, row.club_id);
    const design = (await loadDesigns(tx, [row.design_id])).get(row.design_id);
    if (design !== undefined && changes.stock != null)
      requireCopies(design, changes.stock - row.sold - row.returned);
    await updateListing(tx, id, changed(row, changes, platform.clock.now()));
    await record(platform, tx, actor, row, 'market.listing-changed', {
      fields: Object.keys(changes).join(', '),
    });
  });
}

function changed(row: ListingRow, changes: ListingChanges, now: Date) {
  const textOf = (time: Date | null) => time?.toISOString() ?? null;
  const stock = changes.stock === undefined ? row.stock : changes.stock;
  // Copies that came back lie in the listing: it may not sell out before they are sold.
  const least = row.sold + row.returned;
  if (stock !== null && stock < least) fail(listingUneven, { problem: 'below-what-is-sold', sold: least });
  const gone = stock !== null && stock === row.sold;
  const wanted = changes.state ?? (row.state === 'paused' ? 'paused' : 'open');
  return {
    ...windowOf(
      changes.opens_at === undefined ? textOf(row.opens_at) : changes.opens_at,
      changes.closes_at === undefined ? textOf(row.closes_at) : changes.closes_at,
    ),
    price: newPrice(row, changes),
    per_fan_limit: changes.per_fan_limit === undefined ? row.per_fan_limit : changes.per_fan_limit,
    ...(changes.condition === undefined ? {} : { condition: writtenTree(changes.condition) }),
    stock,
    state: gone ? ('sold' as const) : wanted,
    ended_at: gone ? (row.ended_at ?? now) : null,
  };
}

/** What it is priced in stays: sales before and after would not be one sum. */
function newPrice(row: ListingRow, { price_cents, price_tokens }: ListingChanges): number {
  const inCredits = row.asset_id === 'credits';
  if ((inCredits ? price_tokens : price_cents) !== undefined) fail(listingUneven, { problem: 'one-price' });
  return price_cents ?? price_tokens ?? row.price;
}

/** Answers the listing's id. One that was sold out sells again. */
export async function addClubCopies(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, count }: { id: string; count: number },
): Promise<string> {
  const row = await lockListing(tx, id);
  if (row === undefined) return fail(listingNotFound);
  const { club } = await loadClubFor(platform, tx, actor, row.club_id, 'manage-sales');
  if (row.kind !== 'store' || row.state === 'closed') return fail(listingNotFound);
  if (club.delete_after !== null) fail(clubClosing);
  const at = platform.clock.now();
  const design = (await loadDesigns(tx, [row.design_id])).get(row.design_id);
  if (design === undefined) return fail(listingNotFound);
  if (design.hidden_at !== null) fail(designHidden);
  requireRedeemable(design, at);
  await putClubCopies(tx, { listing: row, count, at });
  await updateListing(tx, id, {
    returned: row.returned + count,
    stock: row.stock === null ? null : row.stock + count,
    ...(row.state === 'sold' ? { state: 'open' as const, ended_at: null } : {}),
  });
  await record(platform, tx, actor, row, 'market.listing-changed', { fields: 'club_copies', count });
  return id;
}

export async function closeListing(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockOwn(platform, tx, actor, id);
    const at = platform.clock.now();
    if (row.kind === 'resale') return takeBack(tx, row, at);
    if (row.state === 'closed') return;
    if (row.state === 'sold') fail(sold);
    await endStoreListing(tx, row, at);
    await record(platform, tx, actor, row, 'market.listing-closed');
  });
}

export async function setRoyalty(
  platform: Platform,
  actor: SignedIn,
  given: { club: string; royalty_bp: number },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, given.club, 'manage-sales');
    if (club.delete_after !== null) fail(clubClosing);
    const { royalty_bp } = given;
    await putRoyalty(tx, { club_id: club.id, royalty_bp, at: platform.clock.now() });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: actor.user_id,
      deed: 'market.royalty-set',
      details: { royalty_bp },
    });
  });
}
