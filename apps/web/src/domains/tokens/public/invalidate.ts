// Owns what is old once somebody got, spent or lost tokens.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateTokens = invalidation('tokens');
