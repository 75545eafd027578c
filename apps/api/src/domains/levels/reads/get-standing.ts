// Owns where somebody stands in a club: XP, level, tier, and what is missing to the next.
import { levelProgress } from '@stagepass/base/level.ts';
import { membersOnly } from '@stagepass/contract/clubs/errors.ts';
import type { ClubStanding } from '@stagepass/contract/levels/shapes.ts';
import { listXpTiers } from '#domains/memberships/public/list-xp-tiers.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findTotal } from '../xp.store.ts';

export async function getClubStanding(platform: Platform, actor: Actor, id: string): Promise<ClubStanding> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, id, 'see-front');
  if (standing.role === 'visitor' || standing.role === 'guest')
    return fail(membersOnly, { way_in: 'join', club_id: club.id, handle: club.handle });
  const xp = await findTotal(db, club.id, signedIn(actor).user_id);
  const rank = standing.tier?.rank ?? 0;
  const next = (await listXpTiers(db, club.id)).find((tier) => tier.rank > rank && tier.at_xp > xp);
  return {
    xp,
    ...levelProgress(xp),
    tier: standing.tier,
    next_tier: next === undefined ? null : { ...next, missing_xp: next.at_xp - xp },
  };
}
