// Changing a club: its words and policies, its picture, its cover.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import type { ClubChange } from '../model/settings-draft.ts';
import { invalidateOwnClubs } from '../public/invalidate.ts';
import { keepClub } from '../public/use-club.ts';

export function useChangeClub(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ClubChange) => callData('PATCH /clubs/:id', { params: { id }, body: change }),
    onSuccess: (club) => {
      keepClub(client, club);
      void invalidateOwnClubs(client);
    },
  });
}

export type ClubPrint = 'picture' | 'cover';

/** Null takes it away. */
export function useSetPrint(id: string, which: ClubPrint) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (media_id: string | null) => {
      const input = { params: { id }, body: { media_id } };
      const answer =
        which === 'picture'
          ? await call('PUT /clubs/:id/picture', input)
          : await call('PUT /clubs/:id/cover', input);
      return answer.data;
    },
    onSuccess: (club) => {
      keepClub(client, club);
      void invalidateOwnClubs(client);
    },
  });
}
