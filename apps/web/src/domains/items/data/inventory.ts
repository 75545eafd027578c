// My copies as stacks, page by page, and how many there are of what.
import type { InventoryCounts, ItemStack } from '@stagepass/contract/items/shapes.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import type { Filters } from '../model/filters.ts';

export type { InventoryCounts, ItemStack };

export const inventoryKey = ['items', 'inventory'] as const;

function queryOf({ quality, kind, state, club, sort, q }: Filters) {
  return {
    stacked: 'true',
    sort,
    ...(quality === null ? {} : { quality }),
    ...(kind === null ? {} : { kind }),
    ...(state === null ? {} : { state }),
    ...(club === null ? {} : { club }),
    ...(q === '' ? {} : { q: q.slice(0, 60) }),
  } as const;
}

export function useInventory(filters: Filters) {
  return usePages(
    'GET /inventory',
    { query: queryOf(filters) },
    // A chip must not empty the shelf while the answer is on its way.
    { key: [...inventoryKey, 'shelf', filters], keepPrevious: true },
  );
}

export function useInventoryCounts() {
  return useCall('GET /inventory/counts', {}, { key: [...inventoryKey, 'counts'] });
}

/** The single copies in a stack, oldest number first as they come. */
export function useStack(designId: string, state: ItemStack['item']['state'], isAsked: boolean) {
  return useCall(
    'GET /inventory',
    { query: { design: designId, state, limit: '60' } },
    { key: [...inventoryKey, 'stack', designId, state], enabled: isAsked },
  );
}
