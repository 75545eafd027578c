// Owns which events about levels and tiers the app reacts to by itself.
import type {} from '@stagepass/contract/levels/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const levelsReactions = reactsTo(['levelChanged'], () => import('./reactions.ts'), {
  catchesUp: true,
});
