// The ledger's published fingerprints, latest first; the same for everybody.
import type { LedgerHead } from '@stagepass/contract/ledger/shapes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { LedgerHead };

export function useHeads() {
  return useInfiniteQuery({
    queryKey: ['ledger', 'heads'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /ledger/heads', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}
