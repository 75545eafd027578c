// Owns what is old once somebody voted, or a club changed its votes.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateVotes = invalidation('votes');

// Whoever joined, left or rose to another tier may vote elsewhere, or counts more.
invalidateClubs.also(invalidateVotes);
// A vote by tokens says how many one holds and can spend.
invalidateTokens.also(invalidateVotes);
