// Owns the reading of what somebody holds: the own inventory, and what a person shows of theirs.

import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import { collectionHidden } from '@stagepass/contract/items/errors.ts';
import {
  type InventoryCounts,
  type ItemKind,
  type ItemStack,
  type ItemState,
  itemKinds,
  itemStates,
} from '@stagepass/contract/items/shapes.ts';
import { loadCollector } from '#domains/users/public/list-collections-shown.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import {
  byOrder,
  countInventory as countRows,
  type InventoryFilter,
  type InventorySort,
  listInventory as listRows,
} from '../inventory.store.ts';
import { loadItemClubs, presentItems } from '../public/present-items.ts';

export interface InventoryQuery extends PageAsked {
  club?: string | undefined;
  quality?: ItemQualityKey | undefined;
  kind?: ItemKind | undefined;
  state?: ItemState | undefined;
  design?: string | undefined;
  q?: string | undefined;
  redeemable?: boolean | undefined;
  in_use?: boolean | undefined;
  stacked?: boolean;
  sort: InventorySort;
}

type StackPage = Page<ItemStack>;

/** Four queries, whatever the size of the page. */
export async function listInventory(
  platform: Platform,
  actor: Actor,
  query: InventoryQuery,
): Promise<StackPage> {
  return listHeld(platform, actor, query, { holder_id: signedIn(actor).user_id, own: true });
}

/** In stacks, as its holder lets the viewer see it. */
export async function listCollection(
  platform: Platform,
  actor: Actor,
  idOrName: string,
  query: InventoryQuery,
): Promise<StackPage> {
  const { id, shown } = await loadCollector(platform.db, actor, idOrName);
  if (!shown) return fail(collectionHidden);
  return listHeld(platform, actor, { ...query, stacked: true }, { holder_id: id, own: false });
}

async function listHeld(
  platform: Platform,
  actor: Actor,
  query: InventoryQuery,
  whose: Pick<InventoryFilter, 'holder_id' | 'own'>,
): Promise<StackPage> {
  const { cursor, limit, stacked = false, ...filter } = query;
  const viewer_id = actor.kind === 'user' ? actor.user_id : null;
  const wanted = { ...filter, ...whose, viewer_id, stacked, now: platform.clock.now() };
  const { rows, next_cursor } = await byOrder.page({ cursor, limit }, (page) =>
    listRows(platform.db, wanted, page),
  );
  const views = await presentItems(platform, platform.db, actor, rows);
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return { data: views.map((item) => ({ count: counts.get(item.id) ?? 1, item })), next_cursor };
}

/** Three queries. */
export async function countInventory(platform: Platform, actor: Actor): Promise<InventoryCounts> {
  const { rows, clubs } = await countRows(platform.db, signedIn(actor).user_id);
  const cards = await loadItemClubs(
    platform,
    platform.db,
    clubs.map((club) => club.club_id),
  );
  const sumOf = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((sum, row) => sum + row.copies, 0);
  return {
    total: sumOf(() => true),
    by_quality: ITEM_QUALITY_KEYS.map((quality) => ({
      quality,
      count: sumOf((row) => row.quality === quality),
    })),
    by_kind: itemKinds.map((kind) => ({ kind, count: sumOf((row) => row.kind === kind) })),
    by_state: itemStates.map((state) => ({ state, count: sumOf((row) => row.state === state) })),
    by_club: clubs
      .flatMap(({ club_id, designs, designs_of }) => {
        const club = cards.get(club_id);
        const copies = sumOf((row) => row.club_id === club_id);
        return club === undefined ? [] : [{ club, copies, designs, designs_of }];
      })
      .toSorted((a, b) => b.copies - a.copies || (a.club.name < b.club.name ? -1 : 1)),
  };
}
