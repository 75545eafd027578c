// Owns which events about achievements the app reacts to by itself, and asks for where its socket was not connected.
import type {} from '@stagepass/contract/achievements/realtime.ts';
import { callData } from '#platform/api/api.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

/** What was earned longer ago stands among the badges; no toast tells of it. */
const OLDEST_TOAST_S = 3600;

export const achievementsReactions = reactsTo(['achievementEarned'], () => import('./reactions.tsx'), {
  missed: {
    achievementEarned: {
      ask: (within_s) =>
        callData('GET /achievements/earned', { query: { within_s: Math.min(within_s, OLDEST_TOAST_S) } }),
      keyOf: ({ achievement_id, stage }) => `${achievement_id} ${stage}`,
    },
  },
});
