// Owns which clubs are suggested to somebody: the liveliest they are not in, nearest to what they like first.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { SuggestedClub } from '@stagepass/contract/fronts/shapes.ts';
import { listFoundClubs } from '#domains/clubs/public/list-found-clubs.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { bannedFrom } from '#domains/memberships/public/banned-from.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

const LOOKED_AT = 50;
const SUGGESTED = 6;

export async function listSuggestedClubs(platform: Platform, actor: Actor): Promise<SuggestedClub[]> {
  const { db } = platform;
  const userId = signedIn(actor).user_id;
  const mine = await clubIdsOf(db, userId);
  const own = [...(await loadClubCards(platform, db, mine)).values()];
  const found = await listFoundClubs(platform, db, {
    sort: 'trending',
    category: undefined,
    limit: LOOKED_AT,
  });
  const ids = found.map((club) => club.id);
  const shut = await bannedFrom(db, userId, ids);
  const open = found.filter((club) => !shut.has(club.id));
  return suggestionsFrom(open, own).slice(0, SUGGESTED);
}

/** The order of liveliness stays within those that are near, and within the others. */
export function suggestionsFrom(found: readonly ClubCard[], own: readonly ClubCard[]): SuggestedClub[] {
  const isMine = new Set(own.map((club) => club.id));
  const suggested = found
    .filter((club) => !isMine.has(club.id))
    .map((club) => ({
      club,
      like_club: own.find((other) => other.category === club.category)?.name ?? null,
    }));
  return [
    ...suggested.filter((one) => one.like_club !== null),
    ...suggested.filter((one) => one.like_club === null),
  ];
}
