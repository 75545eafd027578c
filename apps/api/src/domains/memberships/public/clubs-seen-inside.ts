// Owns which of some clubs a viewer may see the inside of, with what they are there; many who ask at once are asked for together.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { gatherStanding } from './gather-standing.ts';
import { loadClubsAndStandings } from './load-clubs-and-standings.ts';
import { may } from './may.ts';
import type { Standing } from './standing.ts';

export async function clubsSeenInside(
  platform: Platform,
  viewer: Actor,
  clubIds: readonly string[],
): Promise<Map<string, { club: Club; standing: Standing }>> {
  const ids = [...new Set(clubIds)].filter(isId);
  const found =
    viewer.kind === 'user'
      ? await Promise.all(ids.map((id) => gatherStanding(platform, viewer, id)))
      : [...(await loadClubsAndStandings(platform, platform.db, viewer, ids)).values()];
  return new Map(
    found.flatMap((at) =>
      at !== undefined && may(at.club, at.standing, 'see-inside') ? [[at.club.id, at] as const] : [],
    ),
  );
}
