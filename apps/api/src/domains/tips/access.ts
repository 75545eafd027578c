// Owns the doors to tips: who gives one and why not, and who reads them.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { ownClubTip, tipsOff } from '@stagepass/contract/tips/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaff, whyNot } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

export interface Door {
  club: Club;
  standing: Standing;
}

/** Guests too, where they may look inside; nobody who runs the club. */
export async function requireGiver(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  club: string,
): Promise<Door> {
  const door = await loadClubFor(platform, tx, actor, club, 'see-inside');
  requireMay(door.club, door.standing, 'buy');
  if (isStaff(door.standing)) fail(ownClubTip);
  return door;
}

/** Why somebody cannot give a tip; null where they can. A visitor is led to sign in by the screen. */
export function tipRefusal({ club, standing }: Door, on: boolean): ErrorCode | null {
  if (isStaff(standing)) return ownClubTip;
  if (!on) return tipsOff;
  return standing.user_id === null ? null : (whyNot(club, standing, 'buy') ?? null);
}
