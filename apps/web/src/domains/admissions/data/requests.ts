// The queue of requests as staff sees it: new ones arrive by themselves, answers show at once.
import type { JoinRequest } from '@stagepass/contract/admissions/shapes.ts';
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';

type Page = { data: JoinRequest[]; next_cursor: string | null; waiting: number };

export const requestsKey = (clubId: string) => ['admissions', 'requests', clubId] as const;

export function useJoinRequests(clubId: string) {
  const client = useQueryClient();
  useRealtime('joinRequestMade', ({ club_id }) => {
    if (club_id === clubId) void client.invalidateQueries({ queryKey: requestsKey(clubId) });
  });
  return useInfiniteQuery({
    queryKey: requestsKey(clubId),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/join-requests',
        { params: { id: clubId }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

type Answered =
  | { request: JoinRequest; approved: true }
  | { request: JoinRequest; approved: false; reason: string };

export function useAnswerRequest(clubId: string) {
  const client = useQueryClient();
  const key = requestsKey(clubId);
  return useMutation({
    mutationFn: async (answered: Answered) => {
      const params = { id: clubId, request_id: answered.request.id };
      if (answered.approved)
        return (await call('POST /clubs/:id/join-requests/:request_id/approve', { params })).data
          .member_number;
      const body = { reason: answered.reason };
      await call('POST /clubs/:id/join-requests/:request_id/refuse', { params, body });
      return null;
    },
    onMutate: async ({ request }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<InfiniteData<Page>>(key);
      client.setQueryData<InfiniteData<Page>>(key, (list) => list && without(list, request.id));
      return { before };
    },
    onError: (_error, _answered, kept) => client.setQueryData(key, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['memberships'] }),
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
