// Owns which events about campaigns the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/campaigns/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const campaignsReactions = reactsTo(['campaignWon'], () => import('./reactions.ts'), {
  catchesUp: true,
});
