// Owns the lists that fans read: a club's achievements with their own progress, and the nearest over all their clubs.
import { MOST_LIVE_ACHIEVEMENTS } from '@stagepass/contract/achievements/kinds.ts';
import type { AchievementCard, ClubAchievements } from '@stagepass/contract/achievements/shapes.ts';
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listLive, listNearest } from '../achievements.store.ts';
import { listCountsIn } from '../counters.store.ts';
import { nearestOf, presentCards } from '../views.ts';

export async function listClubAchievements(
  platform: Platform,
  actor: Actor,
  clubId: string,
): Promise<ClubAchievements> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const shown = (await loadItemClubs(platform, db, [club.id])).get(club.id) ?? fail(clubNotFound);
  const rows = await listLive(db, club.id, MOST_LIVE_ACHIEVEMENTS);
  const counts = user_id === null ? new Map() : await listCountsIn(db, { user_id, club_id: club.id });
  const cards = await presentCards(platform, db, rows, {
    user_id,
    count: ({ counter }) => counts.get(counter) ?? 0,
    club: () => shown,
  });
  const edit = may(club, standing, 'manage-content');
  const achievements = cards.filter(({ hidden, stage }) => !hidden || stage > 0);
  return {
    club: shown,
    achievements,
    earned: achievements.reduce((sum, { stage }) => sum + stage, 0),
    stages: achievements.reduce((sum, { stages }) => sum + stages.length, 0),
    nearest_id: user_id === null ? null : (nearestOf(achievements)?.id ?? null),
    hidden_left: cards.length - achievements.length,
    can: { edit },
  };
}

export async function listNearestAchievements(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<AchievementCard[]> {
  const { db } = platform;
  const { user_id } = signedIn(actor);
  const rows = await listNearest(db, user_id, limit);
  const clubs = await loadItemClubs(platform, db, [...new Set(rows.flatMap(({ club_id }) => club_id ?? []))]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return presentCards(
    platform,
    db,
    rows.filter(({ club_id }) => club_id === null || clubs.has(club_id)),
    {
      user_id,
      count: ({ id }) => counts.get(id) ?? 0,
      club: ({ club_id }) => clubs.get(club_id ?? '') ?? null,
    },
  );
}
