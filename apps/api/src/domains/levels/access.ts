// Owns the door to what only members see of levels: boards, and their own place.
import { membersOnly } from '@stagepass/contract/clubs/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

export interface MemberDoor {
  club: Club;
  standing: Standing;
  user_id: string;
}

export function isMember({ role }: Pick<Standing, 'role'>): boolean {
  return role !== 'visitor' && role !== 'guest';
}

export async function loadClubAsMember(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<MemberDoor> {
  const { club, standing } = await loadClubFor(platform, tx, actor, id, 'see-front');
  if (!isMember(standing))
    return fail(membersOnly, { way_in: 'join', club_id: club.id, handle: club.handle });
  return { club, standing, user_id: signedIn(actor).user_id };
}
