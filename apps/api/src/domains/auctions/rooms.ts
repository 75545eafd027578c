// Owns who may watch an auction: whoever may see it.
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { findClubOfAuction } from './auctions.store.ts';

export async function mayWatchAuction(platform: Platform, actor: Actor, id: string): Promise<boolean> {
  const clubId = isId(id) ? await findClubOfAuction(platform.db, id) : undefined;
  if (clubId === undefined) return false;
  const found = await loadClubAndStanding(platform, platform.db, actor, clubId);
  return found !== undefined && may(found.club, found.standing, 'see-inside');
}
