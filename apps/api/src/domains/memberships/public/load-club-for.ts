// Owns the door to a club: the club and what the actor is there, or the failure that says what is missing.
import { clubNotFound, membersOnly, mutedHere, scopeMissing } from '@stagepass/contract/clubs/errors.ts';
import { type ClubDeed, scopesFor } from '@stagepass/contract/memberships/permissions.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubAndStanding } from './load-club-and-standing.ts';
import { type ClubTerms, type Terms, whyNot } from './may.ts';
import type { Standing } from './standing.ts';

export async function loadClubFor(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  idOrHandle: string,
  deed: ClubDeed,
  terms: Terms = {},
): Promise<{ club: Club; standing: Standing }> {
  const found = await loadClubAndStanding(platform, tx, actor, idOrHandle);
  if (found === undefined) return fail(clubNotFound);
  requireMay(found.club, found.standing, deed, terms);
  return found;
}

/** For whoever has both already. */
export function requireMay(
  club: ClubTerms & Pick<Club, 'id' | 'handle'>,
  standing: Standing,
  deed: ClubDeed,
  terms: Terms = {},
): void {
  const reason = whyNot(club, standing, deed, terms);
  if (reason === undefined) return;
  if (reason === membersOnly)
    fail(reason, {
      way_in: standing.role === 'visitor' ? 'sign-in' : 'join',
      club_id: club.id,
      handle: club.handle,
    });
  if (reason === scopeMissing) fail(reason, { scopes: scopesFor[deed] ?? [] });
  fail(reason, reason === mutedHere ? { until: standing.muted_until?.toISOString() } : undefined);
}
