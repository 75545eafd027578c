// Owns the badges of a club that can still be earned, for those who choose one: in conditions and as something to give.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { allEntries, readPages } from '#platform/query/use-pages.ts';

export type { BadgeCard };

/** `free`: those that no achievement gives, for whoever wants to give one. */
export function useClubBadges(clubId: string, only: 'all' | 'free' = 'all') {
  return useQuery({
    queryKey: ['badges', 'of-club', clubId, only],
    queryFn: async ({ signal }) => {
      const input = { params: { id: clubId }, query: { only, limit: 50 } } as const;
      return allEntries({ pages: await readPages('GET /clubs/:id/badges', input, { signal }) });
    },
  });
}
