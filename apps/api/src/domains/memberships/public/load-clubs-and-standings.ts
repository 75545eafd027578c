// Owns the way into several clubs at once: each club with what the actor is there, all of them in one query.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { standingFrom } from '../standing.rules.ts';
import { listClubAndStandingRows } from '../standing.store.ts';
import type { Standing } from './standing.ts';

export interface ClubAndStanding {
  club: Club;
  standing: Standing;
}

/** By the club's id; what is no club is left out. Whether the actor may see one is `may`'s to say. */
export async function loadClubsAndStandings(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  clubIds: readonly string[],
): Promise<Map<string, ClubAndStanding>> {
  const ids = [...new Set(clubIds.filter(isId))];
  if (ids.length === 0) return new Map();
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const rows = await listClubAndStandingRows(
    tx,
    ids.map((club_id) => ({ club_id, user_id })),
  );
  const now = platform.clock.now();
  return new Map(rows.map((row) => [row.id, { club: row, standing: standingFrom(actor, row.id, row, now) }]));
}
