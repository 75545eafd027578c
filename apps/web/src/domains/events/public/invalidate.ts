// Owns how other domains say that answers about events are old.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateEvents = invalidation('events');
