// One pool as I see it, and the pools of a club.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function poolKey(id: string) {
  return ['gacha', 'pool', id] as const;
}

export function usePool(id: string) {
  return useQuery({
    queryKey: poolKey(id),
    queryFn: async ({ signal }) => (await call('GET /gacha/:id', { params: { id } }, { signal })).data,
  });
}

export function keepPool(client: QueryClient, pool: GachaPool): void {
  client.setQueryData(poolKey(pool.id), pool);
  void client.invalidateQueries({ queryKey: ['gacha', 'club'] });
}

export function changePool(client: QueryClient, id: string, change: (pool: GachaPool) => GachaPool): void {
  client.setQueryData<GachaPool>(poolKey(id), (pool) => pool && change(pool));
}

export function useClubPools(clubId: string) {
  return useInfiniteQuery({
    queryKey: ['gacha', 'club', clubId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/gacha',
        { params: { id: clubId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
