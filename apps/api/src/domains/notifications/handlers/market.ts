// Owns who is told of drops, resales, refunds, money, items and tickets.
import { poolOpened } from '@stagepass/contract/gacha/events.ts';
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import {
  payoutChanged,
  spendingThawed,
  toppedUp,
  topUpClaimed,
  topUpFlagged,
  topUpReturned,
} from '@stagepass/contract/ledger/events.ts';
import { itemSold, listingOpened } from '@stagepass/contract/market/events.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import { redeemed, redemptionVoided } from '@stagepass/contract/redemption/events.ts';
import { stationOpened } from '@stagepass/contract/stations/events.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { nameOfPool } from '#domains/gacha/public/name-of-pool.ts';
import { loadDesigns, loadItems } from '#domains/items/public/load-items.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { tellClub } from '../tell-club.ts';
import { cardFor, nameOfDesign, tells } from './told.ts';

type HowReceived = NotificationPayloads['item-received']['how'];

/** What somebody bought, drew or won was shown to them as it happened. */
const told: Partial<Record<string, HowReceived>> = {
  grant: 'grant',
  mission: 'mission',
  station: 'station',
  vote: 'vote',
};

const itemLink = (id: string) => `/user/inventory?item=${id}`;

async function tellTopUp(
  platform: Platform,
  tx: Tx,
  of: { user_id: string; top_up_id: string; amount_cents: number },
  state: NotificationPayloads['top-up']['state'],
): Promise<void> {
  const { user_id, top_up_id, amount_cents } = of;
  await notify(platform, tx, {
    ...{ kind: 'top-up', user_ids: [user_id], club_id: null, source: `${top_up_id}:${state}` },
    subject: { kind: 'top-up', id: top_up_id },
    payload: { amount_cents, state },
    link: '/user/wallet',
  });
}

async function tellTicket(
  platform: Platform,
  tx: Tx,
  kind: 'ticket-used' | 'ticket-restored',
  of: { redemption_id: string; club_id: string; item_id: string; user_id: string },
): Promise<void> {
  const item = (await loadItems(tx, [of.item_id])).get(of.item_id);
  if (item === undefined) return;
  await notify(platform, tx, {
    ...{ kind, user_ids: [of.user_id], club_id: of.club_id, source: of.redemption_id },
    subject: { kind: 'item', id: of.item_id },
    payload: { title: await nameOfDesign(tx, item.design_id), number: item.number },
    link: kind === 'ticket-used' ? '/user/redeem-history' : '/user/tickets',
  });
}

export const marketHandlers = [
  tells(
    'drop-store',
    listingOpened,
    async (platform, tx, { listing_id, club_id, design_id, kind, price_cents }) => {
      if (kind !== 'store') return;
      await tellClub(platform, tx, {
        ...{ kind: 'drop', club_id, source: `listing:${listing_id}`, link: `/market-item/${listing_id}` },
        subject: { kind: 'listing', id: listing_id },
        payload: { title: await nameOfDesign(tx, design_id), what: 'store', price_cents },
      });
    },
  ),
  tells('drop-packs', poolOpened, async (platform, tx, { pool_id, club_id, version }) => {
    const pool = await nameOfPool(tx, pool_id);
    if (pool === undefined) return;
    await tellClub(platform, tx, {
      ...{ kind: 'drop', club_id, source: `pool:${pool_id}:${version}`, link: `/club/gacha/${pool_id}` },
      subject: { kind: 'pool', id: pool_id },
      payload: { title: pool.name, what: 'packs', price_cents: pool.price_cents },
    });
  }),
  tells('drop-station', stationOpened, async (platform, tx, { station_id, club_id }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined) return;
    const card = await cardFor(platform, tx, club.owner_id, { kind: 'station', id: station_id });
    if (card === undefined || card.state !== 'shown') return;
    await tellClub(platform, tx, {
      ...{ kind: 'drop', club_id, source: `station:${station_id}`, link: card.path },
      subject: { kind: 'station', id: station_id },
      payload: { title: card.title, what: 'station', price_cents: null },
    });
  }),
  tells(
    'resale-sold',
    itemSold,
    async (platform, tx, sold) => {
      const { seller_id, club_id, design_id, item_id, buyer_id, paid_cents, to_seller_cents } = sold;
      if (seller_id === null) return;
      await notify(platform, tx, {
        ...{ kind: 'resale-sold', user_ids: [seller_id], club_id, source: `${sold.listing_id}:${item_id}` },
        ...{ actor_id: buyer_id, subject: { kind: 'item', id: item_id }, link: '/user/wallet' },
        payload: { title: await nameOfDesign(tx, design_id), paid_cents, to_seller_cents },
      });
    },
    'prompt',
  ),
  tells(
    'order-refunded',
    orderRefunded,
    async (platform, tx, refunded) => {
      const { order_id, club_id, buyer_id, item_id, paid_cents, paid_tokens } = refunded;
      const item = (await loadItems(tx, [item_id])).get(item_id);
      await notify(platform, tx, {
        ...{ kind: 'order-refunded', user_ids: [buyer_id], club_id, source: order_id },
        subject: { kind: 'order', id: order_id },
        payload: {
          title: item === undefined ? '' : await nameOfDesign(tx, item.design_id),
          amount_cents: paid_cents,
          ...(paid_tokens > 0 ? { tokens: paid_tokens } : {}),
        },
        link: `/order/${order_id}`,
      });
    },
    'prompt',
  ),
  tells('item-received', itemsIssued, async (platform, tx, { origin, copies }) => {
    const how = told[origin];
    if (how === undefined) return;
    const designs = await loadDesigns(
      tx,
      copies.map(({ design_id }) => design_id),
    );
    for (const { item_id, design_id, club_id, user_id, number } of copies) {
      const design = designs.get(design_id);
      if (design === undefined) continue;
      await notify(platform, tx, {
        ...{ kind: 'item-received', user_ids: [user_id], club_id, source: `${item_id}:made` },
        subject: { kind: 'item', id: item_id },
        payload: { title: design.name, number: design.edition_size === null ? null : number, how },
        link: itemLink(item_id),
      });
    }
  }),
  tells(
    'item-received-as-gift',
    itemMoved,
    async (platform, tx, moved) => {
      const { item_id, design_id, club_id, event, from_user_id, to_user_id } = moved;
      if (event !== 'gifted' || to_user_id === null) return;
      const item = (await loadItems(tx, [item_id])).get(item_id);
      await notify(platform, tx, {
        ...{ kind: 'item-received', user_ids: [to_user_id], club_id, actor_id: from_user_id },
        // Given back and given again, it is another gift.
        source: `${item_id}:${item?.seq ?? 0}`,
        subject: { kind: 'item', id: item_id },
        payload: { title: await nameOfDesign(tx, design_id), number: item?.number ?? null, how: 'gift' },
        link: itemLink(item_id),
      });
    },
    'prompt',
  ),
  tells('ticket-used', redeemed, (platform, tx, used) => tellTicket(platform, tx, 'ticket-used', used)),
  tells('ticket-restored', redemptionVoided, async (platform, tx, { item_id, ...voided }) => {
    if (item_id !== null) await tellTicket(platform, tx, 'ticket-restored', { ...voided, item_id });
  }),
  tells('top-up', toppedUp, async (platform, tx, topUp) => {
    // A card that was charged for something is told of with it.
    if (topUp.charged_for === null) await tellTopUp(platform, tx, topUp, 'added');
  }),
  tells('top-up-in-review', topUpFlagged, (platform, tx, topUp) =>
    tellTopUp(platform, tx, topUp, 'in-review'),
  ),
  tells('top-up-returned', topUpReturned, (platform, tx, { done, ...topUp }) =>
    tellTopUp(platform, tx, topUp, done ? 'returned' : 'return-failed'),
  ),
  tells('top-up-disputed', topUpClaimed, (platform, tx, topUp) => tellTopUp(platform, tx, topUp, 'disputed')),
  tells('top-up-settled', spendingThawed, async (platform, tx, { user_id }) => {
    const day = platform.clock.now().toISOString().slice(0, 10);
    await notify(platform, tx, {
      ...{ kind: 'top-up', user_ids: [user_id], club_id: null, source: `thawed:${day}` },
      payload: { amount_cents: 0, state: 'settled' },
      link: '/user/wallet',
    });
  }),
  tells('payout', payoutChanged, async (platform, tx, payout) => {
    const { payout_id, club_id, owner_id, amount_cents, state } = payout;
    const club = await findClub(platform, tx, club_id);
    if (owner_id === null || club === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'payout', user_ids: [owner_id], club_id, source: `${payout_id}:${state}` },
      subject: { kind: 'payout', id: payout_id },
      payload: { amount_cents, state },
      link: `/club/${club.handle}/vault`,
    });
  }),
];
