// Owns which events about reminders the app reacts to by itself.
import type {} from '@stagepass/contract/reminders/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const remindersReactions = reactsTo(['reminderDue'], () => import('./reactions.ts'));
