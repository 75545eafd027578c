// Owns the list of those who take part in a mission, for those who make missions.
import type { MissionParticipant } from '@stagepass/contract/missions/participant-shapes.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMissionToManage } from '../access.ts';
import { listRewards } from '../missions.store.ts';
import { byStarted, listParticipants, type ParticipantRow } from '../take-backs.store.ts';

export async function readParticipants(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<MissionParticipant>> {
  const { db } = platform;
  const { mission, club, standing } = await loadMissionToManage(platform, db, actor, id);
  const { rows, next_cursor } = await byStarted.page(asked, (page) => listParticipants(db, mission.id, page));
  const people = await loadUserCards(
    platform,
    db,
    rows.map(({ user_id }) => user_id),
  );
  const givesSold = (await listRewards(db, [mission.id])).some(
    ({ kind }) => kind === 'item' || kind === 'tokens',
  );
  const mayTake = !givesSold || may(club, standing, 'manage-sales');
  const viewerId = signedIn(actor).user_id;
  const data = rows.flatMap((row): MissionParticipant[] => {
    const user = people.get(row.user_id);
    if (user === undefined) return [];
    const { period, state, staff } = row;
    const taken_back = takenBack(row);
    const take_back = mayTake && row.completed_at !== null && taken_back === null && row.user_id !== viewerId;
    return [
      {
        user,
        period,
        state,
        staff,
        started_at: row.started_at.toISOString(),
        completed_at: row.completed_at?.toISOString() ?? null,
        taken_back,
        can: { take_back },
      },
    ];
  });
  return { data, next_cursor };
}

function takenBack(row: ParticipantRow): MissionParticipant['taken_back'] {
  const { taken_at, reason, xp, items, tokens } = row;
  if (taken_at === null) return null;
  return {
    at: taken_at.toISOString(),
    reason: reason ?? '',
    xp: xp ?? 0,
    items: items ?? 0,
    tokens: tokens ?? 0,
  };
}
