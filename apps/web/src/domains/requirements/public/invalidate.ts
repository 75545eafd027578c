// Owns what is old once a list of requirements changed.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateRequirements = invalidation('requirements');
