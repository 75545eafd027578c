// Owns the reading of designs: one, a club's list, and its copies by number for those who run the club.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type {
  DesignState,
  HeldCopy,
  ItemDesign,
  ItemKind,
  ItemState,
} from '@stagepass/contract/items/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import { readTimeKey, timePage } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { loadDesignToSee } from '../access.ts';
import { listCopies } from '../copies.store.ts';
import { readNumberCursor } from '../cursors.rules.ts';
import { countCopies, listClubDesigns } from '../designs.store.ts';
import { designFor } from '../public/design-for.ts';
import { itemClubOf } from '../public/present-items.ts';
import type { DesignRow } from '../tables.ts';
import { presentDesignRow } from '../views.ts';

const PAGE = 50;

export interface DesignsQuery {
  state?: DesignState | undefined;
  quality?: ItemQualityKey | undefined;
  kind?: ItemKind | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function getDesign(platform: Platform, actor: Actor, id: string): Promise<ItemDesign> {
  const { design, at, manages } = await loadDesignToSee(platform, platform.db, actor, id);
  const [view] = await presentAll(platform, at?.club, [design], manages);
  return view as ItemDesign;
}

/** Three queries at most, whatever the size of the page. */
export async function listDesigns(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { cursor, limit, state, ...query }: DesignsQuery,
): Promise<{ data: ItemDesign[]; next_cursor: string | null }> {
  const { club, standing } = await loadClubFor(platform, platform.db, actor, clubId, 'see-inside');
  const before = readTimeKey(cursor);
  const manages = may(club, standing, 'manage-content');
  const allowed: DesignState[] = manages ? ['draft', 'live', 'retired'] : ['live', 'retired'];
  const states = allowed.filter((one) => state === undefined || one === state);
  if (states.length === 0) return { data: [], next_cursor: null };
  const filter = { ...query, states, hidden: manages || standing.operator };
  const found = await listClubDesigns(platform.db, club.id, filter, { before, limit: limit + 1 });
  const { rows, next_cursor } = timePage(found, limit, (row) => ({ at: row.created_at, id: row.id }));
  return { data: await presentAll(platform, club, rows, manages), next_cursor };
}

async function presentAll(
  platform: Platform,
  club: Club | undefined,
  rows: readonly DesignRow[],
  manages: boolean,
): Promise<ItemDesign[]> {
  const card = club && itemClubOf(presentClub(platform, club));
  const counts = manages
    ? await countCopies(
        platform.db,
        rows.map((row) => row.id),
      )
    : undefined;
  const open = club?.delete_after === null;
  return rows.map((row) => {
    const copies = counts?.get(row.id) ?? { states: {}, holders: 0, vault: 0 };
    return presentDesignRow(platform, row, card, counts === undefined ? null : { ...copies, open });
  });
}

export async function listHolders(
  platform: Platform,
  actor: Actor,
  id: string,
  { state, cursor }: { state?: ItemState | undefined; cursor?: string | undefined },
): Promise<{ data: HeldCopy[]; next_cursor: string | null }> {
  const after = readNumberCursor(cursor);
  await designFor(platform, platform.db, actor, id, 'manage-content');
  const rows = await listCopies(platform.db, id, { state, after: after ?? 0, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const people = await loadUserCards(
    platform,
    platform.db,
    shown.flatMap((row) => row.holder_id ?? []),
  );
  return {
    data: shown.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      holder: people.get(row.holder_id ?? '') ?? null,
      acquired_at: row.acquired_at.toISOString(),
      origin: row.origin,
      place:
        row.place_kind === null || row.place_id === null ? null : { kind: row.place_kind, id: row.place_id },
    })),
    next_cursor: rows.length > PAGE ? String(shown.at(-1)?.number) : null,
  };
}
