// Owns what is old once somebody subscribed or changed something about it, or a club changed its plans.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateSubscriptions = invalidation('subscriptions');

// Whoever joined may subscribe.
invalidateClubs.also(invalidateSubscriptions);
