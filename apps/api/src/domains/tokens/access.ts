// Owns the doors to a token: who looks at it, who buys and sends, and the owner, who sets its price.
import { tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PricedToken } from './tables.ts';
import { findPricedToken, lockToken } from './tokens.store.ts';

export interface Door {
  club: Club;
  standing: Standing;
}

/** Guests too, where they may look inside. */
export async function requireTrader(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  idOrHandle: string,
): Promise<Door> {
  const door = await loadClubFor(platform, tx, actor, idOrHandle, 'see-inside');
  requireMay(door.club, door.standing, 'buy');
  return door;
}

export async function requireToken(platform: Platform, tx: Executor, clubId: string): Promise<PricedToken> {
  return (await findPricedToken(tx, clubId, platform.clock.now())) ?? fail(tokenNotFound);
}

/** Under its lock, as it stands then: the moment is taken once nobody else can change it. */
export async function lockPricedToken(
  platform: Platform,
  tx: Executor,
  clubId: string,
): Promise<{ token: PricedToken; at: Date }> {
  if (!(await lockToken(tx, clubId))) return fail(tokenNotFound);
  const at = platform.clock.now();
  return { token: (await findPricedToken(tx, clubId, at)) ?? fail(tokenNotFound), at };
}
