// A club's tiers: read by everybody, kept by its staff. Every change answers all of them.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { TierView } from '@stagepass/contract/memberships/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { TierView };
export type TierFields = NonNullable<CallInput<'POST /clubs/:id/tiers'>['body']>;

const tiersKey = (clubId: string) => ['memberships', 'tiers', clubId] as const;

export function useTiers(clubId: string) {
  return useQuery({
    queryKey: tiersKey(clubId),
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/tiers', { params: { id: clubId } }, { signal })).data,
  });
}

type Change =
  | { change: 'create'; fields: TierFields }
  | { change: 'update'; tier_id: string; fields: TierFields }
  | { change: 'remove'; tier_id: string }
  | { change: 'order'; tier_ids: string[] };

async function perform(clubId: string, change: Change): Promise<TierView[]> {
  const params = { id: clubId };
  switch (change.change) {
    case 'create':
      return (await call('POST /clubs/:id/tiers', { params, body: change.fields })).data;
    case 'update': {
      const one = { ...params, tier_id: change.tier_id };
      return (await call('PATCH /clubs/:id/tiers/:tier_id', { params: one, body: change.fields })).data;
    }
    case 'remove': {
      const one = { ...params, tier_id: change.tier_id };
      return (await call('DELETE /clubs/:id/tiers/:tier_id', { params: one })).data;
    }
    case 'order':
      return (await call('PUT /clubs/:id/tiers/order', { params, body: { tier_ids: change.tier_ids } })).data;
  }
}

/** An order is shown at once, and goes back where the server says no. */
export function useChangeTiers(clubId: string) {
  const client = useQueryClient();
  const queryKey = tiersKey(clubId);
  return useMutation({
    mutationFn: (change: Change) => perform(clubId, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<TierView[]>(queryKey);
      if (change.change === 'order' && before !== undefined) {
        const byId = new Map(before.map((tier) => [tier.id, tier]));
        const next = change.tier_ids.flatMap((id, at) => {
          const tier = byId.get(id);
          return tier === undefined ? [] : [{ ...tier, rank: at + 1 }];
        });
        client.setQueryData<TierView[]>(queryKey, next);
      }
      return { before };
    },
    onError: (_error, _change, kept) => client.setQueryData(queryKey, kept?.before),
    onSuccess: (tiers) => client.setQueryData(queryKey, tiers),
  });
}
