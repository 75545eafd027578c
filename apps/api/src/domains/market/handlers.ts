// Owns what the market hears: what a lot went for is a price of its design too, and who is out sells nothing any more.
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { personBanned } from '@stagepass/contract/memberships/events.ts';
import { userOutOfSight } from '@stagepass/contract/users/events.ts';
import { onEvent } from '#platform/domain.ts';
import { closeResales } from './close-resales.ts';
import { addToPriceDay } from './sales.store.ts';

export const handlers = [
  // A delivery and its effects are one transaction: it counts once.
  onEvent('market.price-of-auction', auctionSettled, (_platform, tx, { design_id, amount, settled_at }) =>
    addToPriceDay(tx, { design_id, sold_by: 'auction', paid: amount, at: new Date(settled_at) }),
  ),
  onEvent('market.close-resales-of-banned', personBanned, (platform, tx, { club_id, user_id }) =>
    closeResales(platform, tx, { seller_id: user_id, club_id }),
  ),
  onEvent('market.close-resales-out-of-sight', userOutOfSight, (platform, tx, { user_id }) =>
    closeResales(platform, tx, { seller_id: user_id }),
  ),
];
