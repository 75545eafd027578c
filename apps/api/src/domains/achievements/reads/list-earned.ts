// Owns what a phone asks for once its socket is connected: the stages that were earned while it was not.
import type { EarnedStage } from '@stagepass/contract/achievements/shapes.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listEarnedSince } from '../earned.store.ts';

/** More toasts than this nobody reads. */
const MOST_TOLD = 5;

export async function listEarnedStages(
  platform: Platform,
  actor: Actor,
  within_s: number,
): Promise<EarnedStage[]> {
  const { db, clock } = platform;
  const { user_id } = signedIn(actor);
  const since = new Date(clock.now().getTime() - within_s * 1000);
  const rows = await listEarnedSince(db, { user_id, since, limit: MOST_TOLD });
  if (rows.length === 0) return [];
  const clubs = await loadItemClubs(platform, db, [...new Set(rows.flatMap(({ club_id }) => club_id ?? []))]);
  const designs = await loadDesigns(db, [...new Set(rows.flatMap((row) => row.given_design_id ?? []))]);
  return rows.map(({ achievement_id, club_id, name, look, stage, stages, xp, given_design_id }) => {
    const club = clubs.get(club_id ?? '');
    return {
      achievement_id,
      club: club === undefined ? null : { id: club.id, handle: club.handle, name: club.name },
      name,
      look,
      stage,
      stages,
      xp,
      item: designs.get(given_design_id ?? '')?.name ?? null,
    };
  });
}
