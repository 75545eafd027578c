// Owns how auctions become what screens show: a fixed number of queries, however many there are.
import type {
  AuctionBid,
  AuctionCard,
  AuctionSale,
  AuctionView,
} from '@stagepass/contract/auctions/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { loadDesigns, loadItems } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { isStaff, isStaffFor, may } from '#domains/memberships/public/may.ts';
import { loadBuyers } from '#domains/users/public/load-buyers.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Door } from './access.ts';
import { nextAmount, reserveState, stateAt } from './auction.rules.ts';
import { listBidIn, listLatestBids } from './bids.store.ts';
import { factsOf, laterOf } from './rows.rules.ts';
import type { AuctionRow, BidRow } from './tables.ts';

interface Parts {
  designs: ReadonlyMap<string, ItemDesignCard>;
  /** Designs that are out of sight. */
  hidden: ReadonlySet<string>;
  numbers: ReadonlyMap<string, number>;
  bids: ReadonlyMap<string, readonly BidRow[]>;
  people: ReadonlyMap<string, UserCard>;
  /** Of those that are sold, for those who manage sales. */
  buyers: ReadonlyMap<string, UserCard>;
  /** Auctions that the viewer has bid in. */
  bid_in: ReadonlySet<string>;
  viewer_id: string | null;
  now: Date;
}

/** In the order of the rows; one whose design is gone is left out. `sales` says who bought, for those who manage sales. */
export async function presentAuctionCards(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  rows: readonly AuctionRow[],
  { sales }: { sales: boolean },
): Promise<AuctionCard[]> {
  const parts = await loadParts(platform, tx, viewer, rows, { bidsEach: 1, sales });
  return rows.flatMap((row) => presentCard(row, parts, sales) ?? []);
}

export async function loadParts(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  rows: readonly AuctionRow[],
  { bidsEach, sales }: { bidsEach: number; sales: boolean },
): Promise<Parts> {
  const ids = rows.map((row) => row.id);
  const viewer_id = viewer.kind === 'user' ? viewer.user_id : null;
  const [found, items, bids, bid_in] = await Promise.all([
    loadDesigns(
      tx,
      rows.map((row) => row.design_id),
    ),
    loadItems(
      tx,
      rows.map((row) => row.item_id),
    ),
    listLatestBids(tx, ids, bidsEach),
    viewer_id === null || rows.length === 0 ? new Set<string>() : listBidIn(tx, viewer_id, ids),
  ]);
  const designs = await presentDesigns(platform, tx, [...found.values()]);
  const hidden = new Set([...found.values()].flatMap((row) => (row.hidden_at === null ? [] : [row.id])));
  const bidders = [...bids.values()].flat().map((bid) => bid.user_id);
  const [people, buyers] = await Promise.all([
    loadUserCards(platform, tx, bidders),
    loadBuyers(platform, tx, sales ? rows.flatMap((row) => row.winner_id ?? []) : []),
  ]);
  const numbers = new Map([...items].map(([id, item]) => [id, item.number]));
  return { designs, hidden, numbers, bids, people, buyers, bid_in, viewer_id, now: platform.clock.now() };
}

function presentCard(row: AuctionRow, parts: Parts, sales: boolean): AuctionCard | undefined {
  const design = parts.designs.get(row.design_id);
  if (design === undefined) return undefined;
  const facts = factsOf(row);
  return {
    id: row.id,
    club: design.club,
    design,
    item: { id: row.item_id, number: parts.numbers.get(row.item_id) ?? 0 },
    title: row.title,
    state: stateAt(facts, laterOf(parts.now, row.seen_at).getTime()),
    start_amount: row.start_amount,
    bid_history: (parts.bids.get(row.id) ?? []).map((bid) => presentBid(bid, parts.people)),
    bid_count: row.bid_count,
    next_amount: nextAmount(facts),
    reserve: reserveState(facts),
    buy_now_cents: row.bid_count === 0 ? row.buy_now_amount : null,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    mine: mineOf(row, parts),
    sale: sales ? saleOf(row, parts) : null,
  };
}

/** Its order is written with the settlement, under the auction's id. */
function saleOf({ id, winner_id, sold_amount }: AuctionRow, { buyers }: Parts): AuctionSale | null {
  if (winner_id === null || sold_amount === null) return null;
  return { order_id: id, buyer: buyers.get(winner_id) ?? null, paid_cents: sold_amount };
}

export function presentBid(
  { seq, amount, user_id, at, automatic, passed_on }: BidRow,
  people: ReadonlyMap<string, UserCard>,
): AuctionBid {
  return { seq, amount, user: people.get(user_id) ?? null, at: at.toISOString(), automatic, passed_on };
}

function mineOf(row: AuctionRow, { viewer_id, bid_in }: Parts): AuctionCard['mine'] {
  if (viewer_id === null) return null;
  const won = row.winner_id === viewer_id;
  const leading = row.leader_id === viewer_id && row.leader_hold_id !== null;
  return {
    leading,
    outbid: bid_in.has(row.id) && !leading && !won,
    max_cents: leading ? row.leader_max : null,
    won,
  };
}

/** With what only one screen needs: the story, who may what, and what the club keeps to itself. */
export function presentAuction(
  row: AuctionRow,
  parts: Parts,
  viewer: Actor,
  door: Door,
): AuctionView | undefined {
  const { club, standing } = door;
  const manages = may(club, standing, 'manage-sales');
  const card = presentCard(row, parts, manages);
  if (card === undefined) return undefined;
  const hidden = parts.hidden.has(row.design_id);
  // Whoever has money in it sees how it stands.
  if (hidden && !isStaffFor(standing, 'sales', 'moderate') && !standing.operator && !parts.bid_in.has(row.id))
    return undefined;
  const open = card.state === 'live' || card.state === 'scheduled';
  const cannot_bid = card.state === 'live' ? (hidden ? 'hidden' : whyNoBid(viewer, door)) : null;
  const bid = card.state === 'live' && cannot_bid === null;
  return {
    ...card,
    story: row.story,
    hard_end_at: row.hard_end_at.toISOString(),
    sold_cents: row.sold_amount,
    now: parts.now.toISOString(),
    can: {
      bid,
      buy_now: bid && card.buy_now_cents !== null,
      edit: manages && open,
      edit_terms: manages && card.state === 'scheduled',
      cancel: manages && open && row.bid_count === 0,
    },
    cannot_bid,
    management: manages
      ? {
          reserve_cents: row.reserve_amount,
          buy_now_cents: row.buy_now_amount,
          earned_cents: row.sold_amount === null ? null : row.sold_amount - (row.fee_amount ?? 0),
        }
      : null,
  };
}

function whyNoBid(viewer: Actor, { club, standing }: Door): AuctionView['cannot_bid'] {
  if (viewer.kind === 'visitor') return 'sign-in';
  if (isStaff(standing)) return 'staff';
  if (standing.banned) return 'banned';
  if (club.delete_after !== null) return 'closing';
  if (!may(club, standing, 'buy')) return 'no-access';
  return viewer.verified ? null : 'verify-email';
}
