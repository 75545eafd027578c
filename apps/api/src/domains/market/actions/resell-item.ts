// Owns fans' resale: putting an own copy up for sale, and taking it back.

import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { designHidden, itemNotFound, notYours } from '@stagepass/contract/items/errors.ts';
import {
  alreadyListed,
  listingNotFound,
  royaltyChanged,
  sold,
  tooManyListings,
} from '@stagepass/contract/market/errors.ts';
import { listingOpened } from '@stagepass/contract/market/events.ts';
import type { Quote } from '@stagepass/contract/market/shapes.ts';
import { loadDesigns, loadItems, lockItems } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { requireRedeemable } from '#domains/items/public/sale.rules.ts';
import { requireChangeOfHands, requireFree } from '#domains/items/public/transfer.rules.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { countOpen, findOpenOf, findRoyalty, insertListing, updateListing } from '../listings.store.ts';
import { resaleQuote } from '../prices.rules.ts';
import type { ListingRow } from '../tables.ts';

const MOST_OPEN = 200;
/** Until a club sets one. */
export const DEFAULT_ROYALTY_BP = 500;

export async function quoteResale(
  platform: Platform,
  actor: SignedIn,
  { item_id, price_cents }: { item_id: string; price_cents: number },
): Promise<Quote> {
  const item = (await loadItems(platform.db, [item_id])).get(item_id);
  if (item === undefined) return fail(itemNotFound);
  if (item.holder_id !== actor.user_id) fail(notYours);
  // What is up keeps what its seller was told, at another price too.
  const listed = await findOpenOf(platform.db, item_id);
  return resaleQuote(price_cents, listed?.royalty_bp ?? (await royaltyOf(platform.db, item.club_id)));
}

async function royaltyOf(tx: Executor, clubId: string): Promise<number> {
  return (await findRoyalty(tx, clubId)) ?? DEFAULT_ROYALTY_BP;
}

/** Answers the id of the listing. */
export async function listItem(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: { item_id: string; price_cents: number; expected_royalty_bp: number },
): Promise<string> {
  if ((await countOpen(tx, { seller_id: actor.user_id })) >= MOST_OPEN) fail(tooManyListings);
  const club_id = (await loadItems(tx, [given.item_id])).get(given.item_id)?.club_id;
  // Nobody puts anything up in a club that bans them, or that is about to close.
  if (club_id !== undefined) await loadClubFor(platform, tx, actor, club_id, 'buy');
  return putUpForSale(platform, tx, { ...given, seller_id: actor.user_id });
}

interface PutUp {
  item_id: string;
  seller_id: string;
  price_cents: number;
  /** What the seller was shown; left out where nobody was. */
  expected_royalty_bp?: number;
}

/** Answers the id of the listing. Who may is the caller's to have asked. */
export async function putUpForSale(
  platform: Platform,
  tx: Tx,
  { item_id, seller_id, price_cents, expected_royalty_bp }: PutUp,
): Promise<string> {
  const item = (await lockItems(tx, [item_id])).get(item_id);
  const design = item && (await loadDesigns(tx, [item.design_id])).get(item.design_id);
  if (item === undefined || design === undefined) return fail(itemNotFound);
  const at = platform.clock.now();
  if (item.holder_id === seller_id && item.state === 'listed') fail(alreadyListed);
  requireFree(item, seller_id);
  requireChangeOfHands(design, at);
  if (design.hidden_at !== null) fail(designHidden);
  requireRedeemable(design, at);
  const royalty_bp = await royaltyOf(tx, item.club_id);
  if (expected_royalty_bp !== undefined && royalty_bp !== expected_royalty_bp)
    fail(royaltyChanged, { quote: resaleQuote(price_cents, royalty_bp) });
  const id = newId(platform);
  await insertListing(tx, {
    id,
    club_id: item.club_id,
    kind: 'resale',
    design_id: item.design_id,
    rank: ITEM_QUALITY_KEYS.indexOf(design.quality),
    item_id,
    seller_id,
    price: price_cents,
    royalty_bp,
    stock: 1,
    per_fan_limit: null,
    opens_at: null,
    closes_at: null,
    state: 'open',
    created_by: seller_id,
    created_at: at,
    ended_at: null,
  });
  await moveItem(tx, {
    item_id,
    from: { holder_id: seller_id, state: 'held' },
    to: { holder_id: seller_id, state: 'listed', place: { kind: 'listing', id } },
    event: 'listed',
    price: price_cents,
    at,
  });
  const { club_id, design_id } = item;
  await tx.emit(listingOpened, { listing_id: id, club_id, design_id, kind: 'resale', price_cents });
  return id;
}

/** Of a resale that is locked and still open: the copy is its seller's again. */
export async function takeBack(tx: Tx, row: ListingRow, at: Date): Promise<void> {
  if (row.state === 'sold') fail(sold);
  if (row.state === 'closed' || row.item_id === null) fail(listingNotFound);
  await moveItem(tx, {
    item_id: row.item_id,
    from: { holder_id: row.seller_id, state: 'listed', place: { kind: 'listing', id: row.id } },
    to: { holder_id: row.seller_id, state: 'held' },
    event: 'unlisted',
    at,
  });
  await updateListing(tx, row.id, { state: 'closed', ended_at: at });
}
