// Owns where a copy has been, as anybody may read it.
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';

invalidateItems.also(invalidation('auctions', 'provenance'));

export function useProvenance(itemId: string) {
  return useCall(
    'GET /items/:id/provenance',
    { params: { id: itemId }, query: {} },
    { key: ['auctions', 'provenance', itemId] },
  );
}
