// Owns putting a club at the head of Discover, and taking it away: an operator's choice, from the command line.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { clearFeatured, setFeatured } from '../fronts.store.ts';

/** False where there is no such club, or not everybody may find it. */
export async function featureClub(
  platform: Platform,
  { handle, on }: { handle: string; on: boolean },
): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const club = await findClub(platform, tx, handle);
    if (club === undefined || (on && !isFindable(club))) return false;
    await setFeatured(tx, { club_id: club.id, on, now: platform.clock.now() });
    await recordDeed(platform, tx, {
      club_id: null,
      actor_id: null,
      deed: on ? 'fronts.club-featured' : 'fronts.club-unfeatured',
      subject: { kind: 'club', id: club.id },
    });
    return true;
  });
}

function isFindable(club: Club): boolean {
  const stays = club.closed_at === null && club.suspended_at === null && club.delete_after === null;
  return stays && club.visibility === 'public';
}

/** In this order, and no others; refused where one of them is not for everybody to find. */
export async function setFeaturedClubs(
  platform: Platform,
  actorId: string,
  clubIds: readonly string[],
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const now = platform.clock.now().getTime();
    const wanted = [...new Set(clubIds)];
    await clearFeatured(tx);
    for (const [at, id] of wanted.entries()) {
      const club = await findClub(platform, tx, id);
      if (club === undefined || !isFindable(club)) return fail(clubNotFound);
      // The latest stands first.
      await setFeatured(tx, { club_id: club.id, on: true, now: new Date(now - at) });
    }
    await recordDeed(platform, tx, {
      club_id: null,
      actor_id: actorId,
      deed: 'fronts.featured-set',
      details: { clubs: wanted.join(' ') },
    });
  });
}
