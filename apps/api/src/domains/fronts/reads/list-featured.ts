// Owns the site operator's list of clubs at the head of Discover, in order.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import type { Platform } from '#platform/platform.ts';
import { listFeaturedIds } from '../fronts.store.ts';

export async function listFeatured(platform: Platform): Promise<ClubCard[]> {
  const ids = await listFeaturedIds(platform.db);
  const clubs = await loadClubCards(platform, platform.db, ids);
  return ids.flatMap((id) => clubs.get(id) ?? []);
}
