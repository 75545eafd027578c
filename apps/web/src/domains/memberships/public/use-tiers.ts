// A club's tiers, lowest first, as everybody may read them.
import type { TierView } from '@stagepass/contract/memberships/shapes.ts';
import { useCall } from '#platform/query/query.ts';

export type { TierView };

export const tiersKey = (clubId: string) => ['memberships', 'tiers', clubId] as const;

export function useTiers<Data = TierView[]>(
  clubId: string,
  options: { enabled?: boolean; select?: (tiers: TierView[]) => Data } = {},
) {
  return useCall('GET /clubs/:id/tiers', { params: { id: clubId } }, { key: tiersKey(clubId), ...options });
}
