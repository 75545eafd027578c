// Owns which events about auctions the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/auctions/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const auctionsReactions = reactsTo(['auctionOutbid', 'auctionWon'], () => import('./reactions.ts'), {
  catchesUp: true,
});
