// Owns which events about achievements the app reacts to by itself.
import type {} from '@stagepass/contract/achievements/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const achievementsReactions = reactsTo(['achievementEarned'], () => import('./reactions.tsx'));
