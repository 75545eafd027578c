// Owns which events about sales the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/market/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const marketReactions = reactsTo(['itemSold'], () => import('./reactions.ts'), { catchesUp: true });
