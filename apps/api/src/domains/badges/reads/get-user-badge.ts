// Owns a badge that somebody shares: seen where they show their collection, and whoever looks may see its club's inside.
import { badgeNotFound } from '@stagepass/contract/badges/errors.ts';
import type { UserBadge } from '@stagepass/contract/badges/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { loadCollector } from '#domains/users/public/list-collections-shown.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findBadge } from '../badges.store.ts';
import { withoutSecrets } from '../hidden-badges.ts';
import { findHolder } from '../holders.store.ts';
import { presentBadges } from '../views.ts';

export async function getUserBadge(
  platform: Platform,
  viewer: Actor,
  { id, user }: { id: string; user: string },
): Promise<UserBadge> {
  const { db } = platform;
  const { id: userId, shown, to_others } = await loadCollector(db, viewer, user);
  const badge = await findBadge(db, id);
  const holder = badge && shown ? await findHolder(db, id, userId) : undefined;
  if (badge === undefined || holder === undefined) return fail(badgeNotFound);
  const isOwn = viewer.kind === 'user' && viewer.user_id === userId;
  if (badge.club_id !== null && !isOwn) {
    const seen = await clubsSeenInside(platform, viewer, [badge.club_id]);
    if (!seen.has(badge.club_id)) fail(badgeNotFound);
  }
  const [shownBadge = badge] = await withoutSecrets(db, viewer.kind === 'user' ? viewer.user_id : null, [
    badge,
  ]);
  const stage = Math.min(holder.stage, shownBadge.stages);
  const [card] = await presentBadges(platform, db, [{ badge: shownBadge, holder: { ...holder, stage } }]);
  const person = (await loadUserCards(platform, db, [userId])).get(userId) ?? fail(userNotFound);
  return { badge: card ?? fail(badgeNotFound), user: person, shown: to_others };
}
