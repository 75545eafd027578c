// Owns which events about notifications the app reacts to by itself.
import type {} from '@stagepass/contract/chat/realtime.ts';
import type {} from '@stagepass/contract/notifications/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const notificationsReactions = reactsTo(
  ['notification', 'notificationsRead', 'conversationChanged'],
  () => import('./reactions.ts'),
  { catchesUp: true },
);
