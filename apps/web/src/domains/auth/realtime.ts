// Owns which events about sessions the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/auth/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const authReactions = reactsTo(['sessionEnded'], () => import('./reactions.ts'));
