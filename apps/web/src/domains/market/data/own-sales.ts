// What I have put up for sale, over all clubs.
import { usePages } from '#platform/query/use-pages.ts';

export function useOwnSales() {
  return usePages('GET /listings', {}, { key: ['market', 'own'] });
}
