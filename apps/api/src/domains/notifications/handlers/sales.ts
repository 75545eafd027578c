// Owns telling those who run a club what was sold: in the store, by auction, in packs and at stations.
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import { stationClaimed } from '@stagepass/contract/stations/events.ts';
import { tipGiven } from '@stagepass/contract/tips/events.ts';
import { nameOfPool } from '#domains/gacha/public/name-of-pool.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { cardFor, nameOfDesign, staffFor, tells } from './told.ts';

interface Sale {
  club_id: string;
  source: string;
  subject: { kind: string; id: string };
  /** Asked for only where somebody is told. */
  payload: (staffId: string) => Promise<NotificationPayloads['sale'] | undefined>;
  /** Where it is read, inside the club; its orders unless told otherwise. */
  screen?: string;
}

async function tellSale(platform: Platform, tx: Tx, sale: Sale): Promise<void> {
  const { club_id, source, subject, screen = 'manage-orders' } = sale;
  const staff = await staffFor(platform, tx, club_id, 'manage-sales');
  const first = staff?.user_ids[0];
  const payload = first === undefined ? undefined : await sale.payload(first);
  if (staff === undefined || payload === undefined) return;
  await notify(platform, tx, {
    ...{ kind: 'sale', user_ids: staff.user_ids, club_id, source, subject, payload },
    link: `/club/${staff.club.handle}/${screen}`,
  });
}

export const saleHandlers = [
  tells('sale-in-store', itemSold, async (platform, tx, sold) => {
    const { kind, club_id, design_id, item_id, paid_cents, paid_tokens, listing_id } = sold;
    // What fans sell each other is told to the fan who sold it.
    if (kind !== 'store') return;
    // What is paid in tokens earns the club nothing.
    if (paid_tokens > 0) return;
    await tellSale(platform, tx, {
      ...{ club_id, source: `${listing_id}:${item_id}`, subject: { kind: 'item', id: item_id } },
      payload: async () => ({
        ...{ title: await nameOfDesign(tx, design_id), how: 'store', amount_cents: paid_cents },
      }),
    });
  }),
  tells('sale-of-auction', auctionSettled, (platform, tx, { auction_id, club_id, title, amount }) =>
    tellSale(platform, tx, {
      ...{ club_id, source: `auction:${auction_id}`, subject: { kind: 'order', id: auction_id } },
      payload: async () => ({ title, how: 'auction', amount_cents: amount }),
    }),
  ),
  tells('sale-of-packs', drawsMade, (platform, tx, { pool_id, club_id, draw_id, count }) =>
    tellSale(platform, tx, {
      ...{ club_id, source: `draw:${draw_id}`, subject: { kind: 'pool', id: pool_id } },
      payload: async () => {
        const pool = await nameOfPool(tx, pool_id);
        if (pool === undefined || pool.price_cents === null) return undefined;
        return { title: pool.name, how: 'packs', amount_cents: pool.price_cents * count };
      },
    }),
  ),
  tells('sale-of-tip', tipGiven, (platform, tx, { tip_id, club_id, amount_cents }) =>
    tellSale(platform, tx, {
      ...{ club_id, source: `tip:${tip_id}`, subject: { kind: 'tip', id: tip_id }, screen: 'manage-tips' },
      payload: async () => ({ title: 'Tip', how: 'tip', amount_cents }),
    }),
  ),
  tells('sale-at-station', stationClaimed, async (platform, tx, claimed) => {
    const { station_id, club_id, claim_id, paid_cents } = claimed;
    if (paid_cents === 0) return;
    await tellSale(platform, tx, {
      ...{ club_id, source: `claim:${claim_id}`, subject: { kind: 'station', id: station_id } },
      payload: async (staffId) => {
        const card = await cardFor(platform, tx, staffId, { kind: 'station', id: station_id });
        return card && { title: card.title, how: 'station', amount_cents: paid_cents };
      },
    });
  }),
];
