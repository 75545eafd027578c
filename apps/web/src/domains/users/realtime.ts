// Owns which events about a person the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/users/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const usersReactions = reactsTo(['toast', 'operatorChanged'], () => import('./reactions.ts'));
