// Owns the club as a subject: its card, whose it is, and its being out of sight while it is suspended.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listFacts } from './clubs.store.ts';
import type { Club } from './public/club.ts';
import { clubMembers } from './public/members-slot.ts';
import { clubPath } from './public/paths.ts';
import { presentClub } from './public/present-club.ts';
import { setSuspended } from './set-suspended.ts';

export const clubSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const known = (await listFacts(tx, ids)).filter((club) => isShown(club, viewer));
    const shut = await listShutDoors(tx, viewer, known);
    const clubs = known.filter((club) => !shut.has(club.id));
    const owners = await loadUserCards(
      platform,
      tx,
      clubs.map((club) => club.owner_id),
    );
    return new Map(clubs.map((club) => [club.id, cardOf(platform, club, owners.get(club.owner_id) ?? null)]));
  },

  async facts(tx, ids) {
    const clubs = await listFacts(tx, ids);
    return new Map(clubs.map((club) => [club.id, { author_id: club.owner_id, club_id: club.id }]));
  },

  hide: (platform, tx, id) => setSuspended(platform, tx, id, platform.clock.now()),
  restore: (platform, tx, id) => setSuspended(platform, tx, id, null),
};

function isShown(club: Club, viewer: Actor): boolean {
  if (club.closed_at !== null) return false;
  if (club.suspended_at === null) return true;
  return viewer.kind === 'user' && (viewer.operator || viewer.user_id === club.owner_id);
}

/** A private club is not there for whoever is banned from it. Public ones and visitors cost no query. */
async function listShutDoors(
  tx: Executor,
  viewer: Actor,
  clubs: readonly Club[],
): Promise<ReadonlySet<string>> {
  const ids = clubs.filter((club) => club.visibility === 'private').map((club) => club.id);
  if (viewer.kind !== 'user' || viewer.operator || ids.length === 0) return new Set();
  return clubMembers.read().bannedFrom(tx, viewer.user_id, ids);
}

function cardOf(platform: Platform, club: Club, owner: SubjectCard['author']): SubjectCard {
  return {
    kind: 'club',
    id: club.id,
    title: club.name,
    text: club.tagline,
    path: clubPath(club),
    picture_url: presentClub(platform, club).picture?.small_url ?? null,
    author: owner,
    club_id: club.id,
    state: club.suspended_at === null ? 'shown' : 'hidden',
  };
}
