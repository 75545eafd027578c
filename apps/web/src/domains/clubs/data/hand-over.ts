// Handing a club over: offered to an admin, taken back, accepted, declined. And closing it, with its way back.
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { invalidateOwnClubs } from '../public/invalidate.ts';
import { keepClub } from '../public/use-club.ts';

/** Each answers the whole club, which is shown at once; where it is refused, the club is asked for anew. */
function useClubAct<Input>(act: (input: Input) => Promise<{ data: ClubView }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await act(input)).data,
    onSuccess: (club) => {
      keepClub(client, club);
      void invalidateOwnClubs(client);
    },
    onError: () => client.invalidateQueries({ queryKey: ['clubs', 'one'] }),
  });
}

export function useOfferHandOver(id: string) {
  return useClubAct((user_id: string) =>
    call('POST /clubs/:id/hand-over', { params: { id }, body: { user_id } }),
  );
}

export function useWithdrawHandOver(id: string) {
  return useClubAct((_: undefined) => call('DELETE /clubs/:id/hand-over', { params: { id } }));
}

export function useAcceptHandOver(id: string) {
  return useClubAct((_: undefined) => call('POST /clubs/:id/hand-over/accept', { params: { id } }));
}

export function useDeclineHandOver(id: string) {
  return useClubAct((_: undefined) => call('POST /clubs/:id/hand-over/decline', { params: { id } }));
}

export function useAskDeletion(id: string) {
  return useClubAct((confirm_handle: string) =>
    call('POST /clubs/:id/deletion', { params: { id }, body: { confirm_handle } }),
  );
}

export function useCancelDeletion(id: string) {
  return useClubAct((_: undefined) => call('DELETE /clubs/:id/deletion', { params: { id } }));
}

/** What deleting would end: figures that move, so that they are asked for at each look. */
export function useDeletionValue(id: string) {
  return useCall(
    'GET /clubs/:id/deletion',
    { params: { id } },
    { key: ['clubs', 'deletion-value', id], staleTime: 0 },
  );
}

/** Whom the club can be handed to. */
export function useAdmins(id: string, isOn: boolean) {
  return useCall(
    'GET /clubs/:id/members',
    { params: { id }, query: { role: 'admin' } },
    { key: ['clubs', 'admins', id], enabled: isOn },
  );
}
