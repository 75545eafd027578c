// Owns which events about joining the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/admissions/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const admissionsReactions = reactsTo(
  ['joinRequestMade', 'joinRequestAnswered'],
  () => import('./reactions.ts'),
);
