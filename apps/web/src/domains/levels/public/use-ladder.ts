// A club's levels with their names and perks, as everybody may read them, and where I am.
import { useCall } from '#platform/query/query.ts';
import './invalidate.ts';

export const ladderKey = (clubId: string) => ['levels', 'ladder', clubId] as const;

export function useLadder(clubId: string) {
  return useCall('GET /clubs/:id/levels', { params: { id: clubId } }, { key: ladderKey(clubId) });
}
