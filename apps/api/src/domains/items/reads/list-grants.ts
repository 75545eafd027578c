// Owns the reading of grants to many, for those who run the club.
import { grantNotFound } from '@stagepass/contract/items/errors.ts';
import type { ItemGrant } from '@stagepass/contract/items/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import { byCreation, type Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { findGrant, listGrantRows } from '../grants.store.ts';
import { designFor } from '../public/design-for.ts';
import type { GrantRow } from '../tables.ts';

const PAGE = 30;

export async function listGrants(
  platform: Platform,
  actor: Actor,
  designId: string,
  cursor: string | undefined,
): Promise<Page<ItemGrant>> {
  await designFor(platform, platform.db, actor, designId, 'manage-sales');
  const { rows, next_cursor } = await byCreation.page({ cursor, limit: PAGE }, (page) =>
    listGrantRows(platform.db, designId, page),
  );
  return { data: await presentAll(platform, rows), next_cursor };
}

export async function getGrant(platform: Platform, actor: Actor, id: string): Promise<ItemGrant> {
  const grant = await findGrant(platform.db, id);
  if (grant === undefined) return fail(grantNotFound);
  await loadClubFor(platform, platform.db, actor, grant.club_id, 'manage-sales');
  const [view] = await presentAll(platform, [grant]);
  return view as ItemGrant;
}

async function presentAll(platform: Platform, rows: readonly GrantRow[]): Promise<ItemGrant[]> {
  const people = await loadUserCards(
    platform,
    platform.db,
    rows.map((row) => row.by_id),
  );
  return rows.map((row) => ({
    id: row.id,
    design_id: row.design_id,
    state: row.state,
    wanted: row.wanted,
    granted: row.granted,
    skipped: row.skipped,
    skips: row.skips,
    note: row.note,
    by: people.get(row.by_id) ?? null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }));
}
