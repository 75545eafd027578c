// A club's house rules, its policy for texts, and its audit log, as its staff keeps them.
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { LoggedDeed } from '@stagepass/contract/moderation/shapes.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepClub } from '#domains/clubs/public/use-club.ts';
import { call } from '#platform/api/api.ts';
import { fromKey } from './cases.ts';

export type { LoggedDeed, TextPolicy };

export function useSaveHouseRules(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (house_rules: string[]) =>
      (await call('PUT /clubs/:id/house-rules', { params: { id: clubId }, body: { house_rules } })).data,
    onSuccess: (club) => keepClub(client, club),
  });
}

const policyKey = (clubId: string) => ['clubs', 'text-policy', clubId] as const;

export function useTextPolicy(clubId: string) {
  return useQuery({
    queryKey: policyKey(clubId),
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/text-policy', { params: { id: clubId } }, { signal })).data,
  });
}

/** Shown as saved at once; goes back where the server says no. */
export function useSaveTextPolicy(clubId: string) {
  const client = useQueryClient();
  const queryKey = policyKey(clubId);
  return useMutation({
    mutationFn: async (body: TextPolicy) =>
      (await call('PUT /clubs/:id/text-policy', { params: { id: clubId }, body })).data,
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<TextPolicy>(queryKey);
      client.setQueryData<TextPolicy>(queryKey, next);
      return { before };
    },
    onError: (_error, _next, kept) => client.setQueryData(queryKey, kept?.before),
    onSuccess: (policy) => client.setQueryData(queryKey, policy),
  });
}

export function useDeeds(clubId: string) {
  return useInfiniteQuery({
    queryKey: ['moderation', 'deeds', clubId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /clubs/:id/deeds', { params: { id: clubId }, query: fromKey(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}
