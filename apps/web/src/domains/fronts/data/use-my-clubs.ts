// The clubs somebody belongs to, and those that are suggested.
import type { OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { usePages } from '#platform/query/use-pages.ts';

export type { OwnMembership };

invalidateClubs.also(invalidation('fronts', 'clubs'));

export function useMyClubs(isAsked = true) {
  return usePages('GET /memberships', {}, { key: ['fronts', 'clubs', 'mine'], enabled: isAsked });
}

async function fetchSuggested({ signal }: { signal: AbortSignal }) {
  return callData('GET /fronts/suggested-clubs', {}, { signal });
}

/** Asked once for a visit: joining one must not take it off the list under the finger. */
export function useFirstClubs(visit: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['fronts', 'first-clubs', visit],
    queryFn: fetchSuggested,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useSuggestedClubs(isAsked = true) {
  return useQuery({
    queryKey: ['fronts', 'clubs', 'suggested'],
    queryFn: fetchSuggested,
    enabled: isAsked,
  });
}
