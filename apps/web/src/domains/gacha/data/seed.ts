// My side of a draw's two numbers: the sealed one's fingerprint, and the word I mix in.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { changePool } from './pool.ts';
import { ownDrawsKey } from './proofs.ts';

/** Asking seals a number where none is yet; asking again answers the same. */
export function useCommitment(poolId: string, enabled: boolean) {
  return useCall(
    'POST /gacha/:id/commitment',
    { params: { id: poolId } },
    { key: ['gacha', 'commitment', poolId], enabled, staleTime: 0 },
  );
}

export interface NewSeed {
  readonly client_seed: string;
  /** The fingerprint that was shown. */
  readonly server_seed_hash: string;
}

export function useSetSeed(poolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSeed) => callData('PUT /gacha/:id/seed', { params: { id: poolId }, body }),
    onSuccess: ({ commitment }) => {
      client.setQueryData(['gacha', 'commitment', poolId], commitment);
      changePool(client, poolId, (pool) => ({
        ...pool,
        viewer: pool.viewer && { ...pool.viewer, commitment },
      }));
      void client.invalidateQueries({ queryKey: ownDrawsKey(poolId) });
      void client.invalidateQueries({ queryKey: ['gacha', 'proof'] });
    },
    // Another one was sealed meanwhile: its fingerprint has to be shown first.
    onError: () => client.invalidateQueries({ queryKey: ['gacha', 'commitment', poolId] }),
  });
}
