// What I handed in and which doors I passed, page by page.
import { usePages } from '#platform/query/use-pages.ts';

export function useRedemptions(kind: 'item' | 'pass' | null) {
  return usePages(
    'GET /redemptions',
    { query: { kind: kind ?? undefined } },
    { key: ['redemption', 'history', kind] },
  );
}
