// Owns what the app does by itself when the server says something about copies.
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { invalidateItems } from './public/invalidate.ts';

export const onBack = () => void invalidateItems(queryClient);

export const reactions: Reactions<'itemReceived'> = { itemReceived: onBack };
