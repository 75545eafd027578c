// Owns which events about scanned codes the app reacts to by itself; the rest concerns only the screens that listen for it.
import type {} from '@stagepass/contract/redemption/realtime.ts';
import { reactsTo } from '#platform/realtime/reactions.ts';

export const redemptionReactions = reactsTo(['codeScanned'], () => import('./reactions.ts'));
