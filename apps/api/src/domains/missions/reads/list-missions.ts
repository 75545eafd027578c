// Owns the lists of missions: of a club in its own order, and of one person over all their clubs.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { lockedMissions } from '../locked-missions.ts';
import { byPosition, listOfClub } from '../missions.store.ts';
import { byEnd, countOwnMissions, listOwnMissions } from '../own-missions.store.ts';
import { presentMissionCards } from '../views.ts';

export async function readClubMissions(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { tab, ...asked }: PageAsked & { tab: 'open' | 'ended' },
): Promise<Page<MissionCard>> {
  const { db, clock } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const now = clock.now();
  const all = may(club, standing, 'manage-content');
  const of =
    tab === 'open'
      ? { club_id: club.id, states: ['live', 'paused'] as const, now, over: false, all }
      : { club_id: club.id, states: ['live', 'paused', 'ended'] as const, now, over: true, all };
  const { rows, next_cursor } = await byPosition.page(asked, (page) => listOfClub(db, of, page));
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const locked = await lockedMissions(db, rows, user_id);
  const inClub = rows.map((mission) => ({ mission, time_zone: club.time_zone }));
  return { data: await presentMissionCards(platform, db, inClub, { user_id, locked }), next_cursor };
}

export async function readOwnMissions(
  platform: Platform,
  actor: Actor,
  { tab, type, ...asked }: PageAsked & { tab: OwnMissionTab; type?: RequirementType | undefined },
): Promise<Page<MissionCard>> {
  const { db, clock } = platform;
  const { user_id } = signedIn(actor);
  const of = { user_id, now: clock.now(), tab, type };
  const { rows, next_cursor } = await byEnd.page(asked, (page) => listOwnMissions(db, of, page));
  const locked = await lockedMissions(db, rows, user_id);
  const inClub = rows.map(({ time_zone, period, ends_at: _, ...mission }) => ({
    mission,
    time_zone,
    period,
  }));
  return { data: await presentMissionCards(platform, db, inClub, { user_id, locked }), next_cursor };
}

export async function readOwnCounts(platform: Platform, actor: Actor) {
  const { user_id } = signedIn(actor);
  const counts = await countOwnMissions(platform.db, { user_id, now: platform.clock.now() });
  const of = (tab: OwnMissionTab) => counts.get(tab) ?? 0;
  return { todo: of('todo'), progress: of('progress'), review: of('review'), done: of('done') };
}
