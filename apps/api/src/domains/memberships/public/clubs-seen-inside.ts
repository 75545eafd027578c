// Owns which of some clubs a viewer may see the inside of, with what they are there; many who ask at once are asked for together.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { gatherStanding } from './gather-standing.ts';
import { loadClubAndStanding } from './load-club-and-standing.ts';
import { may } from './may.ts';
import type { Standing } from './standing.ts';

export async function clubsSeenInside(
  platform: Platform,
  viewer: Actor,
  clubIds: readonly string[],
): Promise<Map<string, { club: Club; standing: Standing }>> {
  const seen = new Map<string, { club: Club; standing: Standing }>();
  const find = (id: string) =>
    viewer.kind === 'user'
      ? gatherStanding(platform, viewer, id)
      : loadClubAndStanding(platform, platform.db, viewer, id);
  await Promise.all(
    [...new Set(clubIds)].filter(isId).map(async (id) => {
      const found = await find(id);
      if (found !== undefined && may(found.club, found.standing, 'see-inside')) seen.set(id, found);
    }),
  );
  return seen;
}
