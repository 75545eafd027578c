// Owns the doors to sets: who sees one, who makes them.
import { setNotFound } from '@stagepass/contract/sets/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findSet } from './sets.store.ts';
import type { SetRow } from './tables.ts';

/** Drafts are there for those who make them; everything else for whoever sees the club's inside. */
export async function loadSet(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ set: SetRow; club: Club; makes: boolean }> {
  const set = (await findSet(tx, id)) ?? fail(setNotFound);
  const found = (await loadClubAndStanding(platform, tx, actor, set.club_id)) ?? fail(setNotFound);
  const makes = may(found.club, found.standing, 'manage-sales');
  if (set.state === 'draft' && !makes) fail(setNotFound);
  if (!makes) requireMay(found.club, found.standing, 'see-inside');
  return { set, club: found.club, makes };
}

export async function loadSetToManage(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ set: SetRow; club: Club }> {
  const set = (await findSet(tx, id)) ?? fail(setNotFound);
  const found = (await loadClubAndStanding(platform, tx, actor, set.club_id)) ?? fail(setNotFound);
  requireMay(found.club, found.standing, 'manage-sales');
  return { set, club: found.club };
}
