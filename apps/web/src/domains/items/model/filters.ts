// What of an inventory is shown, kept in the address so that the way back finds it again.
import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { ItemKind, ItemState } from '@stagepass/contract/items/shapes.ts';
import { itemKinds, itemStates } from './item-words.ts';

export const sorts = ['newest', 'oldest', 'rarest', 'name'] as const;
export type Sort = (typeof sorts)[number];

export interface Filters {
  quality: ItemQualityKey | null;
  kind: ItemKind | null;
  state: ItemState | null;
  /** A club's id. */
  club: string | null;
  sort: Sort;
  q: string;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

export function filtersIn(search: URLSearchParams): Filters {
  return {
    quality: oneOf(ITEM_QUALITY_KEYS, search.get('quality')),
    kind: oneOf(itemKinds, search.get('kind')),
    state: oneOf(itemStates, search.get('state')),
    club: search.get('club'),
    sort: oneOf(sorts, search.get('sort')) ?? 'newest',
    q: search.get('q') ?? '',
  };
}

export function isFiltered(filters: Filters): boolean {
  const { quality, kind, state, club, q } = filters;
  return [quality, kind, state, club].some((value) => value !== null) || q !== '';
}

/** How many of those behind the button are on; the chips show themselves. */
export function hiddenFilters({ kind, state, club }: Filters): number {
  return [kind, state, club].filter((value) => value !== null).length;
}

/** Changes of the address that show everything again. */
export const noFilters = { quality: null, kind: null, state: null, club: null, q: null } as const;
