// Owns the doors to a pool: what somebody may not know of answers as missing; a draft is for those who run the club.
import { poolNotFound } from '@stagepass/contract/gacha/errors.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { refuseStaffRole } from '#domains/items/public/refuse-staff.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findPool } from './pools.store.ts';
import type { PoolRow } from './tables.ts';

export interface LoadedPool {
  pool: PoolRow;
  club: Club;
  standing: Standing;
}

/** A pool that the actor may know of, and do this in. */
export async function loadPoolFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
  deed: ClubDeed = 'see-inside',
): Promise<LoadedPool> {
  const pool = await findPool(tx, id);
  if (pool === undefined) return fail(poolNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, pool.club_id);
  // Whom the club does not exist for, neither does the pool; what is missing to take part is said.
  if (found === undefined || !isKnown(pool, found)) return fail(poolNotFound);
  if (deed !== 'see-inside') requireMay(found.club, found.standing, deed);
  return { pool, ...found };
}

function isKnown(pool: PoolRow, { club, standing }: { club: Club; standing: Standing }): boolean {
  if (!may(club, standing, 'see-inside')) return false;
  return pool.state !== 'draft' || isStaffFor(standing, 'sales');
}

/** For those who have, or are about to have, draws of their own in it. */
export async function loadPoolToDraw(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<LoadedPool> {
  const loaded = await loadPoolFor(platform, tx, actor, id, 'take-part');
  refuseStaffRole(loaded.standing);
  return loaded;
}
