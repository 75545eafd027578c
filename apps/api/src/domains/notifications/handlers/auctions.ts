// Owns who is told of bids, of the end of auctions, and of drops.
import {
  auctionCancelled,
  auctionOpened,
  auctionSettled,
  auctionUnsold,
  bidderOutbid,
  leadPassedOn,
} from '@stagepass/contract/auctions/events.ts';
import { nextBidOver, startAmountOf } from '#domains/auctions/public/bid-amounts.ts';
import { listBidderIds } from '#domains/auctions/public/list-bidders.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { tellClub } from '../tell-club.ts';
import { staffFor, tells } from './told.ts';

/** Beyond these nobody remembers that they bid. */
const MOST_BIDDERS = 500;
const linkOf = (id: string) => `/market-item/${id}`;
const aboutOf = (id: string) => ({ subject: { kind: 'auction', id }, link: linkOf(id) });

interface Ended {
  auction_id: string;
  club_id: string;
  title: string;
}

async function tellBidders(
  platform: Platform,
  tx: Tx,
  { auction_id, club_id, title }: Ended,
  of: { outcome: 'sold' | 'unsold' | 'cancelled'; amount_cents: number | null; without?: string },
): Promise<void> {
  const { outcome, amount_cents, without } = of;
  const bidders = await listBidderIds(tx, auction_id, MOST_BIDDERS);
  await notify(platform, tx, {
    ...{ kind: 'auction-ended', club_id, source: auction_id, ...aboutOf(auction_id) },
    user_ids: bidders.filter((id) => id !== without),
    payload: { title, outcome, amount_cents },
  });
}

export const auctionHandlers = [
  tells('drop-auction', auctionOpened, async (platform, tx, { auction_id, club_id, title }) => {
    const price_cents = await startAmountOf(tx, auction_id);
    await tellClub(platform, tx, {
      ...{ kind: 'drop', club_id, source: `auction:${auction_id}`, ...aboutOf(auction_id) },
      payload: { title, what: 'auction', price_cents },
    });
  }),
  tells(
    'outbid',
    bidderOutbid,
    (platform, tx, { auction_id, club_id, title, user_id, amount, ends_at }) =>
      notify(platform, tx, {
        ...{ kind: 'outbid', user_ids: [user_id], club_id, ...aboutOf(auction_id) },
        // Outbid again at a higher price, it is news again.
        source: `${auction_id}:${amount}`,
        payload: { title, amount_cents: amount, next_cents: nextBidOver(amount), ends_at },
      }),
    'prompt',
  ),
  tells(
    'auction-lead',
    leadPassedOn,
    (platform, tx, { auction_id, club_id, title, user_id, amount, ends_at }) =>
      notify(platform, tx, {
        ...{ kind: 'auction-lead', user_ids: [user_id], club_id, ...aboutOf(auction_id) },
        source: `${auction_id}:${amount}`,
        payload: { title, amount_cents: amount, ends_at },
      }),
    'prompt',
  ),
  tells(
    'auction-won',
    auctionSettled,
    (platform, tx, { auction_id, club_id, title, winner_id, amount }) =>
      notify(platform, tx, {
        ...{ kind: 'auction-won', user_ids: [winner_id], club_id, source: auction_id },
        subject: { kind: 'auction', id: auction_id },
        payload: { title, amount_cents: amount },
        link: `/order/${auction_id}`,
      }),
    'prompt',
  ),
  tells('auction-ended-sold', auctionSettled, (platform, tx, told) =>
    tellBidders(platform, tx, told, {
      ...{ outcome: 'sold', amount_cents: told.amount, without: told.winner_id },
    }),
  ),
  tells('auction-ended-unsold', auctionUnsold, (platform, tx, told) =>
    tellBidders(platform, tx, told, { outcome: 'unsold', amount_cents: null }),
  ),
  tells('auction-ended-cancelled', auctionCancelled, (platform, tx, told) =>
    tellBidders(platform, tx, told, { outcome: 'cancelled', amount_cents: null }),
  ),
  tells('auction-unsold', auctionUnsold, async (platform, tx, { auction_id, club_id, title }) => {
    const staff = await staffFor(platform, tx, club_id, 'manage-sales');
    if (staff === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'auction-unsold', user_ids: staff.user_ids, club_id, source: auction_id },
      ...aboutOf(auction_id),
      payload: { title },
    });
  }),
];
