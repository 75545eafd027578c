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
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor, timeIn } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubAndStanding } from '../public/load-club-and-standing.ts';
import { requireMay } from '../public/load-club-for.ts';
import { memberXp } from '../public/xp-slot.ts';
import { listOwnRows } from '../register.store.ts';
import { presentOwn } from '../views.ts';

/** Three queries, whatever the number of clubs. */
export async function listOwnMemberships(
  platform: Platform,
  actor: Actor,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ data: OwnMembership[]; next_cursor: string | null }> {
  const { db } = platform;
  const userId = signedIn(actor).user_id;
  const rows = await listOwnRows(db, userId, { after: afterOf(query.cursor), limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const ids = shown.map((row) => row.club_id);
  const cards = await loadClubCards(platform, db, ids, { suspended: true });
  const xp = ids.length === 0 ? new Map<string, number>() : await memberXp.read().inClubs(db, userId, ids);
  const last = shown.at(-1);
  return {
    data: shown.flatMap((row) => {
      const club = cards.get(row.club_id);
      return club === undefined ? [] : [presentOwn(row, { club, xp: xp.get(row.club_id) ?? 0 })];
    }),
    next_cursor:
      rows.length > query.limit && last !== undefined
        ? `${last.place}~${last.joined_at?.toISOString()}~${last.club_id}`
        : null,
  };
}

function afterOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [place = '', joined = '', clubId = '', ...rest] = cursor.split('~');
  const joined_at = timeIn(joined);
  if (!/^[012]$/.test(place) || joined_at === undefined || !isId(clubId) || rest.length > 0)
    return refuseCursor();
  return { place: Number(place), joined_at, club_id: clubId };
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
    number: standing.number ?? 0,
    tier: standing.tier,
    joined_at: standing.joined_at?.toISOString() ?? '',
    muted_until: standing.muted_until?.toISOString() ?? null,
    xp,
    level: levelAt(xp),
  };
}
