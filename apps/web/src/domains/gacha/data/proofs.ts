// What anybody can check: the proof of a draw, and published against drawn odds; and my own draws.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function proofKey(drawId: string) {
  return ['gacha', 'proof', drawId] as const;
}

export async function fetchProof(drawId: string, signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  return (await call('GET /draws/:id/proof', { params: { id: drawId } }, options)).data;
}

export function useProof(drawId: string) {
  return useQuery({
    queryKey: proofKey(drawId),
    queryFn: ({ signal }) => fetchProof(drawId, signal),
    // It may have been opened meanwhile, and whoever looks wants to know now.
    staleTime: 0,
  });
}

export function usePoolOdds(poolId: string) {
  return useQuery({
    queryKey: ['gacha', 'odds', poolId],
    queryFn: async ({ signal }) =>
      (await call('GET /gacha/:id/odds', { params: { id: poolId } }, { signal })).data,
    staleTime: 0,
  });
}

export function ownDrawsKey(poolId: string) {
  return ['gacha', 'own-draws', poolId] as const;
}

export function useOwnDraws(poolId: string) {
  return useInfiniteQuery({
    queryKey: ownDrawsKey(poolId),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /gacha/:id/draws',
        { params: { id: poolId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
