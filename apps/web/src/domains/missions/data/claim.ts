// Owns claiming a reward that could not be given when the mission was finished: it is given once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateBadges } from '#domains/badges/public/invalidate.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { callOnce } from '#platform/api/once.ts';
import { invalidateMissions } from '../public/invalidate.ts';
import { missionKey } from './missions.ts';

export function useClaim(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOnce(`claim-mission/${id}`, 'POST /missions/:id/claim', { params: { id } }),
    onSuccess: (mission) => client.setQueryData(missionKey(id), mission),
    onSettled: () => {
      void invalidateMissions(client);
      void invalidateItems(client);
      void invalidateLedger(client);
      void invalidateBadges(client);
      void invalidateTokens(client);
    },
  });
}
