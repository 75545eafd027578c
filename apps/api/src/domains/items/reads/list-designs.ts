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
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadDesignToSee } from '../access.ts';
import { byNumber, listCopies } from '../copies.store.ts';
import { countCopies, listClubDesigns } from '../designs.store.ts';
import { designFor } from '../public/design-for.ts';
import { itemClubOf } from '../public/present-items.ts';
import type { DesignRow } from '../tables.ts';
import { presentDesignRow } from '../views.ts';

const PAGE = 50;

export interface DesignsQuery extends PageAsked {
  state?: DesignState | undefined;
  quality?: ItemQualityKey | undefined;
  kind?: ItemKind | undefined;
  q?: string | undefined;
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
): Promise<Page<ItemDesign>> {
  const { club, standing } = await loadClubFor(platform, platform.db, actor, clubId, 'see-inside');
  const manages = may(club, standing, 'manage-sales');
  const allowed: DesignState[] = manages ? ['draft', 'live', 'retired'] : ['live', 'retired'];
  const states = allowed.filter((one) => state === undefined || one === state);
  if (states.length === 0) return { data: [], next_cursor: null };
  const filter = { ...query, states, hidden: manages || standing.operator };
  const { rows, next_cursor } = await byCreation.page({ cursor, limit }, (page) =>
    listClubDesigns(platform.db, club.id, filter, page),
  );
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

interface HoldersAsked {
  state?: ItemState | undefined;
  held_by?: 'club' | undefined;
  cursor?: string | undefined;
}

export async function listHolders(
  platform: Platform,
  actor: Actor,
  id: string,
  { state, held_by, cursor }: HoldersAsked,
): Promise<Page<HeldCopy>> {
  await designFor(platform, platform.db, actor, id, 'manage-sales');
  const { rows, next_cursor } = await byNumber.page({ cursor, limit: PAGE }, (page) =>
    listCopies(platform.db, id, { state, of_club: held_by === 'club' }, page),
  );
  const people = await loadUserCards(
    platform,
    platform.db,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  return {
    data: rows.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      holder: people.get(row.holder_id ?? '') ?? null,
      acquired_at: row.acquired_at.toISOString(),
      origin: row.origin,
      place:
        row.place_kind === null || row.place_id === null ? null : { kind: row.place_kind, id: row.place_id },
    })),
    next_cursor,
  };
}
