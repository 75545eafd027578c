// Owns what a club does with its own auctions: opening, changing and calling off.
import type {
  editAuction as editEndpoint,
  openAuction as openEndpoint,
} from '@stagepass/contract/auctions/endpoints.ts';
import {
  auctionEnded,
  auctionNotFound,
  hasBids,
  notAuctionable,
  termsFixed,
  tooManyAuctions,
} from '@stagepass/contract/auctions/errors.ts';
import { auctionCancelled } from '@stagepass/contract/auctions/events.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { designHidden, designNotFound, designNotLive } from '@stagepass/contract/items/errors.ts';
import type { z } from 'zod';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns, lockDesignRow } from '#domains/items/public/load-items.ts';
import { mintToEscrow } from '#domains/items/public/mint-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { requireRedeemable } from '#domains/items/public/sale.rules.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { moveReminders } from '#domains/reminders/public/move-reminders.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { requireManager } from '../access.ts';
import { stateAt } from '../auction.rules.ts';
import { countOpen, findSpareCopy, insertAuction, lockAuction, updateAuction } from '../auctions.store.ts';
import { giveBackCopy } from '../bring-up-to-date.ts';
import { factsOf, laterOf, lotOf } from '../rows.rules.ts';
import type { AuctionRow } from '../tables.ts';
import { tellChanged } from '../tell.ts';
import { hardEnd, requireTerms } from '../terms.rules.ts';

const MOST_OPEN = 50;

export type NewAuction = z.output<typeof openEndpoint.body>;
export type AuctionChanges = z.output<typeof editEndpoint.body>;

/** Answers its id. */
export async function openAuction(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: { club: string; auction: NewAuction },
): Promise<string> {
  const { club } = await loadClubFor(platform, tx, actor, given.club, 'manage-sales');
  if (club.delete_after !== null) fail(clubClosing);
  if ((await countOpen(tx, club.id)) >= MOST_OPEN) fail(tooManyAuctions);
  const id = await putUp(platform, tx, { ...given.auction, club_id: club.id, by: actor.user_id });
  await recordDeed(platform, tx, {
    club_id: club.id,
    actor_id: actor.user_id,
    deed: 'auctions.auction-opened',
    details: { auction_id: id, title: given.auction.title, start_amount: given.auction.start_amount },
  });
  return id;
}

export interface PutUp extends NewAuction {
  club_id: string;
  by: string;
}

/** A copy in the club's hand goes first, of a retired design too; otherwise one is made. */
export async function putUp(platform: Platform, tx: Tx, given: PutUp): Promise<string> {
  const now = platform.clock.now();
  const starts_at = given.starts_at === undefined ? now : laterOf(new Date(given.starts_at), now);
  const terms = {
    start_amount: given.start_amount,
    reserve_amount: given.reserve_cents,
    buy_now_amount: given.buy_now_cents,
    starts_at,
    ends_at: new Date(given.ends_at),
  };
  requireTerms(terms, now);
  const design = await lockDesignRow(tx, given.design_id);
  if (design?.club_id !== given.club_id) return fail(designNotFound);
  if (design.state === 'draft') fail(designNotLive, { state: design.state });
  if (design.hidden_at !== null) fail(designHidden);
  refuseOver(design, terms.ends_at);
  requireRedeemable(design, now);
  const id = newId(platform);
  const item_id = await setCopyAside(platform, tx, { design, auction_id: id, at: now });
  await insertAuction(tx, {
    ...terms,
    id,
    club_id: given.club_id,
    design_id: design.id,
    item_id,
    title: given.title,
    story: given.story,
    hard_end_at: hardEnd(terms.ends_at),
    state: starts_at > now ? 'scheduled' : 'live',
    price: null,
    leader_id: null,
    leader_max: null,
    leader_hold_id: null,
    seen_at: now,
    ended_at: null,
    settled_at: null,
    winner_id: null,
    sold_amount: null,
    fee_amount: null,
    transfer_id: null,
    created_by: given.by,
    created_at: now,
  });
  return id;
}

/** A ticket that is over before the auction is would be sold for nothing. */
function refuseOver({ redeem_until }: Pick<ItemDesign, 'redeem_until'>, endsAt: Date): void {
  if (redeem_until !== null && redeem_until <= endsAt)
    fail(notAuctionable, { problem: 'over-before-the-end' });
}

async function requireLasting(tx: Tx, designId: string, endsAt: Date): Promise<void> {
  const design = (await loadDesigns(tx, [designId])).get(designId);
  if (design !== undefined) refuseOver(design, endsAt);
}

async function setCopyAside(
  platform: Platform,
  tx: Tx,
  { design, auction_id, at }: { design: ItemDesign; auction_id: string; at: Date },
): Promise<string> {
  const place = { kind: 'auction', id: auction_id } as const;
  const spare = await findSpareCopy(tx, design.id);
  if (spare === undefined) {
    if (design.state !== 'live') fail(designNotLive, { state: design.state });
    return (await mintToEscrow(platform, tx, { design_id: design.id, place, origin: 'auction', at })).item_id;
  }
  await moveItem(tx, {
    item_id: spare,
    from: { holder_id: null, state: 'held' },
    to: { holder_id: null, state: 'escrowed', place },
    event: 'escrowed',
    at,
  });
  return spare;
}

async function lockManaged(platform: Platform, tx: Tx, actor: SignedIn, id: string): Promise<AuctionRow> {
  await requireManager(platform, tx, actor, id);
  return (await lockAuction(tx, id)) ?? fail(auctionNotFound);
}

const termFields = ['start_amount', 'reserve_cents', 'buy_now_cents', 'starts_at', 'ends_at'] as const;

export async function editAuction(
  platform: Platform,
  actor: SignedIn,
  id: string,
  changes: AuctionChanges,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockManaged(platform, tx, actor, id);
    const at = laterOf(platform.clock.now(), row.seen_at);
    const state = stateAt(factsOf(row), at.getTime());
    if (state !== 'scheduled' && state !== 'live') fail(auctionEnded);
    const touchesTerms = termFields.some((field) => changes[field] !== undefined);
    if (touchesTerms && state === 'live') fail(termsFixed);
    const words = {
      ...(changes.title === undefined ? {} : { title: changes.title }),
      ...(changes.story === undefined ? {} : { story: changes.story }),
    };
    const terms = touchesTerms ? newTerms(row, changes, at) : {};
    if (changes.ends_at !== undefined) await requireLasting(tx, row.design_id, new Date(changes.ends_at));
    await updateAuction(tx, id, { ...words, ...terms, seen_at: at });
    const times = { ...row, ...terms };
    await moveReminders(tx, { kind: 'auction', id }, { start: times.starts_at, end: times.ends_at });
    await recordDeed(platform, tx, {
      club_id: row.club_id,
      actor_id: actor.user_id,
      deed: 'auctions.auction-changed',
      details: { auction_id: id, fields: Object.keys(changes).join(', ') },
    });
    tx.afterCommit(() => tellChanged(platform, id, state));
  });
}

function newTerms(row: AuctionRow, changes: AuctionChanges, now: Date) {
  const terms = {
    start_amount: changes.start_amount ?? row.start_amount,
    reserve_amount: changes.reserve_cents === undefined ? row.reserve_amount : changes.reserve_cents,
    buy_now_amount: changes.buy_now_cents === undefined ? row.buy_now_amount : changes.buy_now_cents,
    starts_at: changes.starts_at === undefined ? row.starts_at : laterOf(new Date(changes.starts_at), now),
    ends_at: changes.ends_at === undefined ? row.ends_at : new Date(changes.ends_at),
  };
  requireTerms(terms, now);
  return { ...terms, hard_end_at: hardEnd(terms.ends_at) };
}

export async function cancelAuction(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockManaged(platform, tx, actor, id);
    const at = laterOf(platform.clock.now(), row.seen_at);
    const state = stateAt(factsOf(row), at.getTime());
    if (state !== 'scheduled' && state !== 'live') fail(auctionEnded);
    if (row.bid_count > 0) fail(hasBids);
    await callOff(platform, tx, row, at);
    await recordDeed(platform, tx, {
      club_id: row.club_id,
      actor_id: actor.user_id,
      deed: 'auctions.auction-cancelled',
      details: { auction_id: id, title: row.title },
    });
  });
}

/** Of one without a bid, that is scheduled or live. */
export async function callOff(platform: Platform, tx: Tx, row: AuctionRow, at: Date): Promise<void> {
  await giveBackCopy(tx, row, at);
  await updateAuction(tx, row.id, { state: 'cancelled', settled_at: at, seen_at: at });
  await tx.emit(auctionCancelled, lotOf(row));
  tx.afterCommit(() => tellChanged(platform, row.id, 'cancelled'));
}
