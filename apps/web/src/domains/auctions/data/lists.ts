// Owns lists of auctions: a club's, for those who run it, and those that I have bid on.
import { usePages } from '#platform/query/use-pages.ts';

export function useClubAuctions(clubId: string, when: 'open' | 'past') {
  return usePages(
    'GET /clubs/:id/auctions',
    { params: { id: clubId }, query: { when } },
    { key: ['auctions', 'club', clubId, when] },
  );
}

export function useOwnBids(when: 'open' | 'past') {
  return usePages(
    'GET /auctions',
    { query: { when } },
    // Somebody may bid at any moment.
    { key: ['auctions', 'own', when], staleTime: 5000 },
  );
}
