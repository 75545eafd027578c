// Owns what the market hears of auctions: what a lot went for is a price of its design too.
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { onEvent } from '#platform/domain.ts';
import { addToPriceDay } from './sales.store.ts';

export const handlers = [
  // A delivery and its effects are one transaction: it counts once.
  onEvent('market.price-of-auction', auctionSettled, (_platform, tx, { design_id, amount, settled_at }) =>
    addToPriceDay(tx, { design_id, sold_by: 'auction', paid: amount, at: new Date(settled_at) }),
  ),
];
