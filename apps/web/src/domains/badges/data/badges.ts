// What is asked about badges: one's own, somebody's, one of them; and which ones stand first on the profile.
import type { BadgeView, HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateBadges } from '../public/invalidate.ts';

export function useOwnBadges(clubId: string | null) {
  const query = clubId === null ? {} : { club_id: clubId };
  return usePages('GET /badges', { query }, { key: ['badges', 'own', clubId] });
}

export function useBadgeCounts() {
  return useQuery({
    queryKey: ['badges', 'counts'],
    queryFn: ({ signal }) => callData('GET /badge-counts', {}, { signal }),
  });
}

export function useBadge(id: string) {
  return useQuery({
    queryKey: ['badges', 'one', id],
    queryFn: ({ signal }): Promise<BadgeView> => callData('GET /badges/:id', { params: { id } }, { signal }),
  });
}

export function useUserBadges(userId: string) {
  return usePages(
    'GET /users/:id/badges',
    { params: { id: userId } },
    { key: ['badges', 'of-user', userId] },
  );
}

export function useUserBadge(id: string, user: string) {
  return useQuery({
    queryKey: ['badges', 'of', id, user],
    queryFn: ({ signal }) => callData('GET /badges/:id/of/:user', { params: { id, user } }, { signal }),
    retry: false,
  });
}

export function useSetPins() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (badge_ids: string[]): Promise<HeldBadge[]> =>
      callData('PUT /badges/pins', { body: { badge_ids } }),
    onSuccess: () => invalidateBadges(client),
  });
}
