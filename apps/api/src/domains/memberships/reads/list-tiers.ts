// Owns the reading of a club's tiers: everybody sees how they are reached, the staff also by how many.
import type { TierView } from '@stagepass/contract/memberships/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubFor } from '../public/load-club-for.ts';
import { may } from '../public/may.ts';
import { countByTier, listTierRows } from '../tiers.store.ts';
import { presentTier } from '../views.ts';

export async function listTiers(platform: Platform, actor: Actor, id: string): Promise<TierView[]> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, id, 'see-front');
  const counts = may(club, standing, 'manage-members') ? await countByTier(db, club.id) : undefined;
  return (await listTierRows(db, club.id)).map((row) => presentTier(row, counts));
}
