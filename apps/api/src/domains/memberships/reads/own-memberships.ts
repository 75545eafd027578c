// Owns what a member reads of themselves: their clubs, and their card in one of them.

import { levelAt } from '@stagepass/base/level.ts';
import { clubNotFound, membersOnly } from '@stagepass/contract/clubs/errors.ts';
import type { memberCard, OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import type { z } from 'zod';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubAndStanding } from '../public/load-club-and-standing.ts';
import { requireMay } from '../public/load-club-for.ts';
import { memberXp } from '../public/xp-slot.ts';
import { byPlace, listOwnRows } from '../register.store.ts';
import { presentOwn } from '../views.ts';

/** Three queries, whatever the number of clubs. */
export async function listOwnMemberships(
  platform: Platform,
  actor: Actor,
  asked: PageAsked,
): Promise<Page<OwnMembership>> {
  const { db } = platform;
  const userId = signedIn(actor).user_id;
  const { rows, next_cursor } = await byPlace.page(asked, (page) => listOwnRows(db, userId, page));
  const ids = rows.map((row) => row.club_id);
  const cards = await loadClubCards(platform, db, ids, { suspended: true });
  const xp = ids.length === 0 ? new Map<string, number>() : await memberXp.read().inClubs(db, userId, ids);
  return {
    data: rows.flatMap((row) => {
      const club = cards.get(row.club_id);
      return club === undefined ? [] : [presentOwn(row, { club, xp: xp.get(row.club_id) ?? 0 })];
    }),
    next_cursor,
  };
}

export async function getMemberCard(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<z.infer<typeof memberCard>> {
  const { db } = platform;
  const userId = signedIn(actor).user_id;
  const { club, standing } = (await loadClubAndStanding(platform, db, actor, id)) ?? fail(clubNotFound);
  requireMay(club, standing, 'see-front');
  if (standing.role === 'visitor' || standing.role === 'guest')
    return fail(membersOnly, { way_in: 'join', club_id: club.id, handle: club.handle });
  const xp = (await memberXp.read().inClubs(db, userId, [club.id])).get(club.id) ?? 0;
  const user = (await loadUserCards(platform, db, [userId])).get(userId) ?? fail(clubNotFound);
  return {
    club: presentClub(platform, club),
    user,
    role: standing.role,
    scopes: [...standing.scopes],
    number: standing.number ?? 0,
    tier: standing.tier,
    joined_at: standing.joined_at?.toISOString() ?? '',
    muted_until: standing.muted_until?.toISOString() ?? null,
    xp,
    level: levelAt(xp),
  };
}
