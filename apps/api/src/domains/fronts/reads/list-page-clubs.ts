// Owns which clubs a partner page shows: those it features that everybody may find.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { listPageClubIds } from '#domains/pages/public/featured-clubs.ts';
import type { Platform } from '#platform/platform.ts';

export async function listPageClubs(platform: Platform, slug: string): Promise<ClubCard[]> {
  const ids = await listPageClubIds(platform.db, slug);
  const cards = await loadClubCards(platform, platform.db, ids);
  return ids.flatMap((id) => {
    const club = cards.get(id);
    return club?.visibility === 'public' ? [club] : [];
  });
}
