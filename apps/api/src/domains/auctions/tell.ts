// Owns what is said over the socket about auctions: after the commit, to those who watch and to whom it concerns.
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuctionState } from '@stagepass/contract/auctions/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Platform } from '#platform/platform.ts';
import { type AuctionFacts, nextAmount, type Rise, reserveState } from './auction.rules.ts';
import type { AuctionRow } from './tables.ts';

/** In one message: enough for anybody's screen, whatever came in at once. */
const MOST_TOLD = 10;
/** Watchers hear at once, and then so often at most: what is bid meanwhile goes together. */
const PAUSE_MS = 20;

interface NewBids {
  row: Pick<AuctionRow, 'id' | 'title' | 'start_amount'>;
  facts: AuctionFacts;
  rises: readonly Rise[];
  /** Who led before and does not now. */
  outbid: string | null;
  at: Date;
}

interface Shown {
  row: NewBids['row'];
  facts: AuctionFacts;
  rises: readonly (Rise & { at: Date })[];
  at: Date;
}

/** A crash may lose this: whoever watches fetches anew when the socket is back. */
export function tellBids(platform: Platform, { row, facts, rises, outbid, at }: NewBids): void {
  if (outbid !== null)
    platform.realtime.toUser(outbid, 'auctionOutbid', {
      auction_id: row.id,
      title: row.title,
      ...newsOf(row, facts),
    });
  if (rises.length > 0)
    tellInTurn(platform, { row, facts, rises: rises.map((rise) => ({ ...rise, at })), at });
}

function newsOf(row: NewBids['row'], facts: AuctionFacts) {
  return {
    amount: facts.price ?? row.start_amount,
    next_amount: nextAmount(facts),
    ends_at: new Date(facts.ends_at).toISOString(),
  };
}

/** Auctions whose watchers are being told something, or have just been, with what waits to be told next. */
const pauses = new WeakMap<Platform, Map<string, Shown | null>>();

function tellInTurn(platform: Platform, shown: Shown): void {
  const paused = pauses.get(platform) ?? new Map<string, Shown | null>();
  pauses.set(platform, paused);
  const { id } = shown.row;
  const waiting = paused.get(id);
  if (waiting === undefined) {
    paused.set(id, null);
    void tellAndPause(platform, shown).then(() => endPause(platform, paused, id));
  } else paused.set(id, { ...shown, rises: [...(waiting?.rises ?? []), ...shown.rises].slice(-MOST_TOLD) });
}

function endPause(platform: Platform, paused: Map<string, Shown | null>, id: string): void {
  const waiting = paused.get(id);
  paused.delete(id);
  if (waiting) tellInTurn(platform, waiting);
}

/** The message has left when this ends: looking up its people may take longer than the pause, and a later one would overtake it. */
async function tellAndPause(platform: Platform, shown: Shown): Promise<void> {
  const told = tellWatchers(platform, shown).catch((error: unknown) =>
    platform.log.warn({ error, auction_id: shown.row.id }, 'watchers of an auction could not be told'),
  );
  await Promise.all([told, sleep(PAUSE_MS, undefined, { ref: false })]);
}

async function tellWatchers(platform: Platform, { row, facts, rises, at }: Shown): Promise<void> {
  const shown = rises.slice(-MOST_TOLD);
  const ids = [...shown.map((rise) => rise.user_id), ...(facts.leader_id === null ? [] : [facts.leader_id])];
  const people = await loadUserCards(platform, platform.db, ids);
  platform.realtime.toRoom(`auction:${row.id}`, 'auctionBid', {
    auction_id: row.id,
    ...newsOf(row, facts),
    bid_count: facts.bid_count,
    reserve: reserveState(facts),
    leader: people.get(facts.leader_id ?? '') ?? null,
    bids: shown.map((rise) => ({
      seq: rise.seq,
      amount: rise.amount,
      user: people.get(rise.user_id) ?? null,
      at: rise.at.toISOString(),
      automatic: rise.automatic,
      passed_on: rise.passed_on ?? false,
    })),
    now: at.toISOString(),
  });
}

export function tellChanged(platform: Platform, auctionId: string, state: AuctionState): void {
  platform.realtime.toRoom(`auction:${auctionId}`, 'auctionChanged', { auction_id: auctionId, state });
}

export function tellWon(
  platform: Platform,
  {
    winner_id,
    ...won
  }: { winner_id: string; auction_id: string; title: string; amount: number; item_id: string },
): void {
  platform.realtime.toUser(winner_id, 'auctionWon', won);
}
