// The queue of requests as staff sees it: new ones arrive by themselves, answers show at once.
import type { JoinRequest } from '@stagepass/contract/admissions/shapes.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { invalidateMemberships } from '#domains/memberships/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { usePagesOf } from '#platform/query/use-pages.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';

type Page = { data: JoinRequest[]; next_cursor: string | null; waiting: number };

export const requestsKey = (clubId: string) => ['admissions', 'requests', clubId] as const;

export function useJoinRequests(clubId: string) {
  const client = useQueryClient();
  const onBack = () => void client.invalidateQueries({ queryKey: requestsKey(clubId) });
  useRealtime('joinRequestMade', ({ club_id }) => (club_id === clubId ? onBack() : undefined), { onBack });
  return usePagesOf({
    key: requestsKey(clubId),
    read: (cursor, signal) =>
      call(
        'GET /clubs/:id/join-requests',
        { params: { id: clubId }, query: { cursor: cursor ?? undefined } },
        { signal },
      ),
  });
}

type Answered =
  | { request: JoinRequest; approved: true }
  | { request: JoinRequest; approved: false; reason: string };

/** `done` is given the number of the new member, or null. */
export function useAnswerRequest(clubId: string, ended: Ended<Answered, number | null>) {
  const key = requestsKey(clubId);
  return useOptimistic({
    ...ended,
    send: async (answered: Answered) => {
      const params = { id: clubId, request_id: answered.request.id };
      if (answered.approved) {
        const joined = await callData('POST /clubs/:id/join-requests/:request_id/approve', { params });
        return joined.member_number;
      }
      const body = { reason: answered.reason };
      await call('POST /clubs/:id/join-requests/:request_id/refuse', { params, body });
      return null;
    },
    key,
    change: (list: InfiniteData<Page>, { request }) => without(list, request.id),
    settled: (client) =>
      Promise.all([invalidateMemberships(client), client.invalidateQueries({ queryKey: key })]),
  });
}

function without(list: InfiniteData<Page>, id: string): InfiniteData<Page> {
  return {
    ...list,
    pages: list.pages.map((page) => {
      const data = page.data.filter((request) => request.id !== id);
      return { ...page, data, waiting: page.waiting - (page.data.length - data.length) };
    }),
  };
}
