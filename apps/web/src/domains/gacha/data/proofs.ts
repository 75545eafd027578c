// What anybody can check: the proof of a draw, and published against drawn odds; and my own draws.
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

export function proofKey(drawId: string) {
  return ['gacha', 'proof', drawId] as const;
}

export async function fetchProof(drawId: string, signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  return callData('GET /draws/:id/proof', { params: { id: drawId } }, options);
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
  return useCall(
    'GET /gacha/:id/odds',
    { params: { id: poolId } },
    { key: ['gacha', 'odds', poolId], staleTime: 0 },
  );
}

export function ownDrawsKey(poolId: string) {
  return ['gacha', 'own-draws', poolId] as const;
}

export function useOwnDraws(poolId: string) {
  return usePages('GET /gacha/:id/draws', { params: { id: poolId } }, { key: ownDrawsKey(poolId) });
}
