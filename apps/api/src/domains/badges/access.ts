// Owns the doors to badges: who sees one, who makes them.
import { badgeNotFound } from '@stagepass/contract/badges/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findBadge } from './badges.store.ts';
import { withoutSecret } from './hidden-badges.ts';
import { findHolder } from './holders.store.ts';
import type { BadgeHolderRow, BadgeRow } from './tables.ts';

export interface BadgeDoor {
  badge: BadgeRow;
  holder: BadgeHolderRow | undefined;
  can_edit: boolean;
}

/**
 * Whoever has a badge sees it; others where they see its club's inside, though nothing telling of a hidden one. The site's own are
 * everybody's.
 */
export async function loadBadge(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<BadgeDoor> {
  const badge = (await findBadge(tx, id)) ?? fail(badgeNotFound);
  const holder = actor.kind === 'user' ? await findHolder(tx, id, actor.user_id) : undefined;
  if (badge.club_id === null) {
    const isSecret = badge.hidden && holder === undefined;
    return { badge: isSecret ? withoutSecret(badge) : badge, holder, can_edit: false };
  }
  const found = await loadClubAndStanding(platform, tx, actor, badge.club_id);
  const can_edit = found !== undefined && may(found.club, found.standing, 'manage-content');
  if (holder !== undefined || can_edit) return { badge, holder, can_edit: can_edit && !badge.of_achievement };
  if (found === undefined || badge.retired_at !== null) return fail(badgeNotFound);
  requireMay(found.club, found.standing, 'see-inside');
  return { badge: badge.hidden ? withoutSecret(badge) : badge, holder, can_edit };
}

export async function loadBadgeToManage(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ badge: BadgeRow; club: Club }> {
  const badge = await findBadge(tx, id);
  if (badge === undefined || badge.club_id === null) return fail(badgeNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, badge.club_id);
  if (found === undefined) return fail(badgeNotFound);
  requireMay(found.club, found.standing, 'manage-content');
  return { badge, club: found.club };
}
