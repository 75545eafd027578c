// Founding a club, and putting the picture on it that was chosen meanwhile.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { type ClubDraft, foundingOf } from '../model/club-draft.ts';
import { invalidateClubs, invalidateOwnClubs } from '../public/invalidate.ts';
import { type ClubView, keepClub } from '../public/use-club.ts';

export interface Founded {
  club: ClubView;
  /** The club is there, its cover is not. */
  coverLost: boolean;
}

async function found(draft: ClubDraft): Promise<Founded> {
  const body = foundingOf(draft);
  if (body === null) throw new Error('a draft that lacks something cannot be founded');
  const { data: club } = await call('POST /clubs', { body });
  if (draft.cover === null) return { club, coverLost: false };
  try {
    const input = { params: { id: club.id }, body: { media_id: draft.cover.media_id } };
    return { club: await callData('PUT /clubs/:id/cover', input), coverLost: false };
  } catch {
    // The club stands: a cover that is late must not look as if nothing was founded.
    return { club, coverLost: true };
  }
}

export function useFoundClub() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: found,
    onSuccess: async ({ club }) => {
      await invalidateClubs(client);
      void invalidateOwnClubs(client);
      keepClub(client, club);
    },
  });
}
