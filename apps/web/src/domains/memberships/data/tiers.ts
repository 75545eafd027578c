// A club's tiers as its staff changes them. Every change answers all of them.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { TierView } from '@stagepass/contract/memberships/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { tiersKey } from '../public/use-tiers.ts';

export type TierFields = NonNullable<CallInput<'POST /clubs/:id/tiers'>['body']>;

type Change =
  | { change: 'create'; fields: TierFields }
  | { change: 'update'; tier_id: string; fields: Partial<TierFields> }
  | { change: 'remove'; tier_id: string }
  | { change: 'order'; tier_ids: string[] };

async function perform(clubId: string, change: Change): Promise<TierView[]> {
  const params = { id: clubId };
  switch (change.change) {
    case 'create':
      return callData('POST /clubs/:id/tiers', { params, body: change.fields });
    case 'update': {
      const one = { ...params, tier_id: change.tier_id };
      return callData('PATCH /clubs/:id/tiers/:tier_id', { params: one, body: change.fields });
    }
    case 'remove': {
      const one = { ...params, tier_id: change.tier_id };
      return callData('DELETE /clubs/:id/tiers/:tier_id', { params: one });
    }
    case 'order':
      return callData('PUT /clubs/:id/tiers/order', { params, body: { tier_ids: change.tier_ids } });
  }
}

/** Only an order is shown at once: what else there is to change, the server answers. */
export function useChangeTiers(clubId: string, ended: Ended<Change, unknown> = {}) {
  const key = tiersKey(clubId);
  return useOptimistic({
    ...ended,
    send: (change: Change) => perform(clubId, change),
    key,
    change: (tiers: TierView[], change) =>
      change.change === 'order' ? inOrder(tiers, change.tier_ids) : tiers,
    answered: (client, tiers) => client.setQueryData(key, tiers),
  });
}

function inOrder(tiers: readonly TierView[], ids: readonly string[]): TierView[] {
  const byId = new Map(tiers.map((tier) => [tier.id, tier]));
  return ids.flatMap((id, at) => {
    const tier = byId.get(id);
    return tier === undefined ? [] : [{ ...tier, rank: at + 1 }];
  });
}
