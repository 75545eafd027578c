// Owns the hot path into a club: the club and what the actor is there, in one prepared query.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { standingFrom } from '../standing.rules.ts';
import { findClubAndStandingRow } from '../standing.store.ts';
import { loadStanding } from './load-standing.ts';
import type { Standing } from './standing.ts';

/** Undefined where there is no such club; whether the actor may see it is `may`'s to say. */
export async function loadClubAndStanding(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  idOrHandle: string,
): Promise<{ club: Club; standing: Standing } | undefined> {
  if (actor.kind === 'user') {
    const by = isId(idOrHandle) ? { id: idOrHandle } : { handle: idOrHandle.toLowerCase() };
    const row = await findClubAndStandingRow(tx, by, actor.user_id);
    if (row !== undefined)
      return { club: row, standing: standingFrom(actor, row.id, row, platform.clock.now()) };
    if ('id' in by) return undefined;
  }
  // A visitor, or a handle that its club has given up: the slower way knows those too.
  const club = await findClub(platform, tx, idOrHandle);
  return club && { club, standing: await loadStanding(platform, tx, actor, club) };
}
