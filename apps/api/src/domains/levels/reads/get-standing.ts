// Owns where somebody stands in a club: XP, level, tier, and what is missing to the next.
import { levelProgress } from '@stagepass/base/level.ts';
import type { ClubStanding } from '@stagepass/contract/levels/shapes.ts';
import { listXpTiers } from '#domains/memberships/public/list-xp-tiers.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubAsMember } from '../access.ts';
import { findTotal } from '../xp.store.ts';

export async function getClubStanding(platform: Platform, actor: Actor, id: string): Promise<ClubStanding> {
  const { db } = platform;
  const { club, standing, user_id } = await loadClubAsMember(platform, db, actor, id);
  const xp = await findTotal(db, club.id, user_id);
  const rank = standing.tier?.rank ?? 0;
  const next = (await listXpTiers(db, club.id)).find((tier) => tier.rank > rank && tier.at_xp > xp);
  return {
    xp,
    ...levelProgress(xp),
    tier: standing.tier,
    next_tier: next === undefined ? null : { ...next, missing_xp: next.at_xp - xp },
  };
}
