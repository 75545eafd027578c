// Invitations: the own one, the staff's further codes, and one as the invited person sees it.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

const ownKey = (clubId: string) => ['admissions', 'own-invitation', clubId] as const;
const furtherKey = (clubId: string) => ['admissions', 'invitations', clubId] as const;

export function useOwnInvitation(clubId: string) {
  return useCall('GET /clubs/:id/invitation', { params: { id: clubId } }, { key: ownKey(clubId) });
}

export function useFurtherCodes(clubId: string) {
  return usePages('GET /clubs/:id/invitations', { params: { id: clubId } }, { key: furtherKey(clubId) });
}

export type CodeTerms = CallInput<'POST /clubs/:id/invitations'>['body'];

export function useCreateCode(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CodeTerms) =>
      callData('POST /clubs/:id/invitations', { params: { id: clubId }, body }),
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
  return useCall('GET /invitations/:code', { params: { code } }, { key: ['admissions', 'invitation', code] });
}
