// Invitations: the own one, the staff's further codes, and one as the invited person sees it.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

const ownKey = (clubId: string) => ['admissions', 'own-invitation', clubId] as const;
const furtherKey = (clubId: string) => ['admissions', 'invitations', clubId] as const;

export function useOwnInvitation(clubId: string) {
  return useQuery({
    queryKey: ownKey(clubId),
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/invitation', { params: { id: clubId } }, { signal })).data,
  });
}

export function useFurtherCodes(clubId: string) {
  return useInfiniteQuery({
    queryKey: furtherKey(clubId),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/invitations',
        { params: { id: clubId }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export type CodeTerms = CallInput<'POST /clubs/:id/invitations'>['body'];

export function useCreateCode(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CodeTerms) =>
      (await call('POST /clubs/:id/invitations', { params: { id: clubId }, body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: furtherKey(clubId) }),
  });
}

export function useRevokeCode(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      call('DELETE /clubs/:id/invitations/:code', { params: { id: clubId, code } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: furtherKey(clubId) }),
        client.invalidateQueries({ queryKey: ownKey(clubId) }),
      ]),
  });
}

export function useInvitation(code: string) {
  return useQuery({
    queryKey: ['admissions', 'invitation', code],
    queryFn: async ({ signal }) =>
      (await call('GET /invitations/:code', { params: { code } }, { signal })).data,
  });
}
