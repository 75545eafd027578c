// Owns who may watch what happens in a club and at a post: whoever may read there; and at home, whoever lives there.
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { newsRoom } from './live.ts';
import { postSubject } from './subject.ts';

export async function mayWatchPost(platform: Platform, actor: Actor, id: string): Promise<boolean> {
  return isId(id) && (await postSubject.loadCards(platform, platform.db, actor, [id])).has(id);
}

export async function mayWatchClub(platform: Platform, actor: Actor, id: string): Promise<boolean> {
  const found = isId(id) ? await loadClubAndStanding(platform, platform.db, actor, id) : undefined;
  return found !== undefined && may(found.club, found.standing, 'see-inside');
}

/** One's own home hears of all of one's clubs. */
export async function mayWatchHome(platform: Platform, actor: Actor, id: string): Promise<false | string[]> {
  if (actor.kind !== 'user' || actor.user_id !== id) return false;
  return (await clubIdsOf(platform.db, id)).map(newsRoom);
}
