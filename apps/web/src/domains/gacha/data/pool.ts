// One pool as I see it, and the pools of a club.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

invalidateClubs.also(invalidation('gacha'));

export function poolKey(id: string) {
  return ['gacha', 'pool', id] as const;
}

export function usePool(id: string) {
  return useCall('GET /gacha/:id', { params: { id } }, { key: poolKey(id) });
}

export function keepPool(client: QueryClient, pool: GachaPool): void {
  client.setQueryData(poolKey(pool.id), pool);
  void client.invalidateQueries({ queryKey: ['gacha', 'club'] });
}

export function changePool(client: QueryClient, id: string, change: (pool: GachaPool) => GachaPool): void {
  client.setQueryData<GachaPool>(poolKey(id), (pool) => pool && change(pool));
}

export function useClubPools(clubId: string) {
  return usePages('GET /clubs/:id/gacha', { params: { id: clubId } }, { key: ['gacha', 'club', clubId] });
}
