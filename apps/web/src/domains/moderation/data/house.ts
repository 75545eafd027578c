// A club's rules, its filters for texts, and its log, as its staff manages them.
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { LoggedDeed } from '@stagepass/contract/moderation/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepClub } from '#domains/clubs/public/use-club.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

export type { LoggedDeed, TextPolicy };

export function useSaveHouseRules(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (house_rules: string[]) =>
      callData('PUT /clubs/:id/house-rules', { params: { id: clubId }, body: { house_rules } }),
    onSuccess: (club) => keepClub(client, club),
  });
}

const policyKey = (clubId: string) => ['moderation', 'text-policy', clubId] as const;

export function useTextPolicy(clubId: string) {
  return useCall('GET /clubs/:id/text-policy', { params: { id: clubId } }, { key: policyKey(clubId) });
}

export function useSaveTextPolicy(clubId: string, ended: Ended<TextPolicy, unknown>) {
  const key = policyKey(clubId);
  return useOptimistic({
    ...ended,
    send: (body: TextPolicy) => callData('PUT /clubs/:id/text-policy', { params: { id: clubId }, body }),
    key,
    change: (_before: TextPolicy, policy) => policy,
    answered: (client, policy) => client.setQueryData(key, policy),
  });
}

export function useDeeds(clubId: string) {
  return usePages(
    'GET /clubs/:id/deeds',
    { params: { id: clubId } },
    { key: ['moderation', 'deeds', clubId] },
  );
}
