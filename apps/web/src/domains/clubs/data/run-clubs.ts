// The clubs that I own or administer, and what waits in each.
import type { OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { invalidateReports } from '#domains/safety/public/invalidate.ts';
import { call } from '#platform/api/api.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { usePagesOf } from '#platform/query/use-pages.ts';

export type { OwnMembership };

/** They come first in one's clubs: pages are read while they hold nothing else. */
export function useRunClubs() {
  return usePagesOf({
    key: ['clubs', 'run'],
    read: async (cursor, signal) => {
      const query = { cursor: cursor ?? undefined };
      const page = await call('GET /memberships', { query }, { signal });
      const run = page.data.filter((membership) => membership.role !== 'member');
      const isAll = run.length < page.data.length;
      return { run, next_cursor: isAll ? null : page.next_cursor };
    },
    select: (data) => data.pages.flatMap((page) => page.run),
  });
}

export interface Waiting {
  requests: number;
  reports: number;
}

invalidateReports.also(invalidation('clubs', 'waiting'));

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
