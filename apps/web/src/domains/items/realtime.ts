// Owns which events about copies the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/items/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const itemsReactions = reactsTo(['itemReceived'], () => import('./reactions.ts'), { catchesUp: true });
