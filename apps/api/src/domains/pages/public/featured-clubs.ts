// Owns the clubs that a partner page features, for domains that know clubs.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { findPage } from '../pages.store.ts';
import { setPage } from './set-page.ts';

/** Their ids in the order of the page; none where the page does not exist. */
export async function listPageClubIds(tx: Executor, slug: string): Promise<readonly string[]> {
  return (await findPage(tx, slug))?.content.featured_club_ids ?? [];
}

/** Changes nothing where the page does not exist. */
export async function setPageClubIds(
  platform: Platform,
  { slug, club_ids }: { slug: string; club_ids: readonly string[] },
): Promise<void> {
  const page = await findPage(platform.db, slug);
  if (page === undefined) return;
  await setPage(platform, { slug, content: { ...page.content, featured_club_ids: [...club_ids] } });
}
