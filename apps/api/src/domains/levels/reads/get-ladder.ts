// Owns the reading of a club's ladder: its levels with names and perks, and where the viewer is.
import { levelProgress } from '@stagepass/base/level.ts';
import type { LevelLadder } from '@stagepass/contract/levels/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isMember } from '../access.ts';
import { presentStep } from '../ladder.rules.ts';
import { listSteps } from '../steps.store.ts';
import { findLevelSince, findTotal } from '../xp.store.ts';

export async function getLadder(platform: Platform, actor: Actor, id: string): Promise<LevelLadder> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, id, 'see-front');
  const steps = await listSteps(db, club.id);
  const user_id = isMember(standing) ? standing.user_id : null;
  return {
    steps: steps.map(presentStep),
    mine: user_id === null ? null : await readMine(db, { club_id: club.id, user_id }),
    can: { edit: may(club, standing, 'manage-members') },
  };
}

async function readMine(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<NonNullable<LevelLadder['mine']>> {
  const xp = await findTotal(tx, of.club_id, of.user_id);
  const since = await findLevelSince(tx, of.club_id, of.user_id);
  return { xp, ...levelProgress(xp), since: since?.toISOString() ?? null };
}
