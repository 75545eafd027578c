// Owns what checking a sealed vote needs: the own receipt, and the whole list of ballots.
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, readPages } from '#platform/query/use-pages.ts';
import { voteKey } from './votes.ts';

export function useReceipt(id: string) {
  return useCall('GET /votes/:id/receipt', { params: { id } }, { key: [...voteKey(id), 'receipt'] });
}

/** The whole list: what is checked must be complete. Nobody's receipt where they have not voted. */
export function useTally(id: string) {
  return useQuery({
    queryKey: [...voteKey(id), 'tally'],
    queryFn: async ({ signal }) => {
      const params = { id };
      const pages = await readPages('GET /votes/:id/tally', { params, query: { limit: 1000 } }, { signal });
      const receipt = await callData('GET /votes/:id/receipt', { params }, { signal }).catch(
        (error: unknown) => {
          if (isApiError(error, 'votes.no-ballot')) return null;
          throw error;
        },
      );
      return { lines: allEntries({ pages }), receipt };
    },
  });
}
