// Owns which clubs are suggested to somebody: the liveliest they are not in, nearest to what they like first.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { SuggestedClub } from '@stagepass/contract/fronts/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { listFoundClubs } from '#domains/clubs/public/list-found-clubs.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { bannedFrom } from '#domains/memberships/public/banned-from.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { interestsOf } from '#domains/users/public/interests-of.ts';
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
  const interests = await interestsOf(db, userId);
  return suggestionsFrom(open, own, interests).slice(0, SUGGESTED);
}

/** Like one's clubs first, then like one's interests; the order of liveliness stays within each. */
function suggestionsFrom(
  found: readonly ClubCard[],
  own: readonly ClubCard[],
  interests: readonly Interest[],
): SuggestedClub[] {
  const isMine = new Set(own.map((club) => club.id));
  const suggested = found
    .filter((club) => !isMine.has(club.id))
    .map((club) => ({
      club,
      like_club: own.find((other) => other.category === club.category)?.name ?? null,
    }));
  const nearness = ({ like_club, club }: SuggestedClub) =>
    like_club !== null ? 0 : interests.includes(club.category) ? 1 : 2;
  return suggested.toSorted((a, b) => nearness(a) - nearness(b));
}
