// Owns what is old once copies or designs changed.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateItems = invalidation('items');
export const invalidateDesigns = invalidation('items', 'designs');
