// Making and running a pool: each deed answers the whole pool.
import type { GachaPool, VersionDraft } from '@stagepass/contract/gacha/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateDesigns, invalidateItems } from '#domains/items/public/invalidate.ts';
import { call } from '#platform/api/api.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { keepPool } from './pool.ts';

export interface PoolWords {
  readonly name: string;
  readonly story: string;
  readonly draft: VersionDraft | null;
  readonly picture_media_id?: string | null;
}

function useDeed<Given>(deed: (given: Given) => Promise<{ data: GachaPool }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => (await deed(given)).data,
    onSuccess: (pool) => keepPool(client, pool),
  });
}

/** Made anew without an id. */
export function useSavePool(clubId: string, id: string | null) {
  return useDeed((body: PoolWords) =>
    id === null
      ? call('POST /clubs/:id/gacha', { params: { id: clubId }, body })
      : call('PATCH /gacha/:id', { params: { id }, body }),
  );
}

export function useAnnounce() {
  return useDeed(({ id, ...body }: VersionDraft & { id: string; opens_at: string | null }) =>
    call('POST /gacha/:id/versions', { params: { id }, body }),
  );
}

export function useWithdraw() {
  return useDeed((id: string) => call('POST /gacha/:id/withdraw', { params: { id } }));
}

export function useOpenPool() {
  return useDeed((id: string) => call('POST /gacha/:id/open', { params: { id } }));
}

export function useClosePool() {
  return useDeed((id: string) => call('POST /gacha/:id/close', { params: { id } }));
}

for (const changed of [invalidateItems, invalidateDesigns]) changed.also(invalidation('gacha', 'designs'));

/** What can be in a pool: the club's live designs. */
export function useLiveDesigns(clubId: string) {
  return usePages(
    'GET /clubs/:id/item-designs',
    { params: { id: clubId }, query: { state: 'live' } },
    { key: ['gacha', 'designs', clubId] },
  );
}
