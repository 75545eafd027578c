// Owns how copies and designs of any mix become what screens show: a fixed number of queries, however many there are.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { ItemClub, ItemDesignCard, ItemView } from '@stagepass/contract/items/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { listCollectionsShown } from '#domains/users/public/list-collections-shown.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listDesignRows } from '../designs.store.ts';
import { presentDesignCard, presentItemRow } from '../views.ts';
import type { Item, ItemDesign } from './item.ts';

export async function loadItemClubs(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
): Promise<Map<string, ItemClub>> {
  const cards = await loadClubCards(platform, tx, ids, { suspended: true });
  return new Map([...cards].map(([id, card]) => [id, itemClubOf(card)]));
}

export function itemClubOf({ id, handle, name, hue, picture }: ClubCard): ItemClub {
  return { id, handle, name, hue, picture };
}

/** By id: two queries, or one where the designs are there already. */
export async function presentDesigns(
  platform: Platform,
  tx: Executor,
  given: readonly string[] | readonly ItemDesign[],
): Promise<Map<string, ItemDesignCard>> {
  const rows = given.every((entry) => typeof entry === 'string')
    ? await listDesignRows(tx, [...new Set(given)])
    : (given as readonly ItemDesign[]);
  const clubs = await loadItemClubs(
    platform,
    tx,
    rows.map((row) => row.club_id),
  );
  return new Map(rows.map((row) => [row.id, presentDesignCard(platform, row, clubs.get(row.club_id))]));
}

/**
 * In the order of the rows. Whoever keeps their collection private is not named as a holder, but to themselves and to
 * operators. Five queries at most.
 */
export async function presentItems(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  rows: readonly Item[],
): Promise<ItemView[]> {
  const designs = new Map(
    (await listDesignRows(tx, [...new Set(rows.map((row) => row.design_id))])).map((row) => [row.id, row]),
  );
  const clubs = await loadItemClubs(
    platform,
    tx,
    rows.map((row) => row.club_id),
  );
  const holders = await loadHolders(
    platform,
    tx,
    viewer,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  const viewer_id = viewer.kind === 'user' ? viewer.user_id : null;
  const now = platform.clock.now();
  return rows.flatMap((row) => {
    const design = designs.get(row.design_id);
    if (design === undefined) return [];
    const holder = holders.get(row.holder_id ?? '') ?? null;
    return [presentItemRow(platform, row, { design, club: clubs.get(row.club_id), holder, viewer_id, now })];
  });
}

/** Cards of those whom this viewer may see with their items. */
export async function loadHolders(platform: Platform, tx: Executor, viewer: Actor, ids: readonly string[]) {
  const shown = await listCollectionsShown(tx, viewer, [...new Set(ids)]);
  return loadUserCards(platform, tx, [...shown]);
}
