// Owns what the app does by itself when the server says that a code was scanned.
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';

export const reactions: Reactions<'codeScanned'> = {
  codeScanned: () => void invalidateItems(queryClient),
};
