// Owns the list of a club's pools, a page at a time.

import type { GachaPoolCard, PoolState } from '@stagepass/contract/gacha/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byState, listPoolRows, listVersions } from '../pools.store.ts';
import { loadSymbols, presentPoolCard } from '../views.ts';

const FOR_ALL: readonly PoolState[] = ['open', 'announced', 'closed'];

export async function listPools(
  platform: Platform,
  actor: Actor,
  clubId: string,
  asked: PageAsked & { state?: PoolState | undefined },
): Promise<Page<GachaPoolCard>> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const visible = isStaffFor(standing, 'sales') ? [...FOR_ALL, 'draft' as const] : FOR_ALL;
  const states = visible.filter((state) => asked.state === undefined || asked.state === state);
  const { rows, next_cursor } = await byState.page(asked, (page) =>
    listPoolRows(db, { club_id: club.id, states }, page),
  );
  const versions = await listVersions(
    db,
    rows.flatMap((row) => [row.version_id, row.next_version_id]),
  );
  const symbols = await loadSymbols(db, club.id, versions.values());
  const card = (await loadItemClubs(platform, db, [club.id])).get(club.id);
  return {
    data: rows.flatMap((row) =>
      card === undefined
        ? []
        : [
            presentPoolCard(platform, row, {
              club: card,
              version: versions.get(row.version_id ?? ''),
              next: versions.get(row.next_version_id ?? ''),
              symbols,
            }),
          ],
    ),
    next_cursor,
  };
}
