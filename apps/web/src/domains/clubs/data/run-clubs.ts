// The clubs that I own or administer, and what waits in each.
import type { OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { OwnMembership };

/** They come first in one's clubs: pages are read while they hold nothing else. */
export function useRunClubs() {
  return useInfiniteQuery({
    queryKey: ['memberships', 'run'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const page = await call('GET /memberships', { query }, { signal });
      const run = page.data.filter((membership) => membership.role !== 'member');
      const isAll = run.length < page.data.length;
      return { run, next_cursor: isAll ? null : page.next_cursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: (data) => data.pages.flatMap((page) => page.run),
  });
}

export interface Waiting {
  requests: number;
  reports: number;
}

export function useWaiting(clubId: string) {
  return useQuery({
    queryKey: ['clubs', 'waiting', clubId],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const params = { id: clubId };
      const [requests, cases] = await Promise.all([
        call('GET /clubs/:id/join-requests', { params, query: {} }, { signal }),
        call('GET /clubs/:id/cases/counts', { params }, { signal }),
      ]);
      return { requests: requests.waiting, reports: cases.data.waiting };
    },
  });
}
