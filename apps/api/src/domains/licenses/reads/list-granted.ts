// Owns the site operator's list of licenses that were granted, with the plans that can be.
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import type { Platform } from '#platform/platform.ts';
import { bySince, listGranted } from '../licenses.store.ts';

const pageSize = 30;

export async function listGrantedLicenses(
  platform: Platform,
  cursor: string | undefined,
): Promise<CallAnswer<'GET /operator/licenses'>> {
  const { rows, next_cursor } = await bySince.page({ cursor, limit: pageSize }, (page) =>
    listGranted(platform.db, page),
  );
  const clubs = await loadClubCards(
    platform,
    platform.db,
    rows.map(({ club_id }) => club_id),
    { suspended: true },
  );
  const data = rows.flatMap(({ club_id, plan, terms, since, ends_at }) => {
    const club = clubs.get(club_id);
    if (club === undefined) return [];
    const until = ends_at?.toISOString() ?? null;
    return [{ club, plan: { key: plan, name: terms.name }, since: since.toISOString(), until }];
  });
  const plans = platform.config.LICENSES.map(({ key, name }) => ({ key, name }));
  return { data, next_cursor, plans };
}
