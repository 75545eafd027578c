// Owns what is old once a notification came, was read, or preferences changed.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateNotifications = invalidation('notifications');
