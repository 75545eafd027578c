// Owns the club as a subject: its card, whose it is, and its being out of sight while it is suspended.
import { clubChanged } from '@stagepass/contract/clubs/events.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { setClubOpen } from '#domains/search/public/set-club-open.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listFacts, lockClub, updateClub } from './clubs.store.ts';
import type { Club } from './public/club.ts';
import { clubPath } from './public/paths.ts';
import { presentClub } from './public/present-club.ts';
import { putClubDocument } from './search-document.ts';

export const clubSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const clubs = (await listFacts(tx, ids)).filter((club) => isShown(club, viewer));
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

  hide: (platform, tx, id) => setSuspended(tx, id, platform.clock.now()),
  restore: (_platform, tx, id) => setSuspended(tx, id, null),
};

function isShown(club: Club, viewer: Actor): boolean {
  if (club.closed_at !== null) return false;
  if (club.suspended_at === null) return true;
  return viewer.kind === 'user' && (viewer.operator || viewer.user_id === club.owner_id);
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

async function setSuspended(tx: Tx, id: string, at: Date | null): Promise<void> {
  const club = await lockClub(tx, id);
  // Bears being called again: the first moment stays.
  if (club === undefined || (club.suspended_at === null) === (at === null)) return;
  await updateClub(tx, id, { suspended_at: at });
  await putClubDocument(tx, { ...club, suspended_at: at });
  await setClubOpen(tx, { club_id: id, open: at === null && club.visibility === 'public' });
  await tx.emit(clubChanged, { club_id: id });
}
