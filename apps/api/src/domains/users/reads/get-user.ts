// Owns the reading of profiles: a public one by id or user name, and the own one.
import type { OwnProfile, PublicProfile } from '@stagepass/contract/users/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnUser, loadProfileFor, type ProfileFor } from '../access.ts';
import { findFollowCounts, listMutual } from '../follows.store.ts';
import { clubsOfPerson } from '../public/clubs-of-person.ts';
import { loadUserCards } from '../public/load-user-cards.ts';
import type { UserRow } from '../tables.ts';
import { type ProfileCompany, presentOwnProfile, presentProfile, profileShows } from '../views.ts';

export async function getUser(platform: Platform, actor: Actor, idOrName: string): Promise<PublicProfile> {
  const found = await loadProfileFor(actor, platform.db, idOrName);
  return presentProfile(platform, actor, found, await loadCompany(platform, actor, platform.db, found));
}

export async function getOwnProfile(platform: Platform, actor: Actor): Promise<OwnProfile> {
  return ownProfileOf(platform, actor, await loadOwnUser(actor, platform.db));
}

/** The own profile out of a row that was just read or changed. */
export async function ownProfileOf(platform: Platform, actor: Actor, row: UserRow): Promise<OwnProfile> {
  return presentOwnProfile(platform, actor, row, await findFollowCounts(platform.db, row.id));
}

async function loadCompany(
  platform: Platform,
  actor: Actor,
  tx: Executor,
  { profile, standing }: ProfileFor,
): Promise<ProfileCompany> {
  const shows = profileShows(actor, profile, standing);
  // Some of somebody's followers are a part of the list that they may keep to themselves.
  const mutual =
    standing === null || actor.kind === 'visitor' || standing.blocked || !shows.follow_lists
      ? { ids: [], count: 0 }
      : await listMutual(tx, actor.user_id, profile.id);
  const cards = await loadUserCards(platform, tx, mutual.ids);
  // Somebody whom the viewer blocked is shown only as far as it takes to unblock them.
  const clubs =
    shows.clubs && standing?.blocked !== true
      ? await clubsOfPerson.read().listShown(platform, tx, {
          viewer: actor,
          user_id: profile.id,
        })
      : { clubs: [], shared: 0 };
  return {
    mutual: { count: mutual.count, some: mutual.ids.flatMap((id) => cards.get(id) ?? []) },
    clubs: clubs.clubs,
    clubs_shared: clubs.shared,
  };
}
