// Owns a level that somebody shares: seen where they show their collection and are on the club's boards, and whoever looks may see the
// club's inside.
import { levelProgress } from '@stagepass/base/level.ts';
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { levelNotShown } from '@stagepass/contract/levels/errors.ts';
import type { UserLevel } from '@stagepass/contract/levels/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { loadCollector } from '#domains/users/public/list-collections-shown.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { readBoardStanding } from '../boards.store.ts';
import { nameOf } from '../ladder.rules.ts';
import { listSteps } from '../steps.store.ts';
import { findTotal } from '../xp.store.ts';

export async function getUserLevel(
  platform: Platform,
  viewer: Actor,
  { id, user }: { id: string; user: string },
): Promise<UserLevel> {
  const { db } = platform;
  const { id: user_id, shown, to_others } = await loadCollector(db, viewer, user);
  const { id: club_id } = (await findClub(platform, db, id)) ?? fail(clubNotFound);
  const isOwn = viewer.kind === 'user' && viewer.user_id === user_id;
  const { is_member, opted_out } = await readBoardStanding(db, { club_id, user_id });
  if (!isOwn) {
    const seen = await clubsSeenInside(platform, viewer, [club_id]);
    if (!shown || opted_out || !seen.has(club_id)) fail(levelNotShown);
  }
  if (!is_member) fail(levelNotShown);
  const { level } = levelProgress(await findTotal(db, club_id, user_id));
  const club = (await loadClubCards(platform, db, [club_id])).get(club_id) ?? fail(clubNotFound);
  const person = (await loadUserCards(platform, db, [user_id])).get(user_id) ?? fail(userNotFound);
  const name = nameOf(await listSteps(db, club_id), level);
  return { club, user: person, level, name, shown: to_others && !opted_out };
}
