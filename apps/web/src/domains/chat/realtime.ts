// Owns which events of chat the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/chat/realtime.ts';
import type {} from '@stagepass/contract/users/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const chatReactions = reactsTo(['haveMessage'], () => import('./reactions.ts'));
