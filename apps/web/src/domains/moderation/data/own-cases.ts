// Decisions about the viewer's own things, and the appeal against one.
import type { OwnCase } from '@stagepass/contract/moderation/shapes.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { fromKey } from './cases.ts';

export type { OwnCase };

const ownKey = ['moderation', 'own'] as const;

export function useOwnCases() {
  return useInfiniteQuery({
    queryKey: ownKey,
    queryFn: ({ pageParam, signal }) =>
      call('GET /users/me/cases', { query: fromKey(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export function useAppeal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) =>
      (await call('POST /cases/:id/appeal', { params: { id }, body: { text } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ownKey }),
  });
}
